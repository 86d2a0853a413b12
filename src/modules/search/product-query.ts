import type { SearchQuery } from './search.contract.ts'
import { DAY } from '#platform/clock.ts'
import { asTyped } from './corrected-query.ts'
import { type FacetResult, passOver } from './facet-pass.ts'
import { hitsOf as hitsAt, type KeywordHits } from './keyword-hits.ts'
import { type CompiledFilter, findBase } from './list-filter.ts'
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
  /** Words of the query that nothing in the list holds, when no product holds all of them. */
  leftOut: readonly string[]
}

type Counted = { result: FacetResult; hits: KeywordHits | undefined; leftOut: readonly string[] }

/** Filters, counts and sorts; answers the first `need` products. */
export function runQuery(index: ProductIndex, query: SearchQuery, need: number, now: Date): QueryResult {
  const { result, hits, leftOut } = countKept(index, query, now)
  return { ...result, leftOut, first: inOrder(index, query, result.matched, hits, need) }
}

/** The same list with nothing chosen. */
export const unfiltered = (query: SearchQuery): SearchQuery => {
  const { minPrice: _min, maxPrice: _max, ...rest } = query
  return {
    ...rest,
    ...{ brand: [], colour: [], size: [], type: [], material: [], merchantKind: [], gender: [], discount: [] },
    ...{ sale: false, inStock: false, isNew: false, isLowestPrice: false },
  }
}
/** What the list holds before anything is chosen in it. */
export const countWhole = (index: ProductIndex, query: SearchQuery, now: Date): FacetResult =>
  countKept(index, unfiltered(query), now).result

const MOST_KEPT = 64
/** All kept lists together, in bytes: at the size of a large shop the longest are megabytes. */
const MOST_BYTES = 8 * 2 ** 20
type Kept = { version: number; bytes: number; counts: Map<string, Counted> }
const keptCounts = new WeakMap<ProductIndex, Kept>()

/** The next page and another order of a list need no second count, as long as nothing has changed. */
function countKept(index: ProductIndex, query: SearchQuery, now: Date): Counted {
  let kept = keptCounts.get(index)
  if (kept?.version !== index.version) kept = { version: index.version, bytes: 0, counts: new Map() }
  keptCounts.set(index, kept)
  const key = JSON.stringify([{ ...query, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
  const counted = kept.counts.get(key) ?? count(index, query, now)
  // Taken out and put in again: the one that was not asked for longest goes first.
  forget(kept, key)
  while (kept.counts.size > 0 && (kept.counts.size >= MOST_KEPT || kept.bytes + bytesOf(counted) > MOST_BYTES))
    forget(kept, kept.counts.keys().next().value ?? '')
  kept.counts.set(key, counted)
  kept.bytes += bytesOf(counted)
  return counted
}

function forget(kept: Kept, key: string): void {
  const counted = kept.counts.get(key)
  if (counted) kept.bytes -= bytesOf(counted)
  kept.counts.delete(key)
}

const bytesOf = ({ result, hits }: Counted): number => result.matched.byteLength + (hits ? hits.slots.byteLength * 2 : 0)

function count(index: ProductIndex, query: SearchQuery, now: Date): Counted {
  const hits = hitsOf(index, query.keyword)
  const result = passOver(index.columns, candidatesOf(index, query, hits), compile(index, query, now))
  if (!hits || result.matched.length > 0) return { hits, result, leftOut: [] }
  return countPart(index, query, now) ?? { hits, result, leftOut: [] }
}

/** Nothing in the list holds every word: what holds some of them, unless it is the choices that leave nothing. */
function countPart(index: ProductIndex, query: SearchQuery, now: Date): Counted | undefined {
  const inList = findBase(index.columns, undefined, compile(index, unfiltered(query), now))
  const { hits, leftOut } = index.keywords.findPart(query.keyword, inList)
  if (leftOut.length === 0) return undefined
  const result = passOver(index.columns, hits.slots, compile(index, query, now))
  return { hits, result, leftOut: leftOut.map((word) => asTyped(query.keyword, word)) }
}

function hitsOf(index: ProductIndex, keyword: string): KeywordHits | undefined {
  if (keyword.trim() === '') return undefined
  const coded = index.findByCode(keyword)
  if (coded !== undefined) return hitsAt(Uint32Array.of(coded), new Uint16Array(1))
  return index.keywords.find(keyword)
}

/** The shortest list that holds every possible match and every product that is one choice away from matching. */
function candidatesOf(index: ProductIndex, query: SearchQuery, hits: KeywordHits | undefined): Uint32Array | undefined {
  if (hits) return hits.slots
  const [path, ...others] = categoriesOf(query.category)
  // Several categories overlap: they are met on the way over everything.
  return path === undefined || others.length > 0 ? undefined : (index.postingOf(path)?.slots ?? new Uint32Array(0))
}

function compile(index: ProductIndex, query: SearchQuery, now: Date): CompiledFilter {
  const { columns } = index
  const newDay = newSince(now) / DAY
  const genders = (query.gender.includes('women') ? FLAG.women : 0) | (query.gender.includes('men') ? FLAG.men : 0)
  return {
    required: requiredFlags(query),
    excluded: query.isRecommend ? FLAG.soldOut : 0,
    arrivedSince: query.searchOrderType === ZONE.newArrivals ? newDay : 0,
    categories: flagsFor(columns.categoryPaths, categoriesOf(query.category)),
    brandOnly: query.brandCode === '' ? null : (columns.brandNames.find(query.brandCode) ?? -1),
    brands: query.brandCode === '' ? flagsFor(columns.brandNames, query.brand) : null,
    colours: flagsFor(columns.colourIds, query.colour),
    sizes: flagsFor(
      columns.sizeKeys,
      query.size.map((size) => sizeKey(size, '')),
    ),
    types: flagsFor(columns.categoryPaths, typePaths(index, query)),
    materials: flagsFor(columns.materialIds, query.material),
    merchantKinds: flagsFor(columns.merchantKindNames, query.merchantKind),
    genders: genders === 0 ? null : bitsWhere((bits) => (bits & genders) !== 0),
    inStock: query.inStock ? bitsWhere((bits) => (bits & FLAG.soldOut) === 0) : null,
    lowestPrice: query.isLowestPrice ? bitsWhere((bits) => (bits & FLAG.lowestPrice) !== 0) : null,
    minCents: (query.minPrice ?? 0) * 100,
    maxCents: query.maxPrice === undefined ? Infinity : query.maxPrice * 100,
    leastOff: leastOff(query),
    isNew: query.isNew,
    newSince: newDay,
  }
}

const bitsWhere = (isMet: (bits: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bits) => Number(isMet(bits)))

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
  if (query.sort !== 'recommended') return firstInOrder(matched, orders[ORDER[query.sort]], need)
  if (hits) {
    const best = byRelevance(matched, hits.scoreOf, columns, orders.recommended, need + LOOK_AHEAD)
    return rotated(best, need, columns, hits.scoreOf)
  }
  return rotated(firstInOrder(matched, orders.recommended, need + LOOK_AHEAD), need, columns, () => 0)
}

const ORDER = { newest: 'newest', 'price-up': 'priceUp', 'price-down': 'priceDown', discount: 'discount' } as const
