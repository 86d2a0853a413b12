import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { percentOff } from '#platform/money.ts'
import { withAncestors } from '#modules/search/index/product-columns.ts'
import { recommendedKey } from '#modules/search/index/recommended-key.ts'
import { isTerm, tokensOf } from '#modules/search/words/product-tokens.ts'
import type { ProductRow } from '../product-row.ts'
import { codeKey, partsOfCode } from './cluster-codes.ts'
import { documentNumber, halvesOf, numberOf, opaque } from './cluster-numbers.ts'
import { PRODUCTS, PRODUCTS_PART, TOKENS, TOKENS_PART } from './cluster-schema.ts'

const quoted = (plain: string): string => `'${plain}'`
const when = (held: boolean): number => (held ? 1 : 0)
const numbers = (names: readonly string[]): string => `(${[...new Set(names)].map(numberOf).join(',')})`

/** Texts are searched in three fields: what titles say, what things are called, and parts of numbers. */
const PRODUCT_FIELDS = ['title_tokens', 'name_tokens', 'code_tokens'] as const

/** What can be chosen in a list, several of each for one product. */
const names = {
  categories: (row: ProductRow) => [...withAncestors(row.categories)],
  colours: (row: ProductRow) => row.colours.map(({ id }) => id),
  sizes: (row: ProductRow) => row.sizes,
  materials: (row: ProductRow) => row.materials,
  merchants: (row: ProductRow) => row.merchantKinds,
}
const manyOf = (name: keyof typeof names) => ['multi_64', (row: ProductRow) => numbers(names[name](row))] as const

type Attribute = readonly [kind: string, valueOf: (row: ProductRow, written: number) => number | string]
/** What stands in a node's index of products. */
const productAttributes = {
  /** 0 for a product; otherwise the marker that a node has been filled. */
  mark: ['bigint', () => 0],
  women: ['uint', ({ gender }) => when(gender !== 'men')],
  men: ['uint', ({ gender }) => when(gender !== 'women')],
  seasonal: ['uint', (row) => when(row.seasonalSale)],
  flags: ['multi_64', ({ flags }) => numbers(flags)],
  sold_out: ['uint', ({ stock }) => when(stock === 'out')],
  percent_off: ['uint', (row) => percentOff(row.listPriceCents, row.salePriceCents)],
  price: ['bigint', (row) => row.salePriceCents],
  arrived: ['bigint', (row) => row.arrivedAt],
  recommended: ['bigint', recommendedKey],
  id_high: ['bigint', ({ productId }) => halvesOf(productId)[0]],
  id_low: ['bigint', ({ productId }) => halvesOf(productId)[1]],
  brand: ['bigint', ({ brandCode }) => numberOf(brandCode)],
  /** The primary category. */
  kind: ['bigint', ({ categories }) => numberOf(categories[0] ?? '')],
  spu: ['bigint', ({ spuCode }) => numberOf(spuCode)],
  article: ['bigint', ({ articleNumber }) => numberOf(codeKey(articleNumber))],
  /** In milliseconds since 1970. */
  written: ['bigint', (_, written) => written],
  categories: manyOf('categories'),
  colours: manyOf('colours'),
  sizes: manyOf('sizes'),
  materials: manyOf('materials'),
  merchants: manyOf('merchants'),
  /** The row itself, compressed, in letters that mean nothing to a parser. */
  body: ['string', (row) => quoted(deflateRawSync(JSON.stringify(row)).toString('base64'))],
} as const satisfies Record<string, Attribute>
export type ProductAttribute = keyof typeof productAttributes
const attributes = Object.entries<Attribute>(productAttributes)
const productColumns = ['id', ...PRODUCT_FIELDS, ...attributes.map(([name]) => name)].join(',')

/** What a node has: its own part of each index, and the index over all parts that is asked. Attributes with their kind. */
export const nodeIndexes: { part: string; whole: string; fields: readonly string[]; attributes: [string, string][] }[] = [
  { part: PRODUCTS_PART, whole: PRODUCTS, fields: PRODUCT_FIELDS, attributes: attributes.map(([name, [kind]]) => [name, kind]) },
  {
    ...{ part: TOKENS_PART, whole: TOKENS, fields: ['nothing'] },
    attributes: [
      ['token', 'string'],
      ['written', 'bigint'],
    ],
  },
]

/** The row as it was written; 48 of them take about a millisecond. */
export const unpacked = (body: string): ProductRow =>
  JSON.parse(inflateRawSync(Buffer.from(body, 'base64')).toString()) as ProductRow

/** Sets names apart from the tokens that queries are read with. */
export const NAME = '@'
/** All that other processes have to know of a product: its tokens, and the names behind its numbers. */
export const wordsOf = (row: ProductRow): string[] => [
  ...tokensOf(row),
  ...[row.brandCode, ...Object.values(names).flatMap((of) => of(row))].map((name) => NAME + name),
]

/** What replaces the products' documents at the node they belong to. */
export const replaceProducts = (rows: readonly ProductRow[], written: number): string =>
  `REPLACE INTO ${PRODUCTS_PART} (${productColumns}) VALUES ${rows.map((row) => documentOf(row, written)).join(',')}`

function documentOf(row: ProductRow, written: number): string {
  const tokens = Map.groupBy(tokensOf(row), isTerm)
  const fields = [tokens.get(true) ?? [], tokens.get(false) ?? [], [row.spuCode, row.articleNumber].flatMap(partsOfCode)]
  const texts = fields.map((words) => quoted(words.map(opaque).join(' ')))
  return `(${[documentNumber(row.productId), ...texts, ...attributes.map(([, [, valueOf]]) => valueOf(row, written))].join(',')})`
}

/** The marker that a node has been filled: `sign` says as which part of which cluster. */
export const replaceMark = (sign: string, written: number): string =>
  `REPLACE INTO ${PRODUCTS_PART} (id,title_tokens,mark,written) VALUES (${documentNumber(sign)},'',${numberOf(sign)},${written})`

export function replaceTokens(tokens: readonly string[], written: number): string {
  const valuesOf = (token: string): string =>
    `(${documentNumber(token)},'',${quoted(Buffer.from(token).toString('base64'))},${written})`
  return `REPLACE INTO ${TOKENS_PART} (id,nothing,token,written) VALUES ${tokens.map(valuesOf).join(',')}`
}
