import type { ProductDocument } from '../editing/product-document.contract.ts'
import { attributeField, type ImportField } from './import-fields.rules.ts'

/** Why a row is not taken over, or not whole. */
export const importProblems = [
  'amount',
  'currency',
  'count',
  'yes-or-no',
  'gender',
  'entries',
  'excel-changed',
  'no-key',
  'twice',
  'no-such-brand',
  'no-such-category',
  'no-such-attribute',
  'figure',
  'choose-one',
  'required',
  'code',
  'too-long',
  'too-many',
  'percent',
  'colour',
  'picture',
  'both-prices',
  'sale-above-list',
  'number-taken',
  'item-number-twice',
  'barcode',
  'barcode-twice',
  'size-twice',
  'no-colours',
  'no-pictures',
  'no-variants',
  'being-edited',
  'price-kept',
  'price-waits',
  'price-closed',
  'unsure',
  'time',
  'number-shared',
  'other-sale',
  'stays-draft',
  'gift-card',
  'grouped',
  'external',
  'not-goods',
  'picture-unread',
  'failed',
] as const
export type ImportProblem = (typeof importProblems)[number]
export type RowProblem = { row: number; field: string; problem: ImportProblem }

/** By what a product is edited by: the column of a file that says it. */
const COLUMN: Record<string, ImportField> = {
  spuCode: 'product_code',
  articleNumber: 'article_number',
  brandCode: 'brand',
  categories: 'categories',
  gender: 'gender',
  name: 'name_en',
  'name.zh': 'name_zh',
  description: 'description_en',
  'description.zh': 'description_zh',
  highlights: 'highlights_en',
  care: 'care_en',
  composition: 'composition',
  measurements: 'measurements',
  madeIn: 'made_in_en',
  sizeTable: 'size_table',
  flags: 'flags',
  sellers: 'sellers',
  releaseTime: 'release_time',
  pointsAllowed: 'points_allowed',
  mostPerOrder: 'most_per_order',
  related: 'related',
  metaTitle: 'meta_title_en',
  'metaTitle.zh': 'meta_title_zh',
  metaDescription: 'meta_description_en',
  'metaDescription.zh': 'meta_description_zh',
  searchWords: 'search_words_en',
  'searchWords.zh': 'search_words_zh',
  colourId: 'colour',
  hex: 'colour_hex',
  pictures: 'pictures',
  itemNumber: 'item_number',
  barcode: 'barcode',
  size: 'size',
  sizeSystem: 'size_system',
  listPrice: 'list_price',
  salesPrice: 'sale_price',
}

type Rows = { row: number; variants: readonly { row: number; itemNumber: string }[] }

/** The row and the column in which what is wrong with a product stands. */
export function placeOf(
  stated: Rows,
  { colours }: ProductDocument,
  path: readonly PropertyKey[],
): { row: number; field: string } {
  const [first = '', second, ...rest] = path.map(String)
  if (first === 'attributes' && second !== undefined) return { row: stated.row, field: attributeField(second) }
  if (first !== 'colours') return { row: stated.row, field: COLUMN[`${first}.${second}`] ?? COLUMN[first] ?? first }
  const colour = colours[Number(second)]
  const variant = rest[0] === 'variants' ? colour?.variants[Number(rest[1])] : colour?.variants[0]
  const row = stated.variants.find(({ itemNumber }) => itemNumber !== '' && itemNumber === variant?.itemNumber)?.row ?? stated.row
  if (rest[0] === 'name') return { row, field: rest[1] === 'zh' ? 'colour_zh' : 'colour_en' }
  const field = rest[0] === 'variants' ? (rest[2] ?? 'itemNumber') : (rest[0] ?? 'colourId')
  return { row, field: COLUMN[field] ?? 'colour' }
}

/** Anything else was said by the shape of a field, and is as good as a wrong code. */
export const problemOf = (message: string): ImportProblem => importProblems.find((known) => known === message) ?? 'code'
