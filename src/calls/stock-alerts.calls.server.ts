import { z } from 'zod'
import { stockAlertText } from '#language/product/stock-alert.text.ts'
import { askAlert, endAlerts } from '#modules/stock-alerts/index.server.ts'
import { EndStockAlertsInput, StockAlertInput } from '#modules/stock-alerts/stock-alerts.contract.ts'
import { askStockAlert, endStockAlerts } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'
/** Both give the same answer for every address, and are rate-limited: addresses cannot be probed. */
const perMinute = 10
const nothing = z.object({})

export const stockAlertCalls: Call[] = [
  defineCall(askStockAlert, {
    access,
    perMinute,
    input: StockAlertInput,
    output: nothing,
    run: async ({ tx, language }, { skuId, email }) => {
      await askAlert(tx, { skuId, email, language, consent: stockAlertText.consent[language] })
      return {}
    },
  }),
  defineCall(endStockAlerts, {
    access,
    perMinute,
    input: EndStockAlertsInput,
    output: nothing,
    run: async ({ tx }, { token }) => {
      await endAlerts(tx, token)
      return {}
    },
  }),
]
