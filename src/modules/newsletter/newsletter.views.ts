/** What other modules may read of news. Made in migrations. */
export const newsletterViews = ['news_contacts'] as const
