import { listUnitsArrived, lockArrivedOrders, lockOrder, moveOrder, requireProven } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** The shopper has the parcel. */
export async function confirmOrderReceipt(tx: Tx, ownerId: string, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireProven(tx, order, ownerId)
  await moveOrder(tx, order, 'receive', { actor: 'shopper', actorId: ownerId })
}

/** Fourteen days after a parcel has left it counts as received. Answers how many orders that moved. */
export async function receiveArrivedOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockArrivedOrders(tx, most)
  for (const order of orders) {
    const unitIds = await listUnitsArrived(tx, order.order_id)
    await moveOrder(tx, order, 'receive', { actor: 'clock' }, { unitIds })
  }
  return orders.length
}
