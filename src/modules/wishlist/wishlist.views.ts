import type { WishlistViewRows } from './wishlist.views.generated.ts'

/** What other modules may read of wish lists. Made in migrations. */
export const wishlistViews = [
  'wished_products',
  'kept_wishes',
  'wish_list_viewers',
  'shared_wish_lists',
] as const satisfies readonly (keyof WishlistViewRows)[]
