import { z } from 'zod'
import { cancelOrder as cancel } from '#flows/close-order.ts'
import { confirmOrderReceipt, operateOrder, refundCards } from '#flows/operate-order.ts'
import { placeOrder, settleOrder as settle } from '#flows/place-order.ts'
import { showFoundOrder, showOfficeOrder, showOrder } from '#flows/show-order.ts'
import {
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
} from '#modules/orders/orders.contract.ts'
import { listOfficeOrders as listForOffice, listOrdersOf } from '#modules/orders/index.server.ts'
import {
  cancelOrder,
  confirmReceipt,
  createOrder,
  findOrder,
  getOfficeOrder,
  getOrder,
  listOfficeOrders,
  listOrders,
  moveOrder,
  settleOrder,
} from '#modules/orders/orders.paths.ts'
import { type Call, defineCall, readerOf } from '#platform/call.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'

const access = 'shopper'
const office = ['order-desk', 'finance', 'support', 'authenticator'] as const

const shopperOrderCalls: Call[] = [
  defineCall(settleOrder, {
    access,
    input: SettleInput,
    output: SettleWire,
    reads: true,
    run: ({ tx }, input) => settle(tx, input),
  }),
  defineCall(createOrder, {
    access,
    input: CreateInput,
    output: CreateWire,
    perMinute: 60,
    run: (context, input) => placeOrder(context.tx, readerOf(context), input),
  }),
  defineCall(getOrder, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: (context, { orderNo }) => showOrder(context.tx, readerOf(context), orderNo),
  }),
  defineCall(listOrders, {
    access,
    input: z.object({}),
    output: OrderListWire,
    reads: true,
    run: ({ tx, caller, language }) => listOrdersOf(tx, caller.accountId, language),
  }),
  // Numbers are unguessable; trying many is held back all the same.
  defineCall(findOrder, {
    access,
    input: FindInput,
    output: OrderWire,
    perMinute: 12,
    run: (context, input) => showFoundOrder(context.tx, readerOf(context), input),
  }),
  defineCall(cancelOrder, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: async (context, { orderNo }) => {
      await cancel(context.tx, context.caller.accountId, orderNo)
      return showOrder(context.tx, readerOf(context), orderNo)
    },
  }),
  defineCall(confirmReceipt, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: async (context, { orderNo }) => {
      await confirmOrderReceipt(context.tx, context.caller.accountId, orderNo)
      return showOrder(context.tx, readerOf(context), orderNo)
    },
  }),
]

const officeOrderCalls = (gateway: CardGateway): Call[] => [
  defineCall(listOfficeOrders, {
    access: office,
    input: OfficeOrdersInput,
    output: OfficeOrdersWire,
    reads: true,
    run: ({ tx }, input) => listForOffice(tx, input),
  }),
  defineCall(getOfficeOrder, {
    access: office,
    input: OrderInput,
    output: OfficeOrderWire,
    run: ({ tx, language }, { orderNo }) => showOfficeOrder(tx, language, orderNo),
  }),
  defineCall(moveOrder, {
    access: ['order-desk', 'finance'],
    input: MoveInput,
    output: OfficeOrderWire,
    run: async ({ tx, caller, language }, input) => {
      const order = await operateOrder(tx, caller.name, caller.roles, input)
      return showOfficeOrder(tx, language, order.order_number)
    },
    afterCommit: async ({ tx }, output) => {
      await refundCards(tx, gateway, output.orderNo)
      return output
    },
  }),
]

export const orderCalls = (gateway: CardGateway): Call[] => [...shopperOrderCalls, ...officeOrderCalls(gateway)]
