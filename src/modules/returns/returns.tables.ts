import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ReturnTables = Own<'returns' | 'return_units' | 'return_pictures' | 'return_steps'>
export type ReturnRow = Selectable<ReturnTables['returns']>
export type ReturnedUnit = Selectable<ReturnTables['return_units']>

export const returnTables = ownTables<ReturnTables>()
