import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Role, startSession } from '#platform/sessions.server.ts'
import type { SignInWire } from './operators.contract.ts'

type OperatorRow = { operator_id: string; name: string; password_hash: string; roles: Role[]; disabled: boolean }

// Checked when no such operator exists, so that both ways take as long.
let nobodysHash: Promise<string> | undefined

/** Begins an operator's session; an unknown e-mail, a wrong password and a disabled account read the same. */
export async function signIn(tx: Tx, email: string, password: string): Promise<SignInWire> {
  const found =
    await sql<OperatorRow>`select operator_id, name, password_hash, roles, disabled from operators where email = ${email.toLowerCase()}`.execute(
      tx,
    )
  const operator = found.rows[0]
  nobodysHash ??= hash('no operator has this password')
  const right = await verify(operator?.password_hash ?? (await nobodysHash), password)
  if (!operator || !right || operator.disabled) refuse('SIGN_IN_WRONG', { field: 'password' })
  return { token: await startSession(tx, 'operator', operator.operator_id), name: operator.name, roles: operator.roles }
}

export type NewOperator = { email: string; name: string; password: string; roles: Role[] }

/** Adds an operator unless the e-mail is taken. */
export async function addOperator(tx: Tx, operator: NewOperator): Promise<void> {
  await sql`insert into operators (operator_id, email, name, password_hash, roles, created_at)
    values (${newId()}, ${operator.email.toLowerCase()}, ${operator.name}, ${await hash(operator.password)}, ${operator.roles}, ${clock.now()})
    on conflict (email) do nothing`.execute(tx)
}
