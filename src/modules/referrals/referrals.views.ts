/** What other modules may read of what links bring. Made in migrations. */
export const referralViews = ['referral_orders'] as const
