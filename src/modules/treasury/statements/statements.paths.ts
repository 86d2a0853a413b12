import { formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import { PreviewWire, SettleLineInput, StatementLinesInput, StatementLinesWire, StatementsWire } from './statements.contract.ts'

export const listStatements = getCall('/admin/statement/list', { access: 'handle-money', output: StatementsWire })
export const listStatementLines = getCall('/admin/statement/lines', {
  access: 'handle-money',
  input: StatementLinesInput,
  output: StatementLinesWire,
})
/** Both carry the file; the same one is imported once, however often it is sent. */
export const previewStatement = formCall('/admin/statement/preview', { access: 'handle-money', reads: true, output: PreviewWire })
export const importStatement = formCall('/admin/statement/import', {
  access: 'handle-money',
  // The file may take its time: no transaction waits for it.
  reads: true,
  output: StatementLinesWire,
})
export const settleStatementLine = postCall('/admin/statement/settle', {
  access: 'handle-money',
  once: true,
  input: SettleLineInput,
  output: StatementLinesWire,
})
