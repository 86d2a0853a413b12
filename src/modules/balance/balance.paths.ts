import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AccountWire,
  AskWithdrawalInput,
  StatementFileInput,
  StatementInput,
  StatementWire,
  WithdrawalInput,
  WithdrawalsWire,
} from './balance.contract.ts'

export const getAccount = getCall<Record<string, never>, AccountWire>('/member/account/getAccount')
export const getBalanceStatement = getCall<StatementInput, StatementWire>('/member/account/statement')
export const balanceStatementFile = fileCall<StatementFileInput>('/member/account/statementFile')
export const listWithdrawals = getCall<Record<string, never>, WithdrawalsWire>('/member/withdrawal/list')
/** Each answers the list as it is then. */
export const askWithdrawal = postCall<AskWithdrawalInput, WithdrawalsWire>('/member/withdrawal/ask', { once: true })
export const cancelWithdrawal = postCall<WithdrawalInput, WithdrawalsWire>('/member/withdrawal/cancel')
