import { sql } from 'kysely'
import { z } from 'zod'
import { type AuditAction, type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import { endSessionsOf, listSessions, presentSession } from '#platform/access/sessions.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import {
  type AdminOperatorsWire,
  type AdminOperatorWire,
  type OperatorRowWire,
  operatorStates,
} from './admin-operators.contract.ts'
import { operatorTables } from './operators.tables.ts'
import { nameRoles } from './roles.ts'
import { permissionsIn, requireAdministrator, requireWithin, takeTurn } from './standing.ts'

const PAGE_SIZE = 50
export type Host = { demo: boolean }

const Row = z.object({
  operatorId: z.string(),
  name: z.string(),
  email: z.string(),
  roleIds: z.array(z.string()),
  state: z.enum(operatorStates),
  hasFactor: z.boolean(),
  signedInAt: z.date().nullable(),
  language: z.enum(['en', 'zh']),
  disabledReason: z.string(),
  createdAt: z.date(),
  version: z.number(),
})
const columns = sql`o.operator_id as "operatorId", o.name, o.email, o.roles as "roleIds", o.language, o.created_at as "createdAt", o.version,
  case when o.disabled then 'disabled' when o.password_hash is null then 'invited' else 'open' end as state,
  exists (select from confirmed_factors f where f.account_id = o.operator_id) as "hasFactor",
  o.signed_in_at as "signedInAt", coalesce(o.disabled_reason, '') as "disabledReason"`

