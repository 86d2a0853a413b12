import { changeOrderAddress as changeAddress } from '#flows/place-order/change-order-address.ts'
import { cancelOrder as cancel } from '#flows/close-order.ts'
import { handlePieces as handle } from '#flows/handle-pieces.ts'
import { refundOrder, sayCardRefunds } from '#flows/money/give-back.ts'
import { operateOrder } from '#flows/operate-order.ts'
import { confirmOrderReceipt } from '#flows/receive-order.ts'
import { proveOrder as prove, sendOrderCode as sendCode } from '#flows/prove-order.ts'
import { type Buyer, placeOrder, quoteOrder as quote } from '#flows/place-order.ts'
import { showFoundOrder, showAdminOrder, showOrder } from '#flows/show-order.ts'
import { CodeSentWire } from '#modules/codes/codes.contract.ts'
import { ProveInput } from '#modules/orders/order-code.contract.ts'
import {
  MoveInput,
  AdminOrdersInput,
  AdminOrdersWire,
  AdminOrderWire,
  PiecesInput,
} from '#modules/orders/admin-orders.contract.ts'
import {
  ChangeAddressInput,
  CreateInput,
  CreateWire,
  FindInput,
  OrderInput,
  OrderListInput,
  OrderListWire,
  OrderWire,
  SettleInput,
  SettleWire,
} from '#modules/orders/orders.contract.ts'
import { listAdminOrders as listForAdmin, listOwnOrders } from '#modules/orders/index.server.ts'
import {
  cancelOrder,
  changeOrderAddress,
  confirmReceipt,
  createOrder,
  findOrder,
  getAdminOrder,
  getOrder,
  handlePieces,
  listAdminOrders,
  listOrders,
  moveOrder,
  proveOrder,
  quoteOrder,
  sendOrderCode,
} from '#modules/orders/orders.paths.ts'
import { actorOf, type Call, defineCall, type ShopperContext, viewerOf } from '#platform/call.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'

/** `limitScale` multiplies what one address may do. */
type OrderServices = { outside: OutsideWork; limitScale: number }

const access = 'shopper'

const buyerOf = (context: ShopperContext): Buyer => ({
  ...viewerOf(context),
  network: networkOf(context.ip),
  isMember: context.caller.kind === 'member',
})

const placingCalls = ({ limitScale }: OrderServices): Call[] => [
  defineCall(quoteOrder, {
    access,
    input: SettleInput,
    output: SettleWire,
    reads: true,
    run: ({ tx }, input) => quote(tx, input),
  }),
  defineCall(createOrder, {
    access,
    input: CreateInput,
    output: CreateWire,
    perMinute: 60,
    run: (context, input) => placeOrder(context.tx, buyerOf(context), input, limitScale),
  }),
]

const readingCalls = ({ limitScale }: OrderServices): Call[] => [
  defineCall(getOrder, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: (context, { orderNo }) => showOrder(context.tx, viewerOf(context), orderNo),
  }),
  defineCall(listOrders, {
    access,
    input: OrderListInput,
    output: OrderListWire,
    reads: true,
    run: ({ tx, caller, language }, wanted) => listOwnOrders(tx, caller.accountId, language, wanted),
  }),
  // Numbers are unguessable; trying many is held back all the same.
  defineCall(findOrder, {
    access,
    input: FindInput,
    output: OrderWire,
    perMinute: 12,
    run: (context, input) => showFoundOrder(context.tx, viewerOf(context), input),
  }),
  defineCall(sendOrderCode, {
    access,
    input: OrderInput,
    output: CodeSentWire,
    perMinute: 12,
    run: (context, { orderNo }) =>
      sendCode(context.tx, { ...viewerOf(context), network: networkOf(context.ip) }, orderNo, limitScale),
  }),
  defineCall(proveOrder, {
    access,
    input: ProveInput,
    output: OrderWire,
    perMinute: 20,
    // Counts the try in a transaction of its own.
    reads: true,
    run: async (context, input) => {
      await prove(context.database, context.caller.accountId, input)
      return showOrder(context.tx, viewerOf(context), input.orderNo)
    },
  }),
]

const changingCalls: Call[] = [
  defineCall(changeOrderAddress, {
    access,
    input: ChangeAddressInput,
    output: OrderWire,
    perMinute: 60,
    run: async (context, input) => {
      await changeAddress(context.tx, context.caller.accountId, input)
      return showOrder(context.tx, viewerOf(context), input.orderNo)
    },
  }),
  defineCall(cancelOrder, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: async (context, { orderNo }) => {
      await cancel(context.tx, context.caller.accountId, orderNo)
      return showOrder(context.tx, viewerOf(context), orderNo)
    },
  }),
  defineCall(confirmReceipt, {
    access,
    input: OrderInput,
    output: OrderWire,
    run: async (context, { orderNo }) => {
      await confirmOrderReceipt(context.tx, context.caller.accountId, orderNo)
      return showOrder(context.tx, viewerOf(context), orderNo)
    },
  }),
]

const adminOrderCalls = ({ outside }: OrderServices): Call[] => [
  defineCall(listAdminOrders, {
    access: 'read-orders',
    input: AdminOrdersInput,
    output: AdminOrdersWire,
    reads: true,
    run: ({ tx }, input) => listForAdmin(tx, input),
  }),
  defineCall(getAdminOrder, {
    access: 'read-orders',
    input: OrderInput,
    output: AdminOrderWire,
    run: ({ tx, language }, { orderNo }) => showAdminOrder(tx, language, orderNo),
  }),
  defineCall(moveOrder, {
    access: 'move-orders',
    input: MoveInput,
    output: AdminOrderWire,
    run: async ({ tx, caller, language }, input) => {
      const { move } = input
      const order =
        move === 'refund'
          ? await refundOrder(tx, actorOf(caller), caller, input.orderNo)
          : await operateOrder(tx, actorOf(caller), { ...input, move })
      return showAdminOrder(tx, language, order.order_number)
    },
    afterCommit: async (context, output) => {
      if (output.state !== 'refund-pending') return output
      await sayCardRefunds(context, outside, output.orderNo)
      return showAdminOrder(context.tx, context.language, output.orderNo)
    },
  }),
  defineCall(handlePieces, {
    access: 'handle-pieces',
    input: PiecesInput,
    output: AdminOrderWire,
    run: async ({ tx, caller, language }, input) => {
      await handle(tx, actorOf(caller), input)
      return showAdminOrder(tx, language, input.orderNo)
    },
  }),
]

export const orderCalls = (services: OrderServices): Call[] => [
  ...placingCalls(services),
  ...readingCalls(services),
  ...changingCalls,
  ...adminOrderCalls(services),
]
