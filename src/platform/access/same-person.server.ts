import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** Whether an operator is this member, too: known by an e-mail address that the member has proven. */
export async function isSamePerson(tx: Read, accountId: string, operatorId: string): Promise<boolean> {
  const found = await readRows(
    tx,
    z.object({}),
    sql`select from operator_card o join account_contacts c on c.kind = 'email' and lower(c.value) = lower(o.email)
      where o.operator_id = ${operatorId} and c.account_id = ${accountId} and c.proven_at is not null limit 1`,
  )
  return found.length > 0
}
