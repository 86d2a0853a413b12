import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { readManyRows } from '#platform/many-rows.server.ts'
import { materialName } from './material-names.ts'
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
  materials: string[]
}
/** `position`: of its size among those of the product. */
type Offer = { position: number; size: string; system: string; available: number; list: Cents; sale: Cents; kind: string }

/** So many batches are on their way while one is worked on. */
const AHEAD = 2

/** Which products: a condition on the column that holds their id. */
type Which = (column: string) => ReturnType<typeof sql>
const among =
  (ids: readonly string[]): Which =>
  (column) =>
    sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`
/** Rows that follow each other by their ids: only the first and the last have to be told. */
const neighbours =
  (rows: readonly BaseRow[]): Which =>
  (column) =>
    sql`${sql.ref(column)} between ${rows[0]!.productId} and ${rows.at(-1)!.productId}`

/** All listed products in the order of their ids, `limit` at a time; the database reads on while a batch is worked on. */
export async function* listSearchRows(tx: Tx, limit: number): AsyncGenerator<SearchRow[]> {
  const after = (id: string): Promise<BaseRow[]> =>
    readBase(tx, sql`product_id > ${id} and listed order by product_id limit ${limit}`)
  const coming: Promise<SearchRow[]>[] = []
  let base: Promise<BaseRow[]> | undefined = after(BEFORE_ALL)
  while (base || coming.length > 0) {
    while (base && coming.length < AHEAD) {
      const rows: BaseRow[] = await base
      const batch = complete(tx, rows, neighbours(rows))
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
  const which = among(productIds)
  return complete(tx, await readBase(tx, which('product_id')), which)
}

const readBase = (tx: Tx, which: ReturnType<typeof sql>): Promise<BaseRow[]> =>
  readManyRows<BaseRow>(
    tx,
    {
      productId: 'product_id',
      spuCode: 'spu_code',
      articleNumber: 'article_number',
      brandCode: 'brand_code',
      gender: 'gender',
      titleEn: 'name_en',
      titleZh: 'name_zh',
      materials: "jsonb_path_query_array(details, '$.composition[*].materialId')",
      arrivedAt: '(extract(epoch from arrived_at) * 1000)::bigint',
      seasonalSale: 'seasonal_sale',
      lowestPrice: 'lowest_price',
      listed: 'listed',
      popularity: 'coalesce((select score from product_popularity liked where liked.product_id = products.product_id), 0)',
    },
    sql`from products where ${which}`,
  )

async function complete(tx: Tx, base: BaseRow[], which: Which): Promise<SearchRow[]> {
  if (base.length === 0) return []
  const [categories, colours, pictures, offers] = await Promise.all([
    byProduct(readCategories(tx, which)),
    byProduct(readColours(tx, which)),
    byProduct(readPictures(tx, which)),
    byProduct(readOffers(tx, which)),
  ])
  return base.map((row) => {
    const { sizes, merchantKinds, price, units } = summed(offers.get(row.productId) ?? [])
    const materials = [...new Set(row.materials)]
    return {
      ...row,
      categories: (categories.get(row.productId) ?? []).map(({ path }) => path),
      colours: (colours.get(row.productId) ?? []).map(({ productId: _, ...colour }) => colour),
      sizes,
      materials,
      merchantKinds,
      words: materials.flatMap((id) => [materialName(id, 'en'), materialName(id, 'zh')]),
      listPriceCents: price?.list ?? 0,
      salePriceCents: price?.sale ?? 0,
      stock: stockState(units),
      pictures: (pictures.get(row.productId) ?? []).map(({ productId: _, ...picture }) => picture),
      listed: row.listed && price !== undefined,
    }
  })
}

type OfProduct<T> = T & { productId: string }

const byProduct = async <T>(parts: Promise<OfProduct<T>[]>): Promise<Map<string, OfProduct<T>[]>> =>
  Map.groupBy(await parts, ({ productId }) => productId)

const readCategories = (tx: Tx, which: Which) =>
  readManyRows<OfProduct<{ path: string }>>(
    tx,
    { productId: 'product_id', path: 'path' },
    sql`from product_categories where ${which('product_id')} order by is_primary desc, path`,
  )

const readColours = (tx: Tx, which: Which) =>
  readManyRows<OfProduct<RowColour>>(
    tx,
    { productId: 'product_id', id: 'colour_id', nameEn: 'name_en', nameZh: 'name_zh', hex: 'hex' },
    sql`from product_colours where ${which('product_id')} order by position`,
  )

const readPictures = (tx: Tx, which: Which) =>
  readManyRows<OfProduct<RowPicture>>(
    tx,
    {
      productId: 'c.product_id',
      hash: 'm.media_hash',
      width: 'm.width',
      height: 'm.height',
      altEn: 'p.alt_en',
      altZh: 'p.alt_zh',
      placeholder: 'm.placeholder',
    },
    sql`from product_colours c
      join colour_pictures p on p.colour_row_id = c.colour_row_id and p.position < 2
      join media m on m.media_hash = p.media_hash
      where ${which('c.product_id')} and c.position = 0 order by p.position`,
  )

/** In the order in which a shopper would get them: the cheapest with stock first, and when all is sold out the cheapest of all. */
const readOffers = (tx: Tx, which: Which) =>
  readManyRows<OfProduct<Offer>>(
    tx,
    {
      productId: 'v.product_id',
      position: 'v.position',
      size: 'v.size',
      system: 'v.size_system',
      available: 'o.available',
      list: 'o.list_price_cents',
      sale: 'o.sale_price_cents',
      kind: 'm.kind',
    },
    sql`from variants v
      join offers o on o.sku_id = v.sku_id and not o.withdrawn
      join merchants m on m.merchant_id = o.merchant_id
      where ${which('v.product_id')}
      order by o.available = 0, o.sale_price_cents, o.created_at`,
  )

function summed(offers: Offer[]) {
  const [first] = offers
  const inStock = offers.filter(({ available }) => available > 0).sort((one, other) => one.position - other.position)
  return {
    units: inStock.reduce((sum, { available }) => sum + available, 0),
    sizes: [...new Set(inStock.map(({ size, system }) => sizeKey(size, system)))],
    merchantKinds: [...new Set(offers.map(({ kind }) => kind))].sort(),
    price: first && { list: first.list, sale: first.sale },
  }
}
