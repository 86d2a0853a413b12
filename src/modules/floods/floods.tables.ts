import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
type FloodTables = Own<'flood_counts' | 'flood_alarms'>

export const floodTables = ownTables<FloodTables>()
