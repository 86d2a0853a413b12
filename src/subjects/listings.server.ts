import { sql } from 'kysely'
import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, pictureHash, productPhotographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { isProductPicture } from '#modules/catalogue/index.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { listingCalls } from '#calls/sellers/listings.calls.server.ts'
import { offerAccepted } from '#flows/sellers/listings/review-listing.ts'
import { listProposalsToOffer } from '#modules/proposals/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What merchants propose to list. */
    'approve-listings': 'people'
  }
}

const uploads = {
  'listing-picture': {
    ...productPhotographs,
    sentBy: { seller: 'offer' },
    readers: 'everybody',
    mostBytes: 10 * MB,
    loose: { files: 200, bytes: 800 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
    alsoUsedBy: [
      sql<boolean>`exists (select from proposal_contents r where strpos(r.content, ${pictureHash}) > 0)`,
      isProductPicture(pictureHash),
    ],
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'proposal-accept': true
    'proposal-decline': true
    'proposal-return': true
    'read-listing-picture': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'offer-accepted': true
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
  uploads,
  person: {
    kept: {
      'proposals.account_id': 'who proposed what their merchant sells',
      'proposal_steps.actor_id': 'belongs to the proposal',
    },
    notExported: { proposals: OF_STAFF, proposal_steps: OF_STAFF },
  },
  calls: () => inRoom('offers', listingCalls),
  timed: ({ database }) => [{ task: 'offer-accepted', lane: 'fast', everySeconds: 30, run: () => offerSome(database) }],
}
