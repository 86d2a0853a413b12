import { sql } from 'kysely'
import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeEvents } from '#platform/outbox/outbox.server.ts'

const orderId = z.uuid()
const moved = z.object({
  orderId,
  /** Who moved it. */
  by: z.object({ kind: z.enum(actorKinds), id: z.uuid().optional() }),
  /** Which of its pieces have moved. */
  unitIds: z.array(z.uuid()).optional(),
})
const products = z.object({ productIds: z.array(z.string()) })
const nothing = z.object({})

/** Every event there is, and what it tells. Emitted by the change itself, in its transaction. */
export const eventPayloads = {
  'order-placed': z.object({ orderId }),
  'order-paid': moved,
  'order-paid-late': moved,
  'order-closed': moved,
  /** A merchant has sent pieces to us; they have not arrived yet. */
  'consignment-sent': moved,
  'order-seller-sent': moved,
  'order-dispatched': moved.extend({ parcelId: z.uuid() }),
  'order-received': moved,
  'order-completed': moved,
  'order-refund-requested': moved,
  'order-refunded': moved,
  'order-failed': moved,
  /** Of a paid order these do not go to their buyer any more, wherever they are. */
  'items-cancelled': moved,
  /** A deposit was paid, given up, used, or goes back. */
  'deposit-moved': z.object({ orderId }),
  /** The courier has lost a parcel, and other pieces of its order still come; or one could not be brought and is with us again. */
  'parcel-lost': moved,
  'parcel-came-back': moved,
  /** Of a price some is back, but not all; or something has gone out on top of it. */
  'part-refunded': z.object({ orderId, refundId: z.uuid() }),
  'extra-paid': z.object({ orderId, refundId: z.uuid() }),
  /** Money for an order that did not need it any more; it goes back. */
  'payment-surplus': z.object({ orderId, paymentId: z.uuid(), amountCents: z.number().int() }),
  /** Less has come than was asked: the order waits for the rest. */
  'payment-short': z.object({ orderId, cameCents: z.number().int(), missingCents: z.number().int() }),
  /** Money is to go to a bank account, and nobody has said to which. */
  'payout-waits': z.object({ orderId, amountCents: z.number().int() }),
  'payout-failed': z.object({ orderId, amountCents: z.number().int(), failure: z.enum(['account', 'name', 'closed', 'other']) }),
  'transfer-rejected': z.object({ orderId, reason: z.string() }),
  /** The bench has turned down a piece; so much was asked back for it. */
  'piece-rejected': z.object({ orderId, amountCents: z.number().int(), unitId: z.uuid().optional() }),
  /** Something was said or done about a claim: its step of that position. */
  'claim-moved': z.object({ orderId, claimId: z.uuid(), step: z.number().int() }),
  /** Something was said or done about what the bench has found of a piece: its step of that position. */
  'bench-case-moved': z.object({ orderId, caseId: z.uuid(), step: z.number().int() }),
  /** Something was said or done about what a merchant says of a return or claim: its step of that position. */
  'seller-answer-moved': z.object({ orderId, answerId: z.uuid(), step: z.number().int() }),
  /** The bench has let a piece pass: it has its certificate. */
  'piece-passed': z.object({ orderId, unitId: z.uuid() }),
  /** The certificate of a piece is not in force any more. */
  'certificate-withdrawn': z.object({ orderId, unitId: z.uuid() }),
  /** Something was said or done about a return: its step of that position. */
  'return-moved': z.object({ orderId, returnNo: z.string(), step: z.number().int() }),
  /** Something was said or done about what somebody wrote: its case's step of that position. */
  'moderation-moved': z.object({ caseId: z.uuid(), step: z.number().int() }),
  'stock-changed': products,
  /** `of: 'offers'`: nothing but what is asked for them, and how many there are. */
  'product-changed': products.extend({ of: z.literal('offers').optional() }),
  /** Of these variants a price is asked that was not asked before. */
  'offers-priced': z.object({ skuIds: z.array(z.string()) }),
  /** The shop has ended offers of merchants: only some may sell the item now, it is listed no more, or their kind places none. */
  'offers-ended': z.object({ offerIds: z.array(z.string()), why: z.enum(['stores', 'brand', 'unlisted', 'kind']) }),
  /** What has to be known of these products is something else; shoppers see no difference. */
  'product-asked': products,
  /** A step of a bulk edit, or of its way back, is to be taken. */
  'bulk-edit-due': z.object({ editId: z.uuid() }),
  /** Emitted by triggers on the tables of brands and categories. */
  'taxonomy-changed': nothing,
  'synonyms-changed': nothing,
  /** The nodes of a search cluster hold something else: only now may pages that show it be rendered. */
  'search-cluster-written': z.object({ words: z.array(z.string()).optional() }),
  /** Collections, the order of a list, or banners. */
  'shelves-changed': nothing,
  'content-changed': z.object({ what: z.string() }),
  /** Posts, comments or members' pages: the pages that show what carries these tags. */
  'community-changed': z.object({ tags: z.array(z.string()) }),
  /** So many codes have gone out by SMS today, of so many that may. */
  'sms-alarm': z.object({ sent: z.number().int(), most: z.number().int() }),
  /** Strangers do so much of something, from all addresses together, that they are asked to show to be people. */
  'flood-alarm': z.object({ kind: z.enum(['passwords', 'sessions', 'lookups', 'cards']), counted: z.number().int() }),
  /** Nobody else can agree to it: it goes by itself after a day. */
  'approval-delayed': z.object({ approvalId: z.uuid() }),
  /** What an operator gives, or how. */
  'campaigns-changed': nothing,
  'settings-changed': z.object({ name: z.string() }),
  /** The shop has stopped the sales of a merchant; who did. */
  'merchant-suspended': z.object({ merchantId: z.uuid(), by: z.uuid() }),
  /** Something was done about an application to sell: its step of that position. */
  'application-moved': z.object({ applicationId: z.uuid(), step: z.number().int() }),
  /** A member has something new in the inbox. */
  'message-written': z.object({ accountId: z.uuid() }),
  /** Something was written in a conversation, or read there; who looks at it. */
  'conversation-written': z.object({ accountIds: z.array(z.uuid()) }),
}

