import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '../database.server.ts'
import { readRows } from '../read-rows.server.ts'

/** A standby that takes over begins another history, and so does a restored copy: what was written last may be missing. */
const timeline = sql<string>`left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)`

/** Which history the database is on. */
export async function findTimeline(read: Read): Promise<string> {
  const [found] = await readRows(read, z.object({ timeline: z.string() }), sql`select ${timeline} as timeline`)
  return found?.timeline ?? ''
}

/** Notes once that another history has begun. */
export async function noteTakeover(tx: Tx): Promise<void> {
  await sql`update database_beat set timeline = ${timeline}, taken_over_at = now() where timeline <> ${timeline}`.execute(tx)
}

/** Whether something that was requested then may have happened in a history that is gone: until the takeover is noted, all may. */
export const mayBeForgotten = (requestedAt: string) =>
  sql<boolean>`exists (select from database_beat b where b.timeline <> ${timeline} or ${sql.ref(requestedAt)} < b.taken_over_at)`
