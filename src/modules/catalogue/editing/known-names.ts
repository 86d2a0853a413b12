import { sql } from 'kysely'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Read } from '#platform/database.server.ts'
import { barcodeKey } from '#platform/text/barcode.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { ProductDocument } from './product-document.contract.ts'

type Wanted = { productId: string; document: ProductDocument }
type Problems = Record<string, AnyFieldProblem>

/** What of these products names something the shop does not have, or something that another product has; by id, then by path. */
export async function findNameProblems(tx: Read, wanted: readonly Wanted[]): Promise<Map<string, Problems>> {
  const brands = await namesIn(
    tx,
    'brands',
    wanted.map(({ document }) => document.brandCode),
  )
  const categories = await namesIn(
    tx,
    'categories',
    wanted.flatMap(({ document }) => document.categories),
  )
  const terms = await termsIn(tx)
  const codes = await takenCodes(
    tx,
    wanted.map(({ document }) => document.spuCode),
  )
  const articles = await takenArticles(tx, wanted)
  const items = await takenItems(tx, wanted)
  const barcodes = await takenBarcodes(tx, wanted)
  return new Map(
    wanted.map(({ productId, document }) => {
      const problems: Problems = {}
      if ((codes.get(document.spuCode) ?? productId) !== productId) problems['spuCode'] = 'number-taken'
      if (!brands.has(document.brandCode)) problems['brandCode'] = 'no-such-brand'
      document.categories.forEach((path, at) => {
        if (!categories.has(path)) problems[`categories.${at}`] = 'no-such-category'
      })
      document.composition.forEach(({ materialId }, at) => {
        if (!terms.has(`material ${materialId}`)) problems[`composition.${at}.materialId`] = 'choose-one'
      })
      if (document.sizeTable !== '' && !terms.has(`size-table ${document.sizeTable}`)) problems['sizeTable'] = 'choose-one'
      const owner = articles.get(articleKey(document))
      if (owner !== undefined && owner !== productId) problems['articleNumber'] = 'number-taken'
      document.colours.forEach(({ colourId, variants }, colour) => {
        if (!terms.has(`colour ${colourId}`)) problems[`colours.${colour}.colourId`] = 'choose-one'
        variants.forEach(({ itemNumber, barcode = '' }, at) => {
          const holder = items.get(itemNumber)
          if (holder !== undefined && holder !== productId)
            problems[`colours.${colour}.variants.${at}.itemNumber`] = 'number-taken'
          const others = barcodes.get(barcodeKey(barcode))
          if (barcode !== '' && others?.some((other) => other !== productId))
            problems[`colours.${colour}.variants.${at}.barcode`] = 'number-taken'
        })
      })
      return [productId, problems]
    }),
  )
}

const articleKey = ({ brandCode, articleNumber }: { brandCode: string; articleNumber: string }): string =>
  `${brandCode}\n${articleNumber}`

async function namesIn(tx: Read, table: 'brands' | 'categories', names: readonly string[]): Promise<Set<string>> {
  const any = sql<string>`any(${[...new Set(names)]}::text[])`
  const rows =
    table === 'brands'
      ? await catalogueTables(tx).selectFrom('brands').select('brand_code as name').where('brand_code', '=', any).execute()
      : await catalogueTables(tx).selectFrom('categories').select('path as name').where('path', '=', any).execute()
  return new Set(rows.map(({ name }) => name))
}

/** By kind and id; what has become another is not there any more. */
async function termsIn(tx: Read): Promise<Set<string>> {
  const rows = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(['kind', 'term_id as id'])
    .where('merged_into', 'is', null)
    .execute()
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
}

/** Which product has each of these codes of the shop's own. */
export async function takenCodes(tx: Read, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await catalogueTables(tx)
    .selectFrom('products')
    .select(['spu_code as code', 'product_id as productId'])
    .where('spu_code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(rows.map(({ code, productId }) => [code, productId]))
}

async function takenArticles(tx: Read, wanted: readonly Wanted[]): Promise<Map<string, string>> {
  const rows = await catalogueTables(tx)
    .selectFrom('products')
    .select(['product_id as productId', 'brand_code as brandCode', 'article_number as articleNumber'])
    .where('brand_code', '=', sql<string>`any(${wanted.map(({ document }) => document.brandCode)}::text[])`)
    .where('article_number', '=', sql<string>`any(${wanted.map(({ document }) => document.articleNumber)}::text[])`)
    .execute()
  return new Map(rows.map((row) => [articleKey(row), row.productId]))
}

async function takenItems(tx: Read, wanted: readonly Wanted[]): Promise<Map<string, string>> {
  const numbers = wanted.flatMap(({ document }) =>
    document.colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)),
  )
  const rows = await catalogueTables(tx)
    .selectFrom('variants')
    .select(['item_number as itemNumber', 'product_id as productId'])
    .where('item_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  return new Map(rows.map(({ itemNumber, productId }) => [itemNumber, productId]))
}

/** Which products have variants with these barcodes. */
async function takenBarcodes(tx: Read, wanted: readonly Wanted[]): Promise<Map<string, string[]>> {
  const keys = wanted.flatMap(({ document }) =>
    document.colours.flatMap(({ variants }) => variants.flatMap(({ barcode }) => (barcode ? [barcodeKey(barcode)] : []))),
  )
  if (keys.length === 0) return new Map()
  const rows = await catalogueTables(tx)
    .selectFrom('variants')
    .select(['barcode', 'product_id as productId'])
    .where('barcode', '<>', '')
    .where('retired', '=', false)
    .where(sql`lpad(barcode, 14, '0')`, '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const found = Map.groupBy(rows, ({ barcode }) => barcodeKey(barcode))
  return new Map([...found].map(([key, some]) => [key, some.map(({ productId }) => productId)]))
}
