import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type OutsideKind, requestOutside } from '#platform/outside/outside-calls.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { getEndpoint } from './endpoints.ts'
import { type AnyTopic, isWebhookTopic, merchantTopics, type WebhookTopic } from './webhook-events.contract.ts'
import type { WebhookMessage } from './write-webhook.ts'
import { type DeliveriesWire, deliveryStates, type ReplayedWire } from './webhooks.contract.ts'
import { webhookTables } from './webhooks.tables.ts'

/** Hourly at the end, for a day. `status`: none when the endpoint took nothing and was not asked. */
export const webhookCall: OutsideKind<Record<string, never>, { status: number | null }> = {
  name: 'webhook',
  payload: z.record(z.string(), z.never()),
  answer: z.object({ status: z.number().nullable() }),
  mostAttempts: 34,
}

type Listener = { endpointId: string; topics: AnyTopic[]; isOpen: boolean }

/** Who wants to be told of anything; those that take nothing at present can have it sent later. */
export async function findListeners(tx: Read): Promise<Listener[]> {
  const found = await webhookTables(tx)
    .selectFrom('webhook_endpoints')
    .select(['endpoint_id', 'topics', 'state'])
    .where('state', '<>', 'ended')
    .where('merchant_id', 'is', null)
    .execute()
  return found.map(({ endpoint_id: endpointId, topics, state }) => ({
    endpointId,
    topics: topics.filter(isWebhookTopic),
    isOpen: state === 'open',
  }))
}

/** By merchant, the addresses that are told of its offers and of what it is to send. */
export async function findMerchantListeners(tx: Read, merchantIds: readonly string[]): Promise<Map<string, Listener[]>> {
  const found = await webhookTables(tx)
    .selectFrom('webhook_endpoints')
    .select(['endpoint_id as endpointId', 'merchant_id as merchantId'])
    .where('state', '=', 'open')
    .where('merchant_id', 'in', merchantIds)
    .execute()
  const own = Map.groupBy(found, ({ merchantId }) => merchantId ?? '')
  return new Map(
    [...own].map(([id, list]) => [id, list.map(({ endpointId }) => ({ endpointId, topics: [...merchantTopics], isOpen: true }))]),
  )
}

/** Keeps what there is to tell, and requests that it be told to everybody who listens now. */
export async function queueMessages(tx: Tx, messages: readonly WebhookMessage[], listeners: readonly Listener[]): Promise<void> {
  if (messages.length === 0) return
  await webhookTables(tx)
    .insertInto('webhook_messages')
    .values(
      messages.map(({ messageId, eventId, topic, subjectId, body }) => ({
        message_id: messageId,
        event_id: eventId,
        topic,
        subject_id: subjectId,
        body,
      })),
    )
    .execute()
  for (const { messageId, topic } of messages)
    for (const { endpointId, topics, isOpen } of listeners)
      if (isOpen && topics.includes(topic)) await queueDelivery(tx, endpointId, messageId)
}

async function queueDelivery(tx: Tx, endpointId: string, messageId: string): Promise<void> {
  const deliveryId = newId()
  await webhookTables(tx)
    .insertInto('webhook_deliveries')
    .values({ delivery_id: deliveryId, endpoint_id: endpointId, message_id: messageId })
    .execute()
  await requestOutside(tx, webhookCall, { subject: deliveryId, payload: {}, idempotencyKey: deliveryId })
}

const MOST_REPLAYED = 1_000
const MOST_LISTED = 200

type Replay = { endpointId: string; deliveryId: string } | { endpointId: string; since: string }

/** Sends a message again, or all that its events told of since a time, oldest first; under their own ids, by which the other side knows them. */
export async function replayDeliveries(tx: Tx, operator: Operator, replay: Replay): Promise<ReplayedWire> {
  const { endpointId } = replay
  const endpoint = await getEndpoint(tx, endpointId)
  if (endpoint.state === 'ended') refuse('WEBHOOK_ENDED')
  const wanted =
    'deliveryId' in replay ? await findMessageOf(tx, replay) : await findMessagesSince(tx, endpoint.events, replay.since)
  for (const messageId of wanted) await queueDelivery(tx, endpointId, messageId)
  const after = { deliveries: wanted.length, ...('since' in replay ? { since: replay.since } : {}) }
  await recordAudit(tx, { by: operator, action: 'webhook-replayed', subject: 'webhook', subjectId: endpointId, after })
  return { ...(await listDeliveries(tx, endpointId)), replayed: wanted.length }
}

