import { formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  PreviewWire,
  SettleLineInput,
  StatementLinesInput,
  StatementLinesWire,
  StatementsWire,
} from './statements.contract.ts'

export const listStatements = getCall<Record<string, never>, StatementsWire>('/admin/statement/list')
export const listStatementLines = getCall<StatementLinesInput, StatementLinesWire>('/admin/statement/lines')
/** Both carry the file; the same one is imported once, however often it is sent. */
export const previewStatement = formCall<Record<string, never>, PreviewWire>('/admin/statement/preview')
export const importStatement = formCall<Record<string, never>, StatementLinesWire>('/admin/statement/import')
export const settleStatementLine = postCall<SettleLineInput, StatementLinesWire>('/admin/statement/settle', { once: true })
