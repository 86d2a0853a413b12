import { decideAppeal as decide } from '#flows/aftercare/seller-answers/decide-appeal.ts'
import { giveAnswer as give } from '#flows/aftercare/seller-answers/give-answer.ts'
import { showAdminAnswer, showAnswers, showAnswersAbout, showSellerAnswer } from '#flows/aftercare/seller-answers/show-answers.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import {
  decideAppeal,
  getAdminAnswer,
  getSellerAnswer,
  giveAnswer,
  listAdminAnswers,
  listAnswersOf,
  listSellerAnswers,
} from '#modules/seller-answers/seller-answers.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What merchants say of returns and claims about their pieces, and what the shop decides about an appeal. */
export const sellerAnswerCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(listSellerAnswers, ({ tx, caller, language }, wanted) => showAnswers(tx, wanted, language, caller.seller)),
  defineCall(getSellerAnswer, ({ tx, caller, language }, { answerNo }) =>
    showSellerAnswer(tx, caller.seller, answerNo, language),
  ),
  defineCall(giveAnswer, async ({ tx, caller, language }, given) => {
    await give(tx, caller.seller, await sellerActor(tx, caller.seller), given)
    return showSellerAnswer(tx, caller.seller, given.answerNo, language)
  }),
  defineCall(listAdminAnswers, ({ tx, language }, wanted) => showAnswers(tx, wanted, language)),
  defineCall(getAdminAnswer, ({ tx, language }, { answerNo }) => showAdminAnswer(tx, answerNo, { language, settings })),
  defineCall(listAnswersOf, ({ tx, language }, about) => showAnswersAbout(tx, about, { language, settings })),
  defineCall(decideAppeal, async ({ tx, caller, language }, decision) => {
    await decide(tx, actorOf(caller), decision, await settings(tx))
    return showAdminAnswer(tx, decision.answerNo, { language, settings })
  }),
]
