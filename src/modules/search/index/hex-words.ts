const HEX_LENGTH = 32
/** With its four dashes. */
export const UUID_LENGTH = 36

const DASH = 45
const isDashPlace = (at: number): boolean => at === 8 || at === 13 || at === 18 || at === 23
/** By character code what a small hexadecimal digit is worth; 16 for anything else. */
const WORTH = new Uint8Array(128).fill(16)
for (const [worth, digit] of [...'0123456789abcdef'].entries()) WORTH[digit.charCodeAt(0)] = worth

/** 128 bits in small hexadecimal digits, with the dashes of a UUID or without any, as four numbers. Says whether they are that. */
export function readHex(text: string, words: Uint32Array): boolean {
  if (text.length !== UUID_LENGTH && text.length !== HEX_LENGTH) return false
  let [word, digits, wrong] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (text.length === UUID_LENGTH && isDashPlace(at)) {
      wrong |= code ^ DASH
      continue
    }
    const worth = code < WORTH.length ? WORTH[code]! : 16
    wrong |= worth & 16
    word = (word << 4) | worth
    digits += 1
    if ((digits & 7) === 0) words[(digits >>> 3) - 1] = word
  }
  return wrong === 0
}

const digitsOf = Array.from({ length: 256 }, (_, byte) => Buffer.from(byte.toString(16).padStart(2, '0')))
const written = Buffer.alloc(UUID_LENGTH, '-')

/** The way back, from sixteen bytes: as a UUID. */
export function writeUuid(bytes: Uint8Array, from: number): string {
  let at = 0
  for (let byte = from; byte < from + 16; byte += 1) {
    if (isDashPlace(at)) at += 1
    const digits = digitsOf[bytes[byte]!]!
    written[at] = digits[0]!
    written[at + 1] = digits[1]!
    at += 2
  }
  return written.toString('latin1')
}
