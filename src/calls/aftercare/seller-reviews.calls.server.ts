import { answerAsSeller, unanswerAsSeller } from '#flows/aftercare/answer-review.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import { listReviewsOf } from '#modules/reviews/index.server.ts'
import { answerReview, listReviewsOfSeller, removeReviewAnswer } from '#modules/reviews/merchant-answers.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What buyers wrote of a merchant's items, and what it says to it. */
export const sellerReviewCalls = ({ publicUrl }: { publicUrl: () => string }): Call[] => [
  defineCall(listReviewsOfSeller, ({ tx, caller, language }, wanted) => listReviewsOf(tx, caller.seller, wanted, language)),
  defineCall(answerReview, async ({ tx, caller: { seller } }, said) =>
    answerAsSeller(tx, { seller, by: await sellerActor(tx, seller) }, said, publicUrl()),
  ),
  defineCall(removeReviewAnswer, async ({ tx, caller: { seller } }, asked) =>
    unanswerAsSeller(tx, { seller, by: await sellerActor(tx, seller) }, asked),
  ),
]
