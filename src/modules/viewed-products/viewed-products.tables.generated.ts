// Made by `npm run tables` from the migrations. Never changed by hand.

export type ViewedProductsTableRows = {
  viewed_products: {
    account_id: string
    product_id: string
    viewed_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ViewedProductsTableRows {}
}
