import { sql } from 'kysely'
import type { Tx } from '../src/platform/database.server.ts'

const BATCH = 1_000

/** Inserts rows that name every column of the table, many at a time. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH))
    await sql`insert into ${sql.id(table)} select * from jsonb_populate_recordset(null::${sql.id(table)}, ${batch}::jsonb)`.execute(
      tx,
    )
  }
}
