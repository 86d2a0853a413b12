import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
type PointTables = Own<'point_lots'>

export const pointTables = ownTables<PointTables>()
