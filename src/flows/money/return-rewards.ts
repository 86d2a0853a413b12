import { returnCoupons } from '#modules/coupons/index.server.ts'
import { type OrderRow, sharesLeft, listCovered } from '#modules/orders/index.server.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { creditReturned, entriesToReturn, takeBackPieces } from '#modules/points/index.server.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'

/**
 * What a refund that is done brings beside money: points settle what is owed and go to the lots they came from, pieces of whose price nothing is left take
 * along what they have earned, and coupons of which nothing is left are given back. What the balance had paid is posted with the refund itself.
 */
export async function returnRewards(tx: Tx, order: Locked<OrderRow>, refundId: string): Promise<void> {
  const { order_id: orderId, owner_id: ownerId } = order
  const covered = await listCovered(tx, refundId)
  const pointCents = covered.reduce((sum, { part, cents }) => (part === 'points' ? sum - cents : sum), 0)
  if (pointCents > 0) {
    await lockHolders(tx, [ownerId])
    const back = await entriesToReturn(tx, order, pointCents / POINT_CENTS)
    const entries = await creditReturned(tx, back, await findPointRules(tx))
    await post(tx, { kind: 'points-returned', subjectId: refundId, orderId, entries })
  }
  const left = await sharesLeft(tx, order)
  const gone = [...left].flatMap(([unitId, { goods }]) => (goods ? [] : [unitId]))
  if (gone.length === 0) return
  await takeBackPieces(tx, orderId, gone)
  if (order.has_coupons) await returnCoupons(tx, orderId, gone)
}
