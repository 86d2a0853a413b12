import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { orderNo } from '#modules/orders/orders.contract.ts'
import { MOST_REPORT_WORDS, MOST_REVIEW_PICTURES, reviewActs, reviewStates } from './reviews.rules.ts'

export const ReviewChoicesInput = z.object({ orderNo })
export type ReviewChoicesInput = z.input<typeof ReviewChoicesInput>
/** The products of an order of which a piece was received, and what was written of them. */
export const ReviewChoicesWire = z.object({
  orderNo: z.string(),
  /** How whoever does not want to be named is shown. */
  masked: z.string(),
  pieces: z.array(
    z.object({
      productId: z.string(),
      /** Its pieces that were received: a link from the order names one of them. */
      unitIds: z.array(z.string()),
      brandCode: z.string(),
      articleNumber: z.string(),
      brandName: z.string(),
      title: z.string(),
      productImg: PictureWire,
      review: z
        .object({
          stars: z.number(),
          text: z.string(),
          name: z.string(),
          state: z.enum(reviewStates),
          reason: z.string(),
          reply: z.string(),
        })
        .nullable(),
    }),
  ),
})
export type ReviewChoicesWire = z.output<typeof ReviewChoicesWire>

export const WriteReviewInput = z.object({
  orderNo,
  productId: z.uuid('choose-one'),
  stars: z.int('choose-one').min(1, 'choose-one').max(5, 'choose-one'),
  text: z.string().trim().max(500, 'too-long'),
  /** Shown with it; hidden in part when empty. */
  name: z.string().trim().max(80, 'too-long').default(''),
  pictures: z.array(z.uuid()).max(MOST_REVIEW_PICTURES, 'too-many').default([]),
})
export type WriteReviewInput = z.input<typeof WriteReviewInput>
export type WantedReview = z.output<typeof WriteReviewInput>

export const ReportReviewInput = z.object({
  reviewId: z.uuid(),
  /** What a merchant said to it, where that is what is wrong. */
  answerId: z.uuid().or(z.literal('')).default(''),
  words: z.string().trim().min(1, 'required').max(MOST_REPORT_WORDS, 'note-length'),
})
export type ReportReviewInput = z.input<typeof ReportReviewInput>
export const ReportedWire = z.object({ reported: z.literal(true) })
export type ReportedWire = z.output<typeof ReportedWire>

export const HelpfulInput = z.object({ reviewId: z.uuid(), helpful: z.boolean() })
export type HelpfulInput = z.input<typeof HelpfulInput>
export const HelpfulWire = z.object({ helpfulNum: z.number() })
export type HelpfulWire = z.output<typeof HelpfulWire>
export const OwnMarksInput = z.object({ spuCode: z.string().min(1).max(80) })
export type OwnMarksInput = z.input<typeof OwnMarksInput>
/** The reviews of a product that a member found helpful. */
export const OwnMarksWire = z.object({ reviewIds: z.array(z.string()) })
export type OwnMarksWire = z.output<typeof OwnMarksWire>

/** Back office. */
const reviewQueues = ['waiting', 'reported', 'hidden', 'approved'] as const
export const AdminReviewsInput = z.object({
  queue: z.enum(reviewQueues).default('waiting'),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type AdminReviewsInput = z.input<typeof AdminReviewsInput>
export const AdminReview = z.object({
  reviewId: z.string(),
  state: z.enum(reviewStates),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  date: z.string(),
  reason: z.string(),
  reply: z.string(),
  brandCode: z.string(),
  articleNumber: z.string(),
  brandName: z.string(),
  title: z.string(),
  /** Of those that came with an order. */
  orderNo: z.string(),
  /** Read as uploads: nobody else sees them yet. */
  pictureIds: z.array(z.string()),
  /** What others say against it, as long as nobody has decided on it. */
  reports: z.array(z.string()),
})
export type AdminReview = z.output<typeof AdminReview>
export const AdminReviewsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.object({ waiting: z.number(), reported: z.number(), hidden: z.number(), approved: z.number() }),
  list: z.array(AdminReview),
})
export type AdminReviewsWire = z.output<typeof AdminReviewsWire>

export const DecideReviewInput = z
  .object({
    reviewId: z.uuid(),
    act: z.enum(reviewActs),
    /** Why it is hidden, or what the shop replies; an empty reply takes the last one back. */
    words: z.string().trim().max(300, 'too-long').default(''),
  })
  .refine(({ act, words }) => act !== 'hide' || words !== '', { path: ['words'], message: 'required' })
export const ReviewDecidedWire = z.object({ reviewId: z.string() })
export type ReviewDecidedWire = z.output<typeof ReviewDecidedWire>
export type DecideReviewInput = z.input<typeof DecideReviewInput>
export type ReviewDecision = z.output<typeof DecideReviewInput>
