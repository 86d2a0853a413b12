import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const Use = z.object({ table: z.string(), column: z.string() })
/** In one turn. */
export const MOST_SWEPT = 1_000

/**
 * Forgets visitors of a day ago who have left nothing behind: whom no row of any table belongs to or names, as the database itself knows
 * it, so that a new table need not be named here. A browser that comes back with such a session quietly gets another. Answers how many.
 */
export async function sweepUnusedVisitors(tx: Tx): Promise<number> {
  const uses = await readRows(
    tx,
    Use,
    sql`select distinct t.relname as table, a.attname as column from pg_attribute a
      join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      where not a.attisdropped and t.relname not in ('accounts', 'sessions') and (a.attname in ('owner_id', 'account_id') or exists
        (select from pg_constraint c where c.contype = 'f' and c.confrelid = 'accounts'::regclass and c.conrelid = t.oid and c.conkey[1] = a.attnum))
      order by 1, 2`,
  )
  const isUnused = sql.join(
    uses.map(
      ({ table, column }) => sql`not exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = a.account_id)`,
    ),
    sql` and `,
  )
  // In the order they are written: weighing every other order of so many tables takes seconds, and finds nothing better.
  await sql`set local join_collapse_limit = 1`.execute(tx)
  const gone = await readRows(
    tx,
    z.object({ accountId: z.string() }),
    sql`with unused as (select a.account_id from accounts a where a.kind = 'visitor' and a.created_at < now() - interval '1 day' and ${isUnused}
        limit ${MOST_SWEPT} for update of a skip locked),
      ended as (delete from sessions where account_id in (select account_id from unused))
      delete from accounts where account_id in (select account_id from unused) returning account_id as "accountId"`,
  )
  return gone.length
}
