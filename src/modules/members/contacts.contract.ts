import parsePhoneNumber from 'libphonenumber-js/max'
import { maskedPhone, spacedPhone } from '#language/shown-phone.ts'
import { emailProblem } from '#modules/fulfilment/address.rules.ts'
import { readPhone } from '#modules/fulfilment/phones.rules.ts'
import type { FieldProblem } from '#language/field-problems.ts'

/** A way to reach somebody, written as it is stored: in lower case, or with its country code (+85291234567). */
export type Contact = { kind: 'email' | 'mobile'; value: string }
export type TypedContact = { email: string; areaNum: string; mobile: string }
type Problem = { field: 'email' | 'mobile'; problem: FieldProblem }

/** What was typed, as a contact: the e-mail where there is one, else the number. */
export function readContact({ email, areaNum, mobile }: TypedContact): Contact | Problem {
  if (mobile.trim() === '' || email.trim() !== '') return readEmail(email)
  return readMobile(areaNum, mobile)
}

function readEmail(typed: string): Contact | Problem {
  const email = typed.trim().toLowerCase()
  const problem = emailProblem(email)
  return problem ? { field: 'email', problem } : { kind: 'email', value: email }
}

const OF_PLACE: Record<string, FieldProblem> = { '+852': 'phone-hk', '+853': 'phone-mo', '+86': 'phone-cn' }
/** What can be sent a message: a number that could be either is taken for one. */
const REACHED = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER'])

function readMobile(chosen: string, typed: string): Contact | Problem {
  const { areaNum, mobile } = readPhone({ areaNum: chosen, mobile: typed })
  const number = parsePhoneNumber(areaNum + mobile.replace(/^0+(?=\d)/, ''))
  const fits = number?.isValid() && `+${number.countryCallingCode}` === areaNum && REACHED.has(number.getType())
  if (!number || !fits) return { field: 'mobile', problem: OF_PLACE[areaNum] ?? 'phone' }
  return { kind: 'mobile', value: number.number }
}

/** As whoever has typed it reads it again: only so can they see that a letter is wrong. */
export const shownContact = ({ kind, value }: Contact): string => (kind === 'email' ? value : spacedPhone(value))

/** Enough for its owner to know it, and too little for anybody else. */
export const maskedContact = ({ kind, value }: Contact): string =>
  kind === 'email' ? value.replace(/^(.)[^@]*(?=@)/, '$1•••') : maskedPhone(value)
