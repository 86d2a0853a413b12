import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
type BalanceTables = Own<'goodwills'>

export type GoodwillRow = Selectable<BalanceTables['goodwills']>

export const balanceTables = ownTables<BalanceTables>()
