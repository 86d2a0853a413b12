import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ReportsTableRows } from './reports.tables.generated.ts'

/** The tables only this module may write. */
export type ReportTables = Own<ReportsTableRows, 'order_days' | 'sales_days' | 'offer_days'>

export const reportTables = ownTables<ReportTables>()
