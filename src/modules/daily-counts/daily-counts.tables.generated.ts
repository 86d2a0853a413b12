// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day, Generated } from '#platform/tables/column-types.ts'

export type DailyCountsTableRows = {
  daily_counts: {
    what: 'visit' | 'product-seen' | 'bag-add' | 'checkout' | 'search-nothing' | 'search-part'
    day: Day
    subject: Generated<string>
    num: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends DailyCountsTableRows {}
}
