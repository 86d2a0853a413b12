import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ShopOriginTableRows } from './shop-origin.tables.generated.ts'

/** The tables only this module may write. */
export type ShopOriginTables = Own<
  ShopOriginTableRows,
  'shop_origin' | 'demo_rows',
  { demo_rows: { row_key: Json<Record<string, unknown>> } }
>

export const shopOriginTables = ownTables<ShopOriginTables>()
