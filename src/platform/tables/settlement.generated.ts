// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

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
}
