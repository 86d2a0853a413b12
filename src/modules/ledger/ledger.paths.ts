import { fileCall, getCall } from '#platform/wire/call-path.ts'
import {
  AccountsInput,
  AccountsWire,
  LedgerFileInput,
  PostingsInput,
  PostingsWire,
  TrialInput,
  TrialWire,
} from './ledger.contract.ts'

export const getTrialBalance = getCall('/admin/ledger/trial', {
  access: 'handle-money',
  perMinute: 60,
  input: TrialInput,
  output: TrialWire,
})
export const listAccounts = getCall('/admin/ledger/accounts', {
  access: 'handle-money',
  input: AccountsInput,
  output: AccountsWire,
})
export const listPostings = getCall('/admin/ledger/list', {
  access: 'handle-money',
  lags: true,
  input: PostingsInput,
  output: PostingsWire,
})
/** Every entry of what is listed, streamed. */
export const ledgerFile = fileCall('/admin/ledger/file', {
  access: 'handle-money',
  lags: true,
  perMinute: 6,
  input: LedgerFileInput,
})
