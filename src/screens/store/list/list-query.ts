import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import type { SearchInput, SearchQuery } from '#modules/search/search.contract.ts'
import { ANSWER, categoriesOf, DISCOUNTS, JOINT, sexTypeOf, typeOfPath } from '#modules/search/search.rules.ts'

/** What the address of a list says. */
export type ListQuery = {
  /** Where the list stands when its path does not say so: several categories together. */
  category: string[]
  brand: string[]
  colour: string[]
  /** Each as scale@@@value. */
  size: string[]
  /** Each as parent###value. */
  type: string[]
  material: string[]
  /** Answers to attributes, each as attribute:answer. */
  attribute: string[]
  discount: string[]
  /** What every piece must be. */
  flag: string[]
  min: number | undefined
  max: number | undefined
  sale: boolean
  isNew: boolean
  inStock: boolean
  sort: SearchQuery['sort']
  page: number
  keyword: string
  /** Slips of the keyword are not made good. */
  exact: boolean
  order: number
  recommend: boolean
}
export type Facet = 'brand' | 'colour' | 'size' | 'type' | 'material' | 'attribute' | 'discount' | 'flag'
export const FACETS: Facet[] = ['type', 'brand', 'colour', 'size', 'material', 'attribute', 'discount', 'flag']
/** Choices that are made or not. */
export const SWITCHES = ['inStock', 'isNew', 'sale'] as const
export const SORTS: SearchQuery['sort'][] = ['recommended', 'newest', 'price-up', 'price-down', 'discount']
export const LAST_PAGE = 500
const MOST_VALUES = 60
const LONGEST = 120
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** Values stand behind commas in our own addresses; a form without script repeats the name instead. In one order, each once. */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search)
  const values = (name: string, meant: (value: string) => string = String) => {
    const parts = given.getAll(name).flatMap((part) => part.split(','))
    return unique(parts.filter((value) => value !== '' && value.length <= LONGEST).map(meant)).slice(0, MOST_VALUES)
  }
  const amount = (name: string) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : undefined)
  const order = Number(given.get('searchOrderType'))
  // Either may be typed first.
  const [min, max] = inOrder(amount('min'), amount('max'))
  return {
    category: unique(categoriesOf(given.getAll('category').join(JOINT))).filter(
      (path) => PATH.test(path) && path.length <= LONGEST,
    ),
    brand: values('brand'),
    colour: values('colour'),
    size: values('size'),
    type: values('type', typeOfPath),
    material: values('material').filter((id) => PATH.test(id)),
    attribute: values('attribute').filter((answer) => ANSWER.test(answer)),
    discount: values('discount').filter((value) => DISCOUNTS.some((percent) => String(percent) === value)),
    flag: values('flag').filter((value) => PRODUCT_FLAGS.some((flag) => flag === value)),
    min,
    max,
    sale: given.get('sale') === '1',
    isNew: given.get('isNew') === '1',
    inStock: given.get('inStock') === '1',
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? 'recommended',
    page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(given.get('page'))) || 1)),
    keyword: (given.get('keyword') ?? '').slice(0, 100),
    exact: given.get('exact') === '1',
    order: order === 1 || order === 2 || order === 3 ? order : 0,
    recommend: given.get('isRecommend') === '1',
  }
}

type Amount = number | undefined
export const inOrder = (min: Amount, max: Amount): [Amount, Amount] =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]

const unique = (values: string[]): string[] => [...new Set(values)].sort()

/** The address's query in one fixed order, so that one list has one address. */
export function listSearch(query: ListQuery): string {
  const pairs: [string, string | number | false | undefined][] = [
    ...FACETS.map((name): [string, string] => [name, query[name].join()]),
    ...SWITCHES.map((name): [string, number | false] => [name, query[name] && 1]),
    ['category', query.category.join(JOINT)],
    ['exact', query.exact && 1],
    ['isRecommend', query.recommend && 1],
    ['keyword', query.keyword],
    ['max', query.max],
    ['min', query.min],
    ['page', query.page > 1 && query.page],
    ['searchOrderType', query.order || false],
    ['sort', query.sort !== 'recommended' && query.sort],
  ]
  const kept = pairs.flatMap(([name, value]) =>
    value === false || value === undefined || value === '' ? [] : `${name}=${readable(String(value))}`,
  )
  return kept.length > 0 ? `?${kept.sort().join('&')}` : ''
}

/** Signs that mean nothing in a query stay as they are. */
const readable = (value: string): string => encodeURIComponent(value).replace(/%(?:2F|2C|40|3A)/g, decodeURIComponent)

/** What the address says, as it says it; two spellings of one list differ here. Only what a list reads reaches it. */
export function spellingOf(search: string): string {
  const known = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  return JSON.stringify(known.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
}

export const toggled = (query: ListQuery, facet: Facet, value: string): ListQuery => ({
  ...query,
  page: 1,
  [facet]: query[facet].includes(value) ? query[facet].filter((each) => each !== value) : unique([...query[facet], value]),
})

/** The same list with nothing chosen. */
export const cleared = ({ category, keyword, exact, order, recommend, sort }: ListQuery): ListQuery => ({
  ...{ category, keyword, exact, order, recommend, sort },
  ...{ brand: [], colour: [], size: [], type: [], material: [], attribute: [], discount: [], flag: [] },
  ...{ min: undefined, max: undefined },
  ...{ sale: false, isNew: false, inStock: false, page: 1 },
})

/** How many choices narrow the list. */
export const countChosen = (query: ListQuery): number =>
  FACETS.reduce((sum, facet) => sum + query[facet].length, 0) +
  SWITCHES.filter((name) => query[name]).length +
  Number(query.min !== undefined || query.max !== undefined)
export const isNarrowed = (query: ListQuery): boolean => countChosen(query) > 0

/** Where a list stands: a category or several, a designer's page, a collection, or everything. */
export type ListPlace = { category: string; brandCode: string; collection: string }
export const listPlace = (
  params: { '*'?: string | undefined; brandCode?: string | undefined; collection?: string | undefined },
  { keyword, category }: ListQuery,
): ListPlace => ({
  category: keyword ? '' : params['*'] || category.join(JOINT),
  brandCode: params.brandCode ?? '',
  collection: params.collection ?? '',
})

/** What a list asks of the search. */
export type AskedOfSearch = SearchInput & { sexType?: 1 | 2 }

export function searchInput(query: ListQuery, place: ListPlace, side: 'women' | 'men' | undefined): AskedOfSearch {
  const whole = place.category === '' && place.brandCode === '' && place.collection === ''
  const { min, max } = query
  return {
    keyword: query.keyword,
    exact: query.exact,
    category: place.category,
    brandCode: place.brandCode,
    collection: place.collection,
    brand: query.brand,
    colour: query.colour,
    size: query.size,
    type: query.type,
    material: query.material,
    attribute: query.attribute,
    isNew: query.isNew,
    inStock: query.inStock,
    flag: PRODUCT_FLAGS.filter((flag) => query.flag.includes(flag)),
    discount: DISCOUNTS.filter((percent) => query.discount.includes(String(percent))),
    sale: query.sale,
    searchOrderType: query.order,
    isRecommend: query.recommend,
    sort: query.sort,
    pageNum: query.page,
    ...(min !== undefined ? { minPrice: min } : {}),
    ...(max !== undefined ? { maxPrice: max } : {}),
    // Only a list that spans both sides is narrowed to the visitor's.
    ...(whole && side ? { sexType: sexTypeOf(side) } : {}),
  }
}
