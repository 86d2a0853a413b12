import { lockOrder, countOpenDisputes, getPayment, getRefund, moveRefund } from '#modules/orders/index.server.ts'
import { recordRepair, requestPayout } from '#modules/treasury/index.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * What its provider has refused to give back is paid out instead, to the account that the shopper names; with a reason that stays. One
 * without an answer is refused here: it may have left.
 */
export async function payOutRefused(tx: Tx, operator: Operator, refundId: string, reason: string): Promise<void> {
  const { order_id: orderId } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId })
  if ((await countOpenDisputes(tx, orderId)) > 0) refuse('DISPUTE_OPEN')
  const refund = await getRefund(tx, refundId)
  const { payment_id: paymentId, amount_cents: amountCents } = refund
  if (refund.state !== 'failed') refuse('MONEY_IS_SETTLED')
  await moveRefund(tx, order, refund, 'approved', { approvedBy: operator.id })
  const { method } = await getPayment(tx, paymentId)
  await requestPayout(tx, { of: { refund_id: refundId }, method, amountCents, requestedBy: operator.id, orderId })
  const { order_number: reference } = order
  await recordRepair(tx, operator, { subjectId: refundId, kind: 'pay-out', method, amountCents, reference, reason })
}
