// Made by `npm run tables` from the migrations. Never changed by hand.

export type WishlistViewRows = {
  wished_products: {
    product_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends WishlistViewRows {}
}
