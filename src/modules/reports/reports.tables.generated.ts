// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day } from '#platform/tables/column-types.ts'

export type ReportsTableRows = {
  offer_days: {
    day: Day
    offer_id: string
    pieces: number
  }
  order_days: {
    day: Day
    placed: number
    paid: number
    goods_cents: number
    charges_cents: number
    back_cents: number
  }
  sales_days: {
    day: Day
    merchant_id: string
    brand_code: string
    category: string
    pieces: number
    goods_cents: number
    back_pieces: number
    back_cents: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReportsTableRows {}
}
