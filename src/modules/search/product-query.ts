import type { SearchQuery } from './search.contract.ts'
import { type CompiledFilter, type FacetResult, passOver } from './facet-pass.ts'
import type { KeywordHits } from './keyword-index.ts'
import { FLAG } from './product-columns.ts'
import type { ProductIndex } from './product-index.ts'
import { byRelevance, firstInOrder, LOOK_AHEAD, rotated } from './result-order.ts'
import { sizeKey } from '#language/size-label.ts'
import { newSince } from './new-arrivals.ts'
import { categoriesOf, pathOfType, ZONE } from './search.rules.ts'
import type { Dictionary } from './value-column.ts'

export type QueryResult = FacetResult & {
  /** The first products of the list, as many as were needed. */
  first: Uint32Array
}

const NOTHING = new Uint32Array(0)

type Counted = { result: FacetResult; hits: KeywordHits | undefined }

/** Filters, counts and sorts; answers the first `need` products. */
export function runQuery(index: ProductIndex, query: SearchQuery, need: number, now: Date): QueryResult {
  const { result, hits } = countKept(index, query, now)
  return { ...result, first: inOrder(index, query, result.matched, hits, need) }
}

/** The same list with nothing chosen. */
const unfiltered = (query: SearchQuery): SearchQuery => {
  const { minPrice: _min, maxPrice: _max, ...rest } = query
  return { ...rest, brand: [], colour: [], size: [], type: [], sale: false, discount: [] }
}
/** What the list holds before anything is chosen in it. */
export const countWhole = (index: ProductIndex, query: SearchQuery, now: Date): FacetResult =>
  countKept(index, unfiltered(query), now).result

const MOST_KEPT = 64
const keptCounts = new WeakMap<ProductIndex, { version: number; counts: Map<string, Counted> }>()

/** The next page and another order of a list need no second count, as long as nothing has changed. */
function countKept(index: ProductIndex, query: SearchQuery, now: Date): Counted {
  let kept = keptCounts.get(index)
  if (kept?.version !== index.version) kept = { version: index.version, counts: new Map() }
  keptCounts.set(index, kept)
  const key = JSON.stringify([{ ...query, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
  const counted = kept.counts.get(key) ?? count(index, query, now)
  // Taken out and put in again: the one that was not asked for longest goes first.
  kept.counts.delete(key)
  if (kept.counts.size >= MOST_KEPT) kept.counts.delete(kept.counts.keys().next().value ?? '')
  kept.counts.set(key, counted)
  return counted
}

function count(index: ProductIndex, query: SearchQuery, now: Date): Counted {
  const hits = hitsOf(index, query.keyword)
  return { hits, result: passOver(index.columns, candidatesOf(index, query, hits), compile(index, query, now)) }
}

function hitsOf(index: ProductIndex, keyword: string): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  const coded = index.findByCode(keyword)
  if (coded !== undefined) return { slots: Uint32Array.of(coded), scoreOf: () => 0 }
  return index.keywords.find(keyword)
}

/** The shortest list that holds every possible match and every product that is one choice away from matching. */
function candidatesOf(index: ProductIndex, query: SearchQuery, hits: KeywordHits | undefined): Uint32Array {
  if (query.category === '') return hits ? hits.slots : index.orders.price.view()
  const postings = categoriesOf(query.category).flatMap((path) => index.postingOf(path) ?? [])
  if (hits) return hits.slots.filter((slot) => postings.some((posting) => posting.has(slot)))
  const lists = postings.map((posting) => posting.slots.subarray(0, posting.size))
  return lists.length < 2 ? (lists[0] ?? NOTHING) : Uint32Array.from(new Set(lists.flatMap((slots) => [...slots]))).sort()
}

function compile(index: ProductIndex, query: SearchQuery, now: Date): CompiledFilter {
  const { columns } = index
  return {
    required: requiredFlags(query),
    excluded: query.isRecommend ? FLAG.soldOut : 0,
    arrivedSince: query.searchOrderType === ZONE.newArrivals ? newSince(now) : -Infinity,
    brands: flagsFor(columns.brandNames, query.brandCode ? [query.brandCode] : query.brand),
    colours: flagsFor(columns.colourIds, query.colour),
    sizes: flagsFor(
      columns.sizeKeys,
      query.size.map((size) => sizeKey(size, '')),
    ),
    types: flagsFor(columns.categoryPaths, typePaths(index, query)),
    minCents: (query.minPrice ?? 0) * 100,
    maxCents: query.maxPrice === undefined ? Infinity : query.maxPrice * 100,
    leastOff: leastOff(query),
  }
}

/** A type that names no parent stands right below the list's own category. */
const typePaths = ({ columns }: ProductIndex, { type, category }: SearchQuery): string[] =>
  type.map(pathOfType).map((path) => (columns.categoryPaths.find(path) === undefined && category ? `${category}/${path}` : path))

/** Several discounts widen each other; every one of them is a sale. */
function leastOff({ sale, discount }: SearchQuery): number {
  if (discount.length > 0) return Math.min(...discount)
  return sale ? 1 : 0
}

function requiredFlags(query: SearchQuery): number {
  let flags: number = FLAG.live
  if (query.sexType === 1) flags |= FLAG.women
  if (query.sexType === 2) flags |= FLAG.men
  if (query.searchOrderType === ZONE.seasonalSale) flags |= FLAG.seasonalSale
  if (query.searchOrderType === ZONE.lowestPrice) flags |= FLAG.lowestPrice
  return flags
}

function flagsFor(dictionary: Dictionary, names: readonly string[]): Uint8Array | null {
  if (names.length === 0) return null
  const flags = new Uint8Array(dictionary.size)
  for (const name of names) {
    const id = dictionary.find(name)
    if (id !== undefined) flags[id] = 1
  }
  return flags
}

function inOrder(
  index: ProductIndex,
  query: SearchQuery,
  matched: Uint32Array,
  hits: KeywordHits | undefined,
  need: number,
): Uint32Array {
  const { columns, orders } = index
  if (query.sort === 'newest') return firstInOrder(matched, orders.newest, need, false)
  if (query.sort === 'price-up') return firstInOrder(matched, orders.price, need, false)
  if (query.sort === 'price-down') return firstInOrder(matched, orders.price, need, true)
  if (query.sort === 'discount') return firstInOrder(matched, orders.discount, need, false)
  if (hits) return rotated(byRelevance(matched, hits.scoreOf, columns, orders.recommended), need, columns, hits.scoreOf)
  return rotated(firstInOrder(matched, orders.recommended, need + LOOK_AHEAD, false), need, columns, () => 0)
}
