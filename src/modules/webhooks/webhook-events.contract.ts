import { z } from 'zod'
import type { Permission } from '#platform/access/permissions.ts'
import type { Schema } from '#platform/value-schema.ts'
import { claimKinds, claimStates } from '#modules/claims/claims.rules.ts'
import { orderStates } from '#modules/orders/orders.rules.ts'

export const WEBHOOK_VERSION = 1

const Order = z.object({ orderId: z.uuid(), orderNo: z.string(), state: z.enum(orderStates) })
const Refund = Order.extend({ refundId: z.uuid() })
const Stock = z.object({
  productId: z.uuid(),
  spuCode: z.string(),
  variants: z.array(z.object({ skuId: z.uuid(), itemNumber: z.string(), available: z.number().int() })),
})

/** What is asked is what shoppers pay the shop itself now, a date's price too; empty where others alone sell it. */
const Product = z.object({
  productId: z.uuid(),
  spuCode: z.string(),
  /** Of what shoppers see, as the calls of the editor know it. */
  version: z.number().int(),
  listed: z.boolean(),
  variants: z.array(z.object({ skuId: z.uuid(), itemNumber: z.string(), listPrice: z.string(), salesPrice: z.string() })),
})
const Claim = Order.extend({ claimId: z.uuid(), unitId: z.uuid(), kind: z.enum(claimKinds), claimState: z.enum(claimStates) })

const ofOrders = { needs: 'read-orders', subject: 'order', data: Order } as const

/**
 * Everything other systems can be told of, and what each tells: ids and states, so that nothing personal leaves the shop this way. Who needs
 * more asks the calls for it, with a key. `needs`: only who may see it in the shop may have it told.
 */
export const webhookEvents = {
  'order.placed': ofOrders,
  'order.paid': ofOrders,
  'order.closed': ofOrders,
  'order.seller_sent': ofOrders,
  'order.dispatched': { ...ofOrders, data: Order.extend({ parcelId: z.uuid() }) },
  'order.received': ofOrders,
  'order.completed': ofOrders,
  'order.refund_requested': ofOrders,
  'order.part_refunded': { ...ofOrders, data: Refund },
  'order.refunded': ofOrders,
  'order.failed': ofOrders,
  /** A claim about a piece was made, answered, decided or withdrawn. */
  'claim.moved': { ...ofOrders, data: Claim },
  /** A claim for money on top of the price that was agreed to and paid out. */
  'claim.paid': { ...ofOrders, data: Refund },
  /** Words, pictures, prices, or whether it is in the shop at all. */
  'product.changed': { needs: 'read-products', subject: 'product', data: Product },
  'stock.changed': { needs: 'read-products', subject: 'product', data: Stock },
} as const satisfies Record<string, { needs: Permission; subject: 'order' | 'product'; data: Schema }>

export type WebhookTopic = keyof typeof webhookEvents
export const webhookTopics = Object.keys(webhookEvents) as [WebhookTopic, ...WebhookTopic[]]
export const isWebhookTopic = (name: string): name is WebhookTopic => name in webhookEvents

/** Another asks less for the same item: how much less, and never who. */
const Undercut = z.object({
  offerId: z.uuid(),
  skuId: z.uuid(),
  itemNumber: z.string(),
  price: z.string(),
  best: z.string(),
  gap: z.string(),
  rank: z.int(),
})

/** The shop has ended an offer: only some may sell its item now, it is listed no more, or its seller’s kind places none. */
const Ended = z.object({
  offerId: z.uuid(),
  skuId: z.uuid(),
  itemNumber: z.string(),
  reason: z.enum(['stores', 'brand', 'unlisted', 'kind']),
})

/** Items of one order that a merchant is to send, or is not to send any more. */
const Consignment = z.object({
  consignmentId: z.uuid(),
  orderNo: z.string(),
  /** Empty where no time was said. */
  dueTime: z.string(),
  units: z.array(z.object({ unitId: z.uuid(), skuId: z.uuid(), itemNumber: z.string() })),
})

/** What merchants are told, of what is theirs and at addresses of their own. */
const merchantEvents = {
  /** At most once an hour for each offer. */
  'offer.undercut': { subject: 'offer', data: Undercut },
  'offer.ended': { subject: 'offer', data: Ended },
  /** An order was paid: these items are to be sent by that time. */
  'consignment.due': { subject: 'consignment', data: Consignment },
  /** These items were cancelled before they were sent; others of the consignment still go. */
  'consignment.cancelled': { subject: 'consignment', data: Consignment },
} as const satisfies Record<string, { subject: 'offer' | 'consignment'; data: Schema }>
export type MerchantTopic = keyof typeof merchantEvents
export const merchantTopics = Object.keys(merchantEvents) as [MerchantTopic, ...MerchantTopic[]]

const allEvents = { ...webhookEvents, ...merchantEvents }
export type AnyTopic = keyof typeof allEvents
export const subjectOf = (topic: AnyTopic) => allEvents[topic].subject

/** The whole of a message; `sequence` grows with each event of one subject, so that a late one is known as such. */
export const messageShape = (topic: AnyTopic) =>
  z.object({
    id: z.uuid(),
    type: z.literal(topic),
    version: z.literal(WEBHOOK_VERSION),
    sequence: z.number().int(),
    createTime: z.iso.datetime(),
    subject: z.object({ kind: z.literal(subjectOf(topic)), id: z.uuid() }),
    data: allEvents[topic].data,
  })
