export { checkLedger, LEDGER_CHECK, readLedgerCheck } from './check-ledger.ts'
export { streamEntries } from './ledger-file.ts'
export { readPostings } from './list-postings.ts'
export { readAccounts, readTrialBalance } from './trial-balance.ts'
