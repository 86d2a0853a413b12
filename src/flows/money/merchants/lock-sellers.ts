import type { OrderRow } from '#modules/orders/index.server.ts'
import { listSales } from '#modules/referrals/index.server.ts'
import { listSettledPieces } from '#modules/settlement/index.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'

/**
 * Money of a locked order is refunded. Its merchants, and those who brought its buyers, will be due less, or more of what is kept without its
 * coupon. Their balances are held before anything is booked, so that a debt is not written off meanwhile. Buyers are held before merchants,
 * as everywhere.
 */
export async function lockSellers(tx: Tx, order: Locked<OrderRow>): Promise<void> {
  const sold = (await listSettledPieces(tx, order.order_id)).filter(({ isDue }) => isDue)
  const brought = (await listSales(tx, order.order_id)).filter(({ bookedCents }) => bookedCents !== null)
  const merchantIds = new Set([...sold, ...brought].map(({ merchantId }) => merchantId))
  if (merchantIds.size === 0) return
  await lockHolders(tx, [order.owner_id])
  await lockHolders(tx, [...merchantIds])
}
