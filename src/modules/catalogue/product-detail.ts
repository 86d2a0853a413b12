import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from './catalogue.tables.ts'
import { FLAGS_OF_PRODUCT } from './product-flags.ts'
import type { ProductFlag } from './product-flags.rules.ts'
import { type Rating, readRating, readReviews, type ReviewRow } from './product-reviews.ts'

export type ProductHead = NonNullable<Awaited<ReturnType<typeof readHead>>>
export type ColourRow = Awaited<ReturnType<typeof readColours>>[number]
export type PictureRow = Awaited<ReturnType<typeof readPictures>>[number]
export type VariantRow = Awaited<ReturnType<typeof readVariants>>[number]
export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number]
export type CrumbRow = Awaited<ReturnType<typeof readCrumbs>>[number]

export type ProductDetail = {
  head: ProductHead
  colours: ColourRow[]
  pictures: PictureRow[]
  variants: VariantRow[]
  /** Of every variant, best first: those that hold stock before those that are sold out. */
  offers: OfferRow[]
  reviews: ReviewRow[]
  rating: Rating
  crumbs: CrumbRow[]
}

/** `code` is the article number or the shop's own code. Refuses NOT_FOUND, also for a product that is no longer listed. */
export async function getProductDetail(tx: Read, brandCode: string, code: string): Promise<ProductDetail> {
  const head = (await readHead(tx, brandCode, code)) ?? refuse('NOT_FOUND')
  const id = head.productId
  const [colours, pictures, variants, offers, reviews, rating, crumbs] = await Promise.all([
    readColours(tx, id),
    readPictures(tx, id),
    readVariants(tx, id),
    readOffers(tx, id),
    readReviews(tx, id, 1),
    readRating(tx, id),
    readCrumbs(tx, id),
  ])
  return { head, colours, pictures, variants, offers, reviews, rating, crumbs }
}

const readHead = (tx: Read, brandCode: string, code: string) =>
  catalogueTables(tx)
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
    .select([
      'p.product_id as productId',
      'p.spu_code as spuCode',
      'p.article_number as articleNumber',
      'p.brand_code as brandCode',
    ])
    .select([
      'b.name as brandName',
      'b.story_en as storyEn',
      'b.story_zh as storyZh',
      'p.name_en as nameEn',
      'p.name_zh as nameZh',
    ])
    .select(['p.description_en as descriptionEn', 'p.description_zh as descriptionZh', 'p.details', 'p.size_table as sizeTable'])
    .select(['p.seasonal_sale as seasonalSale', 'p.precious', sql<ProductFlag[]>`${sql.raw(FLAGS_OF_PRODUCT)}`.as('flags')])
    .where('p.brand_code', '=', brandCode)
    .where((column) => column.or([column('p.article_number', '=', code), column('p.spu_code', '=', code)]))
    .where('p.listed', '=', true)
    .orderBy((column) => column('p.article_number', '=', code), 'desc')
    .limit(1)
    .executeTakeFirst()

const readColours = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('product_colours')
    .select(['colour_row_id as colourRowId', 'colour_id as colourId', 'name_en as nameEn', 'name_zh as nameZh', 'hex'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()

const readPictures = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('product_colours as c')
    .innerJoin('colour_pictures as p', 'p.colour_row_id', 'c.colour_row_id')
    .innerJoin('media as m', 'm.media_hash', 'p.media_hash')
    .select(['p.colour_row_id as colourRowId', 'm.media_hash as hash', 'm.width', 'm.height'])
    .select(['p.alt_en as altEn', 'p.alt_zh as altZh'])
    .where('c.product_id', '=', productId)
    .orderBy('p.colour_row_id')
    .orderBy('p.position')
    .execute()

const readVariants = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('variants')
    .select(['sku_id as skuId', 'colour_row_id as colourRowId', 'size', 'size_system as sizeSystem', 'item_number as itemNumber'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('sku_id')
    .execute()

const readOffers = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .innerJoin('offers as o', 'o.sku_id', 'v.sku_id')
    .innerJoin('merchants as m', 'm.merchant_id', 'o.merchant_id')
    .select(['o.offer_id as offerId', 'o.sku_id as skuId', 'o.merchant_id as merchantId', 'm.name_en as merchantEn'])
    .select(['m.name_zh as merchantZh', 'm.kind as merchantKind', 'o.list_price_cents as listPriceCents'])
    .select(['o.sale_price_cents as salePriceCents', 'o.available'])
    .where('v.product_id', '=', productId)
    .where('o.withdrawn', '=', false)
    .orderBy((column) => column('o.available', '=', 0))
    .orderBy('o.sale_price_cents')
    .orderBy('o.created_at')
    .orderBy('o.offer_id')
    .execute()

/** From the department down to the product's own category. */
const readCrumbs = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', (join) =>
      join.on((column) =>
        column.or([column('pc.path', '=', column.ref('c.path')), sql<boolean>`starts_with(pc.path, c.path || '/')`]),
      ),
    )
    .select(['c.path', 'c.name_en as nameEn', 'c.name_zh as nameZh'])
    .where('pc.product_id', '=', productId)
    .where('pc.is_primary', '=', true)
    .orderBy(({ fn }) => fn<number>('length', ['c.path']))
    .execute()
