import { listingCalls } from '#calls/sellers/listings.calls.server.ts'
import { offerAccepted } from '#flows/sellers/listings/review-listing.ts'
import { listProposalsToOffer } from '#modules/proposals/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'proposal-accept': true
    'proposal-decline': true
    'proposal-return': true
    'read-listing-picture': true
  }
}

const AT_ONCE = 20

/** What was published by hand meanwhile is offered, each in a transaction of its own. */
async function offerSome(database: Database): Promise<void> {
  for (const proposalNo of await listProposalsToOffer(database.pool, AT_ONCE))
    await database.inTransaction((tx) => offerAccepted(tx, proposalNo))
}

/** What merchants propose to list. */
export const listings: Subject = {
  person: {
    kept: {
      'proposals.account_id': 'who proposed what their merchant sells',
      'proposal_steps.actor_id': 'belongs to the proposal',
    },
    notExported: { proposals: OF_STAFF, proposal_steps: OF_STAFF },
  },
  calls: () => [...listingCalls],
  timed: ({ database }) => [{ task: 'offer-accepted', lane: 'fast', everySeconds: 30, run: () => offerSome(database) }],
}
