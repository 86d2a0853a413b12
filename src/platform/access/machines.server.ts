import { sql } from 'kysely'
import { clock, MINUTE } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { hashToken, newSpokenCode, newToken } from '#platform/ids.server.ts'
import { platformTables } from '#platform/platform.tables.ts'
import { refuse } from '#platform/refusal.ts'
import { forMachines, type Permission, permissionsOf } from './permissions.ts'

/** A program that makes calls with a key of its own. */
export type Machine = {
  kind: 'machine'
  accountId: string
  name: string
  permissions: readonly Permission[]
  perMinute: number
  usedAt: Date | null
}

/** Every key begins so: programs that look for leaked ones know them by it. */
const MARK = 'praya_'
export const isKey = (token: string): boolean => token.startsWith(MARK)

/** A key of 256 bits behind a beginning that may be shown. */
export function newKey(): { token: string; prefix: string; hash: Buffer } {
  const prefix = MARK + newSpokenCode(8).toLowerCase()
  const token = `${prefix}_${newToken()}`
  return { token, prefix, hash: hashToken(token) }
}

type NewMachine = { keyId: string; name: string; permissions: Permission[]; perMinute: number; days: number; madeBy: string }

/** Only the hash of a key is stored. */
export async function storeKey(tx: Tx, { prefix, hash }: { prefix: string; hash: Buffer }, machine: NewMachine): Promise<void> {
  const { keyId, name, permissions, perMinute, days, madeBy } = machine
  await platformTables(tx)
    .insertInto('api_keys')
    .values({
      key_id: keyId,
      name,
      prefix,
      key_hash: hash,
      permissions,
      per_minute: perMinute,
      made_by: madeBy,
      expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
    })
    .execute()
}

/** From now on it opens nothing; one that has ended already stays so. Answers how it began. */
export async function closeKey(tx: Tx, keyId: string, by: string): Promise<string | undefined> {
  const ended = await platformTables(tx)
    .updateTable('api_keys')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())`, ended_by: by })
    .where('key_id', '=', keyId)
    .returning('prefix')
    .executeTakeFirst()
  return ended?.prefix
}

/** A key that opens something, held by this transaction: what it may do, and for how many days it was made. Refuses NOT_FOUND. */
export async function lockOpenKey(tx: Tx, keyId: string) {
  const [key] = await lockRows(
    tx,
    platformTables(tx)
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'permissions', 'per_minute as perMinute'])
      .select(sql<number>`greatest(1, ceil(extract(epoch from expires_at - created_at) / 86400))::int`.as('days'))
      .where('key_id', '=', keyId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock.now()),
  )
  return key ?? refuse('NOT_FOUND')
}

/** It opens its calls for so many hours more at most. */
export async function endKeyIn(tx: Tx, keyId: string, hours: number): Promise<void> {
  await platformTables(tx)
    .updateTable('api_keys')
    .set({ expires_at: sql<Date>`least(expires_at, now() + ${hours} * interval '1 hour')` })
    .where('key_id', '=', keyId)
    .execute()
}

/** Whose key this is. It can never do more than who made it may do now, and stops with them. */
export async function findMachine(tx: Read, token: string): Promise<Machine | undefined> {
  const row = await platformTables(tx)
    .selectFrom('api_keys as k')
    .innerJoin('operators as o', 'o.operator_id', 'k.made_by')
    .select(['k.key_id', 'k.name', 'k.permissions', 'k.per_minute', 'k.expires_at', 'k.last_used_at', 'o.roles'])
    .select(sql<string[]>`array(select unnest(r.permissions) from roles r where r.role_id = any (o.roles))`.as('held'))
    .where('k.key_hash', '=', hashToken(token))
    .where('k.ended_at', 'is', null)
    .where('o.disabled', '=', false)
    .executeTakeFirst()
  if (!row || row.expires_at <= clock.now()) return undefined
  const makers = permissionsOf(row.roles, row.held)
  return {
    kind: 'machine',
    accountId: row.key_id,
    name: row.name,
    permissions: forMachines.filter((name) => row.permissions.includes(name) && makers.includes(name)),
    perMinute: row.per_minute,
    usedAt: row.last_used_at,
  }
}

/** Written down once a minute at most. */
export const isUseNews = ({ usedAt }: Machine): boolean => usedAt === null || clock.now().getTime() - usedAt.getTime() >= MINUTE

export async function recordKeyUse(tx: Tx, keyId: string): Promise<void> {
  await platformTables(tx).updateTable('api_keys').set({ last_used_at: clock.now() }).where('key_id', '=', keyId).execute()
}
