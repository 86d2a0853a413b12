import { sql } from 'kysely'
import { z } from 'zod'
import { closeKey, endKeyIn, lockOpenKey, newKey, storeKey } from '#platform/access/machines.server.ts'
import { forMachines, type Permission } from '#platform/access/permissions.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type KeysWire, keyStates, type NewKeyWire } from './api-keys.contract.ts'
import { requireWithin, takeTurn } from './standing.ts'

const Row = z.object({
  keyId: z.string(),
  name: z.string(),
  prefix: z.string(),
  permissions: z.array(z.string()),
  perMinute: z.number(),
  state: z.enum(keyStates),
  madeBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
})

/** Every key there is or was, those that open something first. */
export async function listKeys(tx: Read): Promise<KeysWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select * from (select k.key_id as "keyId", k.name, k.prefix, k.permissions, k.per_minute as "perMinute", o.name as "madeBy",
          k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "usedAt",
          case when k.ended_at is not null then 'ended' when k.expires_at <= now() then 'expired'
            when o.disabled then 'stopped' else 'open' end as state
        from api_keys k join operators o on o.operator_id = k.made_by) keys
      order by state <> 'open', "createdAt" desc, "keyId" limit 500`,
  )
  const list = rows.map(({ createdAt, expiresAt, usedAt, permissions, ...row }) => ({
    ...row,
    permissions: forMachines.filter((name) => permissions.includes(name)),
    createTime: createdAt.toISOString(),
    expiresTime: expiresAt.toISOString(),
    usedTime: usedAt?.toISOString() ?? null,
  }))
  return { list }
}

type Wanted = { name: string; permissions: Permission[]; perMinute: number; days: number }

/** A key with what whoever makes it may do, or less. Answered once; only its hash stays. */
export async function makeKey(tx: Tx, operator: Operator, { name, permissions, perMinute, days }: Wanted): Promise<NewKeyWire> {
  requireWithin(await takeTurn(tx, operator, 'keep-keys'), permissions)
  const { token, prefix, hash } = newKey()
  const keyId = newId()
  await storeKey(tx, { prefix, hash }, { keyId, name, permissions, perMinute, days, madeBy: operator.id })
  const after = { prefix, permissions, perMinute, days }
  await recordAudit(tx, { by: operator, action: 'key-made', subject: 'key', subjectId: keyId, after })
  return { token, ...(await listKeys(tx)) }
}

/** Until when the key before a new one opens its calls, too: long enough to hand the new one over. */
const HOURS_OF_BOTH = 24

/** Another key that may do the same, for as long; the one before it ends in a day. Refuses NOT_FOUND for one that opens nothing. */
export async function turnKey(tx: Tx, operator: Operator, keyId: string): Promise<NewKeyWire> {
  const standing = await takeTurn(tx, operator, 'keep-keys')
  const before = await lockOpenKey(tx, keyId)
  const permissions = forMachines.filter((name) => before.permissions.includes(name))
  requireWithin(standing, permissions)
  const { token, prefix, hash } = newKey()
  const newKeyId = newId()
  const { name, perMinute, days } = before
  await storeKey(tx, { prefix, hash }, { keyId: newKeyId, name, permissions, perMinute, days, madeBy: operator.id })
  await endKeyIn(tx, keyId, HOURS_OF_BOTH)
  await recordAudit(tx, {
    by: operator,
    action: 'key-turned',
    subject: 'key',
    subjectId: newKeyId,
    before: { prefix: before.prefix },
    after: { prefix, permissions, perMinute, days },
  })
  return { token, ...(await listKeys(tx)) }
}

/** From now on it opens nothing. One that has ended already stays so. */
export async function endKey(tx: Tx, operator: Operator, keyId: string): Promise<KeysWire> {
  const prefix = (await closeKey(tx, keyId, operator.id)) ?? refuse('NOT_FOUND')
  const [before, after] = [
    { prefix, state: 'open' },
    { prefix, state: 'ended' },
  ]
  await recordAudit(tx, { by: operator, action: 'key-ended', subject: 'key', subjectId: keyId, before, after })
  return listKeys(tx)
}
