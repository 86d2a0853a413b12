// Made by `npm run tables` from the migrations. Never changed by hand.

export type StockAlertsViewRows = {
  waiting_alerts: {
    sku_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends StockAlertsViewRows {}
}