/** Everybody who works here, by name; `word` is a piece of a name or an address. `self` is who asks. */
export async function listOperators(
  tx: Read,
  self: string,
  { word, pageNum }: { word: string; pageNum: number },
): Promise<AdminOperatorsWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`from operators o where o.name ilike ${like} or o.email ilike ${like}`
  const [counted] = await readRows(tx, z.object({ total: z.number() }), sql`select count(*) as total ${found}`)
  const rows = await readRows(
    tx,
    Row,
    sql`select ${columns} ${found} order by o.disabled, lower(o.name), o.operator_id
      limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
  const names = await nameRoles(tx, [...new Set(rows.flatMap(({ roleIds }) => roleIds))])
  const list = rows.map((row) => presentRow(row, names, self))
  return { total: counted?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list }
}

/** One of them, with where they are signed in; refuses NOT_FOUND. */
export async function getOperator(tx: Read, self: string, operatorId: string): Promise<AdminOperatorWire> {
  const [row] = await readRows(tx, Row, sql`select ${columns} from operators o where o.operator_id = ${operatorId}`)
  if (!row) return refuse('NOT_FOUND')
  const [names, sessions] = [await nameRoles(tx, row.roleIds), await listSessions(tx, operatorId)]
  return {
    ...presentRow(row, names, self),
    language: row.language,
    disabledReason: row.disabledReason,
    createTime: row.createdAt.toISOString(),
    version: row.version,
    sessions: sessions.map(presentSession),
  }
}

function presentRow(row: z.output<typeof Row>, names: OperatorRowWire['roles'], self: string): OperatorRowWire {
  const { operatorId, name, email, state, hasFactor, roleIds } = row
  return {
    operatorId,
    name,
    email,
    state,
    hasFactor,
    roles: names.filter(({ roleId }) => roleIds.includes(roleId)),
    signedInTime: row.signedInAt?.toISOString() ?? null,
    isSelf: operatorId === self,
  }
}

export type NewInvitation = { name: string; email: string; language: 'en' | 'zh'; roles: string[] }

/** Somebody new, who chooses a password by a link. Refuses OPERATOR_KNOWN where the address is an account's already. */
export async function addInvited(tx: Tx, operator: Operator, wanted: NewInvitation): Promise<string> {
  const own = await takeTurn(tx, operator, 'keep-operators')
  await requireRoles(tx, wanted.roles)
  requireWithin(own, await permissionsIn(tx, wanted.roles))
  const email = wanted.email.toLowerCase()
  const [taken] = await readRows(
    tx,
    z.object({ taken: z.boolean() }),
    sql`select exists (select from operators where email = ${email})
      or exists (select from account_contacts where kind = 'email' and value = ${email} and proven_at is not null) as taken`,
  )
  if (taken?.taken) refuse('OPERATOR_KNOWN', { field: 'email' })
  const operatorId = newId()
  const { name, language, roles } = wanted
  await operatorTables(tx)
    .insertInto('operators')
    .values({ operator_id: operatorId, email, name, language, roles, invited_by: operator.id, created_at: sql<Date>`now()` })
    .execute()
  await recordAct(tx, operator, 'operator-invited', operatorId, { after: { roles } })
  return operatorId
}

export type WantedRoles = { operatorId: string; roles: string[]; version: number }

/** Other roles for somebody else. Refuses what one has not oneself, MOVED_ON, and to leave the shop without an administrator. */
export async function setRoles(
  tx: Tx,
  operator: Operator,
  host: Host,
  { operatorId, roles, version }: WantedRoles,
): Promise<void> {
  const { own, before } = await takePower(tx, operator, operatorId)
  if (before.version !== version) await refuseMovedOn(tx, 'operator', operatorId)
  await requireRoles(tx, roles)
  requireWithin(own, await permissionsIn(tx, roles))
  await change(tx, operatorId, { roles })
  await requireAdministrator(tx, host)
  await recordAct(tx, operator, 'operator-roles-changed', operatorId, { before: { roles: before.roles }, after: { roles } })
}

/** Out at once, everywhere, and not in again until it is taken back. */
export async function disable(tx: Tx, operator: Operator, host: Host, operatorId: string, reason: string): Promise<void> {
  const { before } = await takePower(tx, operator, operatorId)
  await change(tx, operatorId, { disabled: true, disabled_reason: reason })
  await requireAdministrator(tx, host)
  await endSessionsOf(tx, [operatorId])
  await operatorTables(tx).deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
  await recordAct(tx, operator, 'operator-disabled', operatorId, {
    before: { disabled: before.disabled, reason: before.disabled_reason },
    after: { disabled: true, reason },
  })
}

export async function enable(tx: Tx, operator: Operator, operatorId: string): Promise<void> {
  const { before } = await takePower(tx, operator, operatorId)
  await change(tx, operatorId, { disabled: false, disabled_reason: null })
  await recordAct(tx, operator, 'operator-enabled', operatorId, {
    before: { disabled: before.disabled, reason: before.disabled_reason },
    after: { disabled: false },
  })
}

/**
 * Whoever acts on somebody must have everything they have, or could make themselves into them; and nobody acts on themselves. Asked
 * under the lock, of what stands there now.
 */
export async function takePower(tx: Tx, operator: Operator, operatorId: string) {
  const own = await takeTurn(tx, operator, 'keep-operators')
  if (operatorId === operator.id) refuse('OWN_ROLES')
  const before = await operatorTables(tx)
    .selectFrom('operators')
    .select(['name', 'email', 'language', 'roles', 'disabled', 'disabled_reason', 'version'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  if (!before) return refuse('NOT_FOUND')
  requireWithin(own, await permissionsIn(tx, before.roles))
  return { own, before }
}

async function requireRoles(tx: Tx, roles: readonly string[]): Promise<void> {
  const known = await nameRoles(tx, roles)
  if (roles.some((wanted) => !known.some(({ roleId }) => roleId === wanted))) refuse('NOT_FOUND')
}

type Change = { roles: string[] } | { disabled: boolean; disabled_reason: string | null }
async function change(tx: Tx, operatorId: string, changes: Change): Promise<void> {
  await operatorTables(tx).updateTable('operators').set(changes).where('operator_id', '=', operatorId).execute()
}

type AuditValues = { before?: Record<string, unknown>; after?: Record<string, unknown> }
export const recordAct = (
  tx: Tx,
  operator: Operator,
  action: AuditAction,
  operatorId: string,
  told: AuditValues = {},
): Promise<void> => recordAudit(tx, { by: operator, action, subject: 'operator', subjectId: operatorId, ...told })
