import { forgetSubscriptions } from '#modules/newsletter/index.server.ts'
import { contentCalls } from '#calls/content/content.calls.server.ts'
import { informationCalls } from '#calls/content/information.calls.server.ts'
import { pageWordsCalls } from '#calls/content/page-words.calls.server.ts'
import { newsletterCalls } from '#calls/newsletter.calls.server.ts'
import { shortLinkCalls } from '#calls/short-links.calls.server.ts'
import type { Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'link-added': true
    'link-withdrawn': true
    'page-rewritten': true
    'read-shop-picture': true
    'release-home': true
    'release-home-again': true
    'save-announcements': true
    'save-home': true
    'take-home-release': true
  }
}

/** Pages of words, short links and the newsletter. */
export const content: Subject = {
  person: {
    ofStaff: ['page_versions.saved_by_id'],
    exported: {
      newsletter: {
        table: 'newsletter_subscriptions',
        contact: 'contact',
        without: ['token'],
        with: { history: { table: 'newsletter_events', on: 'subscription_id' } },
      },
    },
    notExported: { page_versions: OF_STAFF },
    forget: (tx, { contacts }) => forgetSubscriptions(tx, contacts),
  },
  calls: (services) => [
    ...contentCalls,
    ...pageWordsCalls(services.settings),
    ...informationCalls(services.settings, { fresh: services.dev ?? false }),
    ...shortLinkCalls,
    ...newsletterCalls({ publicUrl: services.publicUrl, settings: services.settings }),
  ],
}
