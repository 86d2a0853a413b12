// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day } from '#platform/tables/column-types.ts'

export type PopularSearchesTableRows = {
  hidden_searches: {
    query: string
    hidden_at: Date
  }
  search_query_days: {
    day: Day
    language: 'en' | 'zh'
    query: string
    shown: string
    visitors: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PopularSearchesTableRows {}
}
