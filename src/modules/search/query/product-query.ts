import { LRUCache } from 'lru-cache'
import { DAY } from '#platform/clock.ts'
import { compileFilter } from './compiled-filter.ts'
import { asTyped } from '#modules/search/words/corrected-query.ts'
import { passOver } from './facet-pass.ts'
import type { FacetCounts } from './facet-tally.ts'
import { hitsOf as hitsAt, type KeywordHits } from './keyword-hits.ts'
import type { PlainList } from '#modules/search/index/cached-totals.ts'
import { withLessons } from './learned-scores.ts'
import { type CompiledFilter, findBase, isInBase } from './list-filter.ts'
import { meantColours, worthOfShades } from './meant-colours.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import type { ProductColumns } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { brandToken } from '#modules/search/words/product-tokens.ts'
import { byRelevance, firstInOrder, listed, LOOK_AHEAD, type Matches, rotated } from './result-order.ts'
import type { ScopedQuery } from '#modules/search/search-engine.ts'
import { firstArranged } from './arranged-order.ts'
import { categoriesOf } from '#modules/search/search.rules.ts'
import type { Reading } from './query-plan.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'
import { cardsInOrder, type ListedCards } from './listed-cards.ts'
import type { VariantCards } from './variant-pass.ts'

type Counted = {
  /** How many cards the list shows: of several colours that are chosen a piece shows one each. */
  total: number
  counts: FacetCounts
  /** All products of the list. */
  matches: Matches
  /** Of products whose variants were looked at. */
  cards: VariantCards | undefined
  /** Words of the query that nothing in the list holds, when no product holds all of them. */
  leftOut: readonly string[]
  /** Words that nothing in the list is exactly: it holds what comes near them. */
  near: readonly string[]
  hits: KeywordHits | undefined
}
/** With the first cards of the list, as many as were needed. */
export type QueryResult = Omit<Counted, 'hits' | 'cards'> & ListedCards

/** Filters, counts and sorts; answers the first `need` products. */
export function* runQuery(index: ProductIndex, query: ScopedQuery, need: number, now: Date): Task<QueryResult> {
  const { hits, cards, ...counted } = yield* countList(index, query, now)
  const { matches } = counted
  const sorted = query.sort === 'recommended' || query.sort === 'newest' ? undefined : query.sort
  const inOrderOf = (some: Matches) => inOrder(index, query, some, hits, need, now)
  return { ...counted, ...(yield* cardsInOrder(index.columns, { matches, cards, sort: sorted, need }, inOrderOf)) }
}

/** The same list with nothing chosen. */
export const unfiltered = (query: ScopedQuery): ScopedQuery => {
  const { minPrice: _min, maxPrice: _max, ...rest } = query
  return {
    ...rest,
    ...{
      brand: [],
      colour: [],
      size: [],
      type: [],
      material: [],
      attribute: [],
      merchantKind: [],
      gender: [],
      discount: [],
      flag: [],
    },
    ...{ sale: false, inStock: false, isNew: false },
  }
}
/** What the list holds before anything is chosen in it. */
export const countWhole = (index: ProductIndex, query: ScopedQuery, now: Date): Task<Pick<Counted, 'total' | 'counts'>> =>
  countList(index, unfiltered(query), now)

function countList(index: ProductIndex, query: ScopedQuery, now: Date): Task<Counted> {
  const list = plainListOf(index, query)
  return list ? countPlain(index, list, query, now) : countCached(index, query, now)
}

/** The list as one whose totals are cached, if it is one. */
function plainListOf({ columns }: ProductIndex, query: ScopedQuery): PlainList | undefined {
  const { keyword, brandCode, isRecommend, searchOrderType, category, scope } = query
  if (scope || keyword.trim() !== '' || brandCode !== '' || isRecommend || searchOrderType !== 0 || hasChoices(query))
    return undefined
  const sexType = query.sexType === 1 || query.sexType === 2 ? query.sexType : undefined
  const [path, ...others] = categoriesOf(category)
  if (path === undefined) return { category: undefined, sexType }
  const number = others.length === 0 ? columns.categories.values.find(path) : undefined
  return number === undefined ? undefined : { category: number, sexType }
}

