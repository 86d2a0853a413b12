import { house, type HousePlace } from '#language/house.ts'
import type { FieldProblem } from '#language/field-problems.ts'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import { areaNumbersOfTheWorld, destinationOf, isLocal, isPlaceIn, type Territory } from '#language/buying/address-places.ts'
import { textWidth } from '#platform/text/text-width.ts'
import { textProblem } from '#platform/wire/readable-text.ts'
import { postCodeProblem } from './post-codes.rules.ts'

/** 1 self pick-up, 2 delivery to an address. */
export const PICK_UP = 1
export const DELIVERY = 2

export type AddressField = 'firstName' | 'lastName' | 'mobile' | 'provinceCode' | 'city' | 'postCode' | 'address'
export type AddressProblems = Partial<Record<AddressField, FieldProblem>>

export type Receiver = PostalAddress & {
  logisticsType: 1 | 2
  email: string
  /** Of the place, or the code of a pick-up point. */
  provinceCode: string
  /** Flat, floor, building, street; empty for pick-up. */
  address: string
}
export type ReceiverField = AddressField | 'email'
export type ReceiverProblems = Partial<Record<ReceiverField, FieldProblem>>

const LONGEST_NAME = 10
type Format = { pattern: RegExp; problem: FieldProblem }
// Numbers issued by territory: Hong Kong has no range left that a shorter rule would not refuse wrongly.
const phones: Record<string, Format> = {
  '+852': { pattern: /^[2-9]\d{7}$/, problem: 'phone-hk' },
  '+853': { pattern: /^(28|[68]\d)\d{6}$/, problem: 'phone-mo' },
  '+86': { pattern: /^1[3-9]\d{9}$/, problem: 'phone-cn' },
  '+886': { pattern: /^0?9\d{8}$/, problem: 'phone-tw' },
}
const elsewhere: Format = { pattern: /^\d{4,14}$/, problem: 'phone' }
/** Those the shop writes and sends to. */
export const areaNumbers = ['+852', '+853', '+86']

/** Hong Kong and Macau have none. */
export const hasPostCode = (territory: Territory): boolean => !isLocal(territory)
/** There the district says where one is; elsewhere city and district are written. */
export const hasCity = (territory: Territory): boolean => !isLocal(territory)

/** Stores and offices where orders are collected, as the settings name them. */
export const pickUpPoints = (): readonly HousePlace[] => house().places

/** Where an order is fetched; undefined for an address, and for a place that is no more. */
export const findPickUpPoint = (code: string): HousePlace | undefined => pickUpPoints().find((point) => point.code === code)

/** Digits only: shoppers type spaces and hyphens. */
export const plainPhone = (typed: string): string => typed.replace(/[\s-]/g, '')

export function phoneProblem(areaNum: string, mobile: string): FieldProblem | undefined {
  const rule = phones[areaNum] ?? elsewhere
  if (!areaNumbersOfTheWorld.includes(areaNum)) return 'phone'
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

function placeProblem({ territory, provinceCode }: Receiver, farAway: readonly string[]): FieldProblem | undefined {
  if (!isPlaceIn(territory, provinceCode)) return 'choose-one'
  return isLocal(territory) || farAway.includes(destinationOf(territory, provinceCode)) ? undefined : 'not-delivered'
}

function detailProblem(address: string): FieldProblem | undefined {
  const length = [...address.trim()].length
  const unfit = textProblem(address)
  if (length === 0 || unfit) return unfit ?? 'required'
  return length < 5 || length > 100 ? 'address-length' : undefined
}

function cityProblem({ territory, city }: PostalAddress): FieldProblem | undefined {
  if (!hasCity(territory)) return undefined
  const unfit = textProblem(city)
  if (city.trim() === '' || unfit) return unfit ?? 'required'
  return [...city.trim()].length > 60 ? 'too-long' : undefined
}

export type Contact = Pick<Receiver, 'firstName' | 'lastName' | 'areaNum' | 'mobile' | 'email'>

/** What is wrong with what somebody tells of themselves, by field. Nothing need be told: that is asked when something is delivered. */
export function contactProblems(contact: Contact): ReceiverProblems {
  const problems = contactRules(contact)
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined && problem !== 'required'))
}

const contactRules = (contact: Contact) => ({ email: emailProblem(contact.email.trim()), ...personRules(contact) })

const personRules = ({ firstName, lastName, areaNum, mobile }: Omit<Contact, 'email'>) => ({
  firstName: nameProblem(firstName),
  lastName: nameProblem(lastName),
  mobile: mobile.trim() === '' ? ('required' as const) : phoneProblem(areaNum, mobile),
})

/**
 * Everything wrong with a receiver, by field; empty when it can be delivered to. The form and the server both ask here. `farAway`: where
 * is delivered to beyond Hong Kong and Macau.
 */
export function receiverProblems(receiver: Receiver, farAway: readonly string[]): ReceiverProblems {
  const isThere = pickUpPoints().some((point) => point.code === receiver.provinceCode)
  const place: AddressProblems =
    receiver.logisticsType === PICK_UP ? (isThere ? {} : { provinceCode: 'choose-one' }) : placeProblems(receiver)
  const far = receiver.logisticsType === PICK_UP ? undefined : placeProblem(receiver, farAway)
  return found<ReceiverField>({ ...contactRules(receiver), ...place, ...(far ? { provinceCode: far } : {}) })
}

/** Everything wrong with an address, wherever it lies; the same rules as a receiver's, and those of other places. */
export function addressProblems(address: PostalAddress): AddressProblems {
  return found<AddressField>({ ...personRules(address), ...placeProblems(address) })
}

const placeProblems = (address: PostalAddress): AddressProblems =>
  found({
    provinceCode: isPlaceIn(address.territory, address.provinceCode) ? undefined : 'choose-one',
    city: cityProblem(address),
    postCode: postCodeProblem(address),
    address: detailProblem(address.address),
  })

const found = <Field extends string>(
  problems: Partial<Record<Field, FieldProblem | undefined>>,
): Partial<Record<Field, FieldProblem>> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Field, FieldProblem>
  >

/** As it is kept and sent: without spaces around, and without what its place does not have. */
export const tidyAddress = (address: PostalAddress): PostalAddress => ({
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  areaNum: address.areaNum,
  mobile: plainPhone(address.mobile),
  territory: address.territory,
  provinceCode: address.provinceCode,
  city: hasCity(address.territory) ? address.city.trim() : '',
  postCode: hasPostCode(address.territory) ? address.postCode.trim().toUpperCase() : '',
  address: address.address.trim(),
})
