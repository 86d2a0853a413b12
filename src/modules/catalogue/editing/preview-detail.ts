import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { crumbsAlong, type OfferRow, offersOfVariants, type ProductDetail } from '../product-detail.ts'
import { ratingOf, reviewsOf } from '../product-reviews.ts'
import { keptAttributes } from '../attributes/attributes.rules.ts'
import { termsNamed } from '../attributes/index.server.ts'
import type { ProductDetails } from '../product-details.ts'
import { inBothLanguages } from './one-language.rules.ts'
import type { ProductDocument } from './product-document.contract.ts'
import { readProductDocuments } from './read-documents.ts'

/** A product as its draft would show it, or as it is when nothing is being changed. Refuses NOT_FOUND. */
export async function getPreviewDetail(tx: Read, productId: string): Promise<ProductDetail> {
  const draft = await catalogueTables(tx)
    .selectFrom('product_drafts')
    .select('document')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  const written = draft?.document ?? (await readProductDocuments(tx, [productId])).get(productId)?.document ?? refuse('NOT_FOUND')
  const { document } = inBothLanguages(written)
  const brand = await catalogueTables(tx)
    .selectFrom('brands')
    .select(['name', 'story_en as storyEn', 'story_zh as storyZh'])
    .where('brand_code', '=', document.brandCode)
    .executeTakeFirst()
  const reviews = await reviewsOf(tx, productId, 1).execute()
  return {
    spuCode: document.spuCode,
    articleNumber: document.articleNumber,
    brandCode: document.brandCode,
    brandName: brand?.name ?? '',
    storyEn: brand?.storyEn ?? '',
    storyZh: brand?.storyZh ?? '',
    nameEn: document.name.en,
    nameZh: document.name.zh,
    descriptionEn: document.description.en,
    descriptionZh: document.description.zh,
    details: detailsOf(document),
    categories: document.categories,
    terms: await termsNamed(tx, sql`${JSON.stringify(detailsOf(document))}::jsonb`, sql`${document.sizeTable}::text`).execute(),
    sizeTable: document.sizeTable || null,
    seasonalSale: document.seasonalSale,
    mostPerOrder: document.mostPerOrder,
    away: [],
    used: [],
    comesAt: document.releaseTime && new Date(document.releaseTime) > clock.now() ? document.releaseTime : '',
    precious: document.precious,
    exotic: document.composition.some(({ materialId }) => EXOTIC.has(materialId)),
    flags: document.flags,
    ...(await coloursOf(tx, document)),
    reviews: reviews.map((review) => ({ ...review, writtenAt: review.writtenAt.toISOString() })),
    rating: await ratingOf(tx, productId).executeTakeFirstOrThrow(),
    crumbs: await crumbsAlong(tx, document.categories[0] ?? '').execute(),
  }
}

/** As the column has them. */
export const detailsOf = (document: ProductDocument): ProductDetails => {
  const { highlights, composition, measurements, care, madeIn } = document
  const attributes = keptAttributes(document.attributes)
  const { related, metaTitle, metaDescription, searchWords } = document
  return { highlights, composition, measurements, care, madeIn, attributes, related, metaTitle, metaDescription, searchWords }
}

/** As the column `products.exotic` has them. */
const EXOTIC = new Set(['ostrich', 'crocodile', 'alligator', 'python', 'lizard'])

async function coloursOf(tx: Read, { colours }: ProductDocument) {
  const variants = colours.flatMap((colour, at) => colour.variants.map((variant) => ({ ...variant, colourRowId: String(at) })))
  const known = await findKnown(
    tx,
    variants.map(({ itemNumber }) => itemNumber),
  )
  const skuOf = (itemNumber: string, at: number) => known.skus.get(itemNumber) ?? `preview-${at}`
  return {
    colours: colours.map(({ colourId, name, hex }, at) => ({
      colourRowId: String(at),
      colourId,
      nameEn: name.en,
      nameZh: name.zh,
      hex,
    })),
    pictures: colours.flatMap(({ pictures }, at) =>
      pictures.map(({ hash, width, height, alt, focus }) => ({
        colourRowId: String(at),
        hash,
        width,
        height,
        altEn: alt.en,
        altZh: alt.zh,
        focusX: focus?.x ?? 50,
        focusY: focus?.y ?? 50,
      })),
    ),
    variants: variants.map(({ colourRowId, size, sizeSystem, itemNumber }, at) => ({
      skuId: skuOf(itemNumber, at),
      colourRowId,
      size,
      sizeSystem,
      itemNumber,
    })),
    offers: variants.flatMap((variant, at) => offersAsked(variant, skuOf(variant.itemNumber, at), known)),
  }
}

type OwnPrices = { listPrice: string; salesPrice: string }
type Known = Awaited<ReturnType<typeof findKnown>>

/** The shop's own offer at the price of the draft, beside those of others as they are. */
function offersAsked({ listPrice, salesPrice }: OwnPrices, skuId: string, { offers, house }: Known): OfferRow[] {
  const ofOthers = offers.filter((offer) => offer.skuId === skuId && offer.merchantId !== house?.merchantId)
  if (listPrice === '' || !house) return ofOthers
  const own: OfferRow = {
    ...house,
    offerId: `preview-${skuId}`,
    skuId,
    listPriceCents: fromWire(listPrice),
    salePriceCents: fromWire(salesPrice),
    dispatchDays: 0,
    daysAway: [],
    available: offers.find((offer) => offer.skuId === skuId && offer.merchantId === house.merchantId)?.available ?? 0,
  }
  return [own, ...ofOthers].toSorted(
    (one, other) => Number(one.available === 0) - Number(other.available === 0) || one.salePriceCents - other.salePriceCents,
  )
}

/** What of the variants the shop has already, and who it is that sells them in its name. */
async function findKnown(tx: Read, itemNumbers: readonly string[]) {
  const rows = await catalogueTables(tx)
    .selectFrom('variants')
    .select(['item_number as itemNumber', 'sku_id as skuId'])
    .where('item_number', '=', sql<string>`any(${[...itemNumbers]}::text[])`)
    .execute()
  const house = await catalogueTables(tx)
    .selectFrom('merchant_card')
    .select([
      'merchant_code as merchantCode',
      'merchant_id as merchantId',
      'name_en as merchantEn',
      'name_zh as merchantZh',
      'kind as merchantKind',
    ])
    .where('is_house', '=', true)
    .executeTakeFirst()
  const skuIds = rows.map(({ skuId }) => skuId)
  const offers = await offersOfVariants(tx).where('v.sku_id', '=', sql<string>`any(${skuIds}::uuid[])`).execute()
  return { skus: new Map(rows.map(({ itemNumber, skuId }) => [itemNumber, skuId])), offers, house }
}
