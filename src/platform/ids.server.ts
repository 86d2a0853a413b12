import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7: made by the program and later than every one it made before, so that indexes grow at one end and rows sort by age. */
export const newId = (): string => v7()

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

/** By which a file is known under any name: 128 bits over its content. */
export const hashContent = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 32)

/** The secret part of a link that is passed on: 128 bits, letters that every chat program leaves alone. */
export const newShareCode = (): string => randomBytes(16).toString('base64url')
