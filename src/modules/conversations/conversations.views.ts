/** What other modules may read of conversations. Made in migrations. */
export const conversationViews = ['merchant_answers'] as const
