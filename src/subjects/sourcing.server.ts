import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { KEPT_AS_RECORDS, MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { sourcingCalls } from '#calls/sourcing/sourcing.calls.server.ts'
import { lapseRequests } from '#flows/sourcing/ask-request.ts'
import { followSourcing } from '#flows/sourcing/follow-deposit.ts'
import { endOverdueSearches } from '#flows/sourcing/search-item.ts'
import { BATCH, type Subject, TEN_MINUTES, untilDone } from './subject.ts'
import { picturesOf } from './exported-rows.ts'

const uploads = {
  // Of what is looked for, and of what was found: who asks and who finds it read it there.
  sourcing: {
    ...photographs,
    sentBy: 'member',
    readers: 'read-orders',
    loose: { files: 18, bytes: 90 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: KEPT_AS_RECORDS,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'read-sourcing': true
    'sourcing-arrive': true
    'sourcing-cancel': true
    'sourcing-fail': true
    'sourcing-hide-review': true
    'sourcing-pass': true
    'sourcing-refuse': true
    'sourcing-release': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'lapse-sourcing': true
    'end-overdue-searches': true
  }
}

/** What members ask global buyers to find. */
export const sourcing: Subject = {
  uploads,
  person: {
    kept: {
      'sourcing_quotes.account_id': 'who quoted for their merchant',
      'sourcing_requests.account_id': 'belongs to what was ordered after it',
      'sourcing_steps.actor_id': 'belongs to the request',
    },
    exported: {
      sourcing: {
        table: 'sourcing_requests',
        account: 'account_id',
        without: ['version'],
        with: {
          pictures: picturesOf('sourcing_pictures', 'request_id'),
          quotes: {
            table: 'sourcing_quotes',
            on: 'request_id',
            only: ['price_cents', 'days', 'country', 'words', 'state', 'quoted_at'],
          },
          steps: { table: 'sourcing_steps', on: 'request_id', only: ['act', 'happened_at'] },
          review: { table: 'sourcing_reviews', on: 'request_id', one: true, only: ['stars', 'words', 'reviewed_at'] },
        },
      },
    },
  },
  calls: sourcingCalls,
  timed: ({ database }) => [
    {
      task: 'lapse-sourcing',
      lane: 'slow',
      everySeconds: TEN_MINUTES,
      run: () => untilDone(() => database.inTransaction((tx) => lapseRequests(tx, BATCH))),
    },
    {
      task: 'end-overdue-searches',
      lane: 'slow',
      everySeconds: TEN_MINUTES,
      run: () => untilDone(() => database.inTransaction((tx) => endOverdueSearches(tx, BATCH))),
    },
  ],
  effects: () => ({ sourcing: followSourcing }),
}
