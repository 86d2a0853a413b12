export { postPayment, postRefund, postSurplus } from './order-ledger.ts'
export { insertOrder, type NewOrderLine, requireRoomForOrder } from './new-order.ts'
export { listAdminOrders, listOrdersOf } from './order-lists.ts'
export {
  findOrderByContact,
  getOrder,
  getOrderById,
  giveFreshWindow,
  listConsignments,
  listHistory,
  listLines,
  listLinesGivenUp,
  lockArrivedOrders,
  lockExpiredOrders,
  lockOrder,
  requireViewer,
} from './orders.ts'
export { moveOrder } from './order-moves.ts'
export { getParcel, listParcels, listUnitsArrived } from './parcels.ts'
export { listUnits, settleShelf } from './units.ts'
export { presentOrder, shownTotal } from './orders.present.ts'
export type { LineRow, OrderRow } from './orders.tables.ts'
