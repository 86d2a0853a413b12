import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  CreateInput,
  CreateWire,
  FindInput,
  MoveInput,
  OfficeOrdersInput,
  OfficeOrdersWire,
  OfficeOrderWire,
  OrderInput,
  OrderListWire,
  OrderWire,
  SettleInput,
  SettleWire,
} from './orders.contract.ts'

export const settleOrder = postCall<SettleInput, SettleWire>('/order/cart/orderSettle')
export const createOrder = postCall<CreateInput, CreateWire>('/order/order/create', { once: true })
export const getOrder = getCall<OrderInput, OrderWire>('/order/order/detail')
export const listOrders = postCall<Record<string, never>, OrderListWire>('/order/order/list')
/** By order number and the phone or e-mail given with it; from then on this session may open it. */
export const findOrder = postCall<FindInput, OrderWire>('/order/order/find')
export const cancelOrder = postCall<OrderInput, OrderWire>('/order/order/cancel')
export const confirmReceipt = postCall<OrderInput, OrderWire>('/order/order/confirmReceipt')

export const listOfficeOrders = postCall<OfficeOrdersInput, OfficeOrdersWire>('/system/order/list')
export const getOfficeOrder = getCall<OrderInput, OfficeOrderWire>('/system/order/detail')
export const moveOrder = postCall<MoveInput, OfficeOrderWire>('/system/order/move', { once: true })
