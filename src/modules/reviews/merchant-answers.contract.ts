import { z } from 'zod'
import { LONGEST_ANSWER, answerQueues, answerStates } from './reviews.rules.ts'

export const ReviewsOfSellerInput = z.object({
  state: z.enum(answerQueues).default('open'),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ReviewsOfSellerInput = z.input<typeof ReviewsOfSellerInput>
/** A review of an item this merchant sold, with what it has said to it. */
export const ReviewOfSeller = z.object({
  reviewId: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  date: z.string(),
  brandCode: z.string(),
  articleNumber: z.string(),
  brandName: z.string(),
  title: z.string(),
  answer: z.object({ text: z.string(), state: z.enum(answerStates), reason: z.string(), version: z.number() }).nullable(),
})
export type ReviewOfSeller = z.output<typeof ReviewOfSeller>
export const ReviewsOfSellerWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.object({ open: z.number(), answered: z.number() }),
  list: z.array(ReviewOfSeller),
})
export type ReviewsOfSellerWire = z.output<typeof ReviewsOfSellerWire>

export const AnswerReviewInput = z.object({
  reviewId: z.uuid(),
  /** Of the answer that was read; 0: none was there. */
  version: z.number().int().min(0),
  text: z.string().trim().min(1, 'required').max(LONGEST_ANSWER, 'too-long'),
})
export type AnswerReviewInput = z.input<typeof AnswerReviewInput>
export type SaidToReview = z.output<typeof AnswerReviewInput>
export const RemoveAnswerInput = z.object({ reviewId: z.uuid(), version: z.number().int().min(1) })
export type RemoveAnswerInput = z.input<typeof RemoveAnswerInput>
export const AnsweredReviewWire = z.object({ reviewId: z.string(), state: z.enum([...answerStates, 'none']) })
export type AnsweredReviewWire = z.output<typeof AnsweredReviewWire>
