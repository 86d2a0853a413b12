import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
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
  await sql`insert into products (product_id, spu_code, article_number, brand_code, gender, name_en, name_zh, description_en, description_zh,
      details, size_table, arrived_at, seasonal_sale, precious, listed)
    values (${productId}, ${spuCode}, ${articleNumber}, ${brandCode}, ${wanted.gender ?? 'women'}, ${wanted.nameEn ?? 'Leather tote bag'},
      ${wanted.nameZh ?? '皮革托特包'}, 'A bag.', '手袋一個。', ${JSON.stringify(noDetails)}, null, ${wanted.arrivedAt ?? new Date('2026-11-01')},
      ${wanted.seasonalSale ?? false}, false, ${wanted.listed ?? true})`.execute(tx)
  for (const flag of wanted.flags ?? [])
    await sql`update products set ${sql.ref(columnOfFlag(flag))} = true where product_id = ${productId}`.execute(tx)
  await buildCategories(tx, productId, wanted.categories ?? ['women/bags/tote-bags'])
  const built: BuiltProduct = { productId, spuCode, articleNumber, brandCode, skuIds: [], offerIds: [] }
  const colours = wanted.colours ?? [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{}] }]
  for (const [position, colour] of colours.entries()) {
    const colourRowId = newId()
    await sql`insert into product_colours (colour_row_id, product_id, position, colour_id, name_en, name_zh, hex)
      values (${colourRowId}, ${productId}, ${position}, ${colour.colourId}, ${colour.nameEn}, ${colour.nameZh}, ${colour.hex ?? '#000000'})`.execute(
      tx,
    )
    for (const [place, variant] of colour.variants.entries()) await buildVariant(tx, built, colourRowId, place, variant)
  }
  return built
}

const noDetails = { highlights: [], composition: [], measurements: [], care: [], madeIn: { en: 'Italy', zh: '意大利' } }

export async function buildBrand(tx: Tx, brandCode: string, name = brandCode, aliases: string[] = []): Promise<void> {
  await sql`insert into brands (brand_code, name, aliases, story_en, story_zh, origin_en, origin_zh, founded_year)
    values (${brandCode}, ${name}, ${aliases}, 'A house.', '品牌故事。', 'Italy', '意大利', 1950) on conflict do nothing`.execute(
    tx,
  )
}

async function buildCategories(tx: Tx, productId: string, paths: string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const steps = path.split('/')
    for (let length = 1; length <= steps.length; length += 1) {
      const slug = steps[length - 1] ?? ''
      const parent = length === 1 ? null : steps.slice(0, length - 1).join('/')
      await sql`insert into categories (path, parent, slug, name_en, name_zh, position)
        values (${steps.slice(0, length).join('/')}, ${parent}, ${slug}, ${slug}, ${slug}, 0) on conflict do nothing`.execute(tx)
    }
    await sql`insert into product_categories (product_id, path, is_primary) values (${productId}, ${path}, ${index === 0})`.execute(
      tx,
    )
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
  await sql`insert into variants (sku_id, product_id, colour_row_id, position, size, size_system, item_number)
    values (${skuId}, ${built.productId}, ${colourRowId}, ${position}, ${variant.size ?? 'One size'}, 'none', ${skuId})`.execute(
    tx,
  )
  for (const offer of variant.offers ?? [{}]) {
    const offerId = newId()
    built.offerIds.push(offerId)
    const merchantId = await buildMerchant(tx, offer.merchantCode ?? 'praya')
    const sale = offer.salePriceCents ?? 1_200_000
    await sql`insert into offers (offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at, withdrawn)
      values (${offerId}, ${skuId}, ${merchantId}, ${offer.listPriceCents ?? sale}, ${sale}, ${offer.available ?? 5},
        ${offer.createdAt ?? new Date('2026-11-01')}, ${offer.withdrawn ?? false})`.execute(tx)
  }
}

async function buildMerchant(tx: Tx, code: string): Promise<string> {
  await sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh)
    values (${newId()}, ${code}, 'platform', ${code}, ${code}) on conflict do nothing`.execute(tx)
  const found = await sql<{ id: string }>`select merchant_id as id from merchants where merchant_code = ${code}`.execute(tx)
  return found.rows[0]?.id ?? ''
}