export type Topic = keyof typeof eventPayloads
export type PayloadOf<T extends Topic> = z.output<(typeof eventPayloads)[T]>
export type EventOf<T extends Topic> = { [Each in T]: { eventId: number; topic: Each; payload: PayloadOf<Each> } }[T]

/**
 * Who has effects of which events: each effect is a job of its own, queued with the event, so that none holds up another. What a
 * process keeps for itself (search, cached pages, settings) reads the log instead.
 */
export const subscriptions = {
  'order-mail': [
    'order-placed',
    'order-paid',
    'order-closed',
    'order-seller-sent',
    'order-dispatched',
    'order-received',
    'order-refunded',
    'order-failed',
    'parcel-lost',
    'parcel-came-back',
    'part-refunded',
    'extra-paid',
    'payment-surplus',
    'payment-short',
    'payout-waits',
    'payout-failed',
    'transfer-rejected',
    'piece-rejected',
    'piece-passed',
  ],
  inbox: [
    'order-placed',
    'order-paid',
    'order-closed',
    'order-seller-sent',
    'order-dispatched',
    'order-received',
    'order-refund-requested',
    'order-refunded',
    'order-failed',
    'parcel-lost',
    'parcel-came-back',
    'part-refunded',
    'extra-paid',
    'payment-surplus',
    'payment-short',
    'payout-waits',
    'payout-failed',
    'transfer-rejected',
    'piece-rejected',
    'piece-passed',
  ],
  'order-sms': ['order-paid', 'order-dispatched', 'order-received', 'order-failed', 'order-refunded', 'part-refunded'],
  points: ['order-received'],
  'bag-coupons': ['order-received'],
  invitations: ['order-completed'],
  referrals: ['order-paid'],
  'claim-news': ['claim-moved'],
  'return-news': ['return-moved'],
  'bench-case-news': ['bench-case-moved'],
  'seller-answers': ['claim-moved', 'return-moved'],
  'seller-answer-news': ['seller-answer-moved'],
  'application-news': ['application-moved'],
  'moderation-news': ['moderation-moved'],
  care: ['certificate-withdrawn'],
  'stock-alerts': ['stock-changed', 'product-changed'],
  'wish-drops': ['product-changed'],
  'bulk-edits': ['bulk-edit-due'],
  'product-list': ['stock-changed', 'product-changed', 'product-asked'],
  'sms-alarm': ['sms-alarm'],
  'flood-alarm': ['flood-alarm'],
  approvals: ['approval-delayed'],
  undercuts: ['offers-priced'],
  'offer-endings': ['offers-ended'],
  'release-unpaid': ['merchant-suspended'],
  'rules-of-kinds': ['settings-changed'],
  'seller-orders': ['order-paid', 'items-cancelled'],
  'new-sellers': ['order-paid', 'piece-passed', 'piece-rejected', 'part-refunded', 'order-refunded'],
  sourcing: ['deposit-moved', 'order-paid', 'order-closed', 'merchant-suspended'],
} as const satisfies Record<string, readonly Topic[]>

