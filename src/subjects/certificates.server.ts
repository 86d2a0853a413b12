import { checkChain, withdrawOfPieces } from '#modules/certificates/index.server.ts'
import { BATCH, DAY_SECONDS, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'piece-pass': true
    'piece-reject': true
    'read-authentication': true
  }
}

/** Certificates of authenticated items. */
export const certificates: Subject = {
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
