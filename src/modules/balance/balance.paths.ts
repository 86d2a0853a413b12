import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AccountWire,
  AskWithdrawalInput,
  StatementFileInput,
  StatementInput,
  StatementWire,
  WithdrawalInput,
  WithdrawalsWire,
} from './balance.contract.ts'

export const getAccount = getCall('/member/account/getAccount', { access: 'member', output: AccountWire })
export const getBalanceStatement = getCall('/member/account/statement', {
  access: 'member',
  input: StatementInput,
  output: StatementWire,
})
export const balanceStatementFile = fileCall('/member/account/statementFile', {
  access: 'member',
  perMinute: 20,
  input: StatementFileInput,
})
export const listWithdrawals = getCall('/member/withdrawal/list', { access: 'member', output: WithdrawalsWire })
/** Each answers the list as it is then. */
export const askWithdrawal = postCall('/member/withdrawal/ask', {
  access: 'member',
  once: true,
  // The password is looked at outside transactions; the key is seen to inside.
  reads: true,
  perMinute: 20,
  input: AskWithdrawalInput,
  output: WithdrawalsWire,
})
export const cancelWithdrawal = postCall('/member/withdrawal/cancel', {
  access: 'member',
  input: WithdrawalInput,
  output: WithdrawalsWire,
})
