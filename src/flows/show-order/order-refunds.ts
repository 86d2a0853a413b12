import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { type listRefundDetails, type OrderBack, refundWaysOf } from '#modules/orders/index.server.ts'
import { toWire } from '#platform/money.ts'

type Refund = Awaited<ReturnType<typeof listRefundDetails>>[number]

/** What has gone back or out, or is to, with what goes to the balance and to points beside it. */
export const presentRefunds = (refunds: readonly Refund[], { covered }: OrderBack): AdminOrderWire['refunds'] =>
  refunds.map((refund) => {
    const { balanceCents, pointCents } = refundWaysOf([{ ...refund, amount_cents: 0 }], covered)
    return {
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
    }
  })
