import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '../../src/platform/clock.ts'
import type { Database, Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'

/** A moment that has been, as far as this transaction and this process know. */
export type Past = {
  /** What the shop does in it, all of it in the one transaction. */
  database: Database
  /** The present, by the database's clock. */
  present: Date
  goTo: (moment: Date) => Promise<void>
  /** Back to the present, for all that comes after it in the transaction. */
  leave: () => Promise<void>
}

const Default = z.object({ table: z.string(), column: z.string(), value: z.string() })
/** A transaction is no pool. */
const none = () => ({ open: 0, idle: 0, waiting: 0 })
type Default = z.output<typeof Default>

/**
 * Sets the clocks back: the process's, and `now()` in this transaction alone, in its queries as in what columns say by themselves.
 * Others see nothing of it; tables whose columns name the time are locked until the transaction ends.
 */
export async function enterPast(tx: Tx): Promise<Past> {
  const [{ present } = { present: clock.now() }] = await readRows(
    tx,
    z.object({ present: z.date() }),
    sql`select now() as present`,
  )
  const defaults = await readRows(
    tx,
    Default,
    sql`select c.relname::text as "table", a.attname::text as "column", pg_get_expr(d.adbin, d.adrelid) as value
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) like '%now()%' and a.attgenerated = ''`,
  )
  await sql`create schema demo_past`.execute(tx)
  await sql`create function demo_past.now() returns timestamptz language sql stable as $$ select current_setting('demo.past')::timestamptz $$`.execute(
    tx,
  )
  await setDefaults(tx, defaults, (value) => value.replaceAll('now()', 'demo_past.now()'))
  await sql`set local search_path = demo_past, public, pg_catalog`.execute(tx)
  return {
    database: {
      ...{ pool: tx, inTransaction: (work) => work(tx), ping: async () => {}, connections: none, close: async () => {} },
      onConnected: () => {},
    },
    present,
    goTo: async (moment) => {
      clock.advance(moment.getTime() - clock.now().getTime())
      await sql`select set_config('demo.past', ${moment.toISOString()}, true)`.execute(tx)
    },
    leave: async () => {
      await sql`set local search_path to default`.execute(tx)
      await setDefaults(tx, defaults, (value) => value)
      await sql`drop schema demo_past cascade`.execute(tx)
    },
  }
}

async function setDefaults(tx: Tx, defaults: readonly Default[], change: (value: string) => string): Promise<void> {
  for (const { table, column, value } of defaults)
    await sql`alter table ${sql.id(table)} alter column ${sql.id(column)} set default ${sql.raw(change(value))}`.execute(tx)
}
