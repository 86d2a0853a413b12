import {
  isParcelShown,
  listParcels,
  listUnits,
  listUnitsArrived,
  lockArrivedOrders,
  lockOrder,
  moveOrder,
  requireProven,
} from '#modules/orders/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { refuse } from '#platform/refusal.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** The shopper has all that was sent, or one parcel, as their order counts them; the others are still to come. */
export async function confirmOrderReceipt(tx: Tx, ownerId: string, orderNumber: string, parcel?: number): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireProven(tx, order, ownerId)
  const only = parcel === undefined ? {} : { unitIds: await unitsOnTheWay(tx, order.order_id, parcel) }
  await moveOrder(tx, order, 'receive', { kind: 'shopper', id: ownerId }, only)
}

async function unitsOnTheWay(tx: Read, orderId: string, at: number): Promise<string[]> {
  const parcel = (await listParcels(tx, orderId)).filter((one) => isParcelShown(one, 'shopper'))[at] ?? refuse('NOT_FOUND')
  const units = await listUnits(tx, orderId)
  return units.filter(({ unit_id, state }) => parcel.unitIds.includes(unit_id) && state === 'sent').map(({ unit_id }) => unit_id)
}

/** Fourteen days after a parcel has left it counts as received. Answers how many orders that moved. */
export async function receiveArrivedOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockArrivedOrders(tx, most)
  for (const order of orders) {
    const unitIds = await listUnitsArrived(tx, order.order_id)
    await moveOrder(tx, order, 'receive', CLOCK, { unitIds })
  }
  return orders.length
}
