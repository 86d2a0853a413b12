import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type PopularSearchTables = Own<'search_query_days' | 'hidden_searches'>

export const popularSearchTables = ownTables<PopularSearchTables>()
