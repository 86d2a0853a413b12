import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type SearchTables = Own<'synonym_groups'>

export const searchTables = ownTables<SearchTables>()
