import { approvalCalls } from '#calls/money/approvals.calls.server.ts'
import { mailOfDelay } from '#flows/approvals/mail-of-delay.ts'
import { carryOutDue } from '#flows/approvals/decide-approval.ts'
import { BATCH, untilDone, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'approval-agreed': true
    'approval-declined': true
    'setting-asked': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'carry-out-approvals': true
  }
}

/** What a second person agrees to. */
export const approvals: Subject = {
  person: { notExported: { approvals: 'a colleague’s yes or no to money that is in the download' } },
  calls: (services) => [...approvalCalls(services)],
  timed: ({ database, log, sealing, settings }) => [
    {
      task: 'carry-out-approvals',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => carryOutDue(database, { sealing, settings }, log, BATCH)),
    },
  ],
  effects: ({ publicUrl }) => ({
    approvals: (tx, { payload }) => mailOfDelay(tx, payload.approvalId, publicUrl()),
  }),
}
