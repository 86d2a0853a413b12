// Made by `npm run tables` from the migrations. Never changed by hand.

export type PopularityRows = {
  bought_together: {
    product_id: string
    other_id: string
    strength: number
  }
  product_popularity: {
    product_id: string
    score: number
  }
}
