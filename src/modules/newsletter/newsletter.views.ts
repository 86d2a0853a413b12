import type { NewsletterViewRows } from './newsletter.views.generated.ts'

/** What other modules may read of news. Made in migrations. */
export const newsletterViews = ['news_contacts'] as const satisfies readonly (keyof NewsletterViewRows)[]
