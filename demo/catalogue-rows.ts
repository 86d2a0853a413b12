import type { ProductDetails } from '../src/modules/catalogue/index.server.ts'
import { sizeLabel } from '../src/language/product/size-label.ts'
import { DAY } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.server.ts'
import type { DemoBrand, DemoColour, DemoMerchant, DemoProduct, DemoVariant } from './catalogue/demo-types.ts'
import { dispatchDaysOf } from './catalogue/merchants.ts'
import type { HomeScene } from './catalogue/home-scenes.ts'
import type { PlacedPictures } from './place-pictures.ts'
import { detailsIn } from './demo-attributes.ts'

type Row = Record<string, unknown>
/** Rows by table, in an order that foreign keys accept. */
export type Tables = Map<string, Row[]>

/** Size systems that are shown beside a size; the others are part of its name. */
const COUNTRIES = new Set(['EU', 'FR', 'IT', 'UK', 'US', 'JP', 'HK', 'CN'])
const CHINESE = /\p{Script=Han}/u

function emptyTables(): Tables {
  const names = [
    'brands',
    'merchants',
    'media',
    'products',
    'product_categories',
    'product_colours',
    'colour_pictures',
    'variants',
    'offers',
    'reviews',
    'announcements',
    'home_releases',
    'storefront_parts',
    'wish_lists',
    'wish_list_items',
    'search_query_days',
  ]
  return new Map(names.map((name) => [name, []]))
}

export class CatalogueRows {
  readonly tables: Tables = emptyTables()
  readonly #merchants = new Map<string, string>()
  readonly #pictures: PlacedPictures
  readonly #now: number
  readonly #placed = new Set<string>()

  constructor(pictures: PlacedPictures, now: Date) {
    this.#pictures = pictures
    this.#now = now.getTime()
  }

  #put(table: string, row: Row): void {
    this.tables.get(table)?.push(row)
  }

  async putBrand({ code, name, aliases, story, origin, foundedYear }: DemoBrand, cover?: HomeScene): Promise<void> {
    const hero = cover && { ...(await this.#pictures.placeWhole(`scene-${cover.name}-wide`, 9 / 16)), alt: cover.alt }
    this.#put('brands', {
      brand_code: code,
      name,
      aliases,
      story_en: story.en,
      story_zh: story.zh,
      origin_en: origin.en,
      origin_zh: origin.zh,
      founded_year: foundedYear,
      hero: hero ?? null,
    })
  }

  putMerchant({ code, kind, name }: DemoMerchant): void {
    const id = newId()
    this.#merchants.set(code, id)
    this.#put('merchants', {
      merchant_id: id,
      merchant_code: code,
      kind,
      name_en: name.en,
      name_zh: name.zh,
      is_house: kind === 'platform',
    })
  }

  async putProduct(product: DemoProduct): Promise<void> {
    const id = newId()
    const arrivedAt = new Date(this.#now - product.arrivedDaysAgo * DAY)
    this.#put('products', {
      product_id: id,
      spu_code: product.spuCode,
      article_number: product.articleNumber,
      brand_code: product.brandCode,
      gender: product.gender,
      name_en: product.name.en,
      name_zh: product.name.zh,
      description_en: product.description.en,
      description_zh: product.description.zh,
      details: detailsOf(product),
      size_table: product.sizeTable ?? null,
      arrived_at: arrivedAt,
      seasonal_sale: product.inSeasonalSale,
      lowest_price: product.inLowestPriceZone,
      care_service: product.categories.some((path) => /(^|\/)(bags|watches)(\/|$)/.test(path)),
      precious: product.preciousProduct,
      listed: true,
    })
    for (const [at, path] of product.categories.entries())
      this.#put('product_categories', { product_id: id, path, is_primary: at === 0 })
    for (const [at, colour] of product.colours.entries()) await this.#putColour(id, at, colour, arrivedAt)
    for (const [at, review] of product.reviews.entries()) {
      const body = CHINESE.test(review.author) || at % 2 === 1 ? review.text.zh : review.text.en
      this.#put('reviews', {
        review_id: newId(),
        product_id: id,
        stars: review.stars,
        body,
        author: review.author,
        written_at: new Date(this.#now - review.daysAgo * DAY),
        state: 'approved',
        reason: '',
        reply: '',
      })
    }
  }

  async #putColour(productId: string, position: number, colour: DemoColour, arrivedAt: Date): Promise<void> {
    const rowId = newId()
    this.#put('product_colours', {
      colour_row_id: rowId,
      product_id: productId,
      position,
      colour_id: colour.colourId,
      name_en: colour.name.en,
      name_zh: colour.name.zh,
      hex: colour.hex,
    })
    for (const [at, picture] of colour.pictures.entries()) {
      const { hash, width, height } = await this.#pictures.place(picture)
      if (!this.#placed.has(hash))
        this.#put('media', { media_hash: hash, content_type: 'image/avif', width, height, placeholder: '' })
      this.#placed.add(hash)
      this.#put('colour_pictures', {
        colour_row_id: rowId,
        position: at,
        media_hash: hash,
        alt_en: picture.alt.en,
        alt_zh: picture.alt.zh,
      })
    }
    for (const [at, variant] of colour.variants.entries())
      this.#putVariant(productId, rowId, position * 100 + at, variant, arrivedAt)
  }

  #putVariant(
    productId: string,
    colourRowId: string,
    position: number,
    { size, sizeSystem, itemNumber, offers }: DemoVariant,
    arrivedAt: Date,
  ): void {
    const skuId = newId()
    const named = COUNTRIES.has(sizeSystem)
      ? { size, size_system: sizeSystem }
      : { size: sizeSystem === 'OS' ? 'One size' : sizeLabel(size, sizeSystem), size_system: '' }
    this.#put('variants', {
      sku_id: skuId,
      product_id: productId,
      colour_row_id: colourRowId,
      position,
      ...named,
      item_number: itemNumber,
    })
    for (const [at, offer] of offers.entries()) {
      this.#put('offers', {
        offer_id: newId(),
        sku_id: skuId,
        merchant_id: this.#merchants.get(offer.merchantCode),
        list_price_cents: offer.listPriceCents,
        sale_price_cents: offer.salePriceCents,
        available: offer.stock,
        dispatch_days: dispatchDaysOf(offer.merchantCode),
        created_at: new Date(arrivedAt.getTime() + at * 1_000),
      })
    }
  }
}

function detailsOf({ highlights, composition, measurements, care, madeIn }: DemoProduct): ProductDetails {
  return { highlights, composition, care, madeIn, ...detailsIn(measurements) }
}
