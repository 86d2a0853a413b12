import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, pictureHash, productPhotographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { isProductPicture } from '#modules/catalogue/index.server.ts'
import { catalogueCalls } from '#calls/catalogue.calls.server.ts'
import { productCalls } from '#calls/products/index.server.ts'
import { makePictures } from '#flows/products/make-pictures.ts'
import { publishDueProducts } from '#flows/products/edit-product.ts'
import {
  FACTS_AT_ONCE,
  catchUpProductFacts,
  refreshProductFacts,
  refreshStockFacts,
} from '#modules/catalogue/admin-list/index.server.ts'
import { stepBulkEdit } from '#modules/catalogue/bulk-edits/index.server.ts'
import { endExpiredOffers, turnDuePrices } from '#modules/offers/index.server.ts'
import { BATCH, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'read-products': 'anyone'
    /** Drafts only: shoppers see nothing of them. */
    'edit-products': 'anyone'
    'publish-products': 'anyone'
    /** What the shop itself asks, wherever it is said: in a draft, the list, many at once, by date, in a file, by a program. */
    'change-prices': 'anyone'
    /** Prices that move far, asked for by somebody else. */
    'approve-prices': 'people'
    /** Whole files of products, in and out. */
    'import-products': 'anyone'
    /** What comes, goes and is counted. */
    'move-stock': 'anyone'
    /** What pieces cost the shop, and what it keeps of a price. */
    'see-margin': 'anyone'
  }
}

const uploads = {
  'product-picture': {
    ...productPhotographs,
    sentBy: 'edit-products',
    readers: 'everybody',
    mostBytes: 20 * MB,
    loose: { files: 2_000, bytes: 8_000 * MB },
    perNetwork: 20_000,
    // A draft may be open for days before it is saved.
    unusedDays: 30,
    alsoUsedBy: [isProductPicture(pictureHash)],
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

/** So few that an order waits for them a moment only. */
const PRICES_AT_ONCE = 200

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'bulk-edit-begun': true
    'bulk-edit-resumed': true
    'bulk-edit-stopped': true
    'bulk-edit-undone': true
    'cost-set': true
    'count-begun': true
    'count-booked': true
    'count-dropped': true
    'import-begun': true
    'import-stopped': true
    'prices-agreed': true
    'prices-asked': true
    'prices-refused': true
    'product-added': true
    'product-changed': true
    'product-draft-discarded': true
    'product-preview-ended': true
    'product-preview-shared': true
    'products-exported': true
    'read-product-picture': true
    'sale-ended': true
    'sale-set': true
    'stock-moved': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'publish-due-products': true
    'turn-dated-prices': true
    'make-pictures': true
    'catch-up-product-list': true
  }
}

/** Products, their prices and their stock. */
export const products: Subject = {
  uploads,
  person: {
    ofStaff: [
      'bulk_edits.asked_by_id',
      'bulk_edits.undone_by_id',
      'offer_history.actor_id',
      'product_drafts.changed_by_id',
      'product_imports.created_by_id',
      'product_views.owner_id',
      'stock_changes.actor_id',
    ],
    notExported: {
      bulk_edits: OF_STAFF,
      product_drafts: OF_STAFF,
      product_imports: OF_STAFF,
      product_views: OF_STAFF,
      stock_changes: OF_STAFF,
    },
  },
  calls: (services) => [...catalogueCalls, ...productCalls(services)],
  timed: ({ database, media, log }) => [
    {
      task: 'publish-due-products',
      lane: 'fast',
      everySeconds: 5,
      run: () => untilDone(() => publishDueProducts({ database, log }, BATCH)),
    },
    {
      task: 'turn-dated-prices',
      lane: 'fast',
      everySeconds: 5,
      run: async () => {
        await untilDone(() => database.inTransaction((tx) => turnDuePrices(tx, PRICES_AT_ONCE)), PRICES_AT_ONCE)
        await untilDone(() => database.inTransaction((tx) => endExpiredOffers(tx, PRICES_AT_ONCE)), PRICES_AT_ONCE)
      },
    },
    { task: 'make-pictures', lane: 'pictures', everySeconds: 60, run: () => makePictures({ database, media, log }) },
    {
      task: 'catch-up-product-list',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction(catchUpProductFacts), FACTS_AT_ONCE),
    },
  ],
  effects: () => ({
    'bulk-edits': (tx, { payload }) => stepBulkEdit(tx, payload.editId),
    'product-list': (tx, { topic, payload }) =>
      (topic === 'stock-changed' || ('of' in payload && payload.of === 'offers') ? refreshStockFacts : refreshProductFacts)(
        tx,
        payload.productIds,
      ),
  }),
}
