import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { catalogueTables } from './catalogue.tables.ts'
import { merchantTables } from '#modules/merchants/merchants.tables.ts'
import { offerTables } from '#modules/offers/offers.tables.ts'
import { refreshProductFacts } from './admin-list/index.server.ts'
import { columnOfFlag } from './product-flags.ts'
import type { ProductFlag } from './product-flags.rules.ts'

type BuildOffer = {
  available?: number
  salePriceCents?: number
  listPriceCents?: number
  merchantCode?: string
  withdrawn?: boolean
  createdAt?: Date
}
type BuildVariant = { size?: string; offers?: BuildOffer[] }
export type BuildProduct = {
  spuCode?: string
  brandCode?: string
  nameEn?: string
  nameZh?: string
  gender?: 'women' | 'men' | 'unisex'
  categories?: string[]
  arrivedAt?: Date
  listed?: boolean
  seasonalSale?: boolean
  precious?: boolean
  /** Made of such, by the ids of materials. */
  materials?: string[]
  flags?: readonly ProductFlag[]
  colours?: { colourId: string; nameEn: string; nameZh: string; hex?: string; variants: BuildVariant[] }[]
}
export type BuiltProduct = {
  productId: string
  spuCode: string
  articleNumber: string
  brandCode: string
  skuIds: string[]
  offerIds: string[]
}

let serial = 0

/** One product with everything it hangs on; by default one black piece in one size at HK$12,000 with five left. */
export async function buildProduct(tx: Tx, wanted: BuildProduct = {}): Promise<BuiltProduct> {
  serial += 1
  const productId = newId()
  const spuCode = wanted.spuCode ?? `PR${100_000 + serial}`
  const articleNumber = `ART${serial}`
  const brandCode = wanted.brandCode ?? 'aurelie'
  await buildBrand(tx, brandCode)
  await catalogueTables(tx)
    .insertInto('products')
    .values({
      product_id: productId,
      spu_code: spuCode,
      article_number: articleNumber,
      brand_code: brandCode,
      gender: wanted.gender ?? 'women',
      name_en: wanted.nameEn ?? 'Leather tote bag',
      name_zh: wanted.nameZh ?? '皮革托特包',
      description_en: 'A bag.',
      description_zh: '手袋一個。',
      details: JSON.stringify(detailsOf(wanted)),
      arrived_at: wanted.arrivedAt ?? new Date('2026-11-01'),
      seasonal_sale: wanted.seasonalSale ?? false,
      precious: wanted.precious ?? false,
      listed: wanted.listed ?? true,
    })
    .execute()
  for (const flag of wanted.flags ?? [])
    await sql`update products set ${sql.ref(columnOfFlag(flag))} = true where product_id = ${productId}`.execute(tx)
  await buildCategories(tx, productId, wanted.categories ?? ['women/bags/tote-bags'])
  const built: BuiltProduct = { productId, spuCode, articleNumber, brandCode, skuIds: [], offerIds: [] }
  const colours = wanted.colours ?? [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{}] }]
  for (const [position, colour] of colours.entries()) {
    const colourRowId = newId()
    await catalogueTables(tx)
      .insertInto('product_colours')
      .values({
        colour_row_id: colourRowId,
        product_id: productId,
        position,
        colour_id: colour.colourId,
        name_en: colour.nameEn,
        name_zh: colour.nameZh,
        hex: colour.hex ?? '#000000',
      })
      .execute()
    for (const [place, variant] of colour.variants.entries()) await buildVariant(tx, built, colourRowId, place, variant)
  }
  await refreshProductFacts(tx, [productId])
  return built
}

const detailsOf = ({ materials = [] }: BuildProduct) => ({
  ...noDetails,
  composition: materials.map((materialId) => ({ part: noPart, materialId, percent: 100 })),
})
const noPart = { en: 'Outside', zh: '外層' }
const noDetails = { highlights: [], composition: [], measurements: [], care: [], madeIn: { en: 'Italy', zh: '意大利' } }

export async function buildBrand(tx: Tx, brandCode: string, name = brandCode, aliases: string[] = []): Promise<void> {
  const words = { story_en: 'A house.', story_zh: '品牌故事。', origin_en: 'Italy', origin_zh: '意大利', founded_year: 1950 }
  await catalogueTables(tx)
    .insertInto('brands')
    .values({ brand_code: brandCode, name, aliases, ...words })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function buildCategories(tx: Tx, productId: string, paths: string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const steps = path.split('/')
    for (let length = 1; length <= steps.length; length += 1) {
      const slug = steps[length - 1] ?? ''
      const parent = length === 1 ? null : steps.slice(0, length - 1).join('/')
      const named = { slug, name_en: slug, name_zh: slug, position: 0 }
      await catalogueTables(tx)
        .insertInto('categories')
        .values({ path: steps.slice(0, length).join('/'), parent, ...named })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await catalogueTables(tx)
      .insertInto('product_categories')
      .values({ product_id: productId, path, is_primary: index === 0 })
      .execute()
  }
}

async function buildVariant(
  tx: Tx,
  built: BuiltProduct,
  colourRowId: string,
  position: number,
  variant: BuildVariant,
): Promise<void> {
  const skuId = newId()
  built.skuIds.push(skuId)
  await catalogueTables(tx)
    .insertInto('variants')
    .values({
      sku_id: skuId,
      product_id: built.productId,
      colour_row_id: colourRowId,
      position,
      size: variant.size ?? 'One size',
      size_system: 'none',
      item_number: skuId,
    })
    .execute()
  for (const offer of variant.offers ?? [{}]) {
    const offerId = newId()
    built.offerIds.push(offerId)
    const merchantId = await buildMerchant(tx, offer.merchantCode ?? 'praya')
    const sale = offer.salePriceCents ?? 1_200_000
    await offerTables(tx)
      .insertInto('offers')
      .values({
        offer_id: offerId,
        sku_id: skuId,
        merchant_id: merchantId,
        list_price_cents: offer.listPriceCents ?? sale,
        sale_price_cents: sale,
        available: offer.available ?? 5,
        created_at: offer.createdAt ?? new Date('2026-11-01'),
        state: offer.withdrawn ? 'withdrawn' : 'live',
      })
      .execute()
  }
}

async function buildMerchant(tx: Tx, code: string): Promise<string> {
  await merchantTables(tx)
    .insertInto('merchants')
    .values({
      merchant_id: newId(),
      merchant_code: code,
      kind: 'platform',
      name_en: code,
      name_zh: code,
      is_house: code === 'praya',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const merchants = merchantTables(tx).selectFrom('merchants').select('merchant_id as id')
  return (await merchants.where('merchant_code', '=', code).executeTakeFirstOrThrow()).id
}
