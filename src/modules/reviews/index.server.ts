export { listAdminReviews } from './list-reviews.ts'
export { addReview, decideReview, listReviewsOfOrder, reportReview } from './reviews.ts'
