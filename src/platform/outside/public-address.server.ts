import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why an address that a person gave is not called. */
export type AddressProblem = 'not-an-address' | 'scheme' | 'credentials' | 'port' | 'host'

/** Thrown while connecting, when a name leads to this machine or into the network behind it. */
export class AddressRefused extends Error {}

/** `loopback`: this machine itself may be called, without TLS and at any port. For tests and demos, whose receivers stand there. */
export type AddressRules = { loopback: boolean }

const PORTS: ReadonlySet<string> = new Set(['', '8443'])
/** Names that no public name server knows. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|onion|arpa|test|invalid)$/

/** The rules for an address that the shop is to call for somebody: https to a public name, at a usual port. What the name leads to is checked at each connection. */
export function findAddressProblem(written: string, { loopback }: AddressRules): AddressProblem | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || url.hash !== '') return 'not-an-address'
  if (url.username !== '' || url.password !== '') return 'credentials'
  // As it is understood, and not as it was written: 0x7f000001 and 2130706433 are 127.0.0.1 here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (loopback && (host === 'localhost' || isLoopback(host))) return /^https?:$/.test(url.protocol) ? undefined : 'scheme'
  if (url.protocol !== 'https:') return 'scheme'
  if (ipaddr.isValid(host) || !host.includes('.') || host.endsWith('.') || PRIVATE_NAME.test(host)) return 'host'
  return PORTS.has(url.port) ? undefined : 'port'
}

/** IPv6 addresses that anyone may have; all others serve a special purpose. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Whether an address belongs to the public Internet, in any notation. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6))
}

const isLoopback = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'

type Resolve = (
  host: string,
  options: { all: true; verbatim: true },
  done: (problem: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Looks a name up for one connection, and answers only what may be called: the connection is made to the very addresses that were
 * checked, so that a name which leads elsewhere a moment later gains nothing.
 */
export function checkedLookup({ loopback }: AddressRules, resolve: Resolve = lookup): LookupFunction {
  const mayCall = ({ address }: LookupAddress): boolean => isPublicAddress(address) || (loopback && isLoopback(address))
  return (host, options, done) =>
    resolve(host, { all: true, verbatim: true }, (problem, found) => {
      const [first] = found ?? []
      if (problem) done(problem, [])
      else if (!first || !found.every(mayCall)) done(new AddressRefused(`${host} leads to an address that is not called`), [])
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
}
