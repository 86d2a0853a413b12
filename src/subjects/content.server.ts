import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, pictureHash, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { isProductPicture } from '#modules/catalogue/index.server.ts'
import { isShopSign } from '#modules/shop-settings/index.server.ts'
import { isInStorefront } from '#modules/storefront/index.server.ts'
import { isOnHome } from '#modules/content/index.server.ts'
import { forgetSubscriptions } from '#modules/newsletter/index.server.ts'
import { contentCalls } from '#calls/content/content.calls.server.ts'
import { informationCalls } from '#calls/content/information.calls.server.ts'
import { pageWordsCalls } from '#calls/content/page-words.calls.server.ts'
import { newsletterCalls } from '#calls/newsletter.calls.server.ts'
import { shortLinkCalls } from '#calls/short-links.calls.server.ts'
import type { Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'arrange-home': 'anyone'
    /** Pages of words: delivery, returns, questions and answers. */
    'edit-pages': 'anyone'
    'keep-links': 'anyone'
  }
}

const uploads = {
  'shop-picture': {
    ...photographs,
    sentBy: 'arrange-home',
    readers: 'everybody',
    mostBytes: 10 * MB,
    loose: { files: 200, bytes: 400 * MB },
    perNetwork: 2_000,
    // An arrangement may be open for days before it is saved.
    unusedDays: 30,
    alsoUsedBy: [isOnHome(pictureHash), isInStorefront(pictureHash), isShopSign(pictureHash), isProductPicture(pictureHash)],
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

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
  uploads,
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
