import { getTrialBalance, ledgerFile, listAccounts, listPostings } from '#modules/ledger/ledger.paths.ts'
import { readAccounts, readLedgerCheck, readPostings, readTrialBalance, streamEntries } from '#modules/ledger/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** The books themselves: what stands in each account, and every posting. */
export const ledgerCalls: Call[] = [
  defineCall(getTrialBalance, async ({ tx }, { day }) => ({
    ...(await readTrialBalance(tx, day)),
    ...(await readLedgerCheck(tx)),
  })),
  defineCall(listAccounts, ({ tx }, wanted) => readAccounts(tx, wanted)),
  defineCall(listPostings, ({ tx }, wanted) => readPostings(tx, wanted)),
  defineCall(ledgerFile, async ({ tx }, wanted) => streamEntries(tx, wanted)),
]
