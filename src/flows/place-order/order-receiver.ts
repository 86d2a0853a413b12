import { getAddress, postalAddress } from '#modules/address-book/index.server.ts'
import { destinationOf, isLocal } from '#language/buying/territories.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import type { Traces } from '#modules/coupons/index.server.ts'
import { receiverProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { DELIVERY, type Receiver } from '#modules/fulfilment/address.rules.ts'
import { tidyAddress } from '#modules/fulfilment/tidy-address.rules.ts'
import { readPhone } from '#modules/fulfilment/phones.rules.ts'
import type { OrderAddress } from '#modules/orders/pieces/order-address.contract.ts'
import type { ReceiverRecord } from '#modules/orders/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** `farAway`: where is delivered to beyond Hong Kong and Macau. */
type Wanted = { logisticsType: 1 | 2; email: string; form: OrderAddress; farAway: readonly string[] }

/** Who receives an order: an address of the shopper's own book by its id, or what was typed, by the same rules. */
export async function requireReceiver(tx: Read, ownerId: string, { form, farAway, ...rest }: Wanted): Promise<ReceiverRecord> {
  const { userAddressId } = form
  const address = userAddressId ? postalAddress(await getAddress(tx, ownerId, userAddressId)) : form
  const receiver: Receiver = {
    ...rest,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    areaNum: address.areaNum ?? '',
    mobile: address.mobile ?? '',
    territory: address.territory ?? 'HK',
    provinceCode: address.provinceCode ?? '',
    city: address.city ?? '',
    postCode: address.postCode ?? '',
    address: address.address ?? '',
  }
  const problems = receiverProblems(receiver, farAway)
  const { email: _, ...ofAddress } = problems
  const [wrong] = Object.values(ofAddress)
  if (userAddressId && wrong) refuseFields('userAddressId', { userAddressId: problems.provinceCode ?? wrong })
  const [first] = Object.keys(problems)
  if (first) refuseFields(first, problems)
  const { city, postCode, ...tidy } = tidyAddress(receiver)
  return isLocal(tidy.territory) ? tidy : { ...tidy, city, postCode }
}

export type KnownReceiver = { receiver: ReceiverRecord; email: string }

/** A member’s own address in Hong Kong or Macau, and where they are written to. Refuses SOURCING_NEEDS_EMAIL where that is not known. */
export async function receiverFromBook(tx: Read, ownerId: string, userAddressId: string): Promise<KnownReceiver> {
  const email = (await findAddressee(tx, ownerId))?.recipient || refuse('SOURCING_NEEDS_EMAIL')
  const form = { userAddressId }
  return { email, receiver: await requireReceiver(tx, ownerId, { logisticsType: DELIVERY, email, form, farAway: [] }) }
}

type Typed = { logisticsType: 1 | 2; orderAddressIVO?: OrderAddress | undefined }

/** By what of the receiver a coupon for new members is known again, as far as that is typed while a price is asked for. */
export async function traceReceiver(
  tx: Read,
  ownerId: string,
  { logisticsType, orderAddressIVO: form }: Typed,
): Promise<Omit<Traces, 'deviceId'>> {
  if (!form) return {}
  const kept = form.userAddressId ? postalAddress(await getAddress(tx, ownerId, form.userAddressId)) : form
  const { provinceCode = '', address = '' } = kept
  const { areaNum, mobile } = readPhone({ areaNum: kept.areaNum ?? '', mobile: kept.mobile ?? '' })
  return {
    ...(mobile ? { contact: areaNum + mobile } : {}),
    ...(address && logisticsType === DELIVERY ? { addressKey: addressKeyOf({ provinceCode, address }) } : {}),
  }
}

/** The place an order goes to. */
export const addressKeyOf = ({ provinceCode, address }: Pick<ReceiverRecord, 'provinceCode' | 'address'>): string =>
  `${provinceCode} ${address}`

export const destinationOfReceiver = ({ territory, provinceCode }: ReceiverRecord): string =>
  destinationOf(territory, provinceCode)

const refuseFields = (field: string, fields: Record<string, string>): never => refuse('BAD_INPUT', { field, fields })
