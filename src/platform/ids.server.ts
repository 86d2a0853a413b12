import { createHash, randomBytes, randomFillSync } from 'node:crypto'

const pool = Buffer.allocUnsafe(16 * 256)
let used = pool.length

/** A UUIDv7: made by the program, ordered by time, so that indexes grow at one end. */
export function newId(): string {
  if (used >= pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

// No letter that is read as a digit, none that spells a word.
const SPOKEN = '23456789BCDFGHJKMNPQRSTVWXZ'

/** What people see and read out: short, random, unguessable (10 letters hold 47 bits). */
export function newSpokenCode(length: number): string {
  let code = ''
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 243 && code.length < length) code += SPOKEN[byte % 27]
    }
  }
  return code
}

/** A bearer token of 256 bits, and the hash under which it is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The secret part of a link that is passed on: 128 bits, letters that every chat program leaves alone. */
export const newShareCode = (): string => randomBytes(16).toString('base64url')
