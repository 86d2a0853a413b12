import type { SearchInput, SearchQuery } from '#modules/search/search.contract.ts'

/** What the address of a list says. */
export type ListQuery = {
  brand: string[]
  colour: string[]
  size: string[]
  type: string[]
  min?: number
  max?: number
  sale: boolean
  sort: SearchQuery['sort']
  page: number
  keyword: string
  order: number
}
export type Facet = 'brand' | 'colour' | 'size' | 'type'
export const FACETS: Facet[] = ['type', 'brand', 'colour', 'size']
export const SORTS: SearchQuery['sort'][] = ['recommended', 'newest', 'price-up', 'price-down', 'discount']
export const LAST_PAGE = 500
/** As many pages as one address opens at once. */
const PAGES_AT_ONCE = 5

/** Values stand behind commas in our own addresses; a form without script repeats the name instead. */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search)
  const values = (name: Facet) => [...new Set(given.getAll(name).flatMap((part) => part.split(',')))].filter(Boolean).slice(0, 60)
  const amount = (name: string) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : undefined)
  const min = amount('min')
  const max = amount('max')
  const order = Number(given.get('searchOrderType'))
  return {
    brand: values('brand'),
    colour: values('colour'),
    size: values('size'),
    type: values('type'),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    sale: given.get('sale') === '1',
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? 'recommended',
    page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(given.get('page'))) || 1)),
    keyword: (given.get('keyword') ?? '').slice(0, 100),
    order: order >= 1 && order <= 3 ? order : 0,
  }
}

/** The address's query in one fixed order, so that one list has one address. */
export function listSearch(query: ListQuery): string {
  const pairs: [string, string | number | false | undefined][] = [
    ['brand', query.brand.join(',')],
    ['colour', query.colour.join(',')],
    ['keyword', query.keyword],
    ['max', query.max],
    ['min', query.min],
    ['page', query.page > 1 && query.page],
    ['sale', query.sale && 1],
    ['searchOrderType', query.order || false],
    ['size', query.size.join(',')],
    ['sort', query.sort !== 'recommended' && query.sort],
    ['type', query.type.join(',')],
  ]
  const kept = pairs
    .filter(([, value]) => value !== false && value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(kept).toString()
  return search && `?${search}`
}

export const toggled = (query: ListQuery, facet: Facet, value: string): ListQuery => ({
  ...query,
  page: 1,
  [facet]: query[facet].includes(value) ? query[facet].filter((each) => each !== value) : [...query[facet], value],
})

/** The same list with nothing chosen. */
export const cleared = ({ keyword, order, sort }: ListQuery): ListQuery => ({
  brand: [],
  colour: [],
  size: [],
  type: [],
  sale: false,
  page: 1,
  keyword,
  order,
  sort,
})

export const isNarrowed = (query: ListQuery): boolean =>
  FACETS.some((facet) => query[facet].length > 0) || query.sale || query.min !== undefined || query.max !== undefined

/** Where a list stands: a category, a designer's page, or everything. */
export type ListPlace = { category: string; brandCode: string }
export const listPlace = (params: { '*'?: string | undefined; brandCode?: string | undefined }, keyword: string): ListPlace => ({
  category: keyword ? '' : (params['*'] ?? ''),
  brandCode: params.brandCode ?? '',
})

export function searchInput(query: ListQuery, place: ListPlace, side: 'women' | 'men' | undefined): SearchInput {
  const whole = place.category === '' && place.brandCode === ''
  return {
    keyword: query.keyword,
    category: place.category,
    brand: place.brandCode ? [place.brandCode] : query.brand,
    colour: query.colour,
    size: query.size,
    type: query.type,
    sale: query.sale,
    searchOrderType: query.order,
    sort: query.sort,
    pageNum: query.page,
    pages: Math.min(query.page, PAGES_AT_ONCE),
    ...(query.min !== undefined && (query.max === undefined || query.min <= query.max) ? { minPrice: query.min } : {}),
    ...(query.max !== undefined && (query.min === undefined || query.min <= query.max) ? { maxPrice: query.max } : {}),
    // Only a list that spans both sides is narrowed to the reader's.
    ...(whole && side ? { sexType: side === 'men' ? 2 : 1 } : {}),
  }
}

export const firstPageShown = (page: number): number => Math.max(1, page - PAGES_AT_ONCE + 1)
