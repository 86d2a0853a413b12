// Made by `npm run tables` from the migrations. Never changed by hand.

export type ViewedProductsRows = {
  viewed_products: {
    account_id: string
    product_id: string
    viewed_at: Date
  }
}
