// Made by `npm run tables` from the migrations. Never changed by hand.

export type BagViewRows = {
  bag_contents: {
    owner_id: string
    sku_id: string
    added_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends BagViewRows {}
}
