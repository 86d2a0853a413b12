import { sql } from 'kysely'
import { z } from 'zod'
import { chargeKinds, type PriceParts } from '../placing/price.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LedgerEntry, post, postAll, type Posting, undoPosting } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type ConsignmentShare, listConsignmentShares, merchantsOfUnits } from '../orders.ts'
import type { PayType } from '../payments/pay-types.rules.ts'
import { type Covered, isOfPrice, isOnTop, type RefundKind } from '../refunds/refund.rules.ts'
import { sharesNotPaid } from '../refunds/refund-shares.ts'
import type { OrderRow } from '../orders.tables.ts'

/** A payment and a refund, as far as the ledger is concerned. */
type PaymentRow = { payment_id: string; method: PayType; amount_cents: number; fee_cents: number; accepted_cents: number }
type HeldRow = { held_id: string; method: PayType; amount_cents: number }
type RefundRow = { refund_id: string; kind: RefundKind; amount_cents: number; to_balance: boolean }

/** Where money stands. `clearing-…`: what is at the bank or a provider; the others are negative while we owe or have earned it. */
const clearing = (method: PaymentRow['method']): string => `clearing-${method}`
const CUSTOMERS = 'customers'
const SURPLUS = 'surplus'
/** Of members, for what global buyers look for. */
const DEPOSITS = 'sourcing-deposits'
/** What the shop took on itself when a little less came than was asked. */
const DIFFERENCES = 'differences'
const PAYMENT_FEES = 'payment-fees'
const MERCHANTS = 'merchant-sales'
/** What merchants are due and can withdraw. */
const MERCHANT_DUE = 'merchant-due'
/** The shop's own share of a price; goods, and coupons that they bear, are the merchants'. */
const isCharge = (part: string): boolean => chargeKinds.some((charge) => charge === part)
/** What the shop gives of a price: merchants have it all the same. */
const COSTS: Partial<Record<string, string>> = { coupon: 'coupon-cost', points: 'points-cost' }
/** Of the buyer's own money, negative while the shop owes it to them: in their account, and in orders that wait to be paid. */
const BALANCE = 'balance'
const BALANCE_HELD = 'balance-held'
/** Owed to a buyer whose refund had gone and has come back. */
const OWED = 'refunds-owed'
/** What has left us without having come with an order. */
const PAYOUTS = 'payouts'

/** What the kinds of postings are called by which an unpaid order has rewards, and has given them back. */
const HELD = 'rewards-held'
const RETURNED = 'rewards-returned'

/** An order takes what its buyer spends of points and balance (`entries`) until it is paid or closes. */
export const heldRewards = (orderId: string, balanceCents: number, entries: readonly LedgerEntry[]): Posting => ({
  kind: HELD,
  subjectId: orderId,
  orderId,
  entries: [...entries, { purpose: BALANCE_HELD, amount: -balanceCents }],
})

/** An order that closed unpaid gives points to their lots, or where `into` says, and balance to its owner, once. */
export async function returnHeldRewards(
  tx: Tx,
  { order_id: orderId, parts }: OrderRow,
  into: (entries: LedgerEntry[]) => Promise<LedgerEntry[]>,
): Promise<void> {
  if (parts.points || parts.balance) await undoPosting(tx, { kind: HELD, subjectId: orderId, orderId, as: RETURNED, into })
}

/**
 * Money has come that pays its order: it is the customer's until the order is theirs. What came beyond what was asked is owed to them.
 * `shares`: what of its price belongs to each merchant.
 */
export async function postPayment(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { receivedCents, shares }: { receivedCents: number; shares: readonly ConsignmentShare[] },
): Promise<void> {
  const { order_id: orderId } = order
  const came: Posting = {
    kind: 'payment',
    subjectId: payment.payment_id,
    orderId,
    entries: [
      { purpose: clearing(payment.method), amount: receivedCents },
      { purpose: DIFFERENCES, amount: Math.max(payment.amount_cents - receivedCents, 0) },
      { purpose: SURPLUS, amount: Math.min(payment.amount_cents - receivedCents, 0) },
      { purpose: PAYMENT_FEES, amount: -payment.fee_cents },
      { purpose: CUSTOMERS, amount: payment.fee_cents - payment.amount_cents },
    ],
  }
  const kind = order.purpose === 'deposit' ? 'deposit' : 'sale'
  await postAll(tx, [came, { kind, subjectId: orderId, orderId, entries: saleEntries(order, shares) }])
}

