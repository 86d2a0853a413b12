import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { materialName } from './material-names.ts'
import type { ProductDetails } from './product-details.ts'
import { sizeKey } from '#language/size-label.ts'
import { stockState } from './stock.rules.ts'

type RowPicture = { hash: string; width: number; height: number; altEn: string; altZh: string; placeholder: string }
type RowColour = { id: string; nameEn: string; nameZh: string; hex: string }

/** One product as lists and search need it: all colours together, both languages. */
export type SearchRow = {
  productId: string
  spuCode: string
  articleNumber: string
  brandCode: string
  gender: 'women' | 'men' | 'unisex'
  titleEn: string
  titleZh: string
  /** The primary one first. */
  categories: string[]
  colours: RowColour[]
  /** The sizes that are in stock, smallest first, each as `scale@@@value`. */
  sizes: string[]
  /** Ids of what it is made of. */
  materials: string[]
  /** The kinds of the merchants that offer it. */
  merchantKinds: string[]
  /** Materials and the like: found by, not shown. */
  words: string[]
  listPriceCents: Cents
  salePriceCents: Cents
  stock: 'in' | 'low' | 'last' | 'out'
  /** Milliseconds since 1970. */
  arrivedAt: number
  seasonalSale: boolean
  lowestPrice: boolean
  /** How much it is sought after, between 0 and 1. */
  popularity: number
  /** At most two: the card's and the one under the pointer. */
  pictures: RowPicture[]
  /** False when nothing of it may be shown: withdrawn by an operator, or offered by nobody. */
  listed: boolean
}

type BaseRow = Omit<
  SearchRow,
  | 'categories'
  | 'colours'
  | 'sizes'
  | 'materials'
  | 'merchantKinds'
  | 'words'
  | 'listPriceCents'
  | 'salePriceCents'
  | 'stock'
  | 'pictures'
> & {
  composition: ProductDetails['composition'] | null
}
/** A variant with one of its offers, or with none. */
type OfferRow = { productId: string; position: number; size: string; system: string } & (
  | { available: number; list: Cents; sale: Cents; kind: string }
  | { available: null; list: null; sale: null; kind: null }
)

/** So many batches are on their way while one is worked on. */
const AHEAD = 2

/** All listed products in the order of their ids, `limit` at a time; the database reads on while a batch is worked on. */
export async function* listSearchRows(tx: Tx, limit: number): AsyncGenerator<SearchRow[]> {
  const after = (id: string): Promise<BaseRow[]> =>
    readBase(tx, sql`product_id > ${id} and listed order by product_id limit ${limit}`)
  const coming: Promise<SearchRow[]>[] = []
  let base: Promise<BaseRow[]> | undefined = after(BEFORE_ALL)
  while (base || coming.length > 0) {
    while (base && coming.length < AHEAD) {
      const rows: BaseRow[] = await base
      const batch = complete(tx, rows)
      // Should whoever works on them give up, nobody waits for it.
      batch.catch(() => {})
      coming.push(batch)
      base = rows.length === limit ? after(rows.at(-1)!.productId) : undefined
      base?.catch(() => {})
    }
    yield (await coming.shift()) ?? []
  }
}
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The named products, unlisted ones too. */
export async function findSearchRows(tx: Tx, productIds: readonly string[]): Promise<SearchRow[]> {
  return complete(tx, await readBase(tx, sql`product_id = any(${[...productIds]}::uuid[])`))
}

async function readBase(tx: Tx, which: ReturnType<typeof sql>): Promise<BaseRow[]> {
  const found = await sql<BaseRow>`select product_id as "productId", spu_code as "spuCode", article_number as "articleNumber",
      brand_code as "brandCode", gender, name_en as "titleEn", name_zh as "titleZh", details -> 'composition' as composition,
      (extract(epoch from arrived_at) * 1000)::bigint as "arrivedAt", seasonal_sale as "seasonalSale", lowest_price as "lowestPrice", listed,
      coalesce((select score from product_popularity liked where liked.product_id = products.product_id), 0) as popularity
    from products where ${which}`.execute(tx)
  return found.rows
}

