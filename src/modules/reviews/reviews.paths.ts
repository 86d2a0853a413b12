import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminReviewsInput,
  AdminReviewsWire,
  DecideReviewInput,
  HelpfulInput,
  HelpfulWire,
  OwnMarksInput,
  OwnMarksWire,
  ReportReviewInput,
  ReportedWire,
  ReviewChoicesInput,
  ReviewChoicesWire,
  ReviewDecidedWire,
  WriteReviewInput,
} from './reviews.contract.ts'

export const listReviewChoices = getCall('/order/comment/choices', {
  access: 'shopper',
  input: ReviewChoicesInput,
  output: ReviewChoicesWire,
})
export const writeReview = postCall('/order/comment/write', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: WriteReviewInput,
  output: ReviewChoicesWire,
})
export const reportReview = postCall('/product/comment/report', {
  access: 'shopper',
  perMinute: 12,
  input: ReportReviewInput,
  output: ReportedWire,
})

export const markHelpful = postCall('/product/comment/helpful', {
  access: 'member',
  perMinute: 60,
  input: HelpfulInput,
  output: HelpfulWire,
})
export const listOwnMarks = getCall('/product/comment/marks', {
  access: 'member',
  lags: true,
  perMinute: 120,
  input: OwnMarksInput,
  output: OwnMarksWire,
})

export const listAdminReviews = postCall('/admin/review/list', {
  access: 'keep-reviews',
  lags: true,
  reads: true,
  input: AdminReviewsInput,
  output: AdminReviewsWire,
})
export const decideReview = postCall('/admin/review/decide', {
  access: 'keep-reviews',
  once: true,
  input: DecideReviewInput,
  output: ReviewDecidedWire,
})
