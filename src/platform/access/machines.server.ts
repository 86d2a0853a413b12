import { sql } from 'kysely'
import { clock, MINUTE } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { hashToken, newSpokenCode, newToken } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { refuse } from '#platform/refusal.ts'
import { type LastWrite, lastWriteOf } from './last-write.ts'
import type { Membership } from './memberships.ts'
import { forMachines, type Permission, permissionsOf } from './permissions.ts'

/** A program that makes calls with a key of its own. */
type Machine = LastWrite & {
  kind: 'machine'
  accountId: string
  name: string
  permissions: readonly Permission[]
  perMinute: number
  usedAt: Date | null
}

/** A program of a merchant: it looks after its offers, and nothing else. */
export type SellerMachine = LastWrite & {
  kind: 'seller-machine'
  accountId: string
  keyName: string
  perMinute: number
  usedAt: Date | null
  memberships: readonly Membership[]
}
export type KeyCaller = Machine | SellerMachine

/** Every key begins so: programs that look for leaked ones know them by it. */
const MARK = 'praya_'
export const isKey = (token: string): boolean => token.startsWith(MARK)

/** A key of 256 bits behind a beginning that may be shown. */
export function newKey(): { token: string; prefix: string; hash: Buffer } {
  const prefix = MARK + newSpokenCode(8).toLowerCase()
  const token = `${prefix}_${newToken()}`
  return { token, prefix, hash: hashToken(token) }
}

type NewMachine = {
  keyId: string
  name: string
  permissions: Permission[]
  perMinute: number
  days: number
  madeBy: string
  /** Of a merchant's key. */
  merchantId?: string
  lastFour?: string
}

/** Only the hash of a key is stored. */
export async function storeKey(tx: Tx, { prefix, hash }: { prefix: string; hash: Buffer }, machine: NewMachine): Promise<void> {
  const { keyId, name, permissions, perMinute, days, madeBy, merchantId = null, lastFour = null } = machine
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
      merchant_id: merchantId,
      last_four: lastFour,
      expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
    })
    .execute()
}

/** From now on it opens nothing; one that has ended already stays so. Answers how it began; nothing for a key of others. */
export async function closeKey(tx: Tx, keyId: string, by: string, merchantId: string | null = null): Promise<string | undefined> {
  const ended = await platformTables(tx)
    .updateTable('api_keys')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())`, ended_by: by })
    .where('key_id', '=', keyId)
    .where('merchant_id', 'is not distinct from', merchantId)
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
      .where('merchant_id', 'is', null)
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

/** Whoever made a merchant's key still looks after its offers. */
const makerActs = sql<boolean>`exists (select from merchant_people p join members m on m.account_id = p.account_id
  where p.merchant_id = k.merchant_id and p.account_id = k.made_by and p.ended_at is null and (p.role = 'owner' or 'offer' = any (p.scopes))
    and m.disabled_at is null and m.left_at is null)`

/** Whose key this is. It can never do more than who made it may do now, and stops with them. */
export async function findMachine(tx: Read, token: string): Promise<KeyCaller | undefined> {
  const row = await platformTables(tx)
    .selectFrom('api_keys as k')
    .leftJoin('operators as o', 'o.operator_id', 'k.made_by')
    .select(['k.key_id', 'k.name', 'k.permissions', 'k.per_minute', 'k.expires_at', 'k.last_used_at', 'k.merchant_id'])
    .leftJoin('last_writes as w', 'w.writer_id', 'k.key_id')
    .select(['o.roles', 'o.disabled', 'w.xid as wrote', makerActs.as('makerActs')])
    .select(sql<string[]>`array(select unnest(r.permissions) from roles r where r.role_id = any (o.roles))`.as('held'))
    .where('k.key_hash', '=', hashToken(token))
    .where('k.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.expires_at <= clock.now()) return undefined
  const shared = { accountId: row.key_id, perMinute: row.per_minute, usedAt: row.last_used_at, ...lastWriteOf(row) }
  if (row.merchant_id !== null) {
    const memberships = [{ merchantId: row.merchant_id, role: 'staff' as const, scopes: ['offer' as const] }]
    return row.makerActs ? { ...shared, kind: 'seller-machine', keyName: row.name, memberships } : undefined
  }
  if (row.disabled !== false || !row.roles) return undefined
  const makers = permissionsOf(row.roles, row.held)
  const permissions = forMachines.filter((name) => row.permissions.includes(name) && makers.includes(name))
  return { ...shared, kind: 'machine', name: row.name, permissions }
}

export const isKeyCaller = (caller: { kind: string }): caller is KeyCaller =>
  caller.kind === 'machine' || caller.kind === 'seller-machine'

/** Written down once a minute at most. */
export const isUseNews = ({ usedAt }: KeyCaller): boolean => usedAt === null || clock.now().getTime() - usedAt.getTime() >= MINUTE

export async function recordKeyUse(tx: Tx, keyId: string): Promise<void> {
  await platformTables(tx).updateTable('api_keys').set({ last_used_at: clock.now() }).where('key_id', '=', keyId).execute()
}
