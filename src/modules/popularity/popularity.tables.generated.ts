// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day, Generated } from '#platform/tables/column-types.ts'

export type PopularityTableRows = {
  bought_together: {
    product_id: string
    other_id: string
    strength: number
  }
  product_popularity: {
    product_id: string
    score: number
  }
  search_choices: {
    day: Day
    query: string
    product_id: string
    opened: Generated<number>
    bagged: Generated<number>
    bought: Generated<number>
  }
  search_trails: {
    day: Day
    owner_id: string
    query: string
    product_id: string
    opened_at: Date
    reached: number
    counted: Generated<number>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PopularityTableRows {}
}
