import { closeKey, newKey, storeKey } from '#platform/access/machines.server.ts'
import { countOpenKeys } from '#platform/access/merchant-machines.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { lockRows, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { merchantTables } from './merchants.tables.ts'

/** A merchant has a few programs; more are somebody's mistake. */
const MOST_OPEN = 20
const CALLS_A_MINUTE = 240

/** A key to this merchant's offers; only its hash stays. Refuses KEYS_FULL. */
export async function addMerchantKey(
  tx: Tx,
  { merchantId, accountId }: Seller,
  { name, days }: { name: string; days: number },
): Promise<{ token: string; keyId: string; lastFour: string }> {
  // Two of the team at once: the merchant's row makes them wait for each other.
  await lockRows(tx, merchantTables(tx).selectFrom('merchants').select('merchant_id').where('merchant_id', '=', merchantId))
  if ((await countOpenKeys(tx, merchantId)) >= MOST_OPEN) refuse('KEYS_FULL')
  const { token, prefix, hash } = newKey()
  const keyId = newId()
  const lastFour = token.slice(-4)
  const key = { keyId, name, permissions: [], perMinute: CALLS_A_MINUTE, days, madeBy: accountId, merchantId, lastFour }
  await storeKey(tx, { prefix, hash }, key)
  return { token, keyId, lastFour }
}

/** From now on it opens nothing. Refuses NOT_FOUND, for another merchant's too. */
export async function closeMerchantKey(tx: Tx, { merchantId, accountId }: Seller, keyId: string): Promise<void> {
  if ((await closeKey(tx, keyId, accountId, merchantId)) === undefined) refuse('NOT_FOUND')
}
