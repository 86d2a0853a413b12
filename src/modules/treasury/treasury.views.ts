/** What other modules may read of what is paid out. Made in migrations. */
export const treasuryViews = ['merchant_payouts'] as const
