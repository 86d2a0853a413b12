import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ApproveStatementInput,
  DebtsWire,
  PaidStatementsInput,
  PaidStatementsWire,
  RemindDebtInput,
  StatementPaperInput,
  WriteOffInput,
} from './merchant-statements.contract.ts'

const access = 'approve-statements'

export const listPaidStatements = getCall('/admin/merchantStatement/list', {
  access,
  input: PaidStatementsInput,
  output: PaidStatementsWire,
})
/** It is to be paid: a payout that somebody else approves, and above the sums of the settings a third. */
export const approveStatement = postCall('/admin/merchantStatement/approve', {
  access,
  once: true,
  input: ApproveStatementInput,
  output: PaidStatementsWire,
})
/** The paper its merchant has. */
export const statementPaper = fileCall('/admin/merchantStatement/paper', { access, input: StatementPaperInput })

export const listDebts = getCall('/admin/merchantDebt/list', { access, output: DebtsWire })
export const remindOfDebt = postCall('/admin/merchantDebt/remind', { access, input: RemindDebtInput, output: DebtsWire })
/** Given up once a second person agrees. */
export const writeOffDebt = postCall('/admin/merchantDebt/writeOff', {
  access,
  once: true,
  input: WriteOffInput,
  output: DebtsWire,
})
