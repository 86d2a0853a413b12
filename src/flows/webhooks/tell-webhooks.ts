import { sql } from 'kysely'
import { z } from 'zod'
import type { EventOf, Topic } from '#events/events.server.ts'
import { claimKinds, claimStates } from '#modules/claims/claims.rules.ts'
import { orderStates } from '#modules/orders/orders.rules.ts'
import { findListeners, queueMessages, type WebhookMessage, writeWebhook as write } from '#modules/webhooks/index.server.ts'
import { isWebhookTopic, type WebhookTopic } from '#modules/webhooks/webhook-events.contract.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { handleEvents, type OutboxEvent, presentPosition, setConsumerPosition } from '#platform/outbox/outbox.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'

const CONSUMER = 'webhooks'

/** What an event of the shop is called outside. */
const ORDER_EVENTS = {
  'order-placed': 'order.placed',
  'order-paid': 'order.paid',
  'order-closed': 'order.closed',
  'order-seller-sent': 'order.seller_sent',
  'order-dispatched': 'order.dispatched',
  'order-received': 'order.received',
  'order-completed': 'order.completed',
  'order-refund-requested': 'order.refund_requested',
  'part-refunded': 'order.part_refunded',
  'order-refunded': 'order.refunded',
  'order-failed': 'order.failed',
  'extra-paid': 'claim.paid',
} as const satisfies { [T in Topic]?: WebhookTopic }

type OrderEvent = EventOf<keyof typeof ORDER_EVENTS>
const isOfOrder = (event: OutboxEvent): event is OutboxEvent & OrderEvent => event.topic in ORDER_EVENTS
const isOfProducts = (event: OutboxEvent): event is OutboxEvent & EventOf<'product-changed'> => event.topic === 'product-changed'
const isOfClaim = (event: OutboxEvent): event is OutboxEvent & EventOf<'claim-moved'> => event.topic === 'claim-moved'
const isOfStock = (event: OutboxEvent): event is OutboxEvent & EventOf<'stock-changed'> => event.topic === 'stock-changed'

/**
 * Hands the next events to anyone who listens, in their order and in one transaction with how far it has come; answers how many there were. It reads the
 * log instead of having a job for each event, so that an order costs nothing more for it.
 */
export async function tellWebhooks(tx: Tx): Promise<number> {
  const listeners = await findListeners(tx)
  if (listeners.length === 0) {
    await setConsumerPosition(tx, CONSUMER, await presentPosition(tx))
    return 0
  }
  const events: OutboxEvent[] = []
  const handled = await handleEvents(tx, CONSUMER, async (event) => void events.push(event))
  const wanted = new Set(listeners.flatMap(({ topics }) => topics.filter(isWebhookTopic)))
  const told = [
    await tellOrders(tx, events),
    await tellClaims(tx, events),
    await tellProducts(tx, events, wanted),
    await tellStock(tx, events, wanted),
  ]
  const messages = told
    .flat()
    .filter(({ topic }) => isWebhookTopic(topic) && wanted.has(topic))
    .toSorted((one, other) => one.eventId - other.eventId)
  await queueMessages(tx, messages, listeners)
  return handled
}

const Order = z.object({ orderId: z.uuid(), orderNo: z.string(), state: z.enum(orderStates) })

async function tellOrders(tx: Read, all: readonly OutboxEvent[]): Promise<WebhookMessage[]> {
  const events = all.filter(isOfOrder)
  const ids = [...new Set(events.map(({ payload }) => payload.orderId))]
  if (ids.length === 0) return []
  const orders = await readRows(
    tx,
    Order,
    sql`select order_id as "orderId", order_number as "orderNo", state from order_card where order_id = any(${ids}::uuid[])`,
  )
  return events.flatMap((event) => {
    const { orderId, ...more } = event.payload
    const order = orders.find((one) => one.orderId === orderId)
    return order ? [write(event.eventId, ORDER_EVENTS[event.topic], orderId, { ...more, ...order })] : []
  })
}

const Priced = z.object({
  productId: z.uuid(),
  spuCode: z.string(),
  version: z.int(),
  listed: z.boolean(),
  skuId: z.uuid(),
  itemNumber: z.string(),
  list: z.number().nullable(),
  sale: z.number().nullable(),
})

