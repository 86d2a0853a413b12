import { areaNumbersOfTheWorld } from '#language/buying/address-places.ts'
import type { FieldProblem } from '#language/field-problems.ts'
import { DIALLED_AT_HOME } from '#platform/text/words-to-find.ts'

/** A telephone number as it is kept: the code of its country or region, and the digits behind it. */
export type Phone = { areaNum: string; mobile: string }

type Format = { pattern: RegExp; problem: FieldProblem }
// Numbers issued by territory: Hong Kong has no range left that a shorter rule would not refuse wrongly.
const phones: Record<string, Format> = {
  '+852': { pattern: /^[2-9]\d{7}$/, problem: 'phone-hk' },
  '+853': { pattern: /^(28|[68]\d)\d{6}$/, problem: 'phone-mo' },
  '+86': { pattern: /^1[3-9]\d{9}$/, problem: 'phone-cn' },
  '+886': { pattern: /^9\d{8}$/, problem: 'phone-tw' },
}
const elsewhere: Format = { pattern: /^\d{4,14}$/, problem: 'phone' }

/** Digits alone, however wide they were typed or pasted: without spaces, brackets, dots, dashes of any length and marks nobody sees. */
const plainPhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}.·/]/gu, '')

/** What stands before a number that is called from abroad; "(0)" behind a code is not dialled. */
const FROM_ABROAD = /^(\+|00)(?=[1-9])/

/**
 * A number as people have it, pasted from elsewhere with its code or typed without: a code that was written wins over the one that was
 * chosen. Digits without a mark are taken for a code only where they are no number otherwise.
 */
export function readPhone({ areaNum, mobile }: Phone): Phone {
  const digits = plainPhone(mobile.replace(DIALLED_AT_HOME, ''))
  const plain = { areaNum, mobile: withoutZero(areaNum, digits) }
  if (FROM_ABROAD.test(digits)) return withCode(digits.replace(FROM_ABROAD, '+')) ?? plain
  if (fits(plain)) return plain
  return (
    Object.keys(phones)
      .flatMap((code) => withCode(`+${digits}`, [code]) ?? [])
      .find(fits) ?? plain
  )
}

/** Dialled at home alone. In Italy and a few others it is part of the number. */
const withoutZero = (areaNum: string, digits: string): string =>
  ['+39', '+225', '+241', '+242'].includes(areaNum) ? digits : digits.replace(/^0(?=\d)/, '')

/** By the longest code there is: +852 is not +85 with a 2. */
function withCode(number: string, codes: readonly string[] = areaNumbersOfTheWorld): Phone | undefined {
  const [areaNum] = codes.filter((code) => number.startsWith(code)).toSorted((one, other) => other.length - one.length)
  return areaNum ? { areaNum, mobile: withoutZero(areaNum, number.slice(areaNum.length)) } : undefined
}

const formatOf = (areaNum: string): Format => phones[areaNum] ?? elsewhere
const fits = ({ areaNum, mobile }: Phone): boolean => formatOf(areaNum).pattern.test(mobile)

export function phoneProblem(typed: Phone): FieldProblem | undefined {
  const phone = readPhone(typed)
  if (!areaNumbersOfTheWorld.includes(phone.areaNum)) return 'phone'
  return fits(phone) ? undefined : formatOf(phone.areaNum).problem
}

/** What a field shows once it was left: a code that was written there goes where codes are chosen; blanks stay as typed. */
export function phoneAsRead(typed: Phone): Phone {
  const { areaNum, mobile } = typed
  const read = readPhone(typed)
  const hadCode = read.areaNum !== areaNum || plainPhone(mobile).length > read.mobile.length + 1
  return hadCode && fits(read) ? read : { areaNum, mobile }
}
