import { sourcingCalls } from '#calls/sourcing/sourcing.calls.server.ts'
import { lapseRequests } from '#flows/sourcing/ask-request.ts'
import { followSourcing } from '#flows/sourcing/follow-deposit.ts'
import { endOverdueSearches } from '#flows/sourcing/search-item.ts'
import { BATCH, type Subject, TEN_MINUTES, untilDone } from './subject.ts'

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

/** What members ask global buyers to find. */
export const sourcing: Subject = {
  person: {
    kept: {
      'sourcing_quotes.account_id': 'who quoted for their merchant',
      'sourcing_requests.account_id': 'belongs to what was ordered after it',
      'sourcing_steps.actor_id': 'belongs to the request',
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
