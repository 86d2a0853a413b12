import type { QueryResult, RawBuilder } from 'kysely'
import type { Database } from './database.server.ts'

/** Tests set what would take days: plain SQL, in a transaction of its own. */
export const runSql = (database: Database, statement: RawBuilder<unknown>): Promise<QueryResult<unknown>> =>
  database.inTransaction((tx) => statement.execute(tx))
