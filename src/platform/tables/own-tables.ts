import type { DeleteQueryBuilder, DeleteResult, InsertQueryBuilder, InsertResult, UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { Read, Reading, Tx } from '../database.server.ts'
import type { Tables } from './known-tables.ts'

/** The tables a module writes, some of their columns known better than the database does. By their names the types of its rows are made. */
export type Own<Rows, Name extends keyof Rows, Sharper extends { [Table in Name]?: object } = never> = {
  [Table in Name]: [Sharper] extends [never]
    ? Rows[Table]
    : Table extends keyof Sharper
      ? Omit<Rows[Table], keyof Sharper[Table]> & Sharper[Table]
      : Rows[Table]
}

type All<Mine> = Omit<Tables, keyof Mine> & Mine

/** Reads from every table, writes to those that are named. Which tables of others are read, a check limits (docs/decisions/0108). */
type Writing<Mine> = Reading<All<Mine>> & {
  insertInto<Name extends keyof Mine & string>(table: Name): InsertQueryBuilder<All<Mine>, Name, InsertResult>
  updateTable<Name extends keyof Mine & string>(table: Name): UpdateQueryBuilder<All<Mine>, Name, Name, UpdateResult>
  deleteFrom<Name extends keyof Mine & string>(table: Name): DeleteQueryBuilder<All<Mine>, Name, DeleteResult>
}

type TablesOf<Mine> = {
  (tx: Tx): Writing<Mine>
  (read: Read): Reading<All<Mine>>
}

/** How a module sees the database: everything to read, and inside a transaction its own tables to write. */
export const ownTables = <Mine>(): TablesOf<Mine> => ((tx: unknown) => tx) as TablesOf<Mine>
