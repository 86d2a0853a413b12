import { stockAlertText } from '#language/product/stock-alert.text.ts'
import { askAlert, endAlerts } from '#modules/stock-alerts/index.server.ts'
import { askStockAlert, endStockAlerts } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const stockAlertCalls: Call[] = [
  defineCall(askStockAlert, async ({ tx, language }, { skuId, email }) => {
    await askAlert(tx, { skuId, email, language, consent: stockAlertText.consent[language] })
    return {}
  }),
  defineCall(endStockAlerts, async ({ tx }, { token }) => {
    await endAlerts(tx, token)
    return {}
  }),
]
