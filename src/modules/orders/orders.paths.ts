import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import type { HandedOverWire, HandOverInput, ReadyWire, SettleWaitingInput, WaitingWire } from './pieces/dispatch.contract.ts'
import type { ProveInput } from './order-code.contract.ts'
import type { MoveInput, AdminOrdersInput, AdminOrdersWire, AdminOrderWire, PiecesInput } from './admin-orders.contract.ts'
import type {
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
import type { CartCouponsWire, SettleInput, SettleWire } from './placing/settle.contract.ts'

export const quoteOrder = postCall<SettleInput, SettleWire>('/order/cart/orderSettle')
/** Coupons for what is in the bag: those of the shopper, those that everybody has, and typed codes. */
export const listCartCoupons = postCall<SettleInput, CartCouponsWire>('/order/cart/cartCoupons')
export const createOrder = postCall<CreateInput, CreateWire>('/order/order/create', { once: true })
export const getOrder = getCall<OrderInput, OrderWire>('/order/order/detail')
export const listOrders = postCall<OrderListInput, OrderListWire>('/order/order/list')
/** By order number and the phone or e-mail given with it; from then on this session may open it. */
export const findOrder = postCall<FindInput, OrderWire>('/order/order/find')
/** To the contact of an order that was found by number; what may be done with it beyond reading needs it. */
export const sendOrderCode = postCall<OrderInput, CodeSentWire>('/order/order/sendCode')
export const proveOrder = postCall<ProveInput, OrderWire>('/order/order/proveCode')
export const cancelOrder = postCall<OrderInput, OrderWire>('/order/order/cancel')
/** The one change of where an order goes. */
export const changeOrderAddress = postCall<ChangeAddressInput, OrderWire>('/order/order/changeOrderDeliveryInfo', { once: true })
export const confirmReceipt = postCall<ReceiptInput, OrderWire>('/order/order/confirmReceipt')

export const listAdminOrders = postCall<AdminOrdersInput, AdminOrdersWire>('/admin/order/list')
export const getAdminOrder = getCall<OrderInput, AdminOrderWire>('/admin/order/detail')
export const moveOrder = postCall<MoveInput, AdminOrderWire>('/admin/order/move', { once: true })
export const handlePieces = postCall<PiecesInput, AdminOrderWire>('/admin/order/pieces', { once: true })
/** Somebody fetches what waits under this code. */
export const handOver = postCall<HandOverInput, HandedOverWire>('/admin/dispatch/handOver', { once: true })
/** What waits in stores to be fetched, and what becomes of what nobody fetches. */
export const listWaiting = getCall<Record<string, never>, WaitingWire>('/admin/dispatch/waiting')
export const settleWaiting = postCall<SettleWaitingInput, WaitingWire>('/admin/dispatch/settleWaiting', { once: true })
/** What has passed and may leave. */
export const listReady = postCall<Record<string, never>, ReadyWire>('/admin/dispatch/list')
