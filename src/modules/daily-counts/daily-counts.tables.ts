import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type DailyCountTables = Own<'daily_counts'>

export const dailyCountTables = ownTables<DailyCountTables>()
