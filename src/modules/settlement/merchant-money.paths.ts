import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  CancelMerchantWithdrawalInput,
  ComingInput,
  ComingWire,
  MadeStatementInput,
  MadeStatementsWire,
  MerchantAccountInput,
  MerchantMoneyWire,
  MerchantStatementFileInput,
  MerchantStatementInput,
  MerchantStatementWire,
  MerchantWithdrawalInput,
} from './merchant-money.contract.ts'

const access = { seller: 'money' } as const

export const getMerchantMoney = getCall('/seller/money/detail', { access, output: MerchantMoneyWire })
/** What is sold and not due yet. */
export const listComingMoney = getCall('/seller/money/coming', { access, input: ComingInput, output: ComingWire })
export const getMerchantStatement = getCall('/seller/money/statement', {
  access,
  input: MerchantStatementInput,
  output: MerchantStatementWire,
})
export const merchantStatementFile = fileCall('/seller/money/statementFile', {
  access,
  perMinute: 20,
  input: MerchantStatementFileInput,
})
/** What was written down when a month or a week was over, and each of these as a file. */
export const listMadeStatements = getCall('/seller/money/statements', { access, output: MadeStatementsWire })
export const madeStatementFile = fileCall('/seller/money/statementPaper', { access, perMinute: 20, input: MadeStatementInput })
/** Whoever asks shows once more that they are who they are; that is looked at outside transactions, the key is seen to inside. */
export const askMerchantWithdrawal = postCall('/seller/money/withdraw', {
  access,
  once: true,
  reads: true,
  perMinute: 20,
  input: MerchantWithdrawalInput,
  output: MerchantMoneyWire,
})
export const nameMerchantAccount = postCall('/seller/money/account', {
  access,
  once: true,
  reads: true,
  perMinute: 20,
  input: MerchantAccountInput,
  output: MerchantMoneyWire,
})
export const cancelMerchantWithdrawal = postCall('/seller/money/cancel', {
  access,
  input: CancelMerchantWithdrawalInput,
  output: MerchantMoneyWire,
})
