import type { ReviewsViewRows } from './reviews.views.generated.ts'

/** What other modules may read of reviews. Made in migrations. */
export const reviewViews = [
  'public_reviews',
  'review_photos',
  'merchant_reviews',
  'shown_answers',
] as const satisfies readonly (keyof ReviewsViewRows)[]
