import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import { NoteReconciliationInput, ReconciliationsWire } from './reconciliation.contract.ts'

export const listReconciliations = getCall('/admin/money/reconciliation', { access: 'handle-money', output: ReconciliationsWire })
export const noteReconciliation = postCall('/admin/money/noteReconciliation', {
  access: 'handle-money',
  input: NoteReconciliationInput,
  output: ReconciliationsWire,
})
/** All of it as a table for a spreadsheet. */
export const reconciliationFile = fileCall('/admin/money/reconciliationFile', { access: 'handle-money', perMinute: 20 })
