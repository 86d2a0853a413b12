// Made by `npm run tables` from the migrations. Never changed by hand.

export type SettlementViewRows = {
  settled_units: {
    unit_id: string
    order_id: string
    booked_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SettlementViewRows {}
}
