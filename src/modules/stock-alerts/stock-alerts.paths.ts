import { postCall } from '#platform/wire/call-path.ts'
import type { EndStockAlertsInput, StockAlertInput } from './stock-alerts.contract.ts'

export const askStockAlert = postCall<StockAlertInput, Record<string, never>>('/product/stockAlert/create')
export const endStockAlerts = postCall<EndStockAlertsInput, Record<string, never>>('/product/stockAlert/cancel')
