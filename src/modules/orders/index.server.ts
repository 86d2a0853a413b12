export {
  heldRewards,
  postDifferenceUndone,
  postHeld,
  postHeldEnd,
  postPayment,
  postRefund,
  postRefundAgain,
  postRefundBack,
  postRefundNamed,
  postTwiceRefunded,
  postSurplus,
  returnHeldRewards,
} from './order-ledger.ts'
export { changeReceiver, requireAddressOpen } from './order-address.ts'
export { isLinked, lockLinkedPrecious, sumLinkedPrecious } from './linked-precious.ts'
export { insertOrders, type NewOrder, type NewOrderLine, type PlacedOrder } from './new-order.ts'
export { listReadyOrders } from './ready-orders.ts'
export { listAdminOrders, listNewestOrders } from './admin-orders.ts'
export { listAllOrdersOf, listOwnOrders } from './own-orders.ts'
export { lockOrderRoom } from './order-room.ts'
export { findStanding, recordProof, requireProven } from './order-proof.ts'
export { holdForReceipt, holdForReview, lockArrivedOrders, lockExpiredOrders } from './due-orders.ts'
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
} from './orders.ts'
export { sharesLeft } from './refund-shares.ts'
export { moveOrder, whenOrdersMove } from './order-moves.ts'
export { findWaitingParcel, getParcel, listParcels, listUnitsArrived, type ParcelOfOrder, withTheirParcels } from './parcels.ts'
export { findUncollected, keepParcel, listWaitingParcels, takePickUpsToRemind } from './waiting-parcels.ts'
export { takeOverOrders } from './take-over-orders.ts'
export { countToPutAway, findOrderOfUnit, listUnits, listUntouched, settleShelf } from './units.ts'
export { isParcelShown, type OrderReader, type PieceAbout, presentOrder, presentPrice, shownTotal } from './orders.present.ts'
export type { LineRow, OrderRow, OrderZone, ReceiverRecord, UnitRow } from './orders.tables.ts'
export { offeredWays, requireWay } from './offered-ways.ts'
