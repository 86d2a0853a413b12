/** A file of WAL, 16 MB of what was written: its name is timeline and place. */
export const WAL_FILE = /^[0-9A-F]{24}$/
export const HISTORY_FILE = /^[0-9A-F]{8}\.history$/

const FILE_BYTES = 16n * 2n ** 20n
const FILES_EACH = 2n ** 32n / FILE_BYTES

const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, '0')

/** The number of the file that holds a position such as `1/4A0000F8`. */
export function walNumber(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)) / FILE_BYTES
}

export const historyName = (timeline: number): string => `${hex(timeline)}.history`

export const walName = (timeline: number, number: bigint): string =>
  `${hex(timeline)}${hex(number / FILES_EACH)}${hex(number % FILES_EACH)}`

export const numberOfName = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * FILES_EACH + BigInt(`0x${name.slice(16, 24)}`)

/** All that belongs to a span, both ends included. */
export function walSpan(timeline: number, from: string, to: string): string[] {
  const names: string[] = []
  for (let number = walNumber(from); number <= walNumber(to); number++) names.push(walName(timeline, number))
  return names
}
