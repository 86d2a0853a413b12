import type { Read } from '#platform/database.server.ts'
import type { RefundRow } from '../orders.tables.ts'
import type { OrderBack } from './refund-shares.ts'
import { type RefundWays, waysOf } from './refund-ways.rules.ts'
import { listCovered } from './refunds.ts'

type Refund = Pick<RefundRow, 'refund_id' | 'amount_cents' | 'to_balance'>

/** Where what these refunds give back goes. */
export async function findRefundWays(tx: Read, refunds: readonly Refund[]): Promise<RefundWays> {
  const found = []
  for (const { refund_id, amount_cents, to_balance } of refunds)
    found.push({ amountCents: amount_cents, toBalance: to_balance, covered: await listCovered(tx, refund_id) })
  return waysOf(found)
}

/** The same of refunds of one order, for whom has read what they cover. */
export const refundWaysOf = (refunds: readonly Refund[], covered: OrderBack['covered']): RefundWays =>
  waysOf(
    refunds.map(({ refund_id, amount_cents, to_balance }) => ({
      amountCents: amount_cents,
      toBalance: to_balance,
      covered: covered.filter(({ refundId }) => refundId === refund_id),
    })),
  )
