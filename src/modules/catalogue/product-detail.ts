import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { MerchantKind } from './catalogue.contract.ts'
import type { ProductDetails } from './product-details.ts'
import { FLAGS_OF_PRODUCT } from './product-flags.ts'
import type { ProductFlag } from './product-flags.rules.ts'
import { type Rating, readRating, readReviews, type ReviewRow } from './product-reviews.ts'

export type ProductHead = {
  productId: string
  spuCode: string
  articleNumber: string
  brandCode: string
  brandName: string
  storyEn: string
  storyZh: string
  nameEn: string
  nameZh: string
  descriptionEn: string
  descriptionZh: string
  details: ProductDetails
  sizeTable: string | null
  seasonalSale: boolean
  flags: ProductFlag[]
  precious: boolean
}
export type ColourRow = { colourRowId: string; colourId: string; nameEn: string; nameZh: string; hex: string }
export type PictureRow = {
  colourRowId: string
  hash: string
  width: number
  height: number
  placeholder: string
  altEn: string
  altZh: string
}
export type VariantRow = { skuId: string; colourRowId: string; size: string; sizeSystem: string; itemNumber: string }
export type OfferRow = {
  offerId: string
  skuId: string
  merchantId: string
  merchantEn: string
  merchantZh: string
  merchantKind: MerchantKind
  listPriceCents: Cents
  salePriceCents: Cents
  available: number
}
export type CrumbRow = { path: string; nameEn: string; nameZh: string }

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
export async function getProductDetail(tx: Tx, brandCode: string, code: string): Promise<ProductDetail> {
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

async function readHead(tx: Tx, brandCode: string, code: string): Promise<ProductHead | undefined> {
  const found =
    await sql<ProductHead>`select p.product_id as "productId", p.spu_code as "spuCode", p.article_number as "articleNumber",
      p.brand_code as "brandCode", b.name as "brandName", b.story_en as "storyEn", b.story_zh as "storyZh", p.name_en as "nameEn",
      p.name_zh as "nameZh", p.description_en as "descriptionEn", p.description_zh as "descriptionZh", p.details,
      p.size_table as "sizeTable", p.seasonal_sale as "seasonalSale", ${sql.raw(FLAGS_OF_PRODUCT)} as flags, p.precious
    from products p join brands b on b.brand_code = p.brand_code
    where p.brand_code = ${brandCode} and (p.article_number = ${code} or p.spu_code = ${code}) and p.listed
    order by p.article_number = ${code} desc limit 1`.execute(tx)
  return found.rows[0]
}

async function readColours(tx: Tx, productId: string): Promise<ColourRow[]> {
  const found =
    await sql<ColourRow>`select colour_row_id as "colourRowId", colour_id as "colourId", name_en as "nameEn", name_zh as "nameZh", hex
    from product_colours where product_id = ${productId} order by position`.execute(tx)
  return found.rows
}

async function readPictures(tx: Tx, productId: string): Promise<PictureRow[]> {
  const found =
    await sql<PictureRow>`select p.colour_row_id as "colourRowId", m.media_hash as hash, m.width, m.height, m.placeholder,
      p.alt_en as "altEn", p.alt_zh as "altZh"
    from product_colours c join colour_pictures p on p.colour_row_id = c.colour_row_id join media m on m.media_hash = p.media_hash
    where c.product_id = ${productId} order by p.colour_row_id, p.position`.execute(tx)
  return found.rows
}

async function readVariants(tx: Tx, productId: string): Promise<VariantRow[]> {
  const found =
    await sql<VariantRow>`select sku_id as "skuId", colour_row_id as "colourRowId", size, size_system as "sizeSystem", item_number as "itemNumber"
    from variants where product_id = ${productId} order by position, sku_id`.execute(tx)
  return found.rows
}

async function readOffers(tx: Tx, productId: string): Promise<OfferRow[]> {
  const found =
    await sql<OfferRow>`select o.offer_id as "offerId", o.sku_id as "skuId", o.merchant_id as "merchantId", m.name_en as "merchantEn",
      m.name_zh as "merchantZh", m.kind as "merchantKind", o.list_price_cents as "listPriceCents", o.sale_price_cents as "salePriceCents", o.available
    from variants v join offers o on o.sku_id = v.sku_id join merchants m on m.merchant_id = o.merchant_id
    where v.product_id = ${productId} and not o.withdrawn
    order by o.available = 0, o.sale_price_cents, o.created_at, o.offer_id`.execute(tx)
  return found.rows
}

/** From the department down to the product's own category. */
async function readCrumbs(tx: Tx, productId: string): Promise<CrumbRow[]> {
  const found = await sql<CrumbRow>`select c.path, c.name_en as "nameEn", c.name_zh as "nameZh"
    from product_categories pc join categories c on pc.path = c.path or starts_with(pc.path, c.path || '/')
    where pc.product_id = ${productId} and pc.is_primary order by length(c.path)`.execute(tx)
  return found.rows
}
