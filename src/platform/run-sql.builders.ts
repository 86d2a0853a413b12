import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.server.ts'

/** Tests set what would take days: plain SQL, in a transaction of its own. */
export const runSql = (database: Database, statement: RawBuilder<unknown>): Promise<QueryResult<unknown>> =>
  database.inTransaction((tx) => statement.execute(tx))

/** Empties tables, and those that refer to them, past the triggers that keep evidence from being emptied. */
export const emptyTables = (database: Database, ...tables: string[]): Promise<unknown> =>
  database.inTransaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx)
  })
