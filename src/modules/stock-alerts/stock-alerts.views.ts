import type { StockAlertsViewRows } from './stock-alerts.views.generated.ts'

/** What other modules may read of alerts. Made in migrations. */
export const stockAlertsViews = ['waiting_alerts'] as const satisfies readonly (keyof StockAlertsViewRows)[]
