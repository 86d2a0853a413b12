import { clock } from '#platform/clock.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { hashPassword, isPassword } from '#platform/access/password.server.ts'
import { refuse } from '#platform/refusal.ts'
import { endSessionsOf, startSession } from '#platform/access/sessions.server.ts'
import type { OperatorWire, SignInWire } from './operators.contract.ts'
import { nameRoles } from './roles.ts'
import { permissionsIn } from './standing.ts'
import { operatorTables } from './operators.tables.ts'

/**
 * Begins an operator's session; an unknown e-mail, a wrong password, a disabled account and, in a shop that is no demo, an account
 * of the demo read the same. The password is looked at outside any transaction.
 */
export async function signIn(
  database: Database,
  { email, password }: { email: string; password: string },
  { demo }: { demo: boolean },
): Promise<SignInWire> {
  const operator = await operatorTables(database.pool)
    .selectFrom('operators')
    .select(['operator_id', 'password_hash', 'password_published'])
    .where('email', '=', email.toLowerCase())
    .where('disabled', '=', false)
    .executeTakeFirst()
  const mayEnter = operator && (demo || !operator.password_published) ? operator : undefined
  const right = await isPassword(password, mayEnter?.password_hash)
  if (!mayEnter || !right) return refuse('SIGN_IN_WRONG', { field: 'password' })
  return database.inTransaction((tx) => enter(tx, mayEnter))
}

/** The account as it stands now: it may have been disabled, or its password changed, while that was looked at. */
async function enter(tx: Tx, looked: { operator_id: string; password_hash: string }): Promise<SignInWire> {
  const operator = await operatorTables(tx)
    .selectFrom('operators')
    .select(['name', 'roles'])
    .where('operator_id', '=', looked.operator_id)
    .where('password_hash', '=', looked.password_hash)
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!operator) return refuse('SIGN_IN_WRONG', { field: 'password' })
  return { token: await startSession(tx, 'operator', looked.operator_id), ...(await describeOperator(tx, operator)) }
}

/** Who works here, as their own screens name them. */
export async function describeOperator(
  tx: Read,
  { name, roles }: { name: string; roles: readonly string[] },
): Promise<OperatorWire> {
  return { name, roles: await nameRoles(tx, roles), permissions: [...(await permissionsIn(tx, roles))] }
}

export type NewOperator = { email: string; name: string; password: string; roles: string[]; isPublished?: boolean }

/**
 * Adds an operator unless the e-mail is taken; for those who set a shop up, not for calls. `isPublished`: everybody may know the
 * password, which opens demo shops only.
 */
export async function addOperator(tx: Tx, operator: NewOperator): Promise<void> {
  await operatorTables(tx)
    .insertInto('operators')
    .values({
      operator_id: newId(),
      email: operator.email.toLowerCase(),
      name: operator.name,
      password_hash: await hashPassword(operator.password),
      password_published: operator.isPublished ?? false,
      roles: operator.roles,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** What somebody opened with a published password while the shop was a demo is closed. */
export async function closePublishedAccounts(tx: Tx): Promise<void> {
  const published = await operatorTables(tx)
    .selectFrom('operators')
    .select('operator_id')
    .where('password_published', '=', true)
    .execute()
  await endSessionsOf(
    tx,
    published.map(({ operator_id }) => operator_id),
  )
}
