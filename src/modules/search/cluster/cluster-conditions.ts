import { sizeKey } from '#language/product/size-label.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import type { ProductFlag, SearchQuery } from '../search.contract.ts'
import { categoriesOf, pathOfType, ZONE } from '../search.rules.ts'
import { numberOf } from './cluster-numbers.ts'
import type { ProductAttribute } from './cluster-document.ts'

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
}

/** The conditions on a list in SphinxQL: names as their numbers, nothing as it was typed. */
export function conditionsOf(query: SearchQuery, isCategory: (path: string) => boolean, now: Date): Conditions {
  return {
    always: [...listConditions(query, now)],
    chosen: new Map(
      Object.entries(chosenConditions(query, isCategory, now)).filter(([, condition]) => condition !== '') as [Group, string][],
    ),
  }
}

/** All conditions in one, for a group without its own. */
export const whereOf = ({ always, chosen }: Conditions, without?: Group): string =>
  [...always, ...[...chosen].flatMap(([group, condition]) => (group === without ? [] : [condition]))].join(' AND ')

/** A product, and no sign of a filled node. */
export const IS_PRODUCT = 'mark=0'

function* listConditions(query: SearchQuery, now: Date): Generator<string> {
  yield IS_PRODUCT
  if (query.sexType === 1) yield 'women=1'
  if (query.sexType === 2) yield 'men=1'
  if (query.isRecommend) yield 'sold_out=0'
  if (query.searchOrderType === ZONE.seasonalSale) yield 'seasonal=1'
  if (query.searchOrderType === ZONE.lowestPrice) yield flagged('lowestPrice')
  if (query.searchOrderType === ZONE.newArrivals) yield arrivedLately(now)
  if (query.category !== '') yield anyOf('categories', categoriesOf(query.category))
  if (query.brandCode !== '') yield anyOf('brand', [query.brandCode])
}

function chosenConditions(query: SearchQuery, isCategory: (path: string) => boolean, now: Date): Record<Group, string> {
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

function priceWithin({ minPrice, maxPrice }: SearchQuery): string {
  const bounds = [minPrice ? `price>=${minPrice * 100}` : '', maxPrice === undefined ? '' : `price<=${maxPrice * 100}`]
  return bounds.filter(Boolean).join(' AND ')
}

/** Several discounts widen each other; every one of them is a sale. */
function percentAtLeast({ sale, discount }: SearchQuery): string {
  if (discount.length > 0) return `percent_off>=${Math.min(...discount)}`
  return sale ? 'percent_off>=1' : ''
}
