import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { PopularSearchesTableRows } from './popular-searches.tables.generated.ts'

/** The tables only this module may write. */
export type PopularSearchTables = Own<PopularSearchesTableRows, 'search_query_days' | 'hidden_searches'>

export const popularSearchTables = ownTables<PopularSearchTables>()
