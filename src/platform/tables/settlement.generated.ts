// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type SettlementRows = {
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
}