const hasChoices = (query: ScopedQuery): boolean => JSON.stringify(query) !== JSON.stringify(unfiltered(query))

function* countPlain(index: ProductIndex, list: PlainList, query: ScopedQuery, now: Date): Task<Counted> {
  const { columns, totals } = index
  const filter = compileFilter(columns, query, now)
  const candidates = candidatesOf(index, query, undefined)
  const has = isInBase(columns, filter)
  const since = newSince(now) / DAY
  const { total, counts } =
    totals.get(list, since, () => priceBounds(index, candidates, has)) ??
    totals.set(list, since, yield* countAmong(index, candidates, filter))
  const matches = { size: total, has, all: () => findBase(columns, candidates, filter).slice() }
  return { total, counts, matches, cards: undefined, hits: undefined, leftOut: [], near: [] }
}

/** Of so few products the prices are looked at; of more the orders by price are walked until one of them is met. */
const FEW = 10_000

function priceBounds(
  { columns, orders }: ProductIndex,
  candidates: Uint32Array | undefined,
  has: (slot: number) => boolean,
): [number, number] {
  if (candidates && candidates.length <= FEW) {
    const few = [...candidates].filter(has)
    return [
      few.reduce((least, slot) => Math.min(least, columns.priceCentsOf(slot)), Infinity),
      few.reduce((most, slot) => Math.max(most, columns.dearestCentsOf(slot)), 0),
    ]
  }
  const [cheapest, dearest] = [orders.priceUp.view().find(has), orders.priceDown.view().find(has)]
  return [
    cheapest === undefined ? Infinity : columns.priceCentsOf(cheapest),
    dearest === undefined ? 0 : Math.max(columns.priceCentsOf(dearest), dearestVariant(columns, candidates, has)),
  ]
}

/** Of the products whose variants differ. */
function dearestVariant(columns: ProductColumns, candidates: Uint32Array | undefined, has: (slot: number) => boolean): number {
  const end = candidates?.length ?? columns.end
  let dearest = 0
  for (let at = 0; at < end; at += 1) {
    const slot = candidates ? candidates[at]! : at
    if (columns.isMixed(slot) && has(slot)) dearest = Math.max(dearest, columns.variants.dearestCents(slot))
  }
  return dearest
}

const MOST_CACHED = 64
/** All cached lists together, in bytes: at the size of a large shop the longest are megabytes. */
const MOST_BYTES = 8 * 2 ** 20
type CountsCache = { version: number; counts: LRUCache<string, Counted> }
const countsCache = new WeakMap<ProductIndex, CountsCache>()

