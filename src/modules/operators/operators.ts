import { hash, verify } from '@node-rs/argon2'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Role, startSession } from '#platform/sessions.server.ts'
import type { SignInWire } from './operators.contract.ts'
import { operatorTables } from './operators.tables.ts'

// Checked when no such operator exists, so that both ways take as long.
let nobodysHash: Promise<string> | undefined

/** Begins an operator's session; an unknown e-mail, a wrong password and a disabled account read the same. */
export async function signIn(tx: Tx, email: string, password: string): Promise<SignInWire> {
  const operator = await operatorTables(tx)
    .selectFrom('operators')
    .select(['operator_id', 'name', 'password_hash', 'roles', 'disabled'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  nobodysHash ??= hash('no operator has this password')
  const right = await verify(operator?.password_hash ?? (await nobodysHash), password)
  if (!operator || !right || operator.disabled) refuse('SIGN_IN_WRONG', { field: 'password' })
  return { token: await startSession(tx, 'operator', operator.operator_id), name: operator.name, roles: operator.roles }
}

export type NewOperator = { email: string; name: string; password: string; roles: Role[] }

/** Adds an operator unless the e-mail is taken. */
export async function addOperator(tx: Tx, operator: NewOperator): Promise<void> {
  await operatorTables(tx)
    .insertInto('operators')
    .values({
      operator_id: newId(),
      email: operator.email.toLowerCase(),
      name: operator.name,
      password_hash: await hash(operator.password),
      roles: operator.roles,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
