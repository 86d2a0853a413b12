/** What other modules may read of wish lists. Made in migrations. */
export const wishlistViews = ['wished_products'] as const
