import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { FloodsTableRows } from './floods.tables.generated.ts'

/** The tables only this module may write. */
type FloodTables = Own<FloodsTableRows, 'flood_counts' | 'flood_alarms'>

export const floodTables = ownTables<FloodTables>()
