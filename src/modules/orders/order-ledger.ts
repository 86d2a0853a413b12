import type { PriceParts } from './price.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LedgerEntry, post } from '#platform/ledger.server.ts'
import { listConsignmentShares } from './orders.ts'
import type { PayType } from './orders.rules.ts'
import type { OrderRow } from './orders.tables.ts'

/** A payment and a refund, as far as the ledger is concerned. */
type PaymentRow = { payment_id: string; method: PayType; fee_cents: number }
type RefundRow = { refund_id: string; kind: string; amount_cents: number }

/** Where money stands. `clearing-…`: what is at the bank or a provider; the others are negative while we owe or have earned it. */
const clearing = (method: PaymentRow['method']): string => `clearing-${method}`
const CUSTOMERS = 'customers'
const SURPLUS = 'surplus'
const PAYMENT_FEES = 'payment-fees'
const MERCHANTS = 'merchant-sales'
/** The shop's own share of a price; goods and what reduces them are the merchants'. */
const CHARGES = ['delivery', 'service', 'technical', 'operating', 'packaging'] as const

/** Money has come that pays its order: it is the customer's until the order is theirs. */
export async function postPayment(tx: Tx, order: OrderRow, payment: PaymentRow, receivedCents: number): Promise<void> {
  const own = (entry: LedgerEntry): LedgerEntry => ({ ...entry, orderId: order.order_id })
  await post(tx, {
    kind: 'payment',
    subjectId: payment.payment_id,
    entries: [
      own({ purpose: clearing(payment.method), amount: receivedCents }),
      own({ purpose: PAYMENT_FEES, amount: -payment.fee_cents }),
      own({ purpose: CUSTOMERS, amount: payment.fee_cents - receivedCents }),
    ],
  })
  await post(tx, { kind: 'sale', subjectId: order.order_id, entries: (await saleEntries(tx, order)).map(own) })
}

/** Money has come that no order waits for: all of it is owed to whoever paid. */
export async function postSurplus(tx: Tx, order: OrderRow, payment: PaymentRow, receivedCents: number): Promise<void> {
  const own = { orderId: order.order_id }
  await post(tx, {
    kind: 'payment',
    subjectId: payment.payment_id,
    entries: [
      { ...own, purpose: clearing(payment.method), amount: receivedCents },
      { ...own, purpose: SURPLUS, amount: -receivedCents },
    ],
  })
}

/** Money has gone back: what had been shared out of the order is taken back first. */
export async function postRefund(tx: Tx, order: OrderRow, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const own = (entry: LedgerEntry): LedgerEntry => ({ ...entry, orderId: order.order_id })
  const back = own({ purpose: clearing(payment.method), amount: -refund.amount_cents })
  if (refund.kind === 'surplus') {
    const entries = [back, own({ purpose: SURPLUS, amount: refund.amount_cents })]
    await post(tx, { kind: 'refund', subjectId: refund.refund_id, entries })
    return
  }
  const sale = await saleEntries(tx, order)
  await post(tx, { kind: 'sale-undone', subjectId: order.order_id, entries: sale.map((entry) => own(opposite(entry))) })
  const fee = own({ purpose: PAYMENT_FEES, amount: payment.fee_cents })
  const entries = [back, fee, own({ purpose: CUSTOMERS, amount: refund.amount_cents - payment.fee_cents })]
  await post(tx, { kind: 'refund', subjectId: refund.refund_id, entries })
}

const opposite = (entry: LedgerEntry): LedgerEntry => ({ ...entry, amount: 0 - entry.amount })

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