/** What has changed about products, as it is now. */
async function tellProducts(
  tx: Read,
  events: readonly OutboxEvent[],
  wanted: ReadonlySet<WebhookTopic>,
): Promise<WebhookMessage[]> {
  if (!wanted.has('product.changed')) return []
  const last = lastOf(events.filter(isOfProducts))
  const rows = await readRows(
    tx,
    Priced,
    sql`select v.product_id as "productId", p.spu_code as "spuCode", p.version, p.listed, v.sku_id as "skuId",
        v.item_number as "itemNumber", o.list_price_cents as list, o.sale_price_cents as sale
      from variant_card v join product_card p using (product_id)
        left join (offer_stock o join merchant_card m on m.merchant_id = o.merchant_id and m.is_house) on o.sku_id = v.sku_id and not o.withdrawn
      where not v.retired and v.product_id = any(${[...last.keys()]}::uuid[]) order by v.position`,
  )
  const amount = (cents: number | null): string => (cents === null ? '' : toWire(cents))
  return [...Map.groupBy(rows, ({ productId }) => productId)].flatMap(([productId, variants]) =>
    variants.slice(0, 1).map(({ spuCode, version, listed }) =>
      write(last.get(productId) ?? 0, 'product.changed', productId, {
        ...{ productId, spuCode, version, listed },
        variants: variants.map(({ list, sale, ...rest }) => ({ ...rest, listPrice: amount(list), salesPrice: amount(sale) })),
      }),
    ),
  )
}

/** Of events that come close together the last about each product. */
const lastOf = (events: readonly { eventId: number; payload: { productIds: string[] } }[]): Map<string, number> =>
  new Map(events.flatMap(({ eventId, payload }) => payload.productIds.map((id): [string, number] => [id, eventId])))

const Claim = Order.extend({
  claimId: z.uuid(),
  unitId: z.uuid(),
  kind: z.enum(claimKinds),
  claimState: z.enum(claimStates),
})

/** Which claim, about which piece, and where it stands; what was said about it stays in the shop. */
async function tellClaims(tx: Read, all: readonly OutboxEvent[]): Promise<WebhookMessage[]> {
  const events = all.filter(isOfClaim)
  const ids = [...new Set(events.map(({ payload }) => payload.claimId))]
  if (ids.length === 0) return []
  const claims = await readRows(
    tx,
    Claim,
    sql`select claim_id as "claimId", unit_id as "unitId", kind, c.state as "claimState", order_id as "orderId",
        order_number as "orderNo", o.state
      from claim_card c join order_card o using (order_id) where claim_id = any(${ids}::uuid[])`,
  )
  return events.flatMap(({ eventId, payload: { orderId, claimId } }) => {
    const claim = claims.find((one) => one.claimId === claimId)
    return claim ? [write(eventId, 'claim.moved', orderId, claim)] : []
  })
}

const Variant = z.object({
  productId: z.uuid(),
  spuCode: z.string(),
  skuId: z.uuid(),
  itemNumber: z.string(),
  available: z.int(),
})

/** Of changes that come close together only the last is told: what counts is how much there is. */
async function tellStock(tx: Read, events: readonly OutboxEvent[], wanted: ReadonlySet<WebhookTopic>): Promise<WebhookMessage[]> {
  if (!wanted.has('stock.changed')) return []
  const last = lastOf(events.filter(isOfStock))
  const rows = await readRows(
    tx,
    Variant,
    sql`select v.product_id as "productId", p.spu_code as "spuCode", v.sku_id as "skuId", v.item_number as "itemNumber",
        coalesce(sum(o.available) filter (where not o.withdrawn), 0)::int as available
      from variant_card v join product_card p using (product_id) left join offer_stock o using (sku_id)
      where not v.retired and v.product_id = any(${[...last.keys()]}::uuid[]) 
        group by v.sku_id, v.product_id, v.item_number, v.position, p.spu_code order by v.position`,
  )
  return [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, variants]) =>
    write(last.get(productId) ?? 0, 'stock.changed', productId, { productId, spuCode: variants[0]?.spuCode, variants }),
  )
}