/** A deposit is its member’s own money again, as it becomes a part of the price of what was found. */
export const postDepositUsed = (tx: Tx, { order_id: orderId, owner_id: ownerId, parts }: OrderRow): Promise<boolean> =>
  post(tx, {
    kind: 'deposit-used',
    subjectId: orderId,
    orderId,
    entries: [
      { purpose: DEPOSITS, amount: parts.deposit ?? 0 },
      { ownerId, purpose: BALANCE, amount: -(parts.deposit ?? 0) },
    ],
  })

/** What was found was not paid in time: its deposit is due to the one who found it, who keeps the item. No order has it. */
export async function postDepositKept(tx: Tx, { order_id: orderId, owner_id: ownerId, parts }: OrderRow): Promise<void> {
  const [merchant] = await listConsignmentShares(tx, orderId)
  if (!merchant) return
  const amount = -(parts.balance ?? 0)
  const entries = [
    { ownerId, purpose: BALANCE, amount },
    { ownerId: merchant.merchantId, purpose: MERCHANT_DUE, amount: -amount },
  ]
  await post(tx, { kind: 'deposit-kept', subjectId: orderId, entries })
}

/** Money has come that no order waits for: all of it is owed to whoever paid. */
export async function postSurplus(tx: Tx, order: OrderRow, payment: PaymentRow, receivedCents: number): Promise<void> {
  await post(tx, {
    kind: 'payment',
    subjectId: payment.payment_id,
    orderId: order.order_id,
    entries: owedEntries(payment.method, receivedCents),
  })
}

/**
 * Money has gone back, or out: of a price, the shares of it that are covered, from whoever had them; all else from an account of its own.
 * `way`: what it has left by, the way it came or the bank.
 */
export async function postRefund(
  tx: Tx,
  order: OrderRow,
  way: PayType,
  refund: RefundRow,
  covered: readonly Covered[],
): Promise<void> {
  const { kind, amount_cents: amount } = refund
  const from = isOfPrice(kind)
    ? order.purpose === 'deposit'
      ? await depositEntries(tx, order, amount)
      : await undoneEntries(tx, order, covered)
    : [{ purpose: isOnTop(kind) ? kind : SURPLUS, amount }]
  const purpose = isOnTop(kind) ? PAYOUTS : clearing(way)
  const out = { ...(refund.to_balance ? { ownerId: order.owner_id, purpose: BALANCE } : { purpose }), amount: -amount }
  await post(tx, { kind: 'refund', subjectId: refund.refund_id, orderId: order.order_id, entries: [out, ...from] })
}

type Way = { order: OrderRow; way: PayType }

/** The money of a refund is here again, and owed to the buyer until it has gone anew; what it has undone stays undone. */
export const postRefundBack = (tx: Tx, { order, way }: Way, returnId: string, amount: number): Promise<boolean> =>
  post(tx, {
    kind: 'refund-back',
    subjectId: returnId,
    orderId: order.order_id,
    entries: [
      { purpose: clearing(way), amount },
      { purpose: OWED, amount: -amount },
    ],
  })

export const postRefundAgain = (
  tx: Tx,
  { order, way }: Way,
  returnId: string,
  { amount_cents: amount, to_balance: isToBalance }: RefundRow,
): Promise<boolean> =>
  post(tx, {
    kind: 'refund-again',
    subjectId: returnId,
    orderId: order.order_id,
    entries: [
      { ...(isToBalance ? { ownerId: order.owner_id, purpose: BALANCE } : { purpose: clearing(way) }), amount: -amount },
      { purpose: OWED, amount },
    ],
  })

/** A refund turns out to be for other pieces: what it had undone stands again, and that of the others is undone. */
export async function postRefundNamed(
  tx: Tx,
  order: OrderRow,
  reportId: string,
  { before, after }: { before: readonly Covered[]; after: readonly Covered[] },
): Promise<void> {
  const again = (await undoneEntries(tx, order, before)).map((entry) => ({ ...entry, amount: -entry.amount }))
  const entries = [...again, ...(await undoneEntries(tx, order, after))]
  await post(tx, { kind: 'refund-named', subjectId: reportId, orderId: order.order_id, entries })
}

/** What a provider has given back beyond all that was left of a payment is the shop's loss, and none of the order's. Below nothing: it is here again. */
export const postTwiceRefunded = (tx: Tx, method: PayType, reportId: string, cents: number): Promise<boolean> =>
  post(tx, {
    kind: cents < 0 ? 'refunded-twice-back' : 'refunded-twice',
    subjectId: reportId,
    entries: [
      { purpose: 'refunded-twice', amount: cents },
      { purpose: clearing(method), amount: -cents },
    ],
  })

