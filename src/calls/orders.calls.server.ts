import type { z } from 'zod'
import { changeOrderAddress as changeAddress } from '#flows/place-order/change-order-address.ts'
import { cancelOrder as cancel } from '#flows/close-order.ts'
import { handlePieces as handle } from '#flows/handle-pieces.ts'
import { refundOrder, sayRefunds } from '#flows/money/refund-money.ts'
import { operateOrder } from '#flows/operate-order.ts'
import { completeOrder } from '#flows/settlement/complete-order.ts'
import { confirmOrderReceipt } from '#flows/receive-order.ts'
import { proveOrder as prove, sendOrderCode as sendCode } from '#flows/prove-order.ts'
import type { Buyer } from '#flows/place-order/draft-order.ts'
import { openCodeTries } from '#flows/place-order/code-tries.ts'
import { openOrderQueue } from '#flows/place-order/order-queue.ts'
import { listCartCoupons as findCartCoupons } from '#flows/place-order/cart-coupons.ts'
import { quoteOrder as quote } from '#flows/place-order/quote-order.ts'
import { showFoundOrder, showAdminOrder, showOrder } from '#flows/show-order.ts'
import { listRunningAutomatic } from '#modules/coupons/index.server.ts'
import type { MoveInput } from '#modules/orders/admin-orders.contract.ts'
import { listAdminOrders as listForAdmin, listOwnOrders, type OrderRow } from '#modules/orders/index.server.ts'
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
  listCartCoupons,
  listOrders,
  moveOrder,
  proveOrder,
  quoteOrder,
  sendOrderCode,
} from '#modules/orders/orders.paths.ts'
import { actorOf, type Call, defineCall, type ShopperContext, viewerOf } from '#platform/call.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'

/** `limitScale` multiplies what one address may do. */
type OrderServices = { outside: OutsideWork; limitScale: number; payments: PaymentProviders; settings: ReadSettings }

const buyerOf = (context: ShopperContext): Buyer => ({
  ...viewerOf(context),
  network: networkOf(context.ip),
  deviceId: context.deviceId,
  isMember: context.caller.kind === 'member',
})

function placingCalls({ limitScale, payments, settings }: OrderServices): Call[] {
  // As this process knows the settings, without asking: the shopper's own total says whether they are what was shown.
  const pricing = async (pool: Read) => ({ ...(await settings(pool)), campaigns: await listRunningAutomatic(pool), payments })
  const orders = openOrderQueue(async ({ pool }) => ({ ...(await pricing(pool)), limitScale }))
  const requireCodeRoom = openCodeTries(limitScale)
  return [
    defineCall(quoteOrder, async (context, input) => {
      await requireCodeRoom(context.tx, buyerOf(context), input)
      return quote(context.tx, buyerOf(context), input, await pricing(context.tx))
    }),
    defineCall(listCartCoupons, async (context, input) => {
      await requireCodeRoom(context.tx, buyerOf(context), input)
      return findCartCoupons(context.tx, buyerOf(context), input, await pricing(context.tx))
    }),
    defineCall(createOrder, async (context, wanted) => {
      await requireCodeRoom(context.tx, buyerOf(context), wanted)
      return orders.place(context.database, { buyer: buyerOf(context), wanted, key: context.idempotencyKey })
    }),
  ]
}

const readingCalls = ({ limitScale }: OrderServices): Call[] => [
  defineCall(getOrder, (context, { orderNo }) => showOrder(context.tx, viewerOf(context), orderNo)),
  defineCall(listOrders, ({ tx, caller, language }, wanted) => listOwnOrders(tx, caller.accountId, language, wanted)),
  // Numbers are unguessable; trying many is held back all the same.
  defineCall(findOrder, (context, input) => showFoundOrder(context.tx, viewerOf(context), input)),
  defineCall(sendOrderCode, (context, { orderNo }) =>
    sendCode(context.tx, { ...viewerOf(context), network: networkOf(context.ip) }, orderNo, limitScale),
  ),
  defineCall(proveOrder, async (context, input) => {
    await prove(context.database, context.caller.accountId, input)
    return showOrder(context.tx, viewerOf(context), input.orderNo)
  }),
]

const changingCalls = ({ settings }: OrderServices): Call[] => [
  defineCall(changeOrderAddress, async (context, input) => {
    await changeAddress(context.tx, context.caller.accountId, input, (await settings(context.tx)).delivery)
    return showOrder(context.tx, viewerOf(context), input.orderNo)
  }),
  defineCall(cancelOrder, async (context, { orderNo }) => {
    await cancel(context.tx, context.caller.accountId, orderNo)
    return showOrder(context.tx, viewerOf(context), orderNo)
  }),
  defineCall(confirmReceipt, async (context, { orderNo, parcel }) => {
    await confirmOrderReceipt(context.tx, context.caller.accountId, orderNo, parcel)
    return showOrder(context.tx, viewerOf(context), orderNo)
  }),
]

/** Who of the shop moves an order. */
type Mover = Parameters<typeof actorOf>[0] & Parameters<typeof refundOrder>[2]

/** Some moves have a flow of their own; all others are one. */
async function move(tx: Tx, caller: Mover, input: z.output<typeof MoveInput>, settings: ReadSettings): Promise<OrderRow> {
  const { move: wanted } = input
  if (wanted === 'refund') return refundOrder(tx, actorOf(caller), caller, input.orderNo)
  if (wanted === 'complete') return completeOrder(tx, actorOf(caller), input, settings)
  return operateOrder(tx, actorOf(caller), { ...input, move: wanted })
}

const adminOrderCalls = ({ outside, settings }: OrderServices): Call[] => [
  defineCall(listAdminOrders, ({ tx }, input) => listForAdmin(tx, input)),
  defineCall(getAdminOrder, ({ tx, language }, { orderNo }) => showAdminOrder(tx, language, orderNo)),
  defineCall(
    moveOrder,
    async ({ tx, caller, language }, input) => {
      const order = await move(tx, caller, input, settings)
      return showAdminOrder(tx, language, order.order_number)
    },
    {
      afterCommit: async (context, output) => {
        if (output.state !== 'refund-pending') return output
        await sayRefunds(context, outside, output.orderNo)
        return showAdminOrder(context.tx, context.language, output.orderNo)
      },
    },
  ),
  defineCall(handlePieces, async ({ tx, caller, language }, input) => {
    await handle(tx, actorOf(caller), input)
    return showAdminOrder(tx, language, input.orderNo)
  }),
]

export const orderCalls = (services: OrderServices): Call[] => [
  ...placingCalls(services),
  ...readingCalls(services),
  ...changingCalls(services),
  ...adminOrderCalls(services),
]
