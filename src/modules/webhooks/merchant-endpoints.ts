import type { Seller } from '#platform/access/memberships.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { type AddressRules, findAddressProblem } from '#platform/outside/public-address.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { WebhookSecrets } from './endpoints.ts'
import type { MerchantEndpointWire } from './merchant-webhooks.contract.ts'
import { merchantTopics } from './webhook-events.contract.ts'
import { newWebhookSecret } from './webhook-signature.ts'
import { webhookTables } from './webhooks.tables.ts'

/** A merchant has a few programs; more are somebody's mistake. */
const MOST_OPEN = 5

/** A merchant's addresses, the newest first; those that were removed are not shown. */
export async function listMerchantEndpoints(tx: Read, { merchantId }: Seller): Promise<MerchantEndpointWire[]> {
  const rows = await webhookTables(tx)
    .selectFrom('webhook_endpoints')
    .select(['endpoint_id as endpointId', 'name', 'url', 'state', 'created_at as createdAt', 'failing_since as failingSince'])
    .where('merchant_id', '=', merchantId)
    .where('state', '<>', 'ended')
    .orderBy('created_at', 'desc')
    .orderBy('endpoint_id')
    .execute()
  return rows.map(({ createdAt, failingSince, ...row }) => ({
    ...row,
    createTime: createdAt.toISOString(),
    failingTime: failingSince?.toISOString() ?? null,
  }))
}

type Adding = WebhookSecrets & { rules: AddressRules }

/** An address that is told of this merchant's offers and of what it is to send. Its secret is answered once. Refuses WEBHOOKS_FULL. */
export async function addMerchantEndpoint(
  tx: Tx,
  seller: Seller,
  { name, url }: { name: string; url: string },
  { sealing, rules }: Adding,
): Promise<{ endpointId: string; secret: string }> {
  if (findAddressProblem(url, rules)) refuse('BAD_INPUT', { field: 'url', fields: { url: 'public-address' } })
  await lockNames(tx, [`webhooks of ${seller.merchantId}`])
  if ((await listMerchantEndpoints(tx, seller)).length >= MOST_OPEN) refuse('WEBHOOKS_FULL')
  const [endpointId, secret] = [newId(), newWebhookSecret()]
  await webhookTables(tx)
    .insertInto('webhook_endpoints')
    .values({
      endpoint_id: endpointId,
      name,
      url,
      topics: [...merchantTopics],
      secret: sealing.seal(secret, endpointId),
      made_by: seller.accountId,
      merchant_id: seller.merchantId,
    })
    .execute()
  return { endpointId, secret }
}

/** Opened, paused, or removed for good. Refuses NOT_FOUND, for another merchant's too. */
export async function moveMerchantEndpoint(
  tx: Tx,
  { merchantId }: Seller,
  endpointId: string,
  state: 'open' | 'paused' | 'ended',
): Promise<void> {
  const moved = await webhookTables(tx)
    .updateTable('webhook_endpoints')
    .set({ state, failing_since: null })
    .where('endpoint_id', '=', endpointId)
    .where('merchant_id', '=', merchantId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) refuse('NOT_FOUND')
}
