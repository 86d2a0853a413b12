import { getAddress, postalAddress } from '#modules/address-book/index.server.ts'
import { isDelivered } from '#language/buying/address-places.ts'
import { plainPhone, type Receiver, receiverProblems } from '#modules/fulfilment/address.rules.ts'
import type { OrderAddress } from '#modules/orders/order-address.contract.ts'
import type { ReceiverRecord } from '#modules/orders/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

type Wanted = { logisticsType: 1 | 2; email: string; form: OrderAddress }

/** Who receives an order: an address of the shopper's own book by its id, or what was typed, by the same rules. */
export async function requireReceiver(tx: Read, ownerId: string, { form, ...rest }: Wanted): Promise<ReceiverRecord> {
  const { userAddressId } = form
  const address = userAddressId ? postalAddress(await getAddress(tx, ownerId, userAddressId)) : form
  if (userAddressId && !isDelivered(address.territory ?? 'HK')) refuseField('userAddressId', { userAddressId: 'not-delivered' })
  const receiver: Receiver = {
    ...rest,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    areaNum: address.areaNum ?? '',
    mobile: address.mobile ?? '',
    territory: address.territory ?? 'HK',
    provinceCode: address.provinceCode ?? '',
    address: address.address ?? '',
  }
  const problems = receiverProblems(receiver)
  const [first] = Object.keys(problems)
  if (first) refuseField(first, problems)
  return {
    firstName: receiver.firstName.trim(),
    lastName: receiver.lastName.trim(),
    areaNum: receiver.areaNum,
    mobile: plainPhone(receiver.mobile),
    territory: isDelivered(receiver.territory) ? receiver.territory : 'HK',
    provinceCode: receiver.provinceCode,
    address: receiver.address.trim(),
  }
}

const refuseField = (field: string, fields: Record<string, string>): never => refuse('BAD_INPUT', { field, fields })
