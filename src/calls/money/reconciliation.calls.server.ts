import { z } from 'zod'
import { noteDifferences, reconciliationTable } from '#flows/money/reconcile-days.ts'
import { listReconciliations as list } from '#modules/treasury/index.server.ts'
import { NoteReconciliationInput, ReconciliationsWire } from '#modules/treasury/reconciliation/reconciliation.contract.ts'
import {
  listReconciliations,
  noteReconciliation,
  reconciliationFile,
} from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { actorOf, type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const access = 'handle-money'

/** What our books and the reports of providers and bank say of each day. */
export const reconciliationCalls: Call[] = [
  defineCall(listReconciliations, { access, input: z.object({}), output: ReconciliationsWire, run: ({ tx }) => list(tx) }),
  defineCall(noteReconciliation, {
    access,
    input: NoteReconciliationInput,
    output: ReconciliationsWire,
    run: async ({ tx, caller }, input) => {
      await noteDifferences(tx, actorOf(caller), input)
      return list(tx)
    },
  }),
  defineCall(reconciliationFile, {
    access,
    input: z.object({}),
    output: fileAnswer,
    perMinute: 20,
    run: ({ tx }) => reconciliationTable(tx),
  }),
]
