import type { Selectable } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** `url` is the provider's page. */
type PaymentDetail = { url?: string }

/** The tables only this module may write. */
export type PaymentTables = Own<
  'payments' | 'payment_webhooks' | 'refunds' | 'refund_parts' | 'held_money' | 'money_repairs' | 'payouts',
  { payments: { detail: Generated<Json<PaymentDetail>> } }
>

export type PaymentRow = Selectable<PaymentTables['payments']>
export type RefundRow = Selectable<PaymentTables['refunds']>
export type RefundPartRow = Selectable<PaymentTables['refund_parts']>
export type HeldRow = Selectable<PaymentTables['held_money']>
export type PayoutRow = Selectable<PaymentTables['payouts']>
export type RepairRow = Selectable<PaymentTables['money_repairs']>
export type PaymentState = PaymentRow['state']

export const paymentTables = ownTables<PaymentTables>()
