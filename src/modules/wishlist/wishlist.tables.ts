import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { WishlistTableRows } from './wishlist.tables.generated.ts'

/** The tables only this module may write. */
export type WishlistTables = Own<WishlistTableRows, 'wish_list_friends' | 'wish_lists' | 'wish_list_items'>

export const wishlistTables = ownTables<WishlistTables>()
