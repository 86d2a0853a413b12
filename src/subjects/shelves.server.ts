import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, pictureHash, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { isBrandPicture, isProductPicture } from '#modules/catalogue/index.server.ts'
import { menuCalls } from '#calls/content/menu.calls.server.ts'
import { brandShelfCalls } from '#calls/taxonomy/brand-taxonomy.calls.server.ts'
import { categoryShelfCalls } from '#calls/taxonomy/category-taxonomy.calls.server.ts'
import { storefrontCalls } from '#calls/taxonomy/storefront.calls.server.ts'
import { termCalls } from '#calls/taxonomy/attributes.calls.server.ts'
import type { Subject } from './subject.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What products stand on: brands, the tree of categories, attributes. */
    'keep-shelves': 'anyone'
  }
}

const uploads = {
  'brand-picture': {
    ...photographs,
    sentBy: 'keep-shelves',
    readers: 'everybody',
    mostBytes: 10 * MB,
    loose: { files: 100, bytes: 400 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
    alsoUsedBy: [isBrandPicture(pictureHash), isProductPicture(pictureHash)],
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'brand-added': true
    'brand-changed': true
    'category-added': true
    'category-changed': true
    'category-merged': true
    'category-moved': true
    'category-split': true
    'read-brand-picture': true
    'release-menu': true
    'remove-banner': true
    'remove-collection': true
    'remove-list-order': true
    'save-banner': true
    'save-collection': true
    'save-list-order': true
    'save-menu': true
    'take-menu-release': true
    'term-added': true
    'term-changed': true
    'term-merged': true
    'term-placed': true
    'term-removed': true
  }
}

/** Brands, categories, attributes, collections and the menu. */
export const shelves: Subject = {
  uploads,
  calls: () => [...storefrontCalls, ...menuCalls, ...brandShelfCalls, ...categoryShelfCalls, ...termCalls],
}
