export { forgetMarks, listHelpful, markHelpful } from './helpful-marks.ts'
export { listAdminReviews } from './list-reviews.ts'
export { listMerchantReviews } from './merchant-reviews.ts'
export { addReview, decideReview, getReview, listNewestWords, listPictures, listReviewsOfOrder, reportReview } from './reviews.ts'
