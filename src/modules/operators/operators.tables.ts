import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type OperatorTables = Own<'operators' | 'roles' | 'operator_links' | 'first_links'>

export const operatorTables = ownTables<OperatorTables>()