/** Of an order that is back as a whole no difference is borne any more: it is taken back from whoever had it. */
export async function postDifferenceUndone(tx: Tx, order: OrderRow, payment: PaymentRow): Promise<void> {
  const { payment_id: subjectId, accepted_cents: accepted } = payment
  if (accepted === 0) return
  const entries =
    order.purpose === 'deposit'
      ? await depositEntries(tx, order, accepted)
      : await undoneEntries(tx, order, await sharesNotPaid(tx, order))
  const back = { purpose: DIFFERENCES, amount: -accepted }
  await post(tx, { kind: 'difference-undone', subjectId, orderId: order.order_id, entries: [back, ...entries] })
}

const Left = z.object({ cents: z.number() })

/** Of a deposit what is left of it goes first, then the fee of the way of paying. */
async function depositEntries(tx: Tx, { order_id }: OrderRow, amount: number): Promise<LedgerEntry[]> {
  const [left] = await readRows(
    tx,
    Left,
    sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines where order_id = ${order_id} and purpose = ${DEPOSITS}`,
  )
  const cents = Math.min(left?.cents ?? 0, amount)
  return [
    { purpose: DEPOSITS, amount: cents },
    { purpose: PAYMENT_FEES, amount: amount - cents },
  ]
}

/** What each merchant and the shop's own charges had of these shares. */
async function undoneEntries(tx: Tx, order: OrderRow, covered: readonly Covered[]): Promise<LedgerEntry[]> {
  const merchantOf = await merchantsOfUnits(tx, order.order_id)
  const entries = covered.map(({ unitId, part, cents }): LedgerEntry => {
    if (part === 'fee') return { purpose: PAYMENT_FEES, amount: cents }
    if (isCharge(part)) return { purpose: `charge-${part}`, amount: cents }
    const cost = COSTS[part]
    if (cost) return { purpose: cost, amount: cents }
    if (part === 'balance') return { ownerId: order.owner_id, purpose: BALANCE, amount: cents }
    const ownerId = merchantOf.get(unitId)
    return { ...(ownerId ? { ownerId } : {}), purpose: MERCHANTS, amount: cents }
  })
  return [...Map.groupBy(entries, ({ ownerId = '', purpose }) => `${ownerId} ${purpose}`).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) })),
  )
}

/** Money has come that pays nothing yet. No order is it counted to, until it is booked to one. */
export const postHeld = (tx: Tx, held: HeldRow): Promise<boolean> =>
  post(tx, { kind: 'held', subjectId: held.held_id, entries: owedEntries(held.method, held.amount_cents) })

/** It is held no more: booked to an order, whose own posting follows, or gone back. */
export const postHeldEnd = (tx: Tx, held: HeldRow, end: 'held-booked' | 'held-returned'): Promise<boolean> =>
  post(tx, { kind: end, subjectId: held.held_id, entries: owedEntries(held.method, -held.amount_cents) })

/** What had gone back is here again, or has gone anew: by the name of that return, since each of them is posted once. */
export const postHeldAnew = (
  tx: Tx,
  kind: 'held-back' | 'held-again',
  subjectId: string,
  { method, cents }: { method: PayType; cents: number },
): Promise<boolean> => post(tx, { kind, subjectId, entries: owedEntries(method, kind === 'held-back' ? cents : -cents) })

const owedEntries = (method: PayType, cents: number): LedgerEntry[] => [
  { purpose: clearing(method), amount: cents },
  { purpose: SURPLUS, amount: -cents },
]

/** The order's price, from the customer to each merchant and to the shop's own charges. */
function saleEntries(order: OrderRow, shares: readonly ConsignmentShare[]): LedgerEntry[] {
  const merchants = shares.map(({ merchantId, parts }) => ({
    ownerId: merchantId,
    purpose: MERCHANTS,
    amount: -merchantShare(parts),
  }))
  const { parts } = order
  const charges = chargeKinds.map((kind) => ({ purpose: `charge-${kind}`, amount: -(parts[kind] ?? 0) }))
  const given = [
    { purpose: 'coupon-cost', amount: -(parts.coupon ?? 0) },
    { purpose: 'points-cost', amount: -(parts.points ?? 0) },
    { purpose: BALANCE_HELD, amount: -(parts.balance ?? 0) },
    { purpose: DEPOSITS, amount: -(parts.deposit ?? 0) },
  ]
  return [{ purpose: CUSTOMERS, amount: order.total_cents }, ...given, ...merchants, ...charges]
}

const merchantShare = ({ goods = 0, merchantCoupon = 0 }: PriceParts): number => goods + merchantCoupon
