import { sizeKey } from '#language/product/size-label.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import { DAY } from '#platform/clock.ts'
import type { OrderRule, PieceRule } from '../list-shelves.contract.ts'
import type { ProductFlag } from '../search.contract.ts'
import type { ScopedQuery } from '../search-engine.ts'
import { categoriesOf, pathOfType, ZONE } from '../search.rules.ts'
import type { MeantColours } from '../query/meant-colours.ts'
import { numberOf } from './cluster-numbers.ts'
import { type ProductAttribute, ROLE } from './cluster-document.ts'

/** What can be chosen in a list: a group's own choice does not shrink its own counts. */
export type Group =
  | 'brand'
  | 'colour'
  | 'size'
  | 'type'
  | 'material'
  | 'merchantKind'
  | 'gender'
  | 'price'
  | 'sale'
  | 'isNew'
  | 'inStock'
  | 'flag'

export type Conditions = {
  /** What the list is, whatever is chosen in it. */
  always: string[]
  chosen: Map<Group, string>
  /** Something is asked that variants may differ in: a product may be met by several documents. */
  isOfVariants: boolean
  /** What statements have to work out first, behind a comma. */
  columns: string
}

/** The conditions on a list in SphinxQL: names as their numbers, nothing as it was typed. */
export function conditionsOf(
  query: ScopedQuery,
  meant: MeantColours,
  isCategory: (path: string) => boolean,
  now: Date,
): Conditions {
  const conditions = Object.entries(chosenConditions(query, isCategory, now)).filter(([, condition]) => condition !== '')
  const chosen = new Map(conditions as [Group, string][])
  const shades = [...meant.keys()].map(numberOf).join(',')
  if (shades !== '') chosen.set('colour', 'meant=1')
  const isOfVariants = OF_VARIANTS.some((group) => chosen.has(group))
  return {
    always: [NO_MARK, `role<>${isOfVariants ? ROLE.mixed : ROLE.variants}`, ...listConditions(query, now)],
    ...{ chosen, isOfVariants },
    // A colour that the words do not mean is none of the list where its product has one that they mean.
    columns: shades === '' ? '' : `, IF(role=${ROLE.variants} AND IN(shades,${shades}),IN(shade,${shades}),1) AS meant`,
  }
}

const OF_VARIANTS: readonly Group[] = ['colour', 'size', 'merchantKind', 'price', 'sale']

/** All conditions in one, for a group without its own. */
export const whereOf = ({ always, chosen }: Conditions, without?: Group): string =>
  [...always, ...[...chosen].flatMap(([group, condition]) => (group === without ? [] : [condition]))].join(' AND ')

/** No sign of a filled node. */
export const NO_MARK = 'mark=0'
/** A product as a whole. */
export const IS_PRODUCT = `${NO_MARK} AND role<>${ROLE.variants}`

function* listConditions(query: ScopedQuery, now: Date): Generator<string> {
  if (query.sexType === 1) yield 'women=1'
  if (query.sexType === 2) yield 'men=1'
  if (query.isRecommend) yield 'sold_out=0'
  if (query.searchOrderType === ZONE.seasonalSale) yield 'seasonal=1'
  if (query.searchOrderType === ZONE.lowestPrice) yield flagged('lowestPrice')
  if (query.searchOrderType === ZONE.newArrivals) yield arrivedLately(now)
  if (query.category !== '') yield anyOf('categories', categoriesOf(query.category))
  if (query.brandCode !== '') yield anyOf('brand', [query.brandCode])
  if (query.scope)
    yield* 'codes' in query.scope ? [anyOf('spu', query.scope.codes) || NONE] : ruleConditions(query.scope.rule, now)
}

/** What no product is. */
const NONE = 'mark<0'

/** What a rule asks for, but for its word. */
function* ruleConditions(rule: PieceRule, now: Date): Generator<string> {
  if (rule.brands.length > 0) yield anyOf('brand', rule.brands)
  if (rule.categories.length > 0) yield anyOf('categories', rule.categories)
  yield* rule.flags.map(flagged)
  if (rule.inStock) yield 'sold_out=0'
  if (rule.sale) yield 'percent_off>=1'
  if (rule.isNew) yield arrivedLately(now)
  if (rule.since !== '') yield `arrived>=${Math.floor(Date.parse(rule.since) / DAY) * DAY}`
  if (rule.minPrice !== null) yield `price>=${rule.minPrice * 100}`
  if (rule.maxPrice !== null) yield `price<=${rule.maxPrice * 100}`
}

/** Whether a product is any of what an order lifts or buries, as an expression. */
export function anyOfRule(rule: OrderRule, now: Date): string {
  const within = (attribute: ProductAttribute, values: readonly string[]) =>
    values.length === 0 ? '' : `IN(${attribute},${[...new Set(values.map(numberOf))].join(',')})`
  const tests = [
    within('spu', rule.codes),
    within('brand', rule.brands),
    within('flags', rule.flags),
    rule.isNew ? arrivedLately(now) : '',
    rule.sale ? 'percent_off>=1' : '',
    rule.soldOut ? 'sold_out=1' : '',
  ].filter(Boolean)
  return tests.length === 0 ? '0' : `(${tests.join(' OR ')})`
}

function chosenConditions(query: ScopedQuery, isCategory: (path: string) => boolean, now: Date): Record<Group, string> {
  const { category, gender } = query
  // A type that names no parent stands right below the list's own category.
  const types = query.type.map(pathOfType).map((path) => (!isCategory(path) && category ? `${category}/${path}` : path))
  const sizes = query.size.map((size) => sizeKey(size, ''))
  return {
    brand: query.brandCode === '' ? anyOf('brand', query.brand) : '',
    colour: anyOf('colours', query.colour),
    size: anyOf('sizes', sizes),
    type: anyOf('categories', types),
    material: anyOf('materials', query.material),
    merchantKind: anyOf('merchants', query.merchantKind),
    // Whoever chooses both gets what is for either, which is everything.
    gender: gender.length === 1 ? `${gender[0] === 'men' ? 'men' : 'women'}=1` : '',
    price: priceWithin(query),
    sale: percentAtLeast(query),
    isNew: query.isNew ? arrivedLately(now) : '',
    inStock: query.inStock ? 'sold_out=0' : '',
    flag: query.flag.map(flagged).join(' AND '),
  }
}

export const arrivedLately = (now: Date): string => `arrived>=${newSince(now)}`

export const flagged = (flag: ProductFlag): string => anyOf('flags', [flag])

export const anyOf = (attribute: ProductAttribute, names: readonly string[]): string =>
  names.length === 0 ? '' : `${attribute} IN (${[...new Set(names.map(numberOf))].join(',')})`

function priceWithin({ minPrice, maxPrice }: ScopedQuery): string {
  const bounds = [minPrice ? `price>=${minPrice * 100}` : '', maxPrice === undefined ? '' : `price<=${maxPrice * 100}`]
  return bounds.filter(Boolean).join(' AND ')
}

/** Several discounts widen each other; every one of them is a sale. */
function percentAtLeast({ sale, discount }: ScopedQuery): string {
  if (discount.length > 0) return `most_off>=${Math.min(...discount)}`
  return sale ? 'most_off>=1' : ''
}
