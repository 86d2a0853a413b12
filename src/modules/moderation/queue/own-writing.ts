import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Whether an operator wrote this themselves, as the member they also are: known by an e-mail address that the member has proven. */
export async function isOwnWriting(tx: Read, authorId: string | null, operatorId: string | null | undefined): Promise<boolean> {
  if (authorId === null || !operatorId) return false
  if (authorId === operatorId) return true
  const found = await readRows(
    tx,
    z.object({}),
    sql`select from operator_card o join account_contacts c on c.kind = 'email' and lower(c.value) = lower(o.email)
      where o.operator_id = ${operatorId} and c.account_id = ${authorId} and c.proven_at is not null limit 1`,
  )
  return found.length > 0
}

export async function refuseOwnWriting(tx: Read, authorId: string | null, operatorId: string | null | undefined): Promise<void> {
  if (await isOwnWriting(tx, authorId, operatorId)) refuse('OWN_CASE')
}
