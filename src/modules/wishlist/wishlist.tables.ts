import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type WishlistTables = Own<'wish_list_friends' | 'wish_lists' | 'wish_list_items'>

export const wishlistTables = ownTables<WishlistTables>()
