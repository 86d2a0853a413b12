import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ViewedProductsTables = Own<'viewed_products'>

export const viewedProductsTables = ownTables<ViewedProductsTables>()
