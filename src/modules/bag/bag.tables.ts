import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { BagTableRows } from './bag.tables.generated.ts'

/** The tables only this module may write. */
export type BagTables = Own<BagTableRows, 'bag_lines'>

export const bagTables = ownTables<BagTables>()
