import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type StorefrontTables = Own<'storefront_parts'>

export const storefrontTables = ownTables<StorefrontTables>()
