import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ShopNewsTableRows } from './shop-news.tables.generated.ts'

/** The tables only this module may write. */
export type ShopNewsTables = Own<ShopNewsTableRows, 'shop_news'>
export type ShopNewsRow = Selectable<ShopNewsTables['shop_news']>

export const shopNewsTables = ownTables<ShopNewsTables>()
