import { stockAlertCalls } from '#calls/stock-alerts.calls.server.ts'
import { TOLD_AT_ONCE, sendStockAlerts } from '#flows/notices/send-stock-alerts.ts'
import { purgeAlerts } from '#modules/stock-alerts/index.server.ts'
import { DAY } from '#platform/clock.ts'
import { inOne, since, untilDone, type Subject } from './subject.ts'
import { VARIANT } from './exported-rows.ts'

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'send-stock-alerts': true
  }
}

/** The way out in a mail must work for a month. */
const ALERT_KEPT = 60 * DAY

/** Alerts when something is back in stock. */
export const stockAlerts: Subject = {
  person: {
    exported: { stockAlerts: { table: 'stock_alerts', contact: 'email', without: ['end_hash'], with: { item: VARIANT } } },
  },
  calls: () => [...stockAlertCalls],
  timed: ({ database, publicUrl }) => [
    {
      // Whoever asked in the very moment the stock came back, or stood behind the first hundred.
      task: 'send-stock-alerts',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => database.inTransaction((tx) => sendStockAlerts(tx, publicUrl())), TOLD_AT_ONCE),
    },
  ],
  purges: [inOne((tx) => purgeAlerts(tx, since(ALERT_KEPT)))],
  effects: ({ publicUrl }) => ({
    'stock-alerts': (tx, { payload }) => sendStockAlerts(tx, publicUrl(), payload.productIds),
  }),
}
