// Made by `npm run tables` from the migrations. Never changed by hand.

export type PopularityViewRows = {
  popular_products: {
    product_id: string
    score: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PopularityViewRows {}
}
