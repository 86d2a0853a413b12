import { type RefundWays, waysOf } from '#modules/orders/refund-ways.rules.ts'
import { listCovered, type RefundRow } from '#modules/payments/index.server.ts'
import type { Read } from '#platform/database.server.ts'

/** Where what these refunds give back goes. */
export async function findRefundWays(tx: Read, refunds: readonly RefundRow[]): Promise<RefundWays> {
  const found = []
  for (const { refund_id, amount_cents, to_balance } of refunds)
    found.push({ amountCents: amount_cents, toBalance: to_balance, covered: await listCovered(tx, refund_id) })
  return waysOf(found)
}