async function complete(tx: Tx, base: BaseRow[]): Promise<SearchRow[]> {
  if (base.length === 0) return []
  const ids = base.map((row) => row.productId)
  const [categories, colours, pictures, offers] = await Promise.all([
    readCategories(tx, ids),
    readColours(tx, ids),
    readPictures(tx, ids),
    readOffers(tx, ids),
  ])
  return base.map(({ composition, ...row }) => {
    const { sizes, merchantKinds, price, units } = summed(offers.get(row.productId) ?? [])
    const materials = [...new Set((composition ?? []).map(({ materialId }) => materialId))]
    return {
      ...row,
      categories: categories.get(row.productId) ?? [],
      colours: colours.get(row.productId) ?? [],
      sizes,
      materials,
      merchantKinds,
      words: materials.flatMap((id) => [materialName(id, 'en'), materialName(id, 'zh')]),
      listPriceCents: price?.list ?? 0,
      salePriceCents: price?.sale ?? 0,
      stock: stockState(units),
      pictures: pictures.get(row.productId) ?? [],
      listed: row.listed && price !== undefined,
    }
  })
}

async function readCategories(tx: Tx, ids: string[]): Promise<Map<string, string[]>> {
  const found = await sql<{ productId: string; paths: string[] }>`select product_id as "productId",
      array_agg(path order by is_primary desc, path) as paths
    from product_categories where product_id = any(${ids}::uuid[]) group by product_id`.execute(tx)
  return new Map(found.rows.map((row) => [row.productId, row.paths]))
}

async function readColours(tx: Tx, ids: string[]): Promise<Map<string, RowColour[]>> {
  const found = await sql<{ productId: string; colours: RowColour[] }>`select product_id as "productId",
      json_agg(json_build_object('id', colour_id, 'nameEn', name_en, 'nameZh', name_zh, 'hex', hex) order by position) as colours
    from product_colours where product_id = any(${ids}::uuid[]) group by product_id`.execute(tx)
  return new Map(found.rows.map((row) => [row.productId, row.colours]))
}

async function readPictures(tx: Tx, ids: string[]): Promise<Map<string, RowPicture[]>> {
  const found = await sql<{ productId: string; pictures: RowPicture[] }>`select c.product_id as "productId",
      json_agg(json_build_object('hash', m.media_hash, 'width', m.width, 'height', m.height, 'altEn', p.alt_en, 'altZh', p.alt_zh,
        'placeholder', m.placeholder) order by p.position) as pictures
    from product_colours c
    join colour_pictures p on p.colour_row_id = c.colour_row_id and p.position < 2
    join media m on m.media_hash = p.media_hash
    where c.product_id = any(${ids}::uuid[]) and c.position = 0 group by c.product_id`.execute(tx)
  return new Map(found.rows.map((row) => [row.productId, row.pictures]))
}

/**
 * By product, in the order in which a shopper would get them: the cheapest offer with stock first, and when all is sold out the
 * cheapest of all.
 */
async function readOffers(tx: Tx, ids: string[]): Promise<Map<string, OfferRow[]>> {
  const found = await sql<OfferRow>`select v.product_id as "productId", v.position, v.size, v.size_system as system,
      o.available, o.list_price_cents as list, o.sale_price_cents as sale, m.kind
    from variants v
    left join offers o on o.sku_id = v.sku_id and not o.withdrawn
    left join merchants m on m.merchant_id = o.merchant_id
    where v.product_id = any(${ids}::uuid[])
    order by o.available = 0, o.sale_price_cents, o.created_at`.execute(tx)
  return Map.groupBy(found.rows, ({ productId }) => productId)
}

function summed(offers: OfferRow[]) {
  const [first] = offers
  const inStock = offers.filter(({ available }) => (available ?? 0) > 0).sort((one, other) => one.position - other.position)
  return {
    units: inStock.reduce((sum, { available }) => sum + (available ?? 0), 0),
    sizes: [...new Set(inStock.map(({ size, system }) => sizeKey(size, system)))],
    merchantKinds: [...new Set(offers.flatMap(({ kind }) => kind ?? []))].sort(),
    price: first?.available == null ? undefined : { list: first.list, sale: first.sale },
  }
}
