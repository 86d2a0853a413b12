// Made by `npm run tables` from the migrations. Never changed by hand.

export type ReviewsViewRows = {
  merchant_reviews: {
    merchant_id: string
    review_id: string
    product_id: string
    stars: number
    body: string
    author: string
    written_at: Date
    reply: string
  }
  public_reviews: {
    review_id: string
    product_id: string
    stars: number
    body: string
    author: string
    written_at: Date
    reply: string
    helpful_num: number
  }
  review_photos: {
    review_id: string
    position: number
    upload_id: string
  }
  shown_answers: {
    answer_id: string
    review_id: string
    merchant_id: string
    body: string
    written_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReviewsViewRows {}
}
