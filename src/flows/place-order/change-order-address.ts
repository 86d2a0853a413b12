import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import { changeReceiver, lockOrder, requireAddressOpen, requireProven } from '#modules/orders/index.server.ts'
import type { ChangeAddressInput } from '#modules/orders/orders.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import type { z } from 'zod'
import { requireReceiver } from './order-receiver.ts'

/** The shopper says where an order is to go instead: once, and before anything of it has left. */
export async function changeOrderAddress(tx: Tx, ownerId: string, wanted: z.output<typeof ChangeAddressInput>): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  await requireProven(tx, order, ownerId)
  await requireAddressOpen(tx, order)
  const email = order.contact_email
  const receiver = await requireReceiver(tx, ownerId, { logisticsType: DELIVERY, email, form: wanted.orderAddressIVO })
  await changeReceiver(tx, order, receiver, { actor: 'shopper', actorId: ownerId })
}
