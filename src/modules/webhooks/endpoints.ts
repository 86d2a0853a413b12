import { sql } from 'kysely'
import { z } from 'zod'
import { beyond, type Permission } from '#platform/access/permissions.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type AuditAction, type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type AddressRules, findAddressProblem } from '#platform/outside/public-address.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { isWebhookTopic, webhookEvents, type WebhookTopic } from './webhook-events.contract.ts'
import { newWebhookSecret } from './webhook-signature.ts'
import {
  type EndpointState,
  endpointStates,
  type EndpointsWire,
  type EndpointWire,
  type NewSecretWire,
} from './webhooks.contract.ts'
import { webhookTables } from './webhooks.tables.ts'

/** Who keeps an endpoint, and what they may see themselves. */
export type WebhookKeeper = Operator & { permissions: readonly Permission[] }
type Wanted = { name: string; url: string; events: WebhookTopic[] }
export type WebhookSecrets = { sealing: Sealing }

const Row = z.object({
  endpointId: z.string(),
  version: z.number(),
  name: z.string(),
  url: z.string(),
  topics: z.array(z.string()),
  state: z.enum(endpointStates),
  madeBy: z.string(),
  createdAt: z.date(),
  failingSince: z.date().nullable(),
  olderUntil: z.date().nullable(),
})

/** Every endpoint there is or was, those that are told something first. */
export async function listEndpoints(tx: Read): Promise<EndpointsWire> {
  return { list: await readEndpoints(tx) }
}

export async function getEndpoint(tx: Read, endpointId: string): Promise<EndpointWire> {
  const [found] = await readEndpoints(tx, endpointId)
  return found ?? refuse('NOT_FOUND')
}

async function readEndpoints(tx: Read, only: string | null = null): Promise<EndpointWire[]> {
  const rows = await readRows(
    tx,
    Row,
    sql`select e.endpoint_id as "endpointId", e.version, e.name, e.url, e.topics, e.state, o.name as "madeBy", e.created_at as "createdAt",
        e.failing_since as "failingSince", case when e.older_until > now() then e.older_until end as "olderUntil"
      from webhook_endpoints e join operator_card o on o.operator_id = e.made_by
      where e.merchant_id is null and (${only}::uuid is null or e.endpoint_id = ${only}::uuid)
      order by e.state = 'ended', e.created_at desc, e.endpoint_id limit 500`,
  )
  return rows.map(({ createdAt, failingSince, olderUntil, topics, ...row }) => ({
    ...row,
    events: topics.filter(isWebhookTopic),
    createTime: createdAt.toISOString(),
    failingTime: failingSince?.toISOString() ?? null,
    olderSecretUntil: olderUntil?.toISOString() ?? null,
  }))
}

/** An endpoint is told of what whoever makes it may see. Its secret is answered once. */
export async function addEndpoint(
  tx: Tx,
  { permissions, ...operator }: WebhookKeeper,
  wanted: Wanted,
  { sealing, rules }: WebhookSecrets & { rules: AddressRules },
): Promise<NewSecretWire> {
  requireFit(wanted, permissions, rules)
  const [endpointId, secret] = [newId(), newWebhookSecret()]
  const { name, url, events } = wanted
  await webhookTables(tx)
    .insertInto('webhook_endpoints')
    .values({
      endpoint_id: endpointId,
      name,
      url,
      topics: events,
      secret: sealing.seal(secret, endpointId),
      made_by: operator.id,
    })
    .execute()
  await recordEndpoint(tx, operator, 'webhook-added', endpointId, { after: wanted })
  return { secret, ...(await listEndpoints(tx)) }
}

/** Refuses MOVED_ON where somebody else was quicker. */
export async function saveEndpoint(
  tx: Tx,
  { permissions, ...operator }: WebhookKeeper,
  { endpointId, version, ...wanted }: Wanted & { endpointId: string; version: number },
  rules: AddressRules,
): Promise<EndpointsWire> {
  requireFit(wanted, permissions, rules)
  const { name, url, topics, version: now } = await lockEndpoint(tx, endpointId)
  if (now !== version) await refuseMovedOn(tx, 'webhook', endpointId)
  await ofEndpoint(tx, endpointId).set({ name: wanted.name, url: wanted.url, topics: wanted.events }).execute()
  const told = { before: { name, url, events: topics }, after: wanted }
  await recordEndpoint(tx, operator, 'webhook-changed', endpointId, told)
  return listEndpoints(tx)
}

/** A new secret; the one of until now signs, too, for so many hours, in which the other side takes the new one into use. */
export async function turnSecret(
  tx: Tx,
  operator: Operator,
  { endpointId, hours }: { endpointId: string; hours: number },
  { sealing }: WebhookSecrets,
): Promise<NewSecretWire> {
  const before = await lockEndpoint(tx, endpointId)
  const secret = newWebhookSecret()
  const olderUntil = sql<Date>`now() + ${hours} * interval '1 hour'`
  await ofEndpoint(tx, endpointId)
    .set({ secret: sealing.seal(secret, endpointId), older_secret: before.secret, older_until: olderUntil })
    .execute()
  await recordEndpoint(tx, operator, 'webhook-secret-turned', endpointId, { after: { hours } })
  return { secret, ...(await listEndpoints(tx)) }
}

/** Opened, paused, or removed for good. What happened while it took nothing is sent when somebody asks for it. */
export async function moveEndpoint(
  tx: Tx,
  operator: Operator,
  endpointId: string,
  state: Exclude<EndpointState, 'rested'>,
): Promise<EndpointsWire> {
  const before = await lockEndpoint(tx, endpointId)
  await ofEndpoint(tx, endpointId).set({ state, failing_since: null }).execute()
  await recordEndpoint(tx, operator, 'webhook-moved', endpointId, { before: { state: before.state }, after: { state } })
  return listEndpoints(tx)
}

function requireFit({ url, events }: Wanted, permissions: readonly Permission[], rules: AddressRules): void {
  if (findAddressProblem(url, rules)) refuse('BAD_INPUT', { field: 'url', fields: { url: 'public-address' } })
  const needed = events.map((event) => webhookEvents[event].needs)
  if (beyond(permissions, needed).length > 0) refuse('BEYOND_OWN', { field: 'events' })
}

async function lockEndpoint(tx: Tx, endpointId: string) {
  const found = await webhookTables(tx)
    .selectFrom('webhook_endpoints')
    .select(['name', 'url', 'topics', 'state', 'secret', 'version'])
    .where('endpoint_id', '=', endpointId)
    .where('merchant_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) refuse('NOT_FOUND')
  return found.state === 'ended' ? refuse('WEBHOOK_ENDED') : found
}

const ofEndpoint = (tx: Tx, endpointId: string) =>
  webhookTables(tx).updateTable('webhook_endpoints').where('endpoint_id', '=', endpointId)

type AuditValues = { before?: Record<string, unknown>; after: Record<string, unknown> }
const recordEndpoint = (tx: Tx, operator: Operator, action: AuditAction, subjectId: string, told: AuditValues): Promise<void> =>
  recordAudit(tx, { by: operator, action, subject: 'webhook', subjectId, ...told })
