export { askAlert, endAlerts, lockDueAlerts, purgeAlerts, settleAlert } from './stock-alerts.ts'
