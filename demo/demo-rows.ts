import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '../src/platform/database.server.ts'
import { readRows } from '../src/platform/read-rows.server.ts'

/** Tables of the shop with the columns that name a row; what is only about the demo itself, or a log of events, is none. */
const APART = new Set(['shop_origin', 'demo_rows', 'migrations', 'outbox', 'events'])
/** Made anew from other rows, also from those that were there before; it goes along with them. */
const DERIVED = new Set(['product_facts'])

export type Table = { name: string; key: string[] }

export async function findTables(tx: Read): Promise<Table[]> {
  const Row = z.object({ name: z.string(), key: z.array(z.string()) })
  const rows = await readRows(
    tx,
    Row,
    sql`select c.relname::text as name,
        array(select a.attname::text from unnest(p.conkey) with ordinality k (at, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.at order by k.place) as key
      from pg_class c join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return rows.filter(({ name }) => !APART.has(name))
}

/** Names a row of the table called `row` by its key. */
export const keyOf = ({ key }: Table) =>
  sql`jsonb_build_object(${sql.join(key.flatMap((column) => [sql.lit(column), sql`${sql.ref(`row.${column}`)}`]))})`

/** Writes down every row this transaction has brought: exactly those can be taken out again. */
export async function noteDemoRows(tx: Tx): Promise<void> {
  for (const table of (await findTables(tx)).filter(({ name }) => !DERIVED.has(name)))
    await sql`insert into demo_rows (table_name, row_key) select ${table.name}, ${keyOf(table)} from ${sql.id(table.name)} as row
      where row.xmin = pg_current_xact_id()::xid on conflict do nothing`.execute(tx)
}
