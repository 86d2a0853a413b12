import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { DailyCountsTableRows } from './daily-counts.tables.generated.ts'

/** The tables only this module may write. */
export type DailyCountTables = Own<DailyCountsTableRows, 'daily_counts'>

export const dailyCountTables = ownTables<DailyCountTables>()
