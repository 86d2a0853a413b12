// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day } from '#platform/tables/column-types.ts'

export type DailyCountsViewRows = {
  day_counts: {
    what: 'visit' | 'product-seen' | 'bag-add' | 'checkout' | 'search-nothing' | 'search-part'
    day: Day
    subject: string
    num: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends DailyCountsViewRows {}
}
