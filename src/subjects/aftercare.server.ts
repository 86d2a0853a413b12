import { sql } from 'kysely'
import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { KEPT_AS_RECORDS, MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { careCalls } from '#calls/aftercare/care.calls.server.ts'
import { claimCalls } from '#calls/aftercare/claims.calls.server.ts'
import { returnCalls } from '#calls/aftercare/returns.calls.server.ts'
import { reviewCalls } from '#calls/aftercare/reviews.calls.server.ts'
import { sellerReviewCalls } from '#calls/aftercare/seller-reviews.calls.server.ts'
import { endCare, remindOfCare } from '#flows/aftercare/book-care.ts'
import { notifyOfClaim } from '#flows/aftercare/notify-of-claim.ts'
import { lapseReturns, notifyOfReturn } from '#flows/aftercare/notify-of-return.ts'
import { remindOfPickUps } from '#flows/aftercare/uncollected.ts'
import { forgetMarks, isShownWithReview, partFromAnswers } from '#modules/reviews/index.server.ts'
import { BATCH, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import { picturesOf, stepsOf } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What buyers wrote is read before it is shown. */
    'keep-reviews': 'anyone'
  }
}

/** As long as the order it is about. */
const evidence = {
  ...photographs,
  sentBy: 'shopper',
  readers: 'read-orders',
  loose: { files: 12, bytes: 60 * MB },
  perNetwork: 200,
  unusedDays: 1,
  keptDays: KEPT_AS_RECORDS,
} as const
const uploads = {
  claim: evidence,
  return: evidence,
  inspection: {
    ...photographs,
    sentBy: 'handle-pieces',
    readers: 'read-orders',
    mostBytes: 10 * MB,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 2,
    keptDays: KEPT_AS_RECORDS,
  },
  review: {
    ...photographs,
    sentBy: 'shopper',
    readers: 'keep-reviews',
    shown: isShownWithReview(sql`u.upload_id`),
    printed: true,
    keptPixels: 3_000_000,
    loose: { files: 9, bytes: 45 * MB },
    perNetwork: 200,
    unusedDays: 1,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'care-cancelled': true
    'care-capacity': true
    'care-done': true
    'care-missed': true
    'claim-ask-more': true
    'claim-ask-piece': true
    'claim-decline': true
    'claim-look-fake': true
    'claim-look-genuine': true
    'claim-uphold': true
    'pick-up-give-back': true
    'pick-up-keep': true
    'read-claim': true
    'read-inspection': true
    'read-return': true
    'read-review': true
    'return-accepted': true
    'return-agree': true
    'return-arrive': true
    'return-decline': true
    'return-rejected': true
    'return-send-back': true
    'review-answer': true
    'review-answer-removed': true
    'review-approve': true
    'review-hide': true
    'review-reply': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'lapse-returns': true
    'remind-of-care': true
    'remind-of-pick-ups': true
  }
}

/** Claims, returns, reviews, care, and what is not collected. */
export const aftercare: Subject = {
  uploads,
  person: {
    forgotten: ['review_marks.account_id', 'review_answers.account_id'],
    exported: {
      helpfulReviews: { table: 'review_marks', account: 'account_id', only: ['marked_at'] },
      answersToReviews: { table: 'review_answers', account: 'account_id', only: ['body', 'state', 'reason', 'written_at'] },
      reportedReviews: { table: 'review_reports', account: 'account_id', only: ['words', 'is_open', 'reported_at'] },
    },
    exportedWithin: {
      orders: {
        returns: {
          table: 'returns',
          on: 'order_id',
          with: {
            pieces: { table: 'return_units', on: 'return_id' },
            pictures: picturesOf('return_pictures', 'return_id'),
            history: stepsOf('return_steps', 'return_id'),
          },
        },
        claims: {
          table: 'claims',
          on: 'order_id',
          with: { pictures: picturesOf('claim_pictures', 'claim_id'), history: stepsOf('claim_steps', 'claim_id') },
        },
        reviews: {
          table: 'reviews',
          on: 'order_id',
          with: {
            pictures: picturesOf('review_pictures', 'review_id'),
            reports: { table: 'review_reports', on: 'review_id', only: ['reported_at'] },
          },
        },
        care: { table: 'care_bookings', on: 'order_id' },
      },
    },
    forget: async (tx, { accountId }) => {
      await forgetMarks(tx, accountId)
      await partFromAnswers(tx, accountId)
    },
    kept: { 'claim_steps.actor_id': 'belongs to the order', 'return_steps.actor_id': 'belongs to the order' },
  },
  calls: (services) => [
    ...claimCalls,
    ...careCalls(services),
    ...reviewCalls(services),
    ...sellerReviewCalls(services),
    ...returnCalls(services),
  ],
  timed: ({ database, publicUrl }) => [
    {
      task: 'lapse-returns',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => lapseReturns(tx, BATCH, publicUrl()))),
    },
    {
      task: 'remind-of-care',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfCare(tx, publicUrl(), BATCH))),
    },
    {
      task: 'remind-of-pick-ups',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfPickUps(tx, BATCH, publicUrl()))),
    },
  ],
  effects: ({ publicUrl }) => ({
    'claim-news': (tx, event) => notifyOfClaim(tx, event, publicUrl()),
    'return-news': (tx, event, others) => notifyOfReturn(tx, [event, ...others], publicUrl()),
    care: (tx, { payload }) => endCare(tx, payload.unitId, publicUrl()),
  }),
}
