export { listAdminReviews } from './list-reviews.ts'
export { addReview, decideReview, listPictures, listReviewsOfOrder, reportReview } from './reviews.ts'
