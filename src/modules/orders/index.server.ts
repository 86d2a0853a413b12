export { postDifferenceUndone, postHeld, postHeldEnd, postPayment, postRefund, postSurplus } from './order-ledger.ts'
export { changeReceiver, requireAddressOpen } from './order-address.ts'
export { insertOrder, type NewOrderLine } from './new-order.ts'
export { listAdminOrders } from './admin-orders.ts'
export { listAllOrdersOf, listOwnOrders } from './own-orders.ts'
export { requireRoomForOrder } from './order-room.ts'
export { findStanding, recordProof, requireProven } from './order-proof.ts'
export { holdForReceipt, lockArrivedOrders, lockExpiredOrders } from './due-orders.ts'
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
  requireViewer,
} from './orders.ts'
export { sharesLeft } from './refund-shares.ts'
export { moveOrder } from './order-moves.ts'
export { getParcel, listParcels, listUnitsArrived } from './parcels.ts'
export { takeOverOrders } from './take-over-orders.ts'
export { listUnits, settleShelf } from './units.ts'
export { type OrderReader, presentOrder, shownTotal } from './orders.present.ts'
export type { LineRow, OrderRow, ReceiverRecord } from './orders.tables.ts'
