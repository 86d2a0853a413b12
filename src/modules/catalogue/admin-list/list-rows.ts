import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { AdminProductWire } from './admin-list.contract.ts'
import { productLacks } from './product-sorts.rules.ts'

/** The rows of these products, in this order. */
export async function readListRows(tx: Read, productIds: readonly string[], language: Language): Promise<AdminProductWire[]> {
  if (productIds.length === 0) return []
  const rows = await readRows(tx, productIds)
  const byId = new Map(rows.map((row) => [row.productId, present(row, language)]))
  return productIds.flatMap((productId) => byId.get(productId) ?? [])
}

/** `held` are units in orders that wait for payment. */
const readRows = (tx: Read, productIds: readonly string[]) =>
  catalogueTables(tx)
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
    .innerJoin('product_facts as a', 'a.product_id', 'p.product_id')
    .leftJoin('product_drafts as d', 'd.product_id', 'p.product_id')
    .leftJoin('product_categories as f', (join) => join.onRef('f.product_id', '=', 'p.product_id').on('f.is_primary', '=', true))
    .leftJoin('categories as c', 'c.path', 'f.path')
    .innerJoinLateral(offersOf(tx).as('o'), (join) => join.onTrue())
    .innerJoinLateral(heldOf(tx).as('h'), (join) => join.onTrue())
    .leftJoinLateral(pictureOf(tx).as('m'), (join) => join.onTrue())
    .select(['p.product_id as productId', 'p.version', 'p.spu_code as spuCode', 'p.article_number as articleNumber', 'p.listed'])
    .select(['p.brand_code as brandCode', 'b.name as brandName', 'p.name_en as nameEn', 'p.name_zh as nameZh', 'p.gender'])
    .select(['p.seasonal_sale as seasonalSale', 'p.arrived_at as arrivedAt', 'a.changed_at as changedAt', 'd.state as draft'])
    .select(['a.lacks', 'c.name_en as categoryEn', 'c.name_zh as categoryZh'])
    .selectAll(['o', 'h', 'm'])
    .where('p.product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute()

const PRODUCT = sql.ref<string>('p.product_id')

const offersOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .leftJoin('live_offers as o', 'o.sku_id', 'v.sku_id')
    .leftJoin('merchant_card as w', (join) => join.onRef('w.merchant_id', '=', 'o.merchant_id').on('w.is_house', '=', true))
    .select(({ fn }) => [
      fn.count<number>('v.sku_id').distinct().as('variantNum'),
      fn.count<number>('o.offer_id').as('offerNum'),
      fn.sum<number | null>('o.available').as('available'),
      fn.min<number | null>('o.sale_price_cents').as('cheapest'),
    ])
    .select([
      ownPrice('min', 'list').as('leastList'),
      ownPrice('max', 'list').as('mostList'),
      ownPrice('min', 'sale').as('leastSale'),
      ownPrice('max', 'sale').as('mostSale'),
    ])
    .where('v.product_id', '=', PRODUCT)
    .where('v.retired', '=', false)

/** Of what the shop itself asks. */
const ownPrice = (end: 'min' | 'max', price: 'list' | 'sale') =>
  sql<number | null>`${sql.raw(end)}(${sql.ref(`o.${price}_price_cents`)}) filter (where w.merchant_id is not null)`

const heldOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('ordered_lines as l')
    .innerJoin('offer_stock as k', 'k.offer_id', 'l.offer_id')
    .innerJoin('variants as v', 'v.sku_id', 'k.sku_id')
    .select(({ fn }) => fn.sum<number | null>('l.quantity').as('held'))
    .where('l.order_state', '=', 'payment-pending')
    .where('v.product_id', '=', PRODUCT)

const pictureOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_colours as r')
    .innerJoin('colour_pictures as i', 'i.colour_row_id', 'r.colour_row_id')
    .innerJoin('media as m', 'm.media_hash', 'i.media_hash')
    .select(['m.media_hash as hash', 'm.width', 'm.height', 'i.alt_en as altEn', 'i.alt_zh as altZh'])
    .where('r.product_id', '=', PRODUCT)
    .orderBy('r.position')
    .orderBy('i.position')
    .limit(1)

function present(row: Awaited<ReturnType<typeof readRows>>[number], language: Language): AdminProductWire {
  const zh = language === 'zh'
  return {
    productId: row.productId,
    version: row.version,
    spuCode: row.spuCode,
    articleNumber: row.articleNumber,
    brandCode: row.brandCode,
    brandName: row.brandName,
    productTitle: (zh ? row.nameZh || row.nameEn : row.nameEn || row.nameZh) || row.spuCode,
    productImg: {
      hash: row.hash ?? '',
      width: row.width ?? 0,
      height: row.height ?? 0,
      alt: (zh ? row.altZh : row.altEn) ?? '',
    },
    category: (zh ? row.categoryZh : row.categoryEn) ?? '',
    gender: row.gender,
    variantNum: row.variantNum,
    offerNum: row.offerNum,
    available: row.available ?? 0,
    held: row.held ?? 0,
    salesPrice: toWire(row.cheapest ?? 0),
    ownPrice: ownPriceOf(row),
    listed: row.listed,
    seasonalSale: row.seasonalSale,
    lacks: productLacks.filter((name) => row.lacks?.includes(name)),
    hasDraft: row.draft !== null,
    arriveTime: row.arrivedAt.toISOString(),
    changeTime: row.changedAt.toISOString(),
  }
}

type OwnPrices = { leastList: number | null; mostList: number | null; leastSale: number | null; mostSale: number | null }

const ownPriceOf = ({ leastList, mostList, leastSale, mostSale }: OwnPrices): AdminProductWire['ownPrice'] =>
  leastList === null || leastSale === null
    ? undefined
    : { listPrice: toWire(leastList), salesPrice: toWire(leastSale), isOne: leastList === mostList && leastSale === mostSale }
