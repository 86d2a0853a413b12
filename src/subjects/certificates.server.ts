import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { checkChain, withdrawOfPieces } from '#modules/certificates/index.server.ts'
import { BATCH, DAY_SECONDS, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** The bench: whether a piece is genuine, in the shop's name. */
    authenticate: 'anyone'
  }
}

const uploads = {
  authentication: {
    ...photographs,
    sentBy: 'authenticate',
    // They are on the certificate, which anyone who has the item may see; without it their addresses cannot be found.
    readers: 'everybody',
    mostBytes: 10 * MB,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 2,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'piece-pass': true
    'piece-reject': true
    'read-authentication': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'withdraw-certificates': true
    'check-certificates': true
  }
}

/** Certificates of authenticated items. */
export const certificates: Subject = {
  uploads,
  person: {
    ofStaff: ['authentications.actor_id'],
    exportedWithin: {
      'orders.lines.pieces': {
        authentications: { table: 'authentications', on: 'unit_id', only: ['kind', 'result', 'reason', 'decided_at'] },
        certificates: { table: 'certificate_entries', on: 'unit_id', only: ['type', 'code', 'made_at'] },
      },
    },
    notExported: { authentication_pictures: 'pictures of the item under examination, shown with the order' },
  },
  timed: ({ database, signing }) => [
    {
      task: 'withdraw-certificates',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => withdrawOfPieces(tx, signing, BATCH))),
    },
    { task: 'check-certificates', lane: 'slow', everySeconds: DAY_SECONDS, run: () => checkChain(database.pool, signing) },
  ],
}
