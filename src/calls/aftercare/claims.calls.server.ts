import { askClaim as ask, changeClaim, showOwnClaims } from '#flows/aftercare/ask-claim.ts'
import { showClaimChoices } from '#flows/aftercare/claimed-pieces.ts'
import { decideClaim as decide, recordLook } from '#flows/aftercare/decide-claim.ts'
import { showAdminClaim } from '#flows/aftercare/show-claim.ts'
import {
  answerClaim,
  askClaim,
  decideClaim,
  getAdminClaim,
  listAdminClaims,
  listClaimChoices,
  listClaims,
  lookAtClaimed,
  withdrawClaim,
} from '#modules/claims/claims.paths.ts'
import { listAdminClaims as listForAdmin } from '#modules/claims/index.server.ts'
import { actorOf, type Call, defineCall, viewerOf } from '#platform/call.server.ts'

const shoppersCalls: Call[] = [
  defineCall(listClaimChoices, (context, { orderNo }) => showClaimChoices(context.tx, viewerOf(context), orderNo)),
  defineCall(askClaim, async (context, wanted) => {
    await ask(context.tx, viewerOf(context), wanted)
    return showOwnClaims(context.tx, viewerOf(context))
  }),
  defineCall(listClaims, (context) => showOwnClaims(context.tx, viewerOf(context))),
  defineCall(answerClaim, async (context, { claimId, words }) => {
    await changeClaim(context.tx, viewerOf(context), { claimId, act: 'answer', words })
    return showOwnClaims(context.tx, viewerOf(context))
  }),
  defineCall(withdrawClaim, async (context, { claimId }) => {
    await changeClaim(context.tx, viewerOf(context), { claimId, act: 'withdraw', words: '' })
    return showOwnClaims(context.tx, viewerOf(context))
  }),
]

const adminCalls: Call[] = [
  defineCall(listAdminClaims, ({ tx, language }, wanted) => listForAdmin(tx, wanted, language)),
  defineCall(getAdminClaim, ({ tx, language }, { claimId }) => showAdminClaim(tx, claimId, language)),
  defineCall(decideClaim, async ({ tx, caller, language }, decision) => {
    await decide(tx, actorOf(caller), decision)
    return showAdminClaim(tx, decision.claimId, language)
  }),
  defineCall(lookAtClaimed, async ({ tx, caller, language }, look) => {
    await recordLook(tx, actorOf(caller), look)
    return showAdminClaim(tx, look.claimId, language)
  }),
]

/** The difference to a lower price, and fakes: what shoppers claim and how the shop decides. */
export const claimCalls: Call[] = [...shoppersCalls, ...adminCalls]
