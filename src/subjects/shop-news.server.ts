import { shopNewsCalls } from '#calls/shop-news/shop-news.calls.server.ts'
import { sendNewsBatch } from '#flows/shop-news/send-news.ts'
import type { Subject } from './subject.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What the shop tells many of its members. */
    'write-news': 'people'
  }
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'news-added': true
    'news-changed': true
    'news-planned': true
    'news-stopped': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'send-news': true
  }
}

/** What the shop tells many of its members. */
export const shopNews: Subject = {
  calls: () => shopNewsCalls,
  timed: ({ database }) => [
    {
      task: 'send-news',
      lane: 'fast',
      everySeconds: 5,
      run: async () => void (await database.inTransaction((tx) => sendNewsBatch(tx))),
    },
  ],
}
