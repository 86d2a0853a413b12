// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day } from './column-types.ts'

export type PopularSearchesRows = {
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
