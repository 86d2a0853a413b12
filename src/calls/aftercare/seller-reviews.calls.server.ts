import { answerAsSeller, unanswerAsSeller } from '#flows/aftercare/answer-review.ts'
import { listReviewsOf } from '#modules/reviews/index.server.ts'
import { answerReview, listReviewsOfSeller, removeReviewAnswer } from '#modules/reviews/merchant-answers.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What buyers wrote of a merchant's items, and what it says to it. */
export const sellerReviewCalls = ({ publicUrl }: { publicUrl: () => string }): Call[] => [
  defineCall(listReviewsOfSeller, ({ tx, caller, language }, wanted) => listReviewsOf(tx, caller.seller, wanted, language)),
  defineCall(answerReview, ({ tx, caller }, said) => answerAsSeller(tx, caller.seller, said, publicUrl())),
  defineCall(removeReviewAnswer, ({ tx, caller }, asked) => unanswerAsSeller(tx, caller.seller, asked)),
]
