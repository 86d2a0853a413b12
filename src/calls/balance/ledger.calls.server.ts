import {
  AccountsInput,
  AccountsWire,
  LedgerFileInput,
  PostingsInput,
  PostingsWire,
  TrialInput,
  TrialWire,
} from '#modules/ledger/ledger.contract.ts'
import { getTrialBalance, ledgerFile, listAccounts, listPostings } from '#modules/ledger/ledger.paths.ts'
import { readAccounts, readLedgerCheck, readPostings, readTrialBalance, streamEntries } from '#modules/ledger/index.server.ts'
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const access = 'handle-money'

/** The books themselves: what stands in each account, and every posting. */
export const ledgerCalls: Call[] = [
  defineCall(getTrialBalance, {
    access,
    input: TrialInput,
    output: TrialWire,
    perMinute: 60,
    run: async ({ tx }, { day }) => ({ ...(await readTrialBalance(tx, day)), ...(await readLedgerCheck(tx)) }),
  }),
  defineCall(listAccounts, {
    access,
    input: AccountsInput,
    output: AccountsWire,
    run: ({ tx }, wanted) => readAccounts(tx, wanted),
  }),
  defineCall(listPostings, {
    access,
    input: PostingsInput,
    output: PostingsWire,
    run: ({ tx }, wanted) => readPostings(tx, wanted),
  }),
  defineCall(ledgerFile, {
    access,
    input: LedgerFileInput,
    output: fileAnswer,
    perMinute: 6,
    run: async ({ tx }, wanted) => streamEntries(tx, wanted),
  }),
]
