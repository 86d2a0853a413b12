import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from './database.server.ts'
import { unseenArray } from './database/unseen-array.server.ts'
import { readRows } from './read-rows.server.ts'

/**
 * Until the transaction ends nobody else holds one of these names: what is counted after this is what there is, however many come
 * at once. Taken in the order of the names, so that two never wait for each other.
 */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  const keys = sql`select hashtextextended(name, 0) as key from unnest(${unseenArray('text', names)}) name order by 1`
  await readRows(tx, z.object({}), sql`select pg_advisory_xact_lock(key) from (${keys}) names`)
}
