import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { percentOff } from '#platform/money.ts'
import { withAncestors } from '#modules/search/index/product-columns.ts'
import { recommendedKey } from '#modules/search/index/recommended-key.ts'
import { colourToken, isTerm, tokensOf } from '#modules/search/words/product-tokens.ts'
import type { ProductRow, RowVariants } from '../product-row.ts'
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

/** A product whose row says all, one of which the variants differ, and its variants that differ in nothing but their size. */
export const ROLE = { plain: 0, mixed: 1, variants: 2 } as const
/** What one document is about: a product, with its colours, sizes and price, or some of its variants. */
type Subject = { row: ProductRow; of: ProductRow; role: number; number: string; shade: string; mostOff: number; dearest: number }

type Attribute = readonly [kind: string, valueOf: (row: ProductRow, subject: Subject, written: number) => number | string]
/** What stands in a node's index of products. */
const productAttributes = {
  /** 0 for a product; otherwise the marker that a node has been filled. */
  mark: ['bigint', () => 0],
  role: ['uint', (_, { role }) => role],
  /** The number of the document about the product as a whole. */
  product: ['bigint', ({ productId }) => documentNumber(productId)],
  shade: ['bigint', (_, { shade }) => numberOf(shade)],
  /** Those of the product. */
  shades: ['multi_64', (_, { of }) => numbers(of.colours.map(colourToken))],
  /** Of the variant with most off, and of the dearest. */
  most_off: ['uint', (_, { mostOff }) => mostOff],
  dearest: ['bigint', (_, { dearest }) => dearest],
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
  written: ['bigint', (_, __, written) => written],
  categories: manyOf('categories'),
  colours: manyOf('colours'),
  sizes: manyOf('sizes'),
  materials: manyOf('materials'),
  merchants: manyOf('merchants'),
  /** The row itself, compressed, in letters that mean nothing to a parser. */
  body: [
    'string',
    (row, { role }) => quoted(role === ROLE.variants ? '' : deflateRawSync(JSON.stringify(row)).toString('base64')),
  ],
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
  `REPLACE INTO ${PRODUCTS_PART} (${productColumns}) VALUES ${rows
    .flatMap(subjectsOf)
    .map((subject) => documentOf(subject, written))
    .join(',')}`

/** The documents about a product: lists that ask nothing of variants look at the first, all others at what is not mixed. */
function subjectsOf(row: ProductRow): Subject[] {
  const { variants } = row
  const off = ({ listPriceCents, salePriceCents }: RowVariants | ProductRow): number => percentOff(listPriceCents, salePriceCents)
  const whole = {
    ...{ row, of: row, role: variants.length > 0 ? ROLE.mixed : ROLE.plain, number: documentNumber(row.productId), shade: '' },
    mostOff: Math.max(off(row), ...variants.map(off)),
    dearest: Math.max(row.salePriceCents, ...variants.map(({ salePriceCents }) => salePriceCents)),
  }
  const parts = variants.map((some, at): Subject => {
    const colour = row.colours[some.colour]!
    return {
      ...{ row: { ...row, ...some, colours: [colour], variants: [] }, of: row, role: ROLE.variants, shade: colourToken(colour) },
      ...{ number: documentNumber(`${row.productId} ${at}`), mostOff: off(some), dearest: some.salePriceCents },
    }
  })
  return [whole, ...parts]
}

function documentOf(subject: Subject, written: number): string {
  const { row, of, number } = subject
  const tokens = Map.groupBy(tokensOf(of), isTerm)
  const fields = [tokens.get(true) ?? [], tokens.get(false) ?? [], [row.spuCode, row.articleNumber].flatMap(partsOfCode)]
  const texts = fields.map((words) => quoted(words.map(opaque).join(' ')))
  return `(${[number, ...texts, ...attributes.map(([, [, valueOf]]) => valueOf(row, subject, written))].join(',')})`
}

/** The marker that a node has been filled: `sign` says as which part of which cluster. */
export const replaceMark = (sign: string, written: number): string =>
  `REPLACE INTO ${PRODUCTS_PART} (id,title_tokens,mark,written) VALUES (${documentNumber(sign)},'',${numberOf(sign)},${written})`

export function replaceTokens(tokens: readonly string[], written: number): string {
  const valuesOf = (token: string): string =>
    `(${documentNumber(token)},'',${quoted(Buffer.from(token).toString('base64'))},${written})`
  return `REPLACE INTO ${TOKENS_PART} (id,nothing,token,written) VALUES ${tokens.map(valuesOf).join(',')}`
}
