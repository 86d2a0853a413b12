import { answerForBuyer, answerForMerchant } from '#flows/aftercare/bench-cases/answer-price.ts'
import { proposePrice as propose } from '#flows/aftercare/bench-cases/propose-price.ts'
import { settleCase as settle } from '#flows/aftercare/bench-cases/settle-case.ts'
import { showAdminCase, showAdminCases, showBuyerCases, showMerchantCases } from '#flows/aftercare/bench-cases/show-cases.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import {
  answerBuyer,
  answerCase,
  getAdminCase,
  listAdminCases,
  listBuyerCases,
  listMerchantCases,
  proposePrice,
  settleCase,
} from '#modules/bench-cases/bench-cases.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall, viewerOf } from '#platform/call.server.ts'

/** What the bench has found of pieces, and what merchants, buyers and the desk decide about them. */
export const benchCaseCalls = ({ settings }: { settings: ReadSettings }): Call[] => [
  defineCall(listMerchantCases, ({ tx, caller, language }, { orderNo }) =>
    showMerchantCases(tx, caller.seller, { orderNo, language, settings }),
  ),
  defineCall(answerCase, async ({ tx, caller, language }, answer) => {
    const orderNo = await answerForMerchant(tx, caller.seller, await sellerActor(tx, caller.seller), answer)
    return showMerchantCases(tx, caller.seller, { orderNo, language, settings })
  }),
  defineCall(listBuyerCases, (context, { orderNo }) => showBuyerCases(context.tx, viewerOf(context), orderNo)),
  defineCall(answerBuyer, async (context, answer) =>
    showBuyerCases(context.tx, viewerOf(context), await answerForBuyer(context.tx, viewerOf(context), answer)),
  ),
  defineCall(proposePrice, ({ tx, caller }, wanted) => propose(tx, actorOf(caller), wanted)),
  defineCall(listAdminCases, ({ tx, language }, wanted) => showAdminCases(tx, wanted, language)),
  defineCall(getAdminCase, ({ tx, language }, { caseNo }) => showAdminCase(tx, caseNo, language)),
  defineCall(settleCase, async ({ tx, caller, language }, settling) => {
    await settle(tx, actorOf(caller), settling)
    return showAdminCase(tx, settling.caseNo, language)
  }),
]
