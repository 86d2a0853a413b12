import { uploadCalls } from '#calls/uploads.calls.server.ts'
import { sweepUploads, takeOverUploads } from '#modules/uploads/index.server.ts'
import { HOUR_SECONDS, type Subject } from './subject.ts'

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'sweep-uploads': true
  }
}

/** Files that people send. */
export const uploads: Subject = {
  person: {
    kept: { 'uploads.owner_id': 'pictures of what is kept; all others are swept out' },
    exported: { uploads: { table: 'uploads', account: 'owner_id', without: ['object_key', 'looks', 'colours', 'is_plain'] } },
    merge: (tx, visitorId, { accountId }) => takeOverUploads(tx, visitorId, accountId),
  },
  calls: (services) => [...uploadCalls(services.uploads)],
  timed: ({ database, storage }) => [
    { task: 'sweep-uploads', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => sweepUploads(database, storage) },
  ],
}
