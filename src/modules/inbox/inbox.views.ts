/** What other modules may read of the inbox. Made in migrations. */
export const inboxViews = ['message_choices'] as const
