import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { PointsTableRows } from './points.tables.generated.ts'

/** The tables only this module may write. */
type PointTables = Own<PointsTableRows, 'point_lots' | 'point_gifts' | 'point_gift_misses' | 'point_corrections'>

export type CorrectionRow = Selectable<PointTables['point_corrections']>

export const pointTables = ownTables<PointTables>()
