import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { StorefrontTableRows } from './storefront.tables.generated.ts'

/** The tables only this module may write. */
export type StorefrontTables = Own<StorefrontTableRows, 'storefront_parts'>

export const storefrontTables = ownTables<StorefrontTables>()
