import { type Cents, fromWire, roundTo, share, toWire } from '#platform/money.ts'
import type { DocumentVariant, ProductDocument } from '../editing/product-document.contract.ts'
import { isFarMove } from '../price-guard/price-guard.rules.ts'
import { PRODUCT_FLAGS } from '../product-flags.rules.ts'
import type { BulkEdit, PriceEdit, SingleEdit } from './product-edits.contract.ts'

/** Why a product cannot be changed so. */
export const leftOutReasons = [
  'gone',
  'incomplete',
  'no-price',
  'above-list',
  'too-low',
  'far-off',
  'waits',
  'last-category',
  'no-such-category',
  'too-many-categories',
] as const
export type LeftOut = (typeof leftOutReasons)[number]

/** Whether an edit is about what is asked, which is another permission than the rest. */
export const isAboutPrices = ({ kind }: BulkEdit | SingleEdit): boolean =>
  kind === 'price' || kind === 'end-sale' || kind === 'list-price' || kind === 'sale-price'

/** What a product becomes by an edit: another document, the same one, or the reason why not. */
export function applyEdit(document: ProductDocument, edit: BulkEdit | SingleEdit): ProductDocument | LeftOut {
  switch (edit.kind) {
    case 'listed':
      return { ...document, listed: edit.on }
    case 'seasonal-sale':
      return { ...document, seasonalSale: edit.on }
    case 'points':
      return { ...document, pointsAllowed: edit.on }
    case 'flag':
      return {
        ...document,
        flags: PRODUCT_FLAGS.filter((flag) => (flag === edit.flag ? edit.on : document.flags.includes(flag))),
      }
    case 'category':
      return withCategory(document, edit.path, edit.on)
    case 'name':
      return { ...document, name: { ...document.name, [edit.language]: edit.text } }
    case 'list-price':
      return withPrices(document, (list, sale) => [fromWire(edit.amount), sale === list ? fromWire(edit.amount) : sale])
    case 'sale-price':
      return withPrices(document, (list) => [list, fromWire(edit.amount)])
    case 'price':
      return withPrices(document, (list, sale) => [list, priceBy(edit, list, sale)])
    case 'end-sale':
      return withPrices(document, (list) => [list, list])
  }
}

/** The first category is the one it belongs to first. */
function withCategory(document: ProductDocument, path: string, on: boolean): ProductDocument | LeftOut {
  const rest = document.categories.filter((each) => each !== path)
  if (on) {
    if (rest.length < document.categories.length) return document
    return rest.length >= 10 ? 'too-many-categories' : { ...document, categories: inOrder([...rest, path]) }
  }
  return rest.length === 0 && document.categories.length > 0 ? 'last-category' : { ...document, categories: rest }
}

/** As they are read back: behind the first by name. */
const inOrder = ([first, ...rest]: string[]): string[] => (first === undefined ? [] : [first, ...rest.toSorted()])

type Reprice = (list: Cents, sale: Cents) => readonly [list: Cents, sale: Cents]

/** Reprices every variant that the shop itself offers. */
function withPrices(document: ProductDocument, reprice: Reprice): ProductDocument | LeftOut {
  let problem: LeftOut | undefined = 'no-price'
  const repriced = (variant: DocumentVariant): DocumentVariant => {
    if (variant.listPrice === '') return variant
    if (problem === 'no-price') problem = undefined
    const [list, sale] = reprice(fromWire(variant.listPrice), fromWire(variant.salesPrice))
    if (sale < 1) problem ??= 'too-low'
    else if (sale > list) problem ??= 'above-list'
    else return { ...variant, listPrice: toWire(list), salesPrice: toWire(sale) }
    return variant
  }
  const colours = document.colours.map((colour) => ({ ...colour, variants: colour.variants.map(repriced) }))
  return problem ?? { ...document, colours }
}

const STEPS = { exact: 1, '1': 100, '10': 1_000, '100': 10_000 } as const

/** What a piece costs after a change of price; rounding alone never lifts it above its list price. */
export function priceBy({ way, by, round }: PriceEdit, list: Cents, sale: Cents): Cents {
  const exact =
    way === 'percent'
      ? share(sale, 10_000 + Math.round(Number(by) * 100))
      : way === 'off-list'
        ? share(list, 10_000 - Math.round(Number(by) * 100))
        : sale + Math.round(Number(by) * 100)
  const rounded = roundTo(exact, STEPS[round])
  return exact <= list ? Math.min(rounded, list) : rounded
}

/** Whether a price that shoppers pay moves by more than so many per cent of what it was. The end of a sale is what was said before. */
export const isFarOff = (
  before: ProductDocument,
  after: ProductDocument,
  edit: BulkEdit | SingleEdit,
  percent: number,
): boolean => edit.kind !== 'end-sale' && isFarMove(before, after, percent)

/** Whether two documents say the same, however their amounts are written. */
export const isSame = (one: ProductDocument, other: ProductDocument): boolean => JSON.stringify(one) === JSON.stringify(other)
