import { sql } from 'kysely'
import { z } from 'zod'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { endpointStates } from './webhooks.contract.ts'
import { webhookTables } from './webhooks.tables.ts'

const Row = z.object({
  endpointId: z.string(),
  url: z.string(),
  state: z.enum(endpointStates),
  messageId: z.string(),
  topic: z.string(),
  body: z.string(),
  secret: z.string(),
  olderSecret: z.string().nullable(),
})

export type DueDelivery = Omit<z.output<typeof Row>, 'secret' | 'olderSecret'> & { secrets: string[] }

/** What is to be said where, and the secrets that sign it now. */
export async function findDelivery(read: Read, sealing: Sealing, deliveryId: string): Promise<DueDelivery | undefined> {
  const [found] = await readRows(
    read,
    Row,
    sql`select e.endpoint_id as "endpointId", e.url, e.state, m.message_id as "messageId", m.topic, m.body, e.secret,
        case when e.older_until > now() then e.older_secret end as "olderSecret"
      from webhook_deliveries d join webhook_endpoints e using (endpoint_id) join webhook_messages m using (message_id)
      where d.delivery_id = ${deliveryId}`,
  )
  if (!found) return undefined
  const { secret, olderSecret, ...delivery } = found
  const sealed = olderSecret ? [secret, olderSecret] : [secret]
  return { ...delivery, secrets: sealed.map((one) => sealing.open(one, delivery.endpointId)) }
}

export type Attempt = { deliveryId: string; status: number | null; tookMs: number; excerpt: string; problem: string | null }

/** An endpoint that has just been put to rest, and whom to tell. */
const Rested = z.object({
  endpointId: z.string(),
  name: z.string(),
  url: z.string(),
  /** Of the shop's own: who keeps it. */
  owner: z.string().nullable(),
  email: z.string().nullable(),
  language: z.enum(['en', 'zh']).nullable(),
  merchantId: z.string().nullable(),
})
type RestedEndpoint = z.output<typeof Rested>

/** Writes an attempt down. An endpoint to which nothing has come through for three days rests from now on, and is answered. */
export async function recordAttempt(tx: Tx, attempt: Attempt): Promise<RestedEndpoint | undefined> {
  const { deliveryId, status, tookMs, excerpt, problem } = attempt
  await webhookTables(tx)
    .insertInto('webhook_attempts')
    .values({ attempt_id: newId(), delivery_id: deliveryId, status, took_ms: tookMs, excerpt, problem })
    .execute()
  const isThrough = problem === null
  await webhookTables(tx)
    .updateTable('webhook_endpoints')
    .set({ failing_since: isThrough ? null : sql<Date>`now()` })
    .where('endpoint_id', '=', ofDelivery(deliveryId))
    .where('failing_since', isThrough ? 'is not' : 'is', null)
    .execute()
  return isThrough ? undefined : letRest(tx, deliveryId)
}

const ofDelivery = (deliveryId: string) =>
  sql<string>`(select endpoint_id from webhook_deliveries where delivery_id = ${deliveryId})`

async function letRest(tx: Tx, deliveryId: string): Promise<RestedEndpoint | undefined> {
  const [rested] = await changeRows(
    tx,
    Rested,
    sql`update webhook_endpoints e set state = 'rested'
      from (select w.endpoint_id, o.name, o.email, o.language from webhook_endpoints w left join operator_card o on o.operator_id = w.made_by
        where w.endpoint_id = ${ofDelivery(deliveryId)}) o
      where o.endpoint_id = e.endpoint_id and e.state = 'open' and e.failing_since < now() - interval '3 days'
      returning e.endpoint_id as "endpointId", e.name, e.url, o.name as owner, o.email, o.language, e.merchant_id as "merchantId"`,
  )
  return rested
}