/** The next page and another order of a list need no second count, as long as nothing has changed. */
function* countCached(index: ProductIndex, query: ScopedQuery, now: Date): Task<Counted> {
  if (query.synonyms) return yield* count(index, query, now)
  let cache = countsCache.get(index)
  if (cache?.version !== index.version) cache = { version: index.version, counts: emptyCounts() }
  countsCache.set(index, cache)
  const key = JSON.stringify([{ ...query, order: undefined, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
  const counted = cache.counts.get(key) ?? (yield* count(index, query, now))
  cache.counts.set(key, counted)
  return counted
}

const emptyCounts = () => new LRUCache<string, Counted>({ max: MOST_CACHED, maxSize: MOST_BYTES, sizeCalculation: bytesOf })
const bytesOf = ({ matches, cards, hits }: Counted): number =>
  1 + matches.size * 4 + (cards ? cards.slots.length * 32 : 0) + (hits ? hits.slots.byteLength * 2 : 0)

function* count(index: ProductIndex, query: ScopedQuery, now: Date): Task<Counted> {
  const met = yield* hitsOf(index, query.keyword, query)
  const hits = met && withLessons(index, query.keyword, met)
  const word = query.scope && 'rule' in query.scope ? query.scope.rule.word : ''
  const meant = word === '' ? undefined : yield* hitsOf(index, word)
  const filter = { ...compileFilter(index.columns, query, now), worthOfShade: worthIn(index, query) }
  const counted = yield* countAmong(index, candidatesOf(index, query, hits ?? meant), filter)
  if (!hits || counted.total > 0) return { ...counted, hits, leftOut: [], near: [] }
  return (yield* countPart(index, query, filter, now)) ?? { ...counted, hits, leftOut: [], near: [] }
}

function* countAmong({ columns }: ProductIndex, candidates: Uint32Array | undefined, filter: CompiledFilter) {
  const { matched, ...counted } = yield* passOver(columns, candidates, filter)
  return { ...counted, matches: listed(matched) }
}

/** By shade how much the words mean it; a colour that is chosen goes before the words. */
function worthIn({ keywords, columns }: ProductIndex, { keyword, exact, colour }: ScopedQuery): Uint16Array | null {
  if (keyword.trim() === '' || colour.length > 0 || columns.shades.size === 0) return null
  return worthOfShades(columns.shades, meantColours(keywords.planOf(keyword, { exact })))
}

/** Nothing in the list holds every word: what holds some of them, unless it is the choices that leave nothing. */
function* countPart(index: ProductIndex, query: ScopedQuery, filter: CompiledFilter, now: Date): Task<Counted | undefined> {
  const isListed = isInBase(index.columns, compileFilter(index.columns, unfiltered(query), now))
  const found = yield* index.keywords.findPart(query.keyword, isListed, { exact: query.exact, synonyms: query.synonyms })
  const [leftOut = [], near = []] = [found.leftOut, found.near].map((words) => words.map((word) => asTyped(query.keyword, word)))
  if (leftOut.length + near.length === 0) return undefined
  const hits = withLessons(index, query.keyword, found.hits)
  return { ...(yield* countAmong(index, hits.slots, filter)), hits, leftOut, near }
}

function* hitsOf(index: ProductIndex, keyword: string, { exact = false, synonyms }: Reading = {}): Task<KeywordHits | undefined> {
  if (keyword.trim() === '') return undefined
  const coded = index.findByCode(keyword)
  if (coded !== undefined) return hitsAt(Uint32Array.of(coded), new Uint16Array(1))
  return yield* index.keywords.find(keyword, { exact, synonyms })
}

/** The shortest list that holds every possible match and every product that is one choice away from matching. */
function candidatesOf(index: ProductIndex, query: ScopedQuery, hits: KeywordHits | undefined): Uint32Array | undefined {
  if (hits) return hits.slots
  const { scope } = query
  if (scope && 'codes' in scope) return Uint32Array.from(scope.codes.flatMap((code) => index.find(code) ?? [])).toSorted()
  const [ruled, ...more] = scope?.rule.categories ?? []
  if (ruled !== undefined && more.length === 0) return index.postingOf(ruled)?.slots ?? new Uint32Array(0)
  const [brand, ...brands] = scope?.rule.brands ?? []
  if (brand !== undefined && brands.length === 0) return index.keywords.slotsOf(brandToken(brand))
  if (query.brandCode !== '') return index.keywords.slotsOf(brandToken(query.brandCode))
  const [path, ...others] = categoriesOf(query.category)
  // Several categories overlap: they are met on the way over everything.
  return path === undefined || others.length > 0 ? undefined : (index.postingOf(path)?.slots ?? new Uint32Array(0))
}

function* inOrder(
  index: ProductIndex,
  query: ScopedQuery,
  matches: Matches,
  hits: KeywordHits | undefined,
  need: number,
  now: Date,
): Task<Uint32Array> {
  const { columns, orders } = index
  if (query.sort !== 'recommended') return firstInOrder(matches, orders[ORDER[query.sort]], need)
  if (hits) {
    const best = yield* byRelevance(matches.all(), hits, columns, orders.recommended, need + LOOK_AHEAD)
    return rotated(best, need, columns, hits.scoreOf)
  }
  if (query.order) return yield* firstArranged(index, matches, query.order, need, now)
  return rotated(firstInOrder(matches, orders.recommended, need + LOOK_AHEAD), need, columns, () => 0)
}

const ORDER = { newest: 'newest', 'price-up': 'priceUp', 'price-down': 'priceDown', discount: 'discount' } as const
