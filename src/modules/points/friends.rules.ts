import { maskedPhone } from '#language/shown-phone.ts'

/** How somebody names a friend: by the code of their account, or by how they are reached. */
export type Named = { by: 'code' | 'email' | 'mobile'; value: string }

const CODE = /^[2-9B-DF-HJ-KM-NP-TV-XZ]{10}$/
const EMAIL = /^[^\s@]+@[^\s@]+$/
const MOBILE = /^\+?\d{8,15}$/

/** What was typed; undefined when it can be none of them. A number without a country code is one of Hong Kong. */
export function readNamed(typed: string): Named | undefined {
  const word = typed.normalize('NFKC').trim()
  if (EMAIL.test(word)) return { by: 'email', value: word.toLowerCase() }
  const tight = word.replace(/[\s()-]/g, '')
  if (CODE.test(tight.toUpperCase())) return { by: 'code', value: tight.toUpperCase() }
  if (!MOBILE.test(tight)) return undefined
  return { by: 'mobile', value: tight.startsWith('+') ? tight : tight.length === 8 ? `+852${tight}` : `+${tight}` }
}

/** As it may stand in lists: a code as it is, a contact so far that whoever typed it knows it. */
export const shownNamed = ({ by, value }: Named): string => {
  if (by === 'code') return value
  return by === 'email' ? value.replace(/^(.)[^@]*(?=@)/, '$1•••') : maskedPhone(value)
}
