import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type StatementTables = Own<'bank_statements' | 'statement_lines'>
export type LineRow = Selectable<StatementTables['statement_lines']>

export const statementTables = ownTables<StatementTables>()
