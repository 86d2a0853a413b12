// Made by `npm run tables` from the migrations. Never changed by hand.

export type StockAlertsTableRows = {
  stock_alerts: {
    alert_id: string
    sku_id: string
    email: string
    language: 'en' | 'zh'
    consent: string
    asked_at: Date
    told_at: Date | null
    end_hash: Buffer | null
    back_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends StockAlertsTableRows {}
}
