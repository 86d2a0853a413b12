import {
  moveOrder,
  type OrderRow,
  postRefundBack,
  beginReturn,
  getPayment,
  type RefundRow,
  returnRefund,
} from '#modules/orders/index.server.ts'
import { payoutMethod } from '#modules/treasury/index.server.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locked, Tx } from '#platform/database.server.ts'

/**
 * A refund that had gone and whose money is here again: it is owed, and finance sends it anew. What it has brought beside money, points and
 * coupons, stays where it is.
 */
export async function takeBackRefund(tx: Tx, by: Actor, order: Locked<OrderRow>, refund: RefundRow): Promise<Locked<OrderRow>> {
  const way = await payoutMethod(tx, await getPayment(tx, refund.payment_id), refund.refund_id)
  if (!(await returnRefund(tx, order, refund))) return order
  await postRefundBack(tx, { order, way }, await beginReturn(tx, refund.refund_id), refund.amount_cents)
  return moveOrder(tx, order, 'refund-back', by)
}
