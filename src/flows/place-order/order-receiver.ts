import { getAddress, postalAddress } from '#modules/address-book/index.server.ts'
import { destinationOf, isLocal } from '#language/buying/address-places.ts'
import { type Receiver, receiverProblems, tidyAddress } from '#modules/fulfilment/address.rules.ts'
import type { OrderAddress } from '#modules/orders/order-address.contract.ts'
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
  if (userAddressId && problems.provinceCode) refuseField('userAddressId', { userAddressId: problems.provinceCode })
  const [first] = Object.keys(problems)
  if (first) refuseField(first, problems)
  const { city, postCode, ...tidy } = tidyAddress(receiver)
  return isLocal(tidy.territory) ? tidy : { ...tidy, city, postCode }
}

export const destinationOfReceiver = ({ territory, provinceCode }: ReceiverRecord): string =>
  destinationOf(territory, provinceCode)

const refuseField = (field: string, fields: Record<string, string>): never => refuse('BAD_INPUT', { field, fields })
