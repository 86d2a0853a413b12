import type { PostalAddress } from '#language/buying/address-lines.ts'
import { isPlaceIn } from '#language/buying/place-groups.ts'
import { destinationOf, isLocal } from '#language/buying/territories.ts'
import type { FieldProblem } from '#language/field-problems.ts'
import { isPrintable } from '#platform/text/printable.ts'
import { textWidth } from '#platform/text/text-width.ts'
import { textProblem } from '#platform/wire/readable-text.ts'
import {
  type AddressField,
  type AddressProblems,
  type Contact,
  emailProblem,
  hasCity,
  PICK_UP,
  pickUpPoints,
  type Receiver,
  type ReceiverField,
  type ReceiverProblems,
} from './address.rules.ts'
import { type Phone, phoneProblem } from './phones.rules.ts'
import { postCodeProblem } from './post-codes.rules.ts'

const OWN_NAME = 10
const RECEIVER_NAME = 20

/** What can be read and printed; nothing at all is a problem of its own. */
const unfit = (text: string): FieldProblem | undefined =>
  textProblem(text) ?? (text.trim() === '' ? 'required' : isPrintable(text) ? undefined : 'letters')

/** Of the shopper themselves. */
function ownNameProblem(name: string): FieldProblem | undefined {
  const trimmed = name.trim()
  return (
    unfit(trimmed) ?? (textWidth(trimmed.slice(0, 40)) > OWN_NAME || trimmed.length > 2 * OWN_NAME ? 'short-name' : undefined)
  )
}

function receiverNameProblem(name: string): FieldProblem | undefined {
  const trimmed = name.normalize('NFC').trim()
  return unfit(trimmed) ?? ([...trimmed].length > RECEIVER_NAME ? 'name-length' : undefined)
}

function placeProblem({ territory, provinceCode }: Receiver, farAway: readonly string[]): FieldProblem | undefined {
  if (!isPlaceIn(territory, provinceCode)) return 'choose-one'
  return isLocal(territory) || farAway.includes(destinationOf(territory, provinceCode)) ? undefined : 'not-delivered'
}

function detailProblem(address: string): FieldProblem | undefined {
  const length = [...address.trim()].length
  return unfit(address) ?? (length < 5 || length > 100 ? 'address-length' : undefined)
}

function cityProblem({ territory, city }: PostalAddress): FieldProblem | undefined {
  if (!hasCity(territory)) return undefined
  return unfit(city) ?? ([...city.trim()].length > 60 ? 'too-long' : undefined)
}

/** What is wrong with what somebody tells of themselves, by field. Nothing need be told: that is asked when something is delivered. */
export function contactProblems({ firstName, lastName, email, ...phone }: Contact): ReceiverProblems {
  const problems = found<ReceiverField>({
    firstName: ownNameProblem(firstName),
    lastName: ownNameProblem(lastName),
    mobile: mobileProblem(phone),
    email: emailProblem(email.trim()),
  })
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== 'required'))
}

const mobileProblem = (phone: Phone): FieldProblem | undefined => (phone.mobile.trim() === '' ? 'required' : phoneProblem(phone))

const personProblems = ({ firstName, lastName, areaNum, mobile }: Omit<Contact, 'email'>) => ({
  firstName: receiverNameProblem(firstName),
  lastName: receiverNameProblem(lastName),
  mobile: mobileProblem({ areaNum, mobile }),
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
  return found<ReceiverField>({
    email: emailProblem(receiver.email.trim()),
    ...personProblems(receiver),
    ...place,
    ...(far ? { provinceCode: far } : {}),
  })
}

/** Everything wrong with an address, wherever it lies; the same rules as a receiver's, and those of other places. */
export function addressProblems(address: PostalAddress): AddressProblems {
  return found<AddressField>({ ...personProblems(address), ...placeProblems(address) })
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
