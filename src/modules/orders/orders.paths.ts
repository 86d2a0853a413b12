import { getCall, postCall } from '#platform/wire/call-path.ts'
import { CodeSentWire } from '#modules/codes/codes.contract.ts'
import { AdminOrderWire, AdminOrdersInput, AdminOrdersWire, MoveInput, PiecesInput } from './admin-orders.contract.ts'
import { ProveInput } from './order-code.contract.ts'
import {
  ChangeAddressInput,
  CreateInput,
  CreateWire,
  FindInput,
  OrderInput,
  OrderListInput,
  OrderListWire,
  OrderWire,
  ReceiptInput,
} from './orders.contract.ts'
import { HandOverInput, HandedOverWire, ReadyWire, SettleWaitingInput, WaitingWire } from './pieces/dispatch.contract.ts'
import { CartCouponsWire, SettleInput, SettleWire } from './placing/settle.contract.ts'

export const quoteOrder = postCall('/order/cart/orderSettle', {
  access: 'shopper',
  reads: true,
  input: SettleInput,
  output: SettleWire,
})
/** Coupons for what is in the bag: those of the shopper, those that everybody has, and typed codes. */
export const listCartCoupons = postCall('/order/cart/cartCoupons', {
  access: 'shopper',
  reads: true,
  input: SettleInput,
  output: CartCouponsWire,
})
export const createOrder = postCall('/order/order/create', {
  access: 'shopper',
  once: true,
  // It stands in line first, and has its transaction together with others.
  reads: true,
  input: CreateInput,
  output: CreateWire,
})
export const getOrder = getCall('/order/order/detail', { access: 'shopper', input: OrderInput, output: OrderWire })
export const listOrders = postCall('/order/order/list', {
  access: 'shopper',
  reads: true,
  input: OrderListInput,
  output: OrderListWire,
})
/** By order number and the phone or e-mail given with it; from then on this session may open it. */
export const findOrder = postCall('/order/order/find', { access: 'shopper', perMinute: 12, input: FindInput, output: OrderWire })
/** To the contact of an order that was found by number; what may be done with it beyond reading needs it. */
export const sendOrderCode = postCall('/order/order/sendCode', {
  access: 'shopper',
  perMinute: 12,
  input: OrderInput,
  output: CodeSentWire,
})
export const proveOrder = postCall('/order/order/proveCode', {
  access: 'shopper',
  // Counts the try in a transaction of its own.
  reads: true,
  perMinute: 20,
  input: ProveInput,
  output: OrderWire,
})
export const cancelOrder = postCall('/order/order/cancel', { access: 'shopper', input: OrderInput, output: OrderWire })
/** The one change of where an order goes. */
export const changeOrderAddress = postCall('/order/order/changeOrderDeliveryInfo', {
  access: 'shopper',
  once: true,
  perMinute: 60,
  input: ChangeAddressInput,
  output: OrderWire,
})
export const confirmReceipt = postCall('/order/order/confirmReceipt', {
  access: 'shopper',
  input: ReceiptInput,
  output: OrderWire,
})

export const listAdminOrders = postCall('/admin/order/list', {
  access: 'read-orders',
  lags: true,
  reads: true,
  input: AdminOrdersInput,
  output: AdminOrdersWire,
})
export const getAdminOrder = getCall('/admin/order/detail', { access: 'read-orders', input: OrderInput, output: AdminOrderWire })
export const moveOrder = postCall('/admin/order/move', {
  access: 'move-orders',
  once: true,
  input: MoveInput,
  output: AdminOrderWire,
})
export const handlePieces = postCall('/admin/order/pieces', {
  access: 'handle-pieces',
  once: true,
  input: PiecesInput,
  output: AdminOrderWire,
})
/** Somebody fetches what waits under this code. */
export const handOver = postCall('/admin/dispatch/handOver', {
  access: 'move-orders',
  once: true,
  // Codes have 38 bits: nobody comes upon one by trying ten a minute.
  perMinute: 10,
  input: HandOverInput,
  output: HandedOverWire,
})
/** What waits in stores to be fetched, and what becomes of what nobody fetches. */
export const listWaiting = getCall('/admin/dispatch/waiting', { access: 'move-orders', output: WaitingWire })
export const settleWaiting = postCall('/admin/dispatch/settleWaiting', {
  access: 'move-orders',
  once: true,
  input: SettleWaitingInput,
  output: WaitingWire,
})
/** What has passed and may leave. */
export const listReady = postCall('/admin/dispatch/list', { access: 'move-orders', reads: true, output: ReadyWire })
