/** What other modules may read of members' pages. Made in migrations. */
export const profileViews = ['profile_card'] as const
