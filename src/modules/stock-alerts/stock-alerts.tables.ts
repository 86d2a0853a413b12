import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { StockAlertsTableRows } from './stock-alerts.tables.generated.ts'

/** The tables only this module may write. */
export type StockAlertTables = Own<StockAlertsTableRows, 'stock_alerts'>

export const stockAlertTables = ownTables<StockAlertTables>()
