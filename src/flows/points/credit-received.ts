import { getOrderById, listUnits } from '#modules/orders/index.server.ts'
import { creditPieces } from '#modules/points/index.server.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Pieces of an order have come to whoever bought it: a member has their points from now on, each piece's once. */
export async function creditReceived(tx: Tx, orderId: string): Promise<void> {
  const order = await getOrderById(tx, orderId)
  const units = await listUnits(tx, orderId)
  const received = units.filter(({ state }) => state === 'received').map(({ unit_id: unitId }) => unitId)
  await creditPieces(tx, await findPointRules(tx), { orderId, ownerId: order.owner_id }, received)
}
