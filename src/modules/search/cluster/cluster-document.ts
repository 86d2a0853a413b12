import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { percentOff } from '#platform/money.ts'
import { withAncestors } from '#modules/search/index/product-columns.ts'
import type { ProductRow } from '../product-row.ts'
import { isTerm, tokensOf } from '#modules/search/words/product-tokens.ts'
import { recommendedKey } from '#modules/search/index/recommended-key.ts'
import { codeKey, partsOfCode } from './cluster-codes.ts'
import { documentNumber, halvesOf, numberOf, opaque } from './cluster-numbers.ts'
import { PRODUCT_ATTRIBUTES, PRODUCT_FIELDS, PRODUCTS_PART, type ProductAttribute, TOKENS_PART } from './cluster-schema.ts'

type Values = Record<ProductAttribute, string | number>

const attributes = Object.keys(PRODUCT_ATTRIBUTES) as ProductAttribute[]
const productColumns = ['id', ...PRODUCT_FIELDS, ...attributes].join(',')

const bit = (set: boolean): number => (set ? 1 : 0)
const quoted = (plain: string): string => `'${plain}'`
/** Every set of names is a set of their numbers. */
const numbers = (names: Iterable<string>): string => `(${[...new Set(names)].map(numberOf).join(',')})`

/** Packed, and in letters that mean nothing to a parser. */
const packed = (row: ProductRow): string => deflateRawSync(JSON.stringify(row)).toString('base64')
/** The row as it was written; 48 of them take about a millisecond. */
export const unpacked = (body: string): ProductRow =>
  JSON.parse(inflateRawSync(Buffer.from(body, 'base64')).toString()) as ProductRow

/** What replaces the products' documents at the node they belong to. */
export const replaceProducts = (rows: readonly ProductRow[], written: number): string =>
  `REPLACE INTO ${PRODUCTS_PART} (${productColumns}) VALUES ${rows.map((row) => documentOf(row, written)).join(',')}`

/** The marker that a node has been filled: `sign` says as which part of which cluster. */
export function replaceMark(sign: string, written: number): string {
  const none = Object.fromEntries(attributes.map((name) => [name, PRODUCT_ATTRIBUTES[name] === 'multi_64' ? '()' : 0])) as Values
  const values: Values = { ...none, mark: numberOf(sign), written, body: quoted('') }
  return `REPLACE INTO ${PRODUCTS_PART} (${productColumns}) VALUES (${documentNumber(sign)},'','','',${inOrder(values)})`
}

export function replaceTokens(tokens: readonly string[], written: number): string {
  const valuesOfToken = (token: string): string =>
    `(${documentNumber(token)},'',${quoted(Buffer.from(token).toString('base64'))},${written})`
  return `REPLACE INTO ${TOKENS_PART} (id,nothing,token,written) VALUES ${tokens.map(valuesOfToken).join(',')}`
}

function documentOf(row: ProductRow, written: number): string {
  const tokens = Map.groupBy(tokensOf(row), isTerm)
  const fields = [tokens.get(true) ?? [], tokens.get(false) ?? [], [row.spuCode, row.articleNumber].flatMap(partsOfCode)]
  const texts = fields.map((words) => quoted(words.map(opaque).join(' ')))
  return `(${documentNumber(row.productId)},${texts.join(',')},${inOrder(valuesOf(row, written))})`
}

const inOrder = (values: Values): string => attributes.map((name) => values[name]).join(',')

function valuesOf(row: ProductRow, written: number): Values {
  const [high, low] = halvesOf(row.productId)
  return {
    mark: 0,
    women: bit(row.gender !== 'men'),
    men: bit(row.gender !== 'women'),
    seasonal: bit(row.seasonalSale),
    lowest: bit(row.lowestPrice),
    sold_out: bit(row.stock === 'out'),
    percent_off: percentOff(row.listPriceCents, row.salePriceCents),
    price: row.salePriceCents,
    arrived: row.arrivedAt,
    recommended: recommendedKey(row),
    id_high: high,
    id_low: low,
    brand: numberOf(row.brandCode),
    kind: numberOf(row.categories[0] ?? ''),
    spu: numberOf(row.spuCode),
    article: numberOf(codeKey(row.articleNumber)),
    written,
    categories: numbers(withAncestors(row.categories)),
    colours: numbers(row.colours.map(({ id }) => id)),
    sizes: numbers(row.sizes),
    materials: numbers(row.materials),
    merchants: numbers(row.merchantKinds),
    body: quoted(packed(row)),
  }
}
