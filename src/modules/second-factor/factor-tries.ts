import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { secondFactorTables } from './second-factor.tables.ts'

/** Only who knows the password comes this far: strangers cannot use these up. */
const MOST_WRONG_CODES = 5
const REST_MINUTES = 15

/** Counts one more try before its code is looked at, so that of many at once no more are let through. Refuses FACTOR_RESTS. */
export async function countFactorTry(tx: Tx, accountId: string): Promise<string> {
  await lockNames(tx, [`second factor of ${accountId}`])
  const [counted] = await readRows(
    tx,
    z.object({ wrong: z.number() }),
    sql`select count(*) as wrong from second_factor_tries where account_id = ${accountId} and not succeeded
      and created_at > now() - ${REST_MINUTES} * interval '1 minute'`,
  )
  if ((counted?.wrong ?? 0) >= MOST_WRONG_CODES) refuse('FACTOR_RESTS', { field: 'code' })
  const tryId = newId()
  await secondFactorTables(tx).insertInto('second_factor_tries').values({ try_id: tryId, account_id: accountId }).execute()
  return tryId
}

export async function recordRightCode(tx: Tx, tryId: string): Promise<void> {
  await secondFactorTables(tx).updateTable('second_factor_tries').set({ succeeded: true }).where('try_id', '=', tryId).execute()
}

export async function purgeFactorTries(tx: Tx): Promise<void> {
  await secondFactorTables(tx)
    .deleteFrom('second_factor_tries')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
