import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { type Columns, readColumns } from '#platform/read-columns.server.ts'
import { FLAGS_OF_PRODUCT } from './product-flags.ts'
import type { ProductFlag } from './product-flags.rules.ts'
import { offeredOf, type OfferedVariants } from './offered-variants.ts'
import { stockState } from './stock.rules.ts'
import { readTermWords } from './attributes/term-words.ts'
import type { AttributeValues } from './attributes/attributes.rules.ts'
import {
  readCategories,
  readColours,
  readOffers,
  readPictures,
  readPopularity,
  type ColourPicture,
  type RowColour,
  type RowPicture,
  type Which,
} from './search-row-parts.ts'

/** Parts of a product that no search for a material is about. */
const INSIDE = 'lining|insole|sole'

/** Of what a product is made, in SQL: its parts but for linings and soles. */
const MAIN_MATERIALS = `jsonb_path_query_array(details, '$.composition[*] ? (!(@.part.en like_regex "\\\\y(${INSIDE})\\\\y" flag "i")).materialId')`

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
  /** Those that can be had; of a product that is sold out those that could. */
  colours: RowColour[]
  /** None where every colour comes in every size, at one price, from the same merchants. */
  variants: OfferedVariants[]
  /** The sizes that are in stock, smallest first, each as `scale@@@value`. */
  sizes: string[]
  /** Ids of what it is made of, but for what lines it. */
  materials: string[]
  /** What it answers to attributes that lists are narrowed by, each as `heel-height:20-50`. */
  answers: string[]
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
  flags: ProductFlag[]
  /** How much it is sought after, between 0 and 1. */
  popularity: number
  /** False when it may not be shown: withdrawn by an operator, or without any offer. */
  listed: boolean
}

/** What stands in the product's own row. */
type BaseRow = Omit<
  SearchRow,
  | 'categories'
  | 'colours'
  | 'sizes'
  | 'answers'
  | 'merchantKinds'
  | 'words'
  | 'listPriceCents'
  | 'salePriceCents'
  | 'stock'
  | 'popularity'
  | 'variants'
> & { ownWords: string[]; attributes: AttributeValues }
/** So many batches are on their way while one is worked on. */
const AHEAD = 2

const among =
  (ids: readonly string[]): Which =>
  (column) =>
    sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`
/** A range of products by id: only the first and the last have to be given. */
const neighbours =
  (ids: readonly string[]): Which =>
  (column) =>
    sql`${sql.ref(column)} between ${ids[0]} and ${ids.at(-1)}`

/** All listed products in the order of their ids, `limit` at a time; the database reads on while a batch is worked on. */
export async function* listSearchRows(tx: Read, limit: number): AsyncGenerator<SearchRow[]> {
  const after = (id: string): Promise<Columns<BaseRow>> => readBase(tx, sql`product_id > ${id} and listed`, limit)
  const foundBy = await readTermWords(tx)
  const coming: Promise<SearchRow[]>[] = []
  let base: Promise<Columns<BaseRow>> | undefined = after(BEFORE_ALL)
  while (base || coming.length > 0) {
    while (base && coming.length < AHEAD) {
      const own: Columns<BaseRow> = await base
      const { productId } = own
      const batch = complete(tx, own, neighbours(productId), foundBy)
      // If the consumer gives up, nothing awaits this promise.
      batch.catch(() => {})
      coming.push(batch)
      base = productId.length === limit ? after(productId.at(-1)!) : undefined
      base?.catch(() => {})
    }
    yield (await coming.shift()) ?? []
  }
}
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The named products, unlisted ones too, `limit` at a time; the database reads the next while some are worked on. */
export async function* findSearchRows(tx: Read, productIds: readonly string[], limit: number): AsyncGenerator<SearchRow[]> {
  const foundBy = await readTermWords(tx)
  const some = async (from: number): Promise<SearchRow[]> => {
    const which = among(productIds.slice(from, from + limit))
    return complete(tx, await readBase(tx, which('product_id')), which, foundBy)
  }
  let coming: Promise<SearchRow[]> | undefined = productIds.length > 0 ? some(0) : undefined
  for (let next = limit; coming; next += limit) {
    const rows: SearchRow[] = await coming
    coming = next < productIds.length ? some(next) : undefined
    // If the consumer gives up, nothing awaits this promise.
    coming?.catch(() => {})
    yield rows
  }
}

/** In the order of their ids, as everything that belongs to them is read. */
const readBase = (tx: Read, which: ReturnType<typeof sql>, limit?: number): Promise<Columns<BaseRow>> =>
  readColumns<BaseRow>(
    tx,
    {
      productId: 'product_id',
      spuCode: 'spu_code',
      articleNumber: 'article_number',
      brandCode: 'brand_code',
      gender: 'gender',
      titleEn: 'name_en',
      titleZh: 'name_zh',
      materials: MAIN_MATERIALS,
      ownWords: "jsonb_path_query_array(details, '$.searchWords.*')",
      attributes: "coalesce(details -> 'attributes', '{}')",
      arrivedAt: '(extract(epoch from arrived_at) * 1000)::bigint',
      seasonalSale: 'seasonal_sale',
      flags: FLAGS_OF_PRODUCT,
      listed: 'listed',
    },
    sql`from products where ${which} order by product_id limit ${limit ?? null}`,
  )

/** What operators have typed, in both languages, with commas between the words. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[,，、;；]/).map((word) => word.trim())).filter((word) => word !== '')

async function complete(
  tx: Read,
  own: Columns<BaseRow>,
  which: Which,
  foundBy: Awaited<ReturnType<typeof readTermWords>>,
): Promise<SearchRow[]> {
  if (own.productId.length === 0) return []
  // One after the other: asked for together, the database would want four processors at once, and answers wait for theirs.
  const categoriesOf = await readCategories(tx, which)
  const coloursOf = await readColours(tx, which)
  const picturesOf = await readPictures(tx, which)
  const offersOf = await readOffers(tx, which)
  const popularityOf = await readPopularity(tx, which)
  return own.productId.map((productId, at): SearchRow => {
    const pictures = Map.groupBy(picturesOf(productId), ({ position }) => position)
    const { sizes, merchantKinds, price, units, colours, variants } = offeredOf(offersOf(productId), coloursOf(productId))
    const [categories, materials] = [categoriesOf(productId), [...new Set(own.materials[at])]]
    const { words, answers } = foundBy({ categories, materials, attributes: own.attributes[at]! })
    return {
      productId,
      spuCode: own.spuCode[at]!,
      articleNumber: own.articleNumber[at]!,
      brandCode: own.brandCode[at]!,
      gender: own.gender[at]!,
      titleEn: own.titleEn[at]!,
      titleZh: own.titleZh[at]!,
      categories,
      colours: colours.map(({ position, units: left, ...colour }) => ({
        ...colour,
        stock: stockState(left),
        pictures: (pictures.get(position) ?? []).map(pictureOf),
      })),
      variants,
      sizes,
      materials,
      answers,
      merchantKinds,
      words: [...words, ...wordsIn(own.ownWords[at]!)],
      listPriceCents: price?.list ?? 0,
      salePriceCents: price?.sale ?? 0,
      stock: stockState(units),
      arrivedAt: own.arrivedAt[at]!,
      seasonalSale: own.seasonalSale[at]!,
      flags: own.flags[at]!,
      popularity: popularityOf(productId)[0] ?? 0,
      listed: own.listed[at]! && price !== undefined,
    }
  })
}

const pictureOf = ({ position: _, ...picture }: ColourPicture): RowPicture => picture
