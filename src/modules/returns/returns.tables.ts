import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ReturnsTableRows } from './returns.tables.generated.ts'

/** The tables only this module may write. */
export type ReturnTables = Own<ReturnsTableRows, 'returns' | 'return_units' | 'return_pictures' | 'return_steps'>
export type ReturnRow = Selectable<ReturnTables['returns']>
export type ReturnedUnit = Selectable<ReturnTables['return_units']>

export const returnTables = ownTables<ReturnTables>()
