import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type StockAlertTables = Own<'stock_alerts'>

export const stockAlertTables = ownTables<StockAlertTables>()
