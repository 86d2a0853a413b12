import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { findRefundWays, listRefundDetails } from '#modules/orders/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'

/** What has gone back or out, or is to, with what goes to the balance and to points beside it. */
export async function presentRefunds(tx: Read, orderId: string): Promise<AdminOrderWire['refunds']> {
  const refunds = []
  for (const refund of await listRefundDetails(tx, orderId)) {
    const { balanceCents, pointCents } = await findRefundWays(tx, [{ ...refund, amount_cents: 0 }])
    refunds.push({
      refundId: refund.refund_id,
      kind: refund.kind,
      state: refund.state,
      amount: toWire(refund.amount_cents),
      balancePrice: toWire(balanceCents),
      memberPoints: pointCents / POINT_CENTS,
      reason: refund.reason,
      failure: refund.failure ?? '',
      requestedBy: refund.requestedBy ?? '',
      toBalance: refund.to_balance,
      date: refund.requested_at.toISOString(),
    })
  }
  return refunds
}
