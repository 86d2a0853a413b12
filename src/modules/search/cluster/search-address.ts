import type { ServersAddress } from '#platform/opensearch.server.ts'
import { WrongSettings } from '#platform/settings.server.ts'

export type ClusterAddress = ServersAddress & {
  /** Begins the name of everything this shop has in the cluster. */
  name: string
}

const USUAL_NAME = 'praya'
const USUAL_SECONDS = 10

/**
 * Reads an address such as http://user:password@one:9200/praya?node=two:9200&node=three:9200&seconds=10. Any node may be asked; one that is
 * not named takes its part all the same, and one without a port has that of the first.
 */
export function readClusterAddress(text: string): ClusterAddress {
  const url = new URL(text)
  const wrong = (what: string): WrongSettings => new WrongSettings(`Wrong settings:\n  SEARCH_URL: ${what}`)
  const isSecure = url.protocol === 'https:'
  const usualPort = Number(url.port || (isSecure ? 443 : 80))
  const others = url.searchParams.getAll('node').map((node) => {
    const [, host, port] = /^([^:/]+)(?::(\d{1,5}))?$/.exec(node) ?? []
    if (!host) throw wrong(`“${node}” is no host with a port`)
    return { host, port: Number(port ?? usualPort) }
  })
  const seconds = Number(url.searchParams.get('seconds') ?? USUAL_SECONDS)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 3_600) throw wrong('“seconds” is a whole number from 1 to 3600')
  const name = url.pathname.slice(1) || USUAL_NAME
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(name)) throw wrong(`“${name}” is no name: small letters, digits and hyphens`)
  const account = [url.username, url.password].map(decodeURIComponent).join(':')
  return {
    ...{ name, seconds, isSecure },
    servers: [{ host: url.hostname, port: usualPort }, ...others],
    authorization: url.username === '' ? undefined : `Basic ${Buffer.from(account).toString('base64')}`,
  }
}
