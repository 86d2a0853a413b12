import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { hashPassword } from '#platform/access/password.server.ts'
import { endSessionsOf, restrictSessions } from '#platform/access/sessions.server.ts'
import type { Language } from '#language/languages.ts'
import { refuse } from '#platform/refusal.ts'
import type { OperatorWire } from './operators.contract.ts'
import { operatorTables } from './operators.tables.ts'
import { nameRoles } from './roles.ts'
import { permissionsIn } from './standing.ts'

/** What a password is compared with. */
export type SignIn = { operatorId: string; name: string; hash: string }

/** Whoever may sign in with this e-mail; in a shop that is no demo, no account of the demo. */
export async function findSignIn(read: Read, email: string, { demo }: { demo: boolean }): Promise<SignIn | undefined> {
  const operator = await operatorTables(read)
    .selectFrom('operators')
    .select(['operator_id', 'name', 'password_hash', 'password_published'])
    .where('email', '=', email.toLowerCase())
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!operator?.password_hash || (operator.password_published && !demo)) return undefined
  return { operatorId: operator.operator_id, name: operator.name, hash: operator.password_hash }
}

const languageOf = (stored: string): Language => (stored === 'zh' ? 'zh' : 'en')

/** The account as it stands now, unless it was disabled or its password changed meanwhile; notes the sign-in. */
export async function lockSignIn(tx: Tx, { operatorId, hash }: SignIn) {
  const row = await operatorTables(tx)
    .updateTable('operators')
    .set({ signed_in_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('password_hash', '=', hash)
    .where('disabled', '=', false)
    .returning(['name', 'email', 'roles', 'language'])
    .executeTakeFirst()
  return row && { ...row, language: languageOf(row.language) }
}

/** An operator's own address, language and password. */
export async function findOwnAccount(read: Read, operatorId: string) {
  const row = await operatorTables(read)
    .selectFrom('operators')
    .select(['email', 'language', 'password_hash'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return { email: row.email, language: languageOf(row.language), hash: row.password_hash ?? undefined }
}

/** A password that was hashed outside the transaction, known to its owner alone. */
export async function setPassword(tx: Tx, operatorId: string, hash: string): Promise<void> {
  await operatorTables(tx)
    .updateTable('operators')
    .set({ password_hash: hash, password_published: false })
    .where('operator_id', '=', operatorId)
    .execute()
}

type Described = { name: string; roles: readonly string[]; restricted: boolean }

/** Who works here, as their own screens name them. */
export async function describeOperator(tx: Read, { name, roles, restricted }: Described): Promise<OperatorWire> {
  const permissions = restricted ? [] : [...(await permissionsIn(tx, roles))]
  return { name, roles: await nameRoles(tx, roles), permissions, mustSetUp: restricted }
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
      created_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/**
 * As a shop that is no demo starts: what somebody opened with a published password while it was one is closed, and whoever is signed in
 * without a second factor sets one up first.
 */
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
  await restrictSessions(tx)
}
