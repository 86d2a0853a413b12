import { addMerchantEndpoint, listMerchantEndpoints, moveMerchantEndpoint } from '#modules/webhooks/index.server.ts'
import type { MerchantEndpointsWire } from '#modules/webhooks/merchant-webhooks.contract.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type AuditAction, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { sellerActor } from './seller-actor.ts'

type Adding = Parameters<typeof addMerchantEndpoint>[3]

export async function showWebhooks(tx: Read, seller: Seller): Promise<MerchantEndpointsWire> {
  requirePerson(seller)
  return { list: await listMerchantEndpoints(tx, seller) }
}

/** From now on this address is told of the merchant's offers. */
export async function addWebhook(
  tx: Tx,
  seller: Seller,
  wanted: { name: string; url: string },
  adding: Adding,
): Promise<MerchantEndpointsWire & { secret: string }> {
  requirePerson(seller)
  const { endpointId, secret } = await addMerchantEndpoint(tx, seller, wanted, adding)
  await record(tx, seller, 'webhook-added', endpointId, wanted)
  return { secret, ...(await showWebhooks(tx, seller)) }
}

export async function moveWebhook(
  tx: Tx,
  seller: Seller,
  { endpointId, state }: { endpointId: string; state: 'open' | 'paused' | 'ended' },
): Promise<MerchantEndpointsWire> {
  requirePerson(seller)
  await moveMerchantEndpoint(tx, seller, endpointId, state)
  await record(tx, seller, 'webhook-moved', endpointId, { state })
  return showWebhooks(tx, seller)
}

const record = async (tx: Tx, seller: Seller, action: AuditAction, subjectId: string, after: Record<string, unknown>) =>
  recordAudit(tx, { by: await sellerActor(tx, seller), action, subject: 'webhook', subjectId, after })