export type Subscriber = keyof typeof subscriptions
export type EventFor<S extends Subscriber> = EventOf<(typeof subscriptions)[S][number]>

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds extends Record<Subscriber, true> {}
}

const subscribersOf = new Map<Topic, Subscriber[]>()
for (const [subscriber, topics] of Object.entries(subscriptions) as [Subscriber, readonly Topic[]][])
  for (const topic of topics) subscribersOf.set(topic, [...(subscribersOf.get(topic) ?? []), subscriber])

/**
 * Whoever would find nothing to do is not given a job: guests have no inbox, hardly anybody wants text messages, and for most products
 * nobody waits. It is so as the event is written; the job itself looks again, since much may be otherwise by then. Questions for one value,
 * since PostgreSQL may answer `exists` by reading the whole table.
 */
const isConcerned = sql<boolean>`case subscriber
  when 'inbox' then (select a.kind = 'member' from order_card o join accounts a on a.account_id = o.owner_id
    where o.order_id = (payload ->> 'orderId')::uuid)
  when 'order-sms' then (select o.contact_email = '' or (select c.given from consent_card c where c.account_id = o.owner_id and c.kind = 'orders-sms')
    from order_contact o where o.order_id = (payload ->> 'orderId')::uuid)
  when 'rules-of-kinds' then payload ->> 'name' = 'merchantKinds'
  when 'referrals' then (select true from referral_orders r where r.order_id = (payload ->> 'orderId')::uuid limit 1)
  when 'sourcing' then coalesce((select o.purpose <> 'goods' from order_card o where o.order_id = (payload ->> 'orderId')::uuid), true)
  when 'seller-orders' then (select true from order_pieces p join merchant_card m on m.merchant_id = p.merchant_id
    join order_card o on o.order_id = p.order_id
    where p.order_id = (payload ->> 'orderId')::uuid and not m.is_house and o.purpose = 'goods' limit 1)
  when 'new-sellers' then (select true from order_pieces p join merchant_card m on m.merchant_id = p.merchant_id
    where p.order_id = (payload ->> 'orderId')::uuid and not m.is_house limit 1)
  when 'care' then (select true from booked_care where unit_id = (payload ->> 'unitId')::uuid limit 1)
  when 'stock-alerts' then (select true from waiting_alerts a join variant_card v using (sku_id)
    where v.product_id in (select jsonb_array_elements_text(payload -> 'productIds')::uuid) limit 1)
  when 'wish-drops' then (select true from wished_products w
    where w.product_id in (select jsonb_array_elements_text(payload -> 'productIds')::uuid) limit 1)
  else true end`

/** One move or a few minutes bring several of these for the same order: they are told of together, after a while. */
const gathered: readonly Topic[] = ['piece-passed', 'piece-rejected', 'part-refunded', 'payout-waits', 'return-moved']

let gatherSeconds = 0
/** How long they wait for each other; at once, when nothing is said. */
export function gatherFor(seconds: number): void {
  gatherSeconds = seconds
}

/** What has come by then has waited for others long enough. */
export const gatheredUntil = (): Date => new Date(clock.now().getTime() - gatherSeconds * 1_000)

/** By which name an event is gathered with others; undefined for one that is told of by itself. */
export const gatheredBy = ({ topic, payload }: { topic: string; payload: Record<string, unknown> }): string | undefined =>
  gathered.some((one) => one === topic) ? `${topic} ${String(payload.orderId)}` : undefined

/** Tells of a change in the change's own transaction, and queues what follows from it. */
export const emit = <T extends Topic>(tx: Tx, topic: T, payload: PayloadOf<T>): Promise<void> => emitEach(tx, topic, [payload])

/** Of several changes in one transaction, each an event of its own. */
export const emitEach = <T extends Topic>(tx: Tx, topic: T, payloads: readonly PayloadOf<T>[]): Promise<void> =>
  writeEvents(tx, topic, payloads, {
    names: subscribersOf.get(topic) ?? [],
    isConcerned,
    waitSeconds: gathered.includes(topic) ? gatherSeconds : 0,
  })