async function findMessageOf(
  tx: Read,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
): Promise<string[]> {
  const found = await webhookTables(tx)
    .selectFrom('webhook_deliveries')
    .select('message_id')
    .where('delivery_id', '=', deliveryId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst()
  return found ? [found.message_id] : refuse('NOT_FOUND')
}

async function findMessagesSince(tx: Read, events: WebhookTopic[], since: string): Promise<string[]> {
  const found = await webhookTables(tx)
    .selectFrom('webhook_messages')
    .select('message_id')
    .where('topic', 'in', events)
    .where('created_at', '>=', new Date(since))
    .orderBy('event_id')
    .limit(MOST_REPLAYED)
    .execute()
  return found.map(({ message_id }) => message_id)
}

const Row = z.object({
  deliveryId: z.string(),
  eventId: z.string(),
  event: z.string(),
  subject: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  status: z.number().nullable(),
  tookMs: z.number().nullable(),
  excerpt: z.string(),
  problem: z.string(),
  createdAt: z.date(),
  nextAt: z.date().nullable(),
})

/** The newest deliveries of an endpoint, each with its last attempt. */
export async function listDeliveries(tx: Read, endpointId: string): Promise<DeliveriesWire> {
  const endpoint = await getEndpoint(tx, endpointId)
  const rows = await readRows(
    tx,
    Row,
    sql`select d.delivery_id as "deliveryId", d.message_id as "eventId", m.topic as event,
        coalesce(o.order_number, p.spu_code, m.subject_id::text) as subject,
        case when c.state = 'confirmed' and c.answer ->> 'status' is null then 'held' when c.state = 'confirmed' then 'delivered'
          when c.state in ('failed', 'given-up') then 'given-up' when c.last_error is null then 'waiting' else 'retrying' end as state,
        coalesce(a.attempts, 0)::int as attempts, l.status, l.took_ms as "tookMs", coalesce(l.excerpt, '') as excerpt,
        coalesce(l.problem, '') as problem, d.created_at as "createdAt",
        case when c.state in ('waiting', 'sent') then c.next_attempt_at end as "nextAt"
      from webhook_deliveries d
        join webhook_messages m on m.message_id = d.message_id
        join outside_calls c on c.kind = ${webhookCall.name} and c.idempotency_key = d.delivery_id::text
        left join order_card o on o.order_id = m.subject_id
        left join product_card p on p.product_id = m.subject_id
        left join lateral (select count(*) as attempts from webhook_attempts a where a.delivery_id = d.delivery_id) a on true
        left join lateral (select * from webhook_attempts a where a.delivery_id = d.delivery_id
          order by a.attempted_at desc limit 1) l on true
      where d.endpoint_id = ${endpointId} order by d.created_at desc, m.event_id desc limit ${MOST_LISTED}`,
  )
  const list = rows.flatMap(({ createdAt, nextAt, event, ...row }) =>
    isWebhookTopic(event)
      ? [{ ...row, event, createTime: createdAt.toISOString(), nextTime: nextAt?.toISOString() ?? null }]
      : [],
  )
  return { endpoint, list }
}

const KEPT_DAYS = 30
const MOST_PURGED = 5_000

/** What was told is kept for a month; answers how much has gone. */
export async function purgeMessages(tx: Tx): Promise<number> {
  const old = sql<string>`(select message_id from webhook_messages where created_at < now() - ${KEPT_DAYS} * interval '1 day'
    order by created_at limit ${MOST_PURGED})`
  const done = await webhookTables(tx).deleteFrom('webhook_messages').where('message_id', 'in', old).executeTakeFirst()
  return Number(done.numDeletedRows)
}
