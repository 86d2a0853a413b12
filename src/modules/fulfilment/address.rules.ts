import type { FieldProblem } from '#language/field-problems.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import { textWidth } from '#platform/text-width.ts'
import { textProblem } from '#platform/wire/readable-text.ts'

/** 1 self pick-up, 2 delivery to an address. */
export const PICK_UP = 1
export const DELIVERY = 2

export type Receiver = {
  logisticsType: 1 | 2
  firstName: string
  lastName: string
  /** +852, +853 or +86 */
  areaNum: string
  mobile: string
  email: string
  territory: 'HK' | 'MO'
  /** District code of an address, or the code of a pick-up point. */
  provinceCode: string
  /** Flat, floor, building, street; empty for pick-up. */
  address: string
}
export type ReceiverField = 'firstName' | 'lastName' | 'mobile' | 'email' | 'provinceCode' | 'address'
export type ReceiverProblems = Partial<Record<ReceiverField, FieldProblem>>

const LONGEST_NAME = 10
// Numbers issued by territory: Hong Kong has no range left that a shorter rule would not refuse wrongly.
const phones: Record<string, { pattern: RegExp; problem: FieldProblem }> = {
  '+852': { pattern: /^[2-9]\d{7}$/, problem: 'phone-hk' },
  '+853': { pattern: /^(28|[68]\d)\d{6}$/, problem: 'phone-mo' },
  '+86': { pattern: /^1[3-9]\d{9}$/, problem: 'phone-cn' },
}
export const areaNumbers = Object.keys(phones)

export const pickUpPoints = [
  {
    code: 'central-store',
    en: 'Praya Central store: 1/F, 18 Pedder Street, Central',
    zh: '中環店：中環畢打街18號1樓',
    hoursEn: 'Mon–Fri 9:00–18:00, Sat 9:00–12:00',
    hoursZh: '星期一至五9:00–18:00，星期六9:00–12:00',
  },
  {
    code: 'kwun-tong-office',
    en: 'Praya office: 12/F, 388 Kwun Tong Road, Kwun Tong',
    zh: '辦公室：觀塘觀塘道388號12樓',
    hoursEn: 'Mon–Fri 9:00–18:00, Sat 9:00–12:00',
    hoursZh: '星期一至五9:00–18:00，星期六9:00–12:00',
  },
] as const

/** Digits only: shoppers type spaces and hyphens. */
export const plainPhone = (typed: string): string => typed.replace(/[\s-]/g, '')

export function phoneProblem(areaNum: string, mobile: string): FieldProblem | undefined {
  const rule = phones[areaNum]
  if (!rule) return 'phone'
  return rule.pattern.test(plainPhone(mobile)) ? undefined : rule.problem
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (email.length === 0) return 'required'
  return email.length <= 120 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : 'email'
}

function nameProblem(name: string): FieldProblem | undefined {
  const trimmed = name.trim()
  const unfit = textProblem(trimmed)
  if (trimmed === '' || unfit) return unfit ?? 'required'
  return textWidth(trimmed.slice(0, 40)) > LONGEST_NAME || trimmed.length > LONGEST_NAME * 2 ? 'short-name' : undefined
}

function placeProblem(receiver: Receiver): FieldProblem | undefined {
  if (receiver.logisticsType === PICK_UP)
    return pickUpPoints.some((point) => point.code === receiver.provinceCode) ? undefined : 'choose-one'
  const known = deliveryRegions.some(
    (region) =>
      region.territory === receiver.territory && region.districts.some((district) => district.code === receiver.provinceCode),
  )
  return known ? undefined : 'choose-one'
}

function addressProblem(receiver: Receiver): FieldProblem | undefined {
  if (receiver.logisticsType === PICK_UP) return undefined
  const length = [...receiver.address.trim()].length
  const unfit = textProblem(receiver.address)
  if (length === 0 || unfit) return unfit ?? 'required'
  return length < 5 || length > 100 ? 'address-length' : undefined
}

export type Contact = Pick<Receiver, 'firstName' | 'lastName' | 'areaNum' | 'mobile' | 'email'>

/** What is wrong with what somebody tells of themselves, by field. Nothing need be told: that is asked when something is delivered. */
export function contactProblems(contact: Contact): ReceiverProblems {
  const problems = contactRules(contact)
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined && problem !== 'required'))
}

const contactRules = ({ firstName, lastName, areaNum, mobile, email }: Contact) => ({
  email: emailProblem(email.trim()),
  firstName: nameProblem(firstName),
  lastName: nameProblem(lastName),
  mobile: mobile.trim() === '' ? ('required' as const) : phoneProblem(areaNum, mobile),
})

/** Everything wrong with a receiver, by field; empty when it can be delivered to. The form and the server both ask here. */
export function receiverProblems(receiver: Receiver): ReceiverProblems {
  const problems: Record<ReceiverField, FieldProblem | undefined> = {
    ...contactRules(receiver),
    provinceCode: placeProblem(receiver),
    address: addressProblem(receiver),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
