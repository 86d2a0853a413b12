import { reportAnswer } from '#flows/aftercare/answer-review.ts'
import { judgeReview, reportReview as report, showReviewChoices, writeReview as write } from '#flows/aftercare/write-review.ts'
import {
  decideReview,
  listAdminReviews,
  listOwnMarks,
  listReviewChoices,
  markHelpful,
  reportReview,
  writeReview,
} from '#modules/reviews/reviews.paths.ts'
import {
  listAdminReviews as listForAdmin,
  listHelpful,
  listPictures,
  markHelpful as mark,
} from '#modules/reviews/index.server.ts'
import { placeUploads, type Uploads } from '#modules/uploads/index.server.ts'
import { actorOf, type Call, defineCall, viewerOf } from '#platform/call.server.ts'

const shoppersCalls = (publicUrl: () => string): Call[] => [
  defineCall(listReviewChoices, (context, { orderNo }) => showReviewChoices(context.tx, viewerOf(context), orderNo)),
  defineCall(writeReview, async (context, wanted) => {
    await write(context.tx, viewerOf(context), wanted, new URL(publicUrl()).hostname)
    return showReviewChoices(context.tx, viewerOf(context), wanted.orderNo)
  }),
  defineCall(reportReview, async ({ tx, caller }, said) => {
    const { answerId, reviewId, words } = said
    if (answerId) await reportAnswer(tx, caller.accountId, { reviewId, answerId, words })
    else await report(tx, caller.accountId, said)
    return { reported: true as const }
  }),
  defineCall(markHelpful, ({ tx, caller }, wanted) => mark(tx, caller.accountId, wanted)),
  defineCall(listOwnMarks, async ({ tx, caller }, { spuCode }) => ({
    reviewIds: await listHelpful(tx, caller.accountId, spuCode),
  })),
]

/** What buyers write of pieces they have received, and who reads it first. */
export const reviewCalls = ({ publicUrl, uploads }: { publicUrl: () => string; uploads: Uploads }): Call[] => [
  ...shoppersCalls(publicUrl),
  defineCall(listAdminReviews, ({ tx, language }, wanted) => listForAdmin(tx, wanted, language)),
  defineCall(
    decideReview,
    async ({ tx, caller }, decision) => {
      await judgeReview(tx, actorOf(caller), decision, publicUrl())
      return { reviewId: decision.reviewId }
    },
    {
      // What the storage does not bring now comes with the next sweep.
      afterCommit: async ({ database, log }, decided) => {
        await placeUploads(database, uploads.storage, 'review', await listPictures(database.pool, decided.reviewId)).catch(
          (problem: unknown) =>
            log.warn({ reason: String(problem) }, 'pictures of a review were not brought to where they belong'),
        )
        return decided
      },
    },
  ),
]
