export { forgetMarks, listHelpful, markHelpful } from './helpful-marks.ts'
export { listAdminReviews } from './list-reviews.ts'
export { listMerchantReviews } from './merchant-reviews.ts'
export { addReview, decideReview, getReview, listNewestWords, listPictures, listReviewsOfOrder, reportReview } from './reviews.ts'
export {
  type AnswerRow,
  getShownAnswer,
  judgeAnswer,
  keepAnswer,
  listReviewsOf,
  partFromAnswers,
  removeAnswer,
} from './merchant-answers.ts'
export { isShownWithReview } from './reviews.ts'
