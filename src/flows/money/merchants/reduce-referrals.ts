import type { OrderRow } from '#modules/orders/index.server.ts'
import { listSales, reduceCommissions } from '#modules/referrals/index.server.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import type { Locked, Tx } from '#platform/database.server.ts'

/**
 * Money of an order has gone back: who brought it has earned less, or more of what is kept without its coupon for it, at the rate of the
 * sale, and of an order that is back as a whole nothing.
 */
export async function reduceReferrals(tx: Tx, order: Locked<OrderRow>, refundId: string, isWhole: boolean): Promise<void> {
  const reduced = (await listSales(tx, order.order_id)).flatMap((sale) => {
    const goodsCents = isWhole ? 0 : sale.keptCents
    if (sale.bookedCents === null || goodsCents === sale.bookedCents) return []
    return [{ sale, goodsCents, commissionCents: divide(goodsCents, { ...sale.terms, card: 0 }, false).commissionCents }]
  })
  await reduceCommissions(tx, order, refundId, reduced)
}
