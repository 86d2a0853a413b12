import { noteDifferences, reconciliationTable } from '#flows/money/reconcile-days.ts'
import { listReconciliations as list } from '#modules/treasury/index.server.ts'
import {
  listReconciliations,
  noteReconciliation,
  reconciliationFile,
} from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What our books and the reports of providers and bank say of each day. */
export const reconciliationCalls: Call[] = [
  defineCall(listReconciliations, ({ tx }) => list(tx)),
  defineCall(noteReconciliation, async ({ tx, caller }, input) => {
    await noteDifferences(tx, actorOf(caller), input)
    return list(tx)
  }),
  defineCall(reconciliationFile, ({ tx }) => reconciliationTable(tx)),
]
