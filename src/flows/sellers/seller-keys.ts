import { findPersonName } from '#modules/members/index.server.ts'
import { addMerchantKey, closeMerchantKey } from '#modules/merchants/index.server.ts'
import type { MerchantKeysWire, NewMerchantKeyWire } from '#modules/merchants/merchant-keys.contract.ts'
import { listKeysOf } from '#platform/access/merchant-machines.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { sellerActor } from './seller-actor.ts'

/** The keys of a merchant's programs, each with who made it. */
export async function showKeys(tx: Read, seller: Seller): Promise<MerchantKeysWire> {
  requirePerson(seller)
  const rows = await listKeysOf(tx, seller)
  const names = new Map<string, string>()
  for (const { madeBy } of rows) if (!names.has(madeBy)) names.set(madeBy, await findPersonName(tx, madeBy))
  const list = rows.map(({ createdAt, expiresAt, usedAt, madeBy, ...row }) => ({
    ...row,
    madeBy: names.get(madeBy) ?? '',
    createTime: createdAt.toISOString(),
    expiresTime: expiresAt.toISOString(),
    usedTime: usedAt?.toISOString() ?? null,
  }))
  return { list }
}

/** A key that may do with the merchant's offers what whoever makes it may. It is answered once. */
export async function makeKey(tx: Tx, seller: Seller, wanted: { name: string; days: number }): Promise<NewMerchantKeyWire> {
  requirePerson(seller)
  const { token, keyId, lastFour } = await addMerchantKey(tx, seller, wanted)
  await record(tx, seller, 'seller-key-made', { keyId, after: { name: wanted.name, lastFour, days: wanted.days } })
  return { token, ...(await showKeys(tx, seller)) }
}

export async function endKey(tx: Tx, seller: Seller, keyId: string): Promise<MerchantKeysWire> {
  requirePerson(seller)
  await closeMerchantKey(tx, seller, keyId)
  await record(tx, seller, 'seller-key-ended', { keyId, after: { state: 'ended' } })
  return showKeys(tx, seller)
}

type Told = { keyId: string; after: Record<string, unknown> }
const record = async (tx: Tx, seller: Seller, action: 'seller-key-made' | 'seller-key-ended', { keyId, after }: Told) =>
  recordAudit(tx, { by: await sellerActor(tx, seller), action, subject: 'key', subjectId: keyId, after })
