import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { PopularityTableRows } from './popularity.tables.generated.ts'

/** The tables only this module may write. */
export type PopularityTables = Own<
  PopularityTableRows,
  'product_popularity' | 'bought_together' | 'search_trails' | 'search_choices'
>

export const popularityTables = ownTables<PopularityTables>()
