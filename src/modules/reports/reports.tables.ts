import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ReportTables = Own<'order_days' | 'sales_days' | 'offer_days'>

export const reportTables = ownTables<ReportTables>()
