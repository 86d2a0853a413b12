import { sql } from 'kysely'
import { z } from 'zod'
import { ADMINISTRATOR, isPermission, type Permission, permissions } from '#platform/access/permissions.ts'
import { type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { RoleNameWire, RolesWire, RoleWire } from './roles.contract.ts'
import { operatorTables } from './operators.tables.ts'
import { requireWithin, takeTurn } from './standing.ts'

const Row = z.object({
  roleId: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  permissions: z.array(z.string()),
  isBuiltIn: z.boolean(),
  version: z.number(),
  holders: z.number(),
})

/** The shop's own first, then by name; an administrator's is shown as what it is: everything. */
export async function listRoles(tx: Read): Promise<RolesWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select role_id as "roleId", name_en as "nameEn", name_zh as "nameZh", permissions, built_in as "isBuiltIn", version,
        (select count(*) from operators o where r.role_id = any (o.roles)) as holders
      from roles r order by role_id <> ${ADMINISTRATOR}, not built_in, name_en, role_id`,
  )
  return { list: rows.map(present) }
}

const present = (row: z.output<typeof Row>): RoleWire => ({
  ...row,
  permissions: row.roleId === ADMINISTRATOR ? [...permissions] : row.permissions.filter(isPermission),
})

/** What these roles are called, in the order of their names. */
export function nameRoles(tx: Read, roles: readonly string[]): Promise<RoleNameWire[]> {
  return operatorTables(tx)
    .selectFrom('roles')
    .select(['role_id as roleId', 'name_en as nameEn', 'name_zh as nameZh'])
    .where('role_id', 'in', roles.length > 0 ? roles : [''])
    .orderBy('name_en')
    .execute()
}

type Wanted = { nameEn: string; nameZh: string; permissions: Permission[] }
const inOrder = (wanted: readonly Permission[]): Permission[] => permissions.filter((name) => wanted.includes(name))

export async function addRole(tx: Tx, operator: Operator, wanted: Wanted): Promise<RolesWire> {
  requireWithin(await takeTurn(tx, operator, 'keep-operators'), wanted.permissions)
  const roleId = `role-${newSpokenCode(8).toLowerCase()}`
  const row = { name_en: wanted.nameEn, name_zh: wanted.nameZh, permissions: inOrder(wanted.permissions) }
  await operatorTables(tx)
    .insertInto('roles')
    .values({ role_id: roleId, ...row })
    .execute()
  await recordAudit(tx, { by: operator, action: 'role-added', subject: 'role', subjectId: roleId, after: row })
  return listRoles(tx)
}

/** Refused for the administrator's role, for one's own, for what one has not oneself, and when it has changed since `version`. */
export async function changeRole(
  tx: Tx,
  operator: Operator,
  { roleId, version, ...wanted }: Wanted & { roleId: string; version: number },
): Promise<RolesWire> {
  const own = await takeTurn(tx, operator, 'keep-operators')
  const before = await requireChangeable(tx, operator, roleId)
  requireWithin(own, [...before.permissions.filter(isPermission), ...wanted.permissions])
  if (before.version !== version) await refuseMovedOn(tx, 'role', roleId)
  const row = { name_en: wanted.nameEn, name_zh: wanted.nameZh, permissions: inOrder(wanted.permissions) }
  await operatorTables(tx)
    .updateTable('roles')
    .set({ ...row, version: version + 1, changed_at: sql<Date>`now()` })
    .where('role_id', '=', roleId)
    .execute()
  const was = { name_en: before.name_en, name_zh: before.name_zh, permissions: before.permissions }
  await recordAudit(tx, { by: operator, action: 'role-changed', subject: 'role', subjectId: roleId, before: was, after: row })
  return listRoles(tx)
}

export async function removeRole(tx: Tx, operator: Operator, roleId: string): Promise<RolesWire> {
  const own = await takeTurn(tx, operator, 'keep-operators')
  const before = await requireChangeable(tx, operator, roleId)
  if (before.built_in) refuse('ROLE_FIXED')
  requireWithin(own, before.permissions.filter(isPermission))
  const [used] = await readRows(
    tx,
    z.object({ holders: z.number() }),
    sql`select count(*) as holders from operators where ${roleId} = any (roles)`,
  )
  if (used?.holders) refuse('ROLE_IN_USE')
  await operatorTables(tx).deleteFrom('roles').where('role_id', '=', roleId).execute()
  const was = { name_en: before.name_en, name_zh: before.name_zh, permissions: before.permissions }
  await recordAudit(tx, { by: operator, action: 'role-removed', subject: 'role', subjectId: roleId, before: was })
  return listRoles(tx)
}

async function requireChangeable(tx: Tx, { id }: Operator, roleId: string) {
  if (roleId === ADMINISTRATOR) refuse('ROLE_FIXED')
  const role = await operatorTables(tx).selectFrom('roles').selectAll().where('role_id', '=', roleId).executeTakeFirst()
  const own = await operatorTables(tx).selectFrom('operators').select('roles').where('operator_id', '=', id).executeTakeFirst()
  if (own?.roles.includes(roleId)) refuse('OWN_ROLES')
  return role ?? refuse('NOT_FOUND')
}
