import { sql } from 'kysely'
import type { Tx } from '../src/platform/database.server.ts'

const BATCH = 1_000

/** Inserts rows that name every column of the table but those it works out itself, many at a time. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)))
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH))
    const read = sql`jsonb_populate_recordset(null::${sql.id(table)}, ${batch}::jsonb)`
    await sql`insert into ${sql.id(table)} (${columns}) select ${columns} from ${read}`.execute(tx)
  }
}
