import { webhookCalls } from '#calls/operators/webhooks.calls.server.ts'
import { tellWebhooks } from '#flows/webhooks/tell-webhooks.ts'
import { purgeMessages } from '#modules/webhooks/index.server.ts'
import { inOne, untilDone, type Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Which other systems are told of what happens. */
    'keep-webhooks': 'people'
  }
}

/** As many events as are handed on at a time. */
const EVENTS_AT_ONCE = 100

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'webhook-added': true
    'webhook-changed': true
    'webhook-moved': true
    'webhook-replayed': true
    'webhook-secret-turned': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'tell-webhooks': true
  }
}

/** What other systems are told. */
export const webhooks: Subject = {
  person: {
    ofStaff: ['webhook_endpoints.made_by'],
    notExported: { webhook_endpoints: OF_STAFF },
  },
  calls: (services) => [...webhookCalls(services)],
  timed: ({ database }) => [
    {
      task: 'tell-webhooks',
      lane: 'fast',
      everySeconds: 5,
      run: () => untilDone(() => database.inTransaction(tellWebhooks), EVENTS_AT_ONCE),
    },
  ],
  purges: [inOne(purgeMessages)],
}
