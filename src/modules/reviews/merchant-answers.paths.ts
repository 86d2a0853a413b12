import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AnsweredReviewWire,
  AnswerReviewInput,
  RemoveAnswerInput,
  ReviewsOfSellerInput,
  ReviewsOfSellerWire,
} from './merchant-answers.contract.ts'

const access = { seller: 'talk' } as const

/** What buyers wrote of a merchant's items, and its one answer to each. */
export const listReviewsOfSeller = getCall('/seller/review/list', {
  access,
  input: ReviewsOfSellerInput,
  output: ReviewsOfSellerWire,
})
export const answerReview = postCall('/seller/review/answer', {
  access,
  once: true,
  perMinute: 30,
  input: AnswerReviewInput,
  output: AnsweredReviewWire,
})
export const removeReviewAnswer = postCall('/seller/review/unanswer', {
  access,
  perMinute: 30,
  input: RemoveAnswerInput,
  output: AnsweredReviewWire,
})
