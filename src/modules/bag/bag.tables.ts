import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type BagTables = Own<'bag_lines'>

export const bagTables = ownTables<BagTables>()
