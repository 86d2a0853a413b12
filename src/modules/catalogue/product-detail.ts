import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Read } from '#platform/database.server.ts'
import { refuseRounded } from '#platform/read-columns.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { UsedOfferWire } from './catalogue.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'
import { FLAGS_OF_PRODUCT } from './product-flags.ts'
import type { ProductFlag } from './product-flags.rules.ts'
import { ratingOf, reviewsOf } from './product-reviews.ts'
import { termsNamed } from './attributes/index.server.ts'

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readDetail>>>
export type ColourRow = ProductDetail['colours'][number]
export type PictureRow = ProductDetail['pictures'][number]
export type VariantRow = ProductDetail['variants'][number]
export type OfferRow = ProductDetail['offers'][number]
export type UsedRow = ProductDetail['used'][number]

/**
 * `code` is the article number or the shop's own code, in letters large or small. Refuses NOT_FOUND, also for a product that is no longer
 * listed.
 */
export async function getProductDetail(tx: Read, brandCode: string, code: string): Promise<ProductDetail> {
  const detail =
    (await readDetail(tx, brandCode, code)) ??
    (await readDetail(tx, brandCode, await codeAsWritten(tx, brandCode, code))) ??
    refuse('NOT_FOUND')
  for (const offer of [...detail.offers, ...detail.used]) Object.values(offer).forEach(refuseRounded)
  return detail
}

/** Looked for only where nothing is found as it was typed. */
async function codeAsWritten(tx: Read, brandCode: string, code: string): Promise<string> {
  const same = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = lower(${code})`
  const found = await catalogueTables(tx)
    .selectFrom('products')
    .select('article_number')
    .where('brand_code', '=', brandCode)
    .where('listed', '=', sql.lit(true))
    .where((column) => column.or([same('article_number'), same('spu_code')]))
    .orderBy('arrived_at', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found?.article_number ?? ''
}

/** The product that is asked for, whose parts the queries below select. */
const PRODUCT = sql.ref<string>('product.product_id')

/**
 * One question, since a page waits for the way there and back more than for the answer; the parts come as JSON. What is the same for every
 * product is written into it: with as little to choose by as the code PostgreSQL keeps one plan, and planning is most of the work.
 */
const readDetail = (tx: Read, brandCode: string, code: string) =>
  catalogueTables(tx)
    .selectFrom('products as product')
    .innerJoin('brands as b', 'b.brand_code', 'product.brand_code')
    .select(['product.spu_code as spuCode', 'product.article_number as articleNumber', 'product.brand_code as brandCode'])
    .select(['b.name as brandName', 'b.story_en as storyEn', 'b.story_zh as storyZh'])
    .select(['product.name_en as nameEn', 'product.name_zh as nameZh'])
    .select(['product.description_en as descriptionEn', 'product.description_zh as descriptionZh'])
    .select(['product.details', 'product.size_table as sizeTable', 'product.seasonal_sale as seasonalSale'])
    .select(['product.precious', 'product.exotic', 'product.most_per_order as mostPerOrder'])
    .select(sql<string>`case when product.release_at > now() then to_json(product.release_at) #>> '{}' else '' end`.as('comesAt'))
    .select([
      sql<ProductFlag[]>`${sql.raw(FLAGS_OF_PRODUCT)}`.as('flags'),
      jsonArrayFrom(coloursOf(tx)).as('colours'),
      jsonArrayFrom(picturesOf(tx)).as('pictures'),
      jsonArrayFrom(variantsOf(tx)).as('variants'),
      jsonArrayFrom(offersOf(tx)).as('offers'),
      jsonArrayFrom(usedOf(tx)).as('used'),
      jsonArrayFrom(awayOf(tx)).as('away'),
      jsonArrayFrom(reviewsOf(tx, PRODUCT, 1)).as('reviews'),
      jsonObjectFrom(ratingOf(tx, PRODUCT)).$notNull().as('rating'),
      jsonArrayFrom(crumbsOf(tx)).as('crumbs'),
      jsonArrayFrom(termsNamed(tx, sql.ref('product.details'), sql.ref('product.size_table'))).as('terms'),
      sql<string[]>`array(select pc.path from product_categories pc where pc.product_id = ${PRODUCT})`.as('categories'),
    ])
    .where('product.brand_code', '=', brandCode)
    .where((column) => column.or([column('product.article_number', '=', code), column('product.spu_code', '=', code)]))
    .where('product.listed', '=', sql.lit(true))
    .orderBy((column) => column('product.article_number', '=', code), 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

const coloursOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_colours')
    .select(['colour_row_id as colourRowId', 'colour_id as colourId', 'name_en as nameEn', 'name_zh as nameZh', 'hex'])
    .where('product_id', '=', PRODUCT)
    .orderBy('position')

const picturesOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_colours as c')
    .innerJoin('colour_pictures as p', 'p.colour_row_id', 'c.colour_row_id')
    .innerJoin('media as m', 'm.media_hash', 'p.media_hash')
    .select(['p.colour_row_id as colourRowId', 'm.media_hash as hash', 'm.width', 'm.height'])
    .select(['p.alt_en as altEn', 'p.alt_zh as altZh', 'p.focus_x as focusX', 'p.focus_y as focusY'])
    .where('c.product_id', '=', PRODUCT)
    .orderBy('p.colour_row_id')
    .orderBy('p.position')

const variantsOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants')
    .select(['sku_id as skuId', 'colour_row_id as colourRowId', 'size', 'size_system as sizeSystem', 'item_number as itemNumber'])
    .where('product_id', '=', PRODUCT)
    .where('retired', '=', sql.lit(false))
    .orderBy('position')
    .orderBy('sku_id')

/** Of every variant, best first: those that hold stock before those that are sold out. */
const offersOf = (tx: Read) => offersOfVariants(tx).where('v.product_id', '=', PRODUCT)

export const offersOfVariants = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .innerJoin('live_offers as o', 'o.sku_id', 'v.sku_id')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'o.merchant_id')
    .select(['o.offer_id as offerId', 'o.sku_id as skuId', 'o.merchant_id as merchantId', 'm.name_en as merchantEn'])
    .select(['m.merchant_code as merchantCode'])
    .select(['m.name_zh as merchantZh', 'm.kind as merchantKind', 'o.list_price_cents as listPriceCents'])
    .select(['o.sale_price_cents as salePriceCents', 'o.available', 'o.dispatch_days as dispatchDays'])
    .select(jsonArrayFrom(daysAwayOf(tx)).as('daysAway'))
    .orderBy((column) => column('o.available', '=', sql.lit(0)))
    .orderBy('o.sale_price_cents')
    .orderBy('o.priority')

/** What is not new, by condition, and in each the best first. */
const usedOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .innerJoin('used_offers as o', 'o.sku_id', 'v.sku_id')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'o.merchant_id')
    .select(['o.offer_id as offerId', 'o.sku_id as skuId', 'o.merchant_id as merchantId', 'm.name_en as merchantEn'])
    .select(['m.merchant_code as merchantCode', 'm.name_zh as merchantZh', 'm.kind as merchantKind'])
    .select(sql<UsedOfferWire['condition']>`o.condition`.as('condition'))
    .select(['o.list_price_cents as listPriceCents', 'o.sale_price_cents as salePriceCents', 'o.available'])
    .select('o.dispatch_days as dispatchDays')
    .select(jsonArrayFrom(daysAwayOf(tx)).as('daysAway'))
    .select(jsonArrayFrom(photosOf(tx)).as('photos'))
    .where('v.product_id', '=', PRODUCT)
    .where('v.retired', '=', sql.lit(false))
    .where('o.available', '>', sql.lit(0))
    .orderBy(sql`array_position(array['like-new', 'very-good', 'good'], o.condition)`)
    .orderBy('o.sale_price_cents')
    .orderBy('o.priority')

const photosOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('used_offer_photos as p')
    .select([sql<string>`replace(p.upload_id::text, '-', '')`.as('hash'), 'p.width', 'p.height'])
    .where('p.offer_id', '=', sql.ref<string>('o.offer_id'))
    .orderBy('p.position')

/** When the merchant of an offer `o` is to be away. */
const daysAwayOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('merchant_days_away as w')
    .select(['w.first_day as firstDay', 'w.last_day as lastDay'])
    .where('w.merchant_id', '=', sql.ref<string>('o.merchant_id'))

/** Who would sell it and is on holiday. */
const awayOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('merchant_away as w')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'w.merchant_id')
    .select(['m.name_en as nameEn', 'm.name_zh as nameZh', 'w.last_day as lastDay'])
    .where(
      sql<boolean>`exists (select from variants v join offer_stock o on o.sku_id = v.sku_id where v.product_id = ${PRODUCT}
        and o.merchant_id = w.merchant_id and o.state = 'live' and o.available > 0)`,
    )
    .orderBy('m.name_en')

/** From the department down to the product's own category. */
const crumbsOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', (join) =>
      join.on((column) =>
        column.or([column('pc.path', '=', column.ref('c.path')), sql<boolean>`starts_with(pc.path, c.path || '/')`]),
      ),
    )
    .select(['c.path', 'c.name_en as nameEn', 'c.name_zh as nameZh'])
    .where('pc.product_id', '=', PRODUCT)
    .where('pc.is_primary', '=', sql.lit(true))
    .where(
      sql<boolean>`not exists (select from categories h where h.hidden and (h.path = c.path or starts_with(c.path, h.path || '/')))`,
    )
    .orderBy(({ fn }) => fn<number>('length', ['c.path']))

/** The same for a category that a product is to have. */
export const crumbsAlong = (tx: Read, path: string) =>
  catalogueTables(tx)
    .selectFrom('categories as c')
    .select(['c.path', 'c.name_en as nameEn', 'c.name_zh as nameZh'])
    .where(sql<boolean>`starts_with(${path} || '/', c.path || '/')`)
    .orderBy(({ fn }) => fn<number>('length', ['c.path']))
