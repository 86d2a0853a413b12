import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { NewsletterTableRows } from './newsletter.tables.generated.ts'

/** The tables only this module may write. */
export type NewsletterTables = Own<NewsletterTableRows, 'newsletter_subscriptions' | 'newsletter_events'>

export const newsletterTables = ownTables<NewsletterTables>()
