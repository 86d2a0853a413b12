import { postCall } from '#platform/wire/call-path.ts'
import { EndStockAlertsInput, StockAlertInput } from './stock-alerts.contract.ts'

// Both give the same answer for every address, and are rate-limited: addresses cannot be probed.

export const askStockAlert = postCall('/product/stockAlert/create', { access: 'anyone', perMinute: 10, input: StockAlertInput })
export const endStockAlerts = postCall('/product/stockAlert/cancel', {
  access: 'anyone',
  perMinute: 10,
  input: EndStockAlertsInput,
})
