import { sql } from 'kysely'
import { clock, MINUTE } from '../clock.ts'
import { beforeCommit, type Database, type Tx } from '../database.server.ts'
import type { Log } from '../log.server.ts'
import { platformTables } from '../tables/platform.tables.ts'

/** Longer than any copy that is read is behind. */
const KEPT_MS = 60 * MINUTE

/**
 * The same database, whose transactions note that it was this caller who wrote: a copy is asked for the transaction before it shows them
 * anything. The row is held until the commit, so the last to commit is the one that is noted.
 */
export const notingWrites = (database: Database, writerId: string): Database => ({
  ...database,
  inTransaction: (work) =>
    database.inTransaction(async (tx) => {
      const done = await work(tx)
      beforeCommit(tx, 'last write', () => noteWrites(tx, [writerId]))
      return done
    }),
})

/** The same for several at once, each of whom is to see what this transaction wrote. */
export const noteWrites = (tx: Tx, writerIds: readonly string[]) =>
  sql`insert into last_writes (writer_id, xid)
    select writer_id, pg_current_xact_id() from unnest(${[...new Set(writerIds)].sort()}::uuid[]) as w(writer_id)
    where pg_current_xact_id_if_assigned() is not null
    on conflict (writer_id) do update set xid = excluded.xid, written_at = excluded.written_at`.execute(tx)

export async function purgeLastWrites(tx: Tx): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await platformTables(tx).deleteFrom('last_writes').where('written_at', '<', before).execute()
}

const BEAT_MS = 1_000

/** A sign of life by which a copy tells how far behind it is; of all processes the one writes it that comes first. */
export function keepBeating(database: Database, log: Log): { stop: () => Promise<void> } {
  const beat = (): Promise<unknown> =>
    database.inTransaction(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx)
      await sql`update database_beat set beat_at = clock_timestamp() where beat_at < clock_timestamp() - interval '0.9 seconds'`.execute(
        tx,
      )
    })
  const timer = setInterval(() => {
    beat().catch((problem: unknown) => log.debug({ err: problem }, 'no sign of life could be written'))
  }, BEAT_MS)
  return { stop: async () => clearInterval(timer) }
}
