import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ViewedProductsTableRows } from './viewed-products.tables.generated.ts'

/** The tables only this module may write. */
export type ViewedProductsTables = Own<ViewedProductsTableRows, 'viewed_products'>

export const viewedProductsTables = ownTables<ViewedProductsTables>()
