import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type NewsletterTables = Own<'newsletter_subscriptions' | 'newsletter_events'>

export const newsletterTables = ownTables<NewsletterTables>()
