import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken } from '#platform/ids.server.ts'
import type { Device } from '#platform/access/sessions.server.ts'
import { memberTables } from './members.tables.ts'

/** Notes where an account is signed in to; answers whether that is new for an account that is known elsewhere. */
export async function noteDevice(tx: Tx, accountId: string, { device, network }: Device): Promise<{ isNew: boolean }> {
  const known = await memberTables(tx)
    .selectFrom('known_devices')
    .select(['device', 'network'])
    .where('account_id', '=', accountId)
    .execute()
  await memberTables(tx)
    .insertInto('known_devices')
    .values({ account_id: accountId, device, network })
    .onConflict((conflict) => conflict.columns(['account_id', 'device', 'network']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute()
  return { isNew: known.length > 0 && !known.some((one) => one.device === device && one.network === network) }
}

/** Notes which browser an account was signed in to with, as a hash, so that the cookie cannot be made from it. */
export async function noteDeviceId(tx: Tx, accountId: string, deviceId: string): Promise<void> {
  const seen = { seen_at: clock.now() }
  await memberTables(tx)
    .insertInto('device_ids')
    .values({ account_id: accountId, device_hash: hashToken(deviceId), ...seen })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet(seen))
    .execute()
}

export async function purgeDeviceIds(tx: Tx, before: Date): Promise<void> {
  await memberTables(tx).deleteFrom('device_ids').where('seen_at', '<', before).execute()
}

/** By which browsers these accounts were signed in to, as hashes. */
export async function listDevicesOf(tx: Read, accountIds: readonly string[]): Promise<Buffer[]> {
  if (accountIds.length === 0) return []
  const rows = await memberTables(tx)
    .selectFrom('device_ids')
    .select('device_hash')
    .where('account_id', 'in', accountIds)
    .execute()
  return rows.map(({ device_hash }) => device_hash)
}
