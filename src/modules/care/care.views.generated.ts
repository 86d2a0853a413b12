// Made by `npm run tables` from the migrations. Never changed by hand.

export type CareViewRows = {
  booked_care: {
    unit_id: string
    order_id: string
    day: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CareViewRows {}
}
