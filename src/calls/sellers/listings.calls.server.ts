import { publishProduct } from '#flows/products/edit-product.ts'
import {
  sendListing,
  showOwnProposal,
  showProposalChoices,
  showProposals,
  withdrawListing,
} from '#flows/sellers/listings/propose-listing.ts'
import {
  acceptByRule,
  decideListing,
  offerAccepted,
  showForReview,
  showProposalQueue,
} from '#flows/sellers/listings/review-listing.ts'
import { showProductEdit } from '#modules/catalogue/editing/index.server.ts'
import {
  decideProposal,
  getAdminProposal,
  getProposal,
  listAdminProposals,
  listProposalChoices,
  listProposals,
  sendProposal,
  withdrawProposal,
} from '#modules/proposals/proposals.paths.ts'
import type { Lister } from '#platform/actor.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { orRefusal, Refusal } from '#platform/refusal.ts'

/** What was made of a proposal goes live and is offered. Refuses INCOMPLETE. */
async function goLive(tx: Tx, by: Lister, productId: string, proposalNo: string): Promise<void> {
  const { draft, liveVersion } = await showProductEdit(tx, productId)
  await publishProduct(tx, by, { productId, version: draft.version, liveVersion, confirmed: true })
  await offerAccepted(tx, proposalNo)
}

const ownCalls: Call[] = [
  defineCall(listProposals, ({ tx, caller, language }, { pageNum }) => showProposals(tx, caller.seller, pageNum, language)),
  defineCall(getProposal, ({ tx, caller, language }, { proposalNo }) => showOwnProposal(tx, caller.seller, proposalNo, language)),
  defineCall(listProposalChoices, ({ tx, caller, language }) => showProposalChoices(tx, caller.seller, language)),
  defineCall(sendProposal, async ({ tx, caller, language }, sent) => {
    const { proposalNo } = await sendListing(tx, caller.seller, sent)
    const made = await acceptByRule(tx, caller.seller, proposalNo)
    if (made) {
      const published = await orRefusal(() => goLive(tx, made.by, made.productId, proposalNo))
      // What is not whole waits as a draft for somebody who completes it.
      if (published instanceof Refusal && published.reason !== 'INCOMPLETE') throw published
    }
    return showOwnProposal(tx, caller.seller, proposalNo, language)
  }),
  defineCall(withdrawProposal, async ({ tx, caller, language }, named) => {
    await withdrawListing(tx, caller.seller, named)
    return showOwnProposal(tx, caller.seller, named.proposalNo, language)
  }),
]

const reviewCalls: Call[] = [
  defineCall(listAdminProposals, ({ tx, language }, wanted) => showProposalQueue(tx, wanted, language)),
  defineCall(getAdminProposal, ({ tx, language }, { proposalNo }) => showForReview(tx, proposalNo, language)),
  defineCall(decideProposal, async ({ tx, caller, language }, decision) => {
    const productId = await decideListing(tx, actorOf(caller), decision)
    if (productId !== undefined && decision.publish) await goLive(tx, actorOf(caller), productId, decision.proposalNo)
    return showForReview(tx, decision.proposalNo, language)
  }),
]

/** What merchants propose to list, and what the shop decides. */
export const listingCalls: Call[] = [...ownCalls, ...reviewCalls]
