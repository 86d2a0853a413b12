import { inRoom } from '#calls/sellers/in-room.server.ts'
import { benchCaseCalls } from '#calls/sellers/bench-cases.calls.server.ts'
import { notifyOfCase } from '#flows/aftercare/bench-cases/notify-of-case.ts'
import { remindOfCases, runOutCases } from '#flows/aftercare/bench-cases/run-out-cases.ts'
import { BATCH, HOUR_SECONDS, type Subject, TEN_MINUTES, untilDone } from './subject.ts'
import { picturesOf, stepsOf } from './exported-rows.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'bench-case-accept': true
    'bench-case-choose-fetch': true
    'bench-case-choose-hold': true
    'bench-case-choose-return': true
    'bench-case-hand-over': true
    'bench-case-send-back': true
    'bench-case-take-back': true
    'piece-propose': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'run-out-bench-cases': true
    'remind-of-bench-cases': true
  }
}

/** Pieces that the bench has turned down, or that differ from what was described. */
export const benchCases: Subject = {
  person: {
    kept: { 'bench_case_steps.actor_id': 'belongs to the order' },
    exportedWithin: {
      orders: {
        differences: {
          table: 'bench_cases',
          on: 'order_id',
          without: ['merchant_id', 'cost_cents'],
          with: { pictures: picturesOf('bench_case_pictures', 'case_id'), history: stepsOf('bench_case_steps', 'case_id') },
        },
      },
    },
  },
  calls: (services) => inRoom('orders', benchCaseCalls(services)),
  timed: ({ database, log, publicUrl }) => [
    { task: 'run-out-bench-cases', lane: 'slow', everySeconds: TEN_MINUTES, run: () => runOutCases({ database, log }) },
    {
      task: 'remind-of-bench-cases',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfCases(tx, BATCH, publicUrl()))),
    },
  ],
  effects: ({ publicUrl }) => ({ 'bench-case-news': (tx, event) => notifyOfCase(tx, event, publicUrl()) }),
}
