export { askAlert, endAlerts, lockDueAlerts, noteBack, purgeAlerts, settleAlert } from './stock-alerts.ts'
