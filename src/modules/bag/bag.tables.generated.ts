// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type BagTableRows = {
  bag_lines: {
    owner_id: string
    sku_id: string
    quantity: number
    selected: Generated<boolean>
    price_seen_cents: number
    added_at: Date
    offer_id: string | null
    line_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends BagTableRows {}
}
