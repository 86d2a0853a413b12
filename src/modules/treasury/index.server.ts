export {
  findHeld,
  findHeldAtProvider,
  getHeld,
  holdMoney,
  listHeld,
  listHeldOfOrder,
  listReceived,
  lockHeld,
  lockReturned,
  moveHeld,
  sumHeld,
} from './unallocated-receipts.ts'
export { listMoney } from './money-list.ts'
export { isTypedAlready, listReturnsOf, listTypedWithoutOrder, recordRepair } from './repairs.ts'
export type { UnallocatedReceipt, LineRow, PayoutLineRow, PayoutRow } from './treasury.tables.ts'
export {
  countApproved,
  findPayoutLine,
  getPayoutFile,
  keepPayoutFile,
  listLinesOfFile,
  lockApprovedPayouts,
  lockPayoutFiles,
  noteOutcome,
  resealFile,
} from './payouts/payout-files.ts'
export { countPayouts, listPayoutFiles, listPayouts } from './payouts/payout-list.ts'
export {
  doubtSilentPayouts,
  listPayoutsOf,
  lockPayout,
  lockPayoutsOf,
  lockSealedAccounts,
  lockUnsentPayout,
  movePayout,
  nameAccount,
  orderOfPayout,
  presentPayouts,
  reducePayout,
  requestPayout,
  resealAccount,
  payoutMethod,
} from './payouts/payouts.ts'
export { listWithdrawalsOf, requestWithdrawal, sumOnTheWay, sumWithdrawals } from './payouts/withdrawals.ts'
export { listOurMovements, listStatementMovements, ordersOfKeys } from './reconciliation/our-movements.ts'
export {
  keepReconciliation,
  listReconciliations,
  listSettledReports,
  noteReconciliation,
} from './reconciliation/reconciliations.ts'
export { readStatement } from './statements/read-statement.ts'
export { listStatementLines, listStatements } from './statements/statement-list.ts'
export {
  countOut,
  findKnownLines,
  findTwin,
  isLineOfHeld,
  isOnStatement,
  keepMovements,
  keepStatement,
  lockOpenLine,
  nameLineOfHeld,
  settleLine,
  sumOnStatements,
  type TakenLine,
  takeWaitingLine,
  timesReturned,
  withoutLine,
} from './statements/statements.ts'
