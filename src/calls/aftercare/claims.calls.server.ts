import { z } from 'zod'
import { askClaim as ask, changeClaim, showOwnClaims } from '#flows/aftercare/ask-claim.ts'
import { showClaimChoices } from '#flows/aftercare/claimed-pieces.ts'
import { decideClaim as decide, recordLook } from '#flows/aftercare/decide-claim.ts'
import { showAdminClaim } from '#flows/aftercare/show-claim.ts'
import {
  AdminClaimsInput,
  AdminClaimsWire,
  AdminClaimWire,
  AnswerClaimInput,
  AskClaimInput,
  ClaimChoicesInput,
  ClaimChoicesWire,
  ClaimInput,
  ClaimsWire,
  DecideClaimInput,
  LookInput,
} from '#modules/claims/claims.contract.ts'
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

const access = 'shopper'

const shoppersCalls: Call[] = [
  defineCall(listClaimChoices, {
    access,
    input: ClaimChoicesInput,
    output: ClaimChoicesWire,
    run: (context, { orderNo }) => showClaimChoices(context.tx, viewerOf(context), orderNo),
  }),
  defineCall(askClaim, {
    access,
    input: AskClaimInput,
    output: ClaimsWire,
    perMinute: 20,
    run: async (context, wanted) => {
      await ask(context.tx, viewerOf(context), wanted)
      return showOwnClaims(context.tx, viewerOf(context))
    },
  }),
  defineCall(listClaims, {
    access,
    input: z.object({}),
    output: ClaimsWire,
    reads: true,
    run: (context) => showOwnClaims(context.tx, viewerOf(context)),
  }),
  defineCall(answerClaim, {
    access,
    input: AnswerClaimInput,
    output: ClaimsWire,
    perMinute: 20,
    run: async (context, { claimId, words }) => {
      await changeClaim(context.tx, viewerOf(context), { claimId, act: 'answer', words })
      return showOwnClaims(context.tx, viewerOf(context))
    },
  }),
  defineCall(withdrawClaim, {
    access,
    input: ClaimInput,
    output: ClaimsWire,
    run: async (context, { claimId }) => {
      await changeClaim(context.tx, viewerOf(context), { claimId, act: 'withdraw', words: '' })
      return showOwnClaims(context.tx, viewerOf(context))
    },
  }),
]

const adminCalls: Call[] = [
  defineCall(listAdminClaims, {
    access: 'read-orders',
    input: AdminClaimsInput,
    output: AdminClaimsWire,
    reads: true,
    run: ({ tx, language }, wanted) => listForAdmin(tx, wanted, language),
  }),
  defineCall(getAdminClaim, {
    access: 'read-orders',
    input: ClaimInput,
    output: AdminClaimWire,
    run: ({ tx, language }, { claimId }) => showAdminClaim(tx, claimId, language),
  }),
  defineCall(decideClaim, {
    access: 'ask-refunds',
    input: DecideClaimInput,
    output: AdminClaimWire,
    run: async ({ tx, caller, language }, decision) => {
      await decide(tx, actorOf(caller), decision)
      return showAdminClaim(tx, decision.claimId, language)
    },
  }),
  defineCall(lookAtClaimed, {
    access: 'authenticate',
    input: LookInput,
    output: AdminClaimWire,
    run: async ({ tx, caller, language }, look) => {
      await recordLook(tx, actorOf(caller), look)
      return showAdminClaim(tx, look.claimId, language)
    },
  }),
]

/** The difference to a lower price, and fakes: what shoppers claim and how the shop decides. */
export const claimCalls: Call[] = [...shoppersCalls, ...adminCalls]
