import type { Decider } from '#modules/approvals/index.server.ts'
import { lockOrder, countOpenDisputes, getPayment, getRefund, moveRefund } from '#modules/orders/index.server.ts'
import { recordRepair, requestPayout } from '#modules/treasury/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { mayGoBack } from './refund-money.ts'

/**
 * What its provider has refused to give back is paid out instead, to the account that the shopper names; with a reason that stays. One
 * without an answer is refused here: it may have left. What nobody here has agreed to yet, since it was given back at the provider and has
 * come back from there, may wait for a second person.
 */
export async function payOutRefused(tx: Tx, operator: Decider, refundId: string, reason: string): Promise<void> {
  const { order_id: orderId } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId })
  if ((await countOpenDisputes(tx, orderId)) > 0) refuse('DISPUTE_OPEN')
  const refund = await getRefund(tx, refundId)
  const { payment_id: paymentId, amount_cents: amountCents } = refund
  if (refund.state !== 'failed') refuse('MONEY_IS_SETTLED')
  if (!(await mayGoBack(tx, operator, order, refund))) return
  await moveRefund(tx, order, refund, 'approved', { approvedBy: operator.id })
  const { method } = await getPayment(tx, paymentId)
  await requestPayout(tx, { of: { refund_id: refundId }, method, amountCents, requestedBy: operator.id, orderId })
  const { order_number: reference } = order
  await recordRepair(tx, operator, { subjectId: refundId, kind: 'pay-out', method, amountCents, reference, reason })
}
