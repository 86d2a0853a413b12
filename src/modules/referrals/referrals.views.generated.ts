// Made by `npm run tables` from the migrations. Never changed by hand.

export type ReferralsViewRows = {
  referral_orders: {
    order_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReferralsViewRows {}
}
