import type { Locked, Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { OrderRow, RefundRow } from '../orders.tables.ts'
import { listPayments } from '../payments/payments.ts'
import { type Covered, leftOf, sumOf, type UnitShares, wholeOf, worthOf } from './refund.rules.ts'
import { sharesLeft } from './refund-shares.ts'
import { listRefunds, mainPayment, refundableCents, requestRefund } from './refunds.ts'

type LockedOrder = Locked<OrderRow>

/** All that is left of the order, or of these pieces of it; or what is chosen of what is left. */
type Wanted = 'all' | readonly string[] | ((left: UnitShares) => readonly Covered[])

type Why = {
  reason: string
  /** The account of whoever asks; nobody's, when it is seen at a provider. */
  requestedBy?: string | undefined
  /** Whom it is owed has asked for it. */
  isOwed?: boolean
  /** At once to the member's balance, instead of the way it came. */
  toBalance?: boolean
  kind?: 'refund' | 'chargeback'
  /** What a provider has reported and nobody here has asked for. */
  reportId?: string
}

export type AskedBack = {
  /** Undefined where nothing was left of what is wanted. */
  refund: RefundRow | undefined
  parts: readonly Covered[]
  amountCents: Cents
  /** With what coupons and points had taken off: what the pieces are worth to whoever gets it back. */
  worthCents: Cents
  /** What was left before. */
  left: UnitShares
  /** With the last of the money nothing goes out any more. */
  isLast: boolean
}

/**
 * The one way money of an order's price is asked back: of what is neither back nor asked back, so that no two ask for the same cent. It
 * stays with the payment that paid the order, and goes once it is approved. The order's move is its flow's to make.
 */
export async function askBack(tx: Tx, order: LockedOrder, wanted: Wanted, why: Why): Promise<AskedBack> {
  const left = await sharesLeft(tx, order)
  const parts = typeof wanted === 'function' ? wanted(left) : wholeOf(left, wanted === 'all' ? undefined : wanted)
  const amountCents = sumOf(parts)
  const refund = parts.length > 0 ? await ofPrice(tx, order, { kind: 'refund', ...why, parts, amountCents }) : undefined
  return { refund, parts, amountCents, worthCents: worthOf(parts), left, isLast: wholeOf(leftOf(left, parts)).length === 0 }
}

/** A deposit that is not used goes back with the fee it was paid with; or as much of it as an issuer or a provider has taken. Nothing, where nothing is left. */
export async function askDepositBack(
  tx: Tx,
  order: LockedOrder,
  { mostCents = Number.MAX_SAFE_INTEGER, ...why }: Pick<Why, 'reason' | 'kind' | 'reportId'> & { mostCents?: Cents },
): Promise<RefundRow | undefined> {
  const refunds = await listRefunds(tx, order.order_id)
  const payment = mainPayment(await listPayments(tx, order.order_id), refunds)
  if (!payment || order.paid_at === null || order.completed_at !== null) refuse('ORDER_MOVED_ON', { state: order.state })
  const amountCents = Math.min(refundableCents(payment, refunds), mostCents)
  return amountCents > 0 ? requestRefund(tx, order, payment, { kind: 'refund', ...why, amountCents }) : undefined
}

/** Something is to go out that was never paid: it covers nothing of the price. */
export const askOnTop = (
  tx: Tx,
  order: LockedOrder,
  given: Omit<Why, 'kind' | 'reportId'> & { kind: 'compensation' | 'goodwill'; amountCents: Cents },
): Promise<RefundRow> => ofPrice(tx, order, given)

/** Of the payment that has paid an order; refused as long as none has. */
async function ofPrice(tx: Tx, order: LockedOrder, wanted: Parameters<typeof requestRefund>[3]): Promise<RefundRow> {
  const payment = mainPayment(await listPayments(tx, order.order_id), await listRefunds(tx, order.order_id))
  if (!payment || order.paid_at === null) refuse('ORDER_MOVED_ON', { state: order.state })
  return requestRefund(tx, order, payment, wanted)
}
