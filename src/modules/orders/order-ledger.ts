import type { PriceParts } from './price.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LedgerEntry, post } from '#platform/ledger.server.ts'
import { listConsignmentShares, merchantsOfUnits } from './orders.ts'
import type { PayType } from './orders.rules.ts'
import type { Covered } from './refund.rules.ts'
import type { OrderRow } from './orders.tables.ts'

/** A payment and a refund, as far as the ledger is concerned. */
type PaymentRow = { payment_id: string; method: PayType; fee_cents: number }
type RefundRow = {
  refund_id: string
  kind: 'refund' | 'surplus' | 'chargeback' | 'compensation' | 'goodwill'
  amount_cents: number
}

/** Where money stands. `clearing-…`: what is at the bank or a provider; the others are negative while we owe or have earned it. */
const clearing = (method: PaymentRow['method']): string => `clearing-${method}`
const CUSTOMERS = 'customers'
const SURPLUS = 'surplus'
const PAYMENT_FEES = 'payment-fees'
const MERCHANTS = 'merchant-sales'
/** The shop's own share of a price; goods and what reduces them are the merchants'. */
const CHARGES = ['delivery', 'service', 'technical', 'operating', 'packaging'] as const
const isCharge = (part: string): boolean => CHARGES.some((charge) => charge === part)
/** What has left us without having come with an order. */
const PAYOUTS = 'payouts'

/** Money has come that pays its order: it is the customer's until the order is theirs. */
export async function postPayment(tx: Tx, order: OrderRow, payment: PaymentRow, receivedCents: number): Promise<void> {
  const { order_id: orderId } = order
  await post(tx, {
    kind: 'payment',
    subjectId: payment.payment_id,
    orderId,
    entries: [
      { purpose: clearing(payment.method), amount: receivedCents },
      { purpose: PAYMENT_FEES, amount: -payment.fee_cents },
      { purpose: CUSTOMERS, amount: payment.fee_cents - receivedCents },
    ],
  })
  await post(tx, { kind: 'sale', subjectId: orderId, orderId, entries: await saleEntries(tx, order) })
}

/** Money has come that no order waits for: all of it is owed to whoever paid. */
export async function postSurplus(tx: Tx, order: OrderRow, payment: PaymentRow, receivedCents: number): Promise<void> {
  await post(tx, {
    kind: 'payment',
    subjectId: payment.payment_id,
    orderId: order.order_id,
    entries: [
      { purpose: clearing(payment.method), amount: receivedCents },
      { purpose: SURPLUS, amount: -receivedCents },
    ],
  })
}

/** Money has gone back, or out: of a price, the shares of it that are covered, from whoever had them; all else from an account of its own. */
export async function postRefund(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  covered: readonly Covered[],
): Promise<void> {
  const { kind, amount_cents: amount } = refund
  const isExtra = kind === 'compensation' || kind === 'goodwill'
  const from =
    kind === 'refund' || kind === 'chargeback'
      ? await undoneEntries(tx, order, covered)
      : [{ purpose: isExtra ? kind : SURPLUS, amount }]
  const out = { purpose: isExtra ? PAYOUTS : clearing(payment.method), amount: -amount }
  await post(tx, { kind: 'refund', subjectId: refund.refund_id, orderId: order.order_id, entries: [out, ...from] })
}

/** What each merchant and the shop's own charges had of these shares. */
async function undoneEntries(tx: Tx, order: OrderRow, covered: readonly Covered[]): Promise<LedgerEntry[]> {
  const merchantOf = await merchantsOfUnits(tx, order.order_id)
  const entries = covered.map(({ unitId, part, cents }): LedgerEntry => {
    if (part === 'fee') return { purpose: PAYMENT_FEES, amount: cents }
    if (isCharge(part)) return { purpose: `charge-${part}`, amount: cents }
    const ownerId = merchantOf.get(unitId)
    return { ...(ownerId ? { ownerId } : {}), purpose: MERCHANTS, amount: cents }
  })
  return [...Map.groupBy(entries, ({ ownerId = '', purpose }) => `${ownerId} ${purpose}`).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) })),
  )
}

/** The order's price, from the customer to each merchant and to the shop's own charges. */
async function saleEntries(tx: Tx, order: OrderRow): Promise<LedgerEntry[]> {
  const shares = await listConsignmentShares(tx, order.order_id)
  const merchants = shares.map(({ merchantId, parts }) => ({
    ownerId: merchantId,
    purpose: MERCHANTS,
    amount: -merchantShare(parts),
  }))
  const charges = CHARGES.map((kind) => ({ purpose: `charge-${kind}`, amount: -(order.parts[kind] ?? 0) }))
  return [{ purpose: CUSTOMERS, amount: order.total_cents }, ...merchants, ...charges]
}

const merchantShare = ({ goods = 0, coupon = 0, points = 0 }: PriceParts): number => goods + coupon + points
