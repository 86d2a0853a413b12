import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SearchTableRows } from './search.tables.generated.ts'

/** The tables only this module may write. */
export type SearchTables = Own<SearchTableRows, 'synonym_groups'>

export const searchTables = ownTables<SearchTables>()
