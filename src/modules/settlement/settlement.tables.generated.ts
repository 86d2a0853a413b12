// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type SettlementTableRows = {
  debt_reminders: {
    reminder_id: string
    merchant_id: string
    sent_by: string
    sent_at: Date
  }
  merchant_payables: {
    unit_id: string
    order_id: string
    merchant_id: string
    goods_cents: number
    commission_rate: number
    card_rate: number
    commission_cents: number
    card_cents: number
    booked_at: Generated<Date>
    fee_cents: Generated<number>
  }
  merchant_statements: {
    statement_id: string
    statement_number: string
    merchant_id: string
    first_day: string
    last_day: string
    opening_cents: number
    moved_cents: number
    closing_cents: number
    lines: Json
    made_at: Date
  }
  statement_approvals: {
    approval_id: string
    statement_id: string
    amount_cents: number
    payout_id: string | null
    approved_by: string
    approved_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SettlementTableRows {}
}
