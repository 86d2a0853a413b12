import { fileCall, getCall } from '#platform/wire/call-path.ts'
import type {
  AccountsInput,
  AccountsWire,
  LedgerFileInput,
  PostingsInput,
  PostingsWire,
  TrialInput,
  TrialWire,
} from './ledger.contract.ts'

export const getTrialBalance = getCall<TrialInput, TrialWire>('/admin/ledger/trial')
export const listAccounts = getCall<AccountsInput, AccountsWire>('/admin/ledger/accounts')
export const listPostings = getCall<PostingsInput, PostingsWire>('/admin/ledger/list')
/** Every entry of what is listed, streamed. */
export const ledgerFile = fileCall<LedgerFileInput>('/admin/ledger/file')
