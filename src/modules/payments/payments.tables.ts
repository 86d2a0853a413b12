import type { Selectable } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** `url` is the provider's page; `card` is what it tells of the card that was used. */
type PaymentDetail = { url?: string; card?: { brand: string; last4: string; wallet: string } }

/** The tables only this module may write. */
export type PaymentTables = Own<
  | 'payments'
  | 'payment_webhooks'
  | 'card_declines'
  | 'refunds'
  | 'refund_parts'
  | 'disputes'
  | 'held_money'
  | 'provider_reports'
  | 'refund_returns'
  | 'provider_cursors'
  | 'money_repairs'
  | 'payouts'
  | 'payout_files'
  | 'payout_file_lines',
  { payments: { detail: Generated<Json<PaymentDetail>> } }
>

export type PaymentRow = Selectable<PaymentTables['payments']>
export type RefundRow = Selectable<PaymentTables['refunds']>
export type RefundPartRow = Selectable<PaymentTables['refund_parts']>
export type DisputeRow = Selectable<PaymentTables['disputes']>
export type ReportRow = Selectable<PaymentTables['provider_reports']>
export type HeldRow = Selectable<PaymentTables['held_money']>
export type PayoutRow = Selectable<PaymentTables['payouts']>
export type PayoutFileRow = Selectable<PaymentTables['payout_files']>
export type PayoutLineRow = Selectable<PaymentTables['payout_file_lines']>
export type RepairRow = Selectable<PaymentTables['money_repairs']>
export type PaymentState = PaymentRow['state']

export const paymentTables = ownTables<PaymentTables>()
