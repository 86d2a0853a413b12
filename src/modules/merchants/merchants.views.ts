/** What other modules may read of merchants. Made in migrations. */
export const merchantViews = ['merchant_card'] as const
