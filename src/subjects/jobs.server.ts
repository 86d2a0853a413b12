import { workCalls } from '#calls/jobs.calls.server.ts'
import { purgeCounts } from '#modules/daily-counts/index.server.ts'
import { purgeSessions } from '#platform/access/sessions.server.ts'
import { MOST_SWEPT, sweepUnusedVisitors } from '#platform/access/unused-visitors.server.ts'
import { DAY } from '#platform/clock.ts'
import { noteTakeover } from '#platform/database/takeover.server.ts'
import { purgeLastWrites } from '#platform/database/last-writes.server.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency.server.ts'
import { purgeEvents } from '#platform/outbox/outbox.server.ts'
import { queueOverdueCalls } from '#platform/outside/outside-calls.server.ts'
import { purgeEffects } from '#platform/jobs/event-effects.server.ts'
import { freeAbandonedJobs } from '#platform/jobs/job-queue.server.ts'
import { inOne, since, untilDone, type Subject } from './subject.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'keep-work': 'anyone'
    /** All work that waits, and that nobody tries it any more. */
    'end-work': 'anyone'
  }
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'work-given-up': true
    'work-retried': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'take-up-what-was-left': true
  }
}

/** Sessions, repeats and work that waits. */
export const work: Subject = {
  person: {
    kept: { 'accounts.merged_into': 'which visits became whose account' },
  },
  calls: (services) => [...workCalls(services)],
  timed: ({ database }) => [
    {
      task: 'take-up-what-was-left',
      lane: 'fast',
      everySeconds: 15,
      run: async () => {
        await database.inTransaction(noteTakeover)
        await database.inTransaction(freeAbandonedJobs)
        await database.inTransaction(queueOverdueCalls)
      },
    },
  ],
  purges: [
    inOne(purgeSessions),
    inOne(purgeLastWrites),
    (database) => untilDone(() => database.inTransaction(sweepUnusedVisitors), MOST_SWEPT),
    inOne(purgeIdempotencyKeys),
    inOne(purgeCounts),
    inOne((tx) => purgeEvents(tx, since(7 * DAY))),
    inOne(purgeEffects),
  ],
}
