// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Day, Generated } from './column-types.ts'

export type DailyCountsRows = {
  daily_counts: {
    what: 'visit' | 'product-seen' | 'bag-add' | 'checkout' | 'search-nothing' | 'search-part'
    day: Day
    subject: Generated<string>
    num: number
  }
}
