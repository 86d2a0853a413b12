/** What other modules may read of moderation. Made in migrations. */
export const moderationViews = ['community_rests', 'waiting_pictures'] as const
