import { sql } from 'kysely'
import { z } from 'zod'
import { beyond, type Permission, permissionsOf } from '#platform/access/permissions.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { operatorTables } from './operators.tables.ts'

/**
 * Whoever changes who may do what waits here for their turn, and is then asked once more whether they may: of two who would take
 * each other's place away, the second no longer has one. Answers what they may do.
 */
export async function takeTurn(tx: Tx, { id }: Operator, needed: Permission): Promise<readonly Permission[]> {
  await lockNames(tx, ['who may do what'])
  const own = await operatorTables(tx)
    .selectFrom('operators')
    .select('roles')
    .where('operator_id', '=', id)
    .where('disabled', '=', false)
    .executeTakeFirst()
  const held = own ? await permissionsIn(tx, own.roles) : []
  return held.includes(needed) ? held : refuse('NOT_PERMITTED')
}

/** What these roles are sets of, as they stand now. */
export async function permissionsIn(tx: Read, roles: readonly string[]): Promise<readonly Permission[]> {
  if (roles.length === 0) return []
  const found = await operatorTables(tx).selectFrom('roles').select('permissions').where('role_id', 'in', roles).execute()
  return permissionsOf(
    roles,
    found.flatMap(({ permissions }) => permissions),
  )
}

/** Nobody gives or takes what they have not themselves. */
export function requireWithin(own: readonly Permission[], wanted: readonly Permission[]): void {
  if (beyond(own, wanted).length > 0) refuse('BEYOND_OWN')
}

/** Asked after the change, which is undone where nobody is left to mend it. In a demo, accounts with published passwords count. */
export async function requireAdministrator(tx: Tx, { demo }: { demo: boolean }): Promise<void> {
  const [counted] = await readRows(
    tx,
    z.object({ left: z.number() }),
    sql`select count(*) as left from operators where 'administrator' = any (roles) and not disabled and password_hash is not null
      and (${demo}::boolean or not password_published)`,
  )
  if (!counted?.left) refuse('LAST_ADMINISTRATOR')
}
