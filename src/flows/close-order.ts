import { giveBackStock } from '#modules/catalogue/index.server.ts'
import { listLines, lockExpiredOrders, lockOrder, moveOrder, type OrderRow, requireReader } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { emit } from '#platform/outbox.server.ts'

/** Closes the unpaid orders whose window is over and gives their stock back; answers how many. */
export async function closeExpiredOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockExpiredOrders(tx, most)
  for (const order of orders) await moveOrder(tx, order, 'close', { actor: 'clock' })
  await giveBack(tx, orders)
  return orders.length
}

/** The shopper gives up an unpaid order. */
export async function cancelOrder(tx: Tx, ownerId: string, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireReader(tx, order, ownerId)
  await moveOrder(tx, order, 'close', { actor: 'shopper' })
  await giveBack(tx, [order])
}

/** Stock of several orders goes back in one ascending pass: the last statements, as everywhere. */
async function giveBack(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const lines: { offerId: string; quantity: number }[] = []
  for (const order of orders) {
    for (const line of await listLines(tx, order.order_id)) lines.push({ offerId: line.offer_id, quantity: line.quantity })
    await emit(tx, 'order-closed', { orderId: order.order_id })
  }
  await giveBackStock(tx, lines)
}
