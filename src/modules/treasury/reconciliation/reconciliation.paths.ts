import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type { NoteReconciliationInput, ReconciliationsWire } from './reconciliation.contract.ts'

export const listReconciliations = getCall<Record<string, never>, ReconciliationsWire>('/admin/money/reconciliation')
export const noteReconciliation = postCall<NoteReconciliationInput, ReconciliationsWire>('/admin/money/noteReconciliation')
/** All of it as a table for a spreadsheet. */
export const reconciliationFile = fileCall<Record<string, never>>('/admin/money/reconciliationFile')
