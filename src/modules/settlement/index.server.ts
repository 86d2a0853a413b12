export {
  bookMerchantPayables,
  listSettledPieces,
  listUnsettledOrders,
  reduceMerchantPayable,
  type SettledPiece,
} from './merchant-payables.ts'
export {
  type AccountLine,
  type ComingPiece,
  listAccountMonths,
  listComing,
  merchantBalance,
  merchantEntry,
  readAccount,
  statementPays,
} from './merchant-account.ts'
export { addStatement, findDuePeriod, getStatement, listStated, listStatements } from './merchant-statements.ts'
export { chargeLate, lateFeeOf, sumLateFees } from './late-fees.ts'
export { listMerchants } from './list-payables.ts'
export {
  addStatementApproval,
  findStatementOfPayout,
  getPaidStatement,
  listPaidStatements,
  listRuledSales,
  type PaidStatementRow,
} from './statement-approvals.ts'
export { addReminder, findDebtOf, lastReminder, listDebts, payDebt, writeOff } from './merchant-debts.ts'
