export {
  addPayment,
  countDecline,
  countReceipts,
  attachReceipt,
  failPayment,
  findPaymentAtProvider,
  findPaymentByReference,
  getPayment,
  giveUpOpenPayments,
  isNewWebhook,
  listPayments,
  nameAtProvider,
  noteCard,
  findOpen,
  openPayment,
  reviewPayment,
  succeedPayment,
} from './payments.ts'
export {
  getRefund,
  listCovered,
  listRefundDetails,
  listRefunds,
  mainPayment,
  moveRefund,
  presentedState,
  refundableCents,
  replaceCovered,
  requestOfPrice,
  requestRefund,
  returnRefund,
  splitRefund,
  sumExtras,
} from './refunds.ts'
export { countOpenDisputes, endDispute, hasDispute, listOpenDisputes, seeDispute, withhold } from './disputes.ts'
export { findHeldAtProvider, getHeld, holdMoney, listHeld, listHeldOfOrder, lockHeld, moveHeld, sumHeld } from './held-money.ts'
export {
  listPayoutsOf,
  lockPayout,
  lockPayoutsOf,
  lockSealedAccounts,
  lockUnsentPayout,
  movePayout,
  nameAccount,
  orderOfPayout,
  presentPayouts,
  requestPayout,
  resealAccount,
  wayOut,
} from './payouts.ts'
export { listWithdrawalsOf, requestWithdrawal, sumOnTheWay, sumWithdrawals } from './withdrawals.ts'
export {
  findPayoutLine,
  getPayoutFile,
  keepPayoutFile,
  listLinesOfFile,
  lockApprovedPayouts,
  lockPayoutFiles,
  noteOutcome,
  resealFile,
} from './payout-files.ts'
export {
  beginReturn,
  endReport,
  endReturn,
  findCursor,
  isHeldByReport,
  keepCursor,
  listProcessing,
  listRefundsOfReport,
  listReportsOf,
  lockReport,
  moveReport,
  nameReport,
  seeFit,
  seeReport,
  settleMisfit,
  settleReport,
  sumReversed,
} from './provider-report-rows.ts'
export { isTypedAlready, listTypedWithoutOrder, recordRepair } from './repairs.ts'
export { presentPayment } from './payments.present.ts'
export type { HeldRow, PaymentRow, PayoutLineRow, PayoutRow, RefundRow, ReportRow } from './payments.tables.ts'
export { countDeclinesOfStrangers, hasPaid, isCardResting, MOST_DECLINES, purgeDeclines } from './card-attempts.ts'
export { findRefundWays } from './refund-ways.ts'
export { takeQuietPayments } from './quiet-payments.ts'
