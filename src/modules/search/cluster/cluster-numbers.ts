import { hash } from 'node:crypto'

const SIGN = 1n << 63n

/** The number that stands for a name: 52 bits of its digest, which JavaScript can hold exactly. */
export const numberOf = (name: string): number => Number.parseInt(hash('sha1', name, 'hex').slice(0, 13), 16)

/** A document's number, above 0 and below 2^63. */
export const documentNumber = (name: string): string =>
  ((BigInt(`0x${hash('sha1', name, 'hex').slice(0, 16)}`) >> 1n) | 1n).toString()

/** A hash in place of a token: whatever is typed, only letters and digits reach the server. */
export const opaque = (token: string): string => `t${hash('sha1', token, 'hex').slice(0, 16)}`

/** The halves of an id as signed numbers that sort as its text does. */
export function halvesOf(uuid: string): [string, string] {
  const digits = uuid.replaceAll('-', '')
  const half = (from: number): string => BigInt.asIntN(64, BigInt(`0x${digits.slice(from, from + 16)}`) ^ SIGN).toString()
  return [half(0), half(16)]
}
