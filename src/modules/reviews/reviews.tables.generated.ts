// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ReviewsTableRows = {
  review_answers: {
    answer_id: string
    review_id: string
    merchant_id: string
    account_id: string | null
    body: string
    state: Generated<'shown' | 'waiting' | 'hidden'>
    reason: Generated<string>
    version: Generated<number>
    written_at: Date
  }
  review_marks: {
    review_id: string
    account_id: string
    marked_at: Date
  }
  review_pictures: {
    review_id: string
    position: number
    upload_id: string
  }
  review_reports: {
    review_id: string
    account_id: string
    words: Generated<string>
    is_open: Generated<boolean>
    reported_at: Generated<Date>
  }
  reviews: {
    review_id: string
    product_id: string
    stars: number
    body: string
    author: string
    written_at: Date
    order_id: string | null
    state: Generated<'waiting' | 'approved' | 'hidden'>
    reason: Generated<string>
    reply: Generated<string>
    replied_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReviewsTableRows {}
}
