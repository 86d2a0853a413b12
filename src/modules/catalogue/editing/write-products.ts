import { type Insertable, sql } from 'kysely'
import type { Lister } from '#platform/actor.ts'
import { recordAudits } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { emit } from '#events/events.server.ts'
import { type CatalogueTables, catalogueTables } from '../catalogue.tables.ts'
import { refreshProductFacts } from '../admin-list/index.server.ts'
import { offersOfProducts } from '../offers-of-products.ts'
import { columnOfFlag } from '../product-flags.ts'
import { PRODUCT_FLAGS } from '../product-flags.rules.ts'
import { detailsOf } from './preview-detail.ts'
import { inBothLanguages } from './one-language.rules.ts'
import type { ProductDocument } from './product-document.contract.ts'
import type { ProductChange } from './read-documents.ts'
import { writeColours } from './write-colours.ts'
import { writePrices } from './write-prices.ts'
import { writeVariants } from './write-variants.ts'

/**
 * Makes products what their documents say, many at a time: shoppers see them at once. What they were before is kept as versions. Stock
 * is not touched; a variant that is left out is kept for the orders that hold it and no longer shown. Offers are locked last.
 */
export async function writeProducts(tx: Tx, by: Lister, written: readonly ProductChange[]): Promise<void> {
  if (written.length === 0) return
  const changes = written.map((change) => ({ ...change, ...inBothLanguages(change.document) }))
  await writeRows(tx, changes)
  await writeCategories(tx, changes)
  const colours = await writeColours(tx, changes)
  const skus = await writeVariants(tx, by, changes, colours)
  await endOffersOfOthers(tx, by, changes)
  await writePrices(tx, by, changes, skus)
  await keepVersions(tx, by, written)
  const productIds = changes.map(({ productId }) => productId)
  await refreshProductFacts(tx, productIds)
  await recordAudits(
    tx,
    changes.map(({ productId, live, document }) => ({
      by,
      action: live ? 'product-changed' : 'product-added',
      subject: 'product',
      subjectId: document.spuCode,
      after: { productId, version: (live?.version ?? 0) + 1 },
    })),
  )
  await emit(tx, 'product-changed', { productIds })
}

type Spoken = ProductChange & { oneLanguage: boolean }

async function writeRows(tx: Tx, changes: readonly Spoken[]): Promise<void> {
  const rows = changes.map(({ productId, document, oneLanguage }) => ({
    ...rowOf(productId, document),
    one_language: oneLanguage,
  }))
  const overwritten = Object.keys(rows[0] ?? {}).filter(
    (name) => !['product_id', 'arrived_at'].includes(name),
  ) as (keyof (typeof rows)[0])[]
  await catalogueTables(tx)
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((column) => ({
        ...Object.fromEntries(overwritten.map((name) => [name, column.ref(`excluded.${name}`)])),
        version: sql<number>`products.version + 1`,
      })),
    )
    .execute()
}

function rowOf(productId: string, document: ProductDocument): Insertable<CatalogueTables['products']> {
  const flags = Object.fromEntries(PRODUCT_FLAGS.map((flag) => [columnOfFlag(flag), document.flags.includes(flag)]))
  return {
    product_id: productId,
    spu_code: document.spuCode,
    article_number: document.articleNumber,
    brand_code: document.brandCode,
    gender: document.gender,
    name_en: document.name.en,
    name_zh: document.name.zh,
    description_en: document.description.en,
    description_zh: document.description.zh,
    details: JSON.stringify(detailsOf(document)),
    size_table: document.sizeTable || null,
    arrived_at: clock.now(),
    seasonal_sale: document.seasonalSale,
    precious: document.precious,
    listed: document.listed,
    points_allowed: document.pointsAllowed,
    most_per_order: document.mostPerOrder,
    sellers: document.sellers,
    release_at: document.releaseTime === '' ? null : new Date(document.releaseTime),
    coming: document.releaseTime !== '' && new Date(document.releaseTime) > clock.now(),
    ...flags,
  }
}

/** Who may no longer sell a product does not. */
async function endOffersOfOthers(tx: Tx, by: Lister, changes: readonly ProductChange[]): Promise<void> {
  const narrowed = changes.filter(({ document, live }) => {
    const isOther = live !== undefined && live.document.brandCode !== document.brandCode
    return document.sellers !== (live?.document.sellers ?? 'everyone') || (isOther && document.sellers !== 'everyone')
  })
  if (narrowed.length === 0) return
  await offersOfProducts().endOfOthers(
    tx,
    by,
    narrowed.map(({ productId }) => productId),
  )
}

/** What was to come and has come is drawn anew. */
export async function releaseDueProducts(tx: Tx): Promise<void> {
  const released = await catalogueTables(tx)
    .updateTable('products')
    .set({ coming: false })
    .where('coming', '=', true)
    .where('release_at', '<=', clock.now())
    .returning('product_id as productId')
    .execute()
  if (released.length > 0) await emit(tx, 'product-changed', { productIds: released.map(({ productId }) => productId) })
}

async function writeCategories(tx: Tx, changes: readonly ProductChange[]): Promise<void> {
  const moved = changes.filter(({ document, live }) => String(document.categories) !== String(live?.document.categories ?? []))
  if (moved.length === 0) return
  await catalogueTables(tx)
    .deleteFrom('product_categories')
    .where(
      'product_id',
      'in',
      moved.map(({ productId }) => productId),
    )
    .execute()
  const rows = moved.flatMap(({ productId, document }) =>
    document.categories.map((path, at) => ({ product_id: productId, path, is_primary: at === 0 })),
  )
  if (rows.length > 0) await catalogueTables(tx).insertInto('product_categories').values(rows).execute()
}

/** The first change of a product keeps what it was before, too. */
async function keepVersions(tx: Tx, by: Lister, changes: readonly ProductChange[]): Promise<void> {
  const changedAt = clock.now()
  const versionOf = (productId: string, version: number, document: ProductDocument, changedBy: string) => ({
    product_id: productId,
    version,
    document: JSON.stringify(document),
    changed_at: changedAt,
    changed_by: changedBy,
  })
  await catalogueTables(tx)
    .insertInto('product_versions')
    .values(
      changes.flatMap(({ productId, document, live }) => [
        ...(live ? [versionOf(productId, live.version, live.document, '')] : []),
        versionOf(productId, (live?.version ?? 0) + 1, document, by.name),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
