import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { BalanceTableRows } from './balance.tables.generated.ts'

/** The tables only this module may write. */
type BalanceTables = Own<BalanceTableRows, 'goodwills'>

export type GoodwillRow = Selectable<BalanceTables['goodwills']>

export const balanceTables = ownTables<BalanceTables>()
