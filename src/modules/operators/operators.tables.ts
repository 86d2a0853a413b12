import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { OperatorsTableRows } from './operators.tables.generated.ts'

/** The tables only this module may write. */
export type OperatorTables = Own<OperatorsTableRows, 'operators' | 'roles' | 'operator_links' | 'first_links'>

export const operatorTables = ownTables<OperatorTables>()
