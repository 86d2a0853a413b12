import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminReviewsInput,
  AdminReviewsWire,
  DecideReviewInput,
  ReportedWire,
  ReportReviewInput,
  ReviewChoicesInput,
  ReviewChoicesWire,
  ReviewDecidedWire,
  WriteReviewInput,
} from './reviews.contract.ts'

export const listReviewChoices = getCall<ReviewChoicesInput, ReviewChoicesWire>('/order/comment/choices')
export const writeReview = postCall<WriteReviewInput, ReviewChoicesWire>('/order/comment/write', { once: true })
export const reportReview = postCall<ReportReviewInput, ReportedWire>('/product/comment/report')

export const listAdminReviews = postCall<AdminReviewsInput, AdminReviewsWire>('/admin/review/list')
export const decideReview = postCall<DecideReviewInput, ReviewDecidedWire>('/admin/review/decide', { once: true })
