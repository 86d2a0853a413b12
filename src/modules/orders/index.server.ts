export { listAdminOrders, listNewestOrders } from './admin-orders.ts'
export { listGrants, recordProof, requireProven, standingOf } from './order-proof.ts'
export { isParcelShown, type OrderReader, type PieceAbout, presentOrder, presentPrice, shownTotal } from './orders.present.ts'
export type { LineRow, OrderRow, OrderZone, PaymentRow, ReceiverRecord, RefundRow, ReportRow, UnitRow } from './orders.tables.ts'
export {
  findOrder,
  findOrderByContact,
  getOrder,
  getOrderById,
  giveFreshWindow,
  listConsignments,
  listHistory,
  listLines,
  listLinesGivenUp,
  lockOrder,
  merchantsOfUnits,
  requireViewer,
  keyOfOrder,
  ownerOfOrder,
} from './orders.ts'
export { listAllOrdersOf, listOwnOrders } from './own-orders.ts'
export { takeOverOrders } from './take-over-orders.ts'
export {
  heldRewards,
  postDepositKept,
  postDepositUsed,
  postDifferenceUndone,
  postHeld,
  postHeldAnew,
  postHeldEnd,
  postPayment,
  postRefund,
  postRefundAgain,
  postRefundBack,
  postRefundNamed,
  postSurplus,
  postTwiceRefunded,
  returnHeldRewards,
} from './ledger/order-ledger.ts'
export { countDeclinesOfStrangers, hasPaid, isCardResting, MOST_DECLINES, purgeDeclines } from './payments/card-attempts.ts'
export { listDisputes } from './payments/dispute-list.ts'
export {
  countOpenDisputes,
  endDispute,
  findCaseAt,
  listOpenDisputes,
  seeDispute,
  reserveForDispute,
} from './payments/disputes.ts'
export { presentPayment } from './payments/payments.present.ts'
export {
  addPayment,
  attachReceipt,
  countDecline,
  countReceipts,
  failPayment,
  findOpen,
  findPaymentAtProvider,
  findPaymentByReference,
  getPayment,
  giveUpOpenPayments,
  isNewWebhook,
  listPayments,
  nameAtProvider,
  noteCard,
  openPayment,
  reviewPayment,
  succeedPayment,
} from './payments/payments.ts'
export { claimStalePayments } from './payments/stale-payments.ts'
export { holdForReceipt, holdForReview, lockArrivedOrders, lockExpiredOrders, lockUnpaidOf } from './pieces/due-orders.ts'
export { changeReceiver, requireAddressOpen } from './pieces/order-address.ts'
export { moveOrder, whenOrdersMove } from './pieces/order-moves.ts'
export {
  findWaitingParcel,
  getParcel,
  isComing,
  listParcels,
  listUnitsArrived,
  type ParcelOfOrder,
  recordComing,
  requireCarried,
  withTheirParcels,
} from './pieces/parcels.ts'
export {
  findConsignment,
  isPastDue,
  listConsignmentsOf,
  type MerchantConsignment,
  readForPaying,
} from './pieces/consignments.ts'
export { type LateConsignment, listLate, listUnsent, takeLateToRemind } from './pieces/unsent-consignments.ts'
export { CANNOT_SEND, NOT_SENT, readHealth } from './pieces/merchant-health.ts'
export { listConsignmentsToTell, type ToldConsignment } from './pieces/told-consignments.ts'
export { keepSentPictures } from './pieces/sent-item-pictures.ts'
export { countSold, isNewAndFull, listSellersOf } from './pieces/new-sellers.ts'
export { listReadyOrders } from './pieces/ready-orders.ts'
export { countToPutAway, getOrderOfUnit, listUnits, listUntouched, settleShelf } from './pieces/units.ts'
export { findUncollected, keepParcel, listWaitingParcels, takePickUpsToRemind } from './pieces/waiting-parcels.ts'
export { insertDeposit } from './placing/deposit-order.ts'
export { isLinked, lockLinkedPrecious, sumLinkedPrecious } from './placing/linked-precious.ts'
export { insertOrders, type NewOrder, type NewOrderLine, type PlacedOrder } from './placing/new-order.ts'
export { offeredWays, requireWay } from './placing/offered-ways.ts'
export { countOrderRoom, lockOrderRoom } from './placing/order-room.ts'
export {
  beginReturn,
  endReport,
  endReturn,
  findCursor,
  isGoneByReport,
  isHeldByReport,
  isReported,
  keepCursor,
  listProcessing,
  listRefundsOfReport,
  listReportsOf,
  lockReport,
  lockReversals,
  moveReport,
  nameReport,
  seeFit,
  seeReport,
  settleMisfit,
  settleReport,
  sumReversed,
} from './refunds/provider-report-rows.ts'
export { findBack, type OrderBack, sharesLeft, sharesLeftOf } from './refunds/refund-shares.ts'
export { findRefundWays, refundWaysOf } from './refunds/refund-ways.ts'
export {
  getRefund,
  listCalledOff,
  listCovered,
  listRefundDetails,
  listRefunds,
  mainPayment,
  moveRefund,
  presentedState,
  refundableCents,
  replaceCovered,
  requestRefund,
  returnRefund,
  splitRefund,
  sumExtras,
} from './refunds/refunds.ts'
export { askBack, askDepositBack, askOnTop } from './refunds/ask-back.ts'
