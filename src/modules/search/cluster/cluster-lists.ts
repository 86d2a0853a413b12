import type { Hit, Json } from '#platform/opensearch.server.ts'
import { LOOK_AHEAD, rotated } from '#modules/search/query/result-order.ts'
import type { ListOrder } from '../list-shelves.contract.ts'
import type { SearchQuery } from '../search.contract.ts'
import type { ListSlice } from '../search-engine.ts'
import { all, anyOfRule, is, within } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'

/** A product's place in a list, with what neighbours are compared by. */
export type Found = {
  id: string
  brand: string
  kind: string
  spu: string
  price: number
  soldOut: boolean
  mixed: boolean
  /** How well the words were met, or how high an operator has put it. */
  level: number
  /** What the order goes by first. */
  key: number
  /** The chosen colours in which it is met, where a question names them. */
  named: readonly string[]
}

/** Equal pieces stand in the order of their ids, in every engine. */
const TIE = { id: 'asc' }
const RECOMMENDED: Json[] = [{ recommended: 'asc' }, TIE]
export const NEWEST: Json[] = [{ arrived: 'desc' }, TIE]
/** Better met comes first, and what is sold out after all else. */
const BY_RELEVANCE: Json[] = [{ soldOut: 'asc' }, { _score: 'desc' }, ...RECOMMENDED]
/** By what stands in the product itself. */
const ORDERS = {
  newest: NEWEST,
  'price-up': [{ price: 'asc' }, TIE],
  'price-down': [{ price: 'desc' }, TIE],
  discount: [{ off: 'desc' }, TIE],
} as const

const COMPARED = ['brand', 'kind', 'spu', 'price', 'soldOut', 'mixed']

/** A list as it is asked for; `isRanked`: by how well its words are met. */
export type AskedList = { where: Json; isRanked: boolean }

/** The products at the asked places, in order. */
export async function foundAt({ where, isRanked }: AskedList, sort: SearchQuery['sort'], { from, to }: ListSlice, ask: Ask) {
  if (sort !== 'recommended') return findProducts(ask, where, ORDERS[sort], { from, to })
  // Neighbours are rotated here, from the first piece on: every page follows from those before it.
  const order = isRanked ? BY_RELEVANCE : RECOMMENDED
  return apart(await findProducts(ask, where, order, { from: 0, to: to + LOOK_AHEAD }), to).slice(from)
}

/** Higher is better; what cannot be bought is neither pinned nor lifted. */
const LEVEL = { pinned: 4, lifted: 3, usual: 2, buried: 1 } as const

/** The same for a list that an operator has arranged. */
export async function arrangedAt({ where }: AskedList, order: ListOrder, { from, to }: ListSlice, now: Date, ask: Ask) {
  const { pins, lift, bury } = order
  const inStock = (condition: Json): Json => all([condition, is('soldOut', false)])
  const functions = [
    { filter: inStock(within('spu', pins)), weight: LEVEL.pinned },
    { filter: inStock(anyOfRule(lift, now)), weight: LEVEL.lifted },
    { filter: anyOfRule(bury, now), weight: LEVEL.buried },
    { filter: { match_all: {} }, weight: LEVEL.usual },
  ]
  const levelled = { function_score: { query: where, functions, score_mode: 'first', boost_mode: 'replace' } }
  const deepest = Math.max(to, pins.length) + LOOK_AHEAD
  const found = await findProducts(ask, levelled, [{ _score: 'desc' }, ...RECOMMENDED], { from: 0, to: deepest })
  const isPinned = ({ level }: Found): boolean => level === LEVEL.pinned
  const places = new Map(pins.map((code, at) => [code, at]))
  const pinned = found.filter(isPinned).sort((one, other) => places.get(one.spu)! - places.get(other.spu)!)
  return [
    ...pinned,
    ...apart(
      found.filter((each) => !isPinned(each)),
      to,
    ),
  ].slice(from, to)
}

/** The products at the asked places of an order. */
const findProducts = (ask: Ask, where: Json, sort: readonly Json[], { from, to }: ListSlice): Promise<Found[]> =>
  askProducts(ask, { query: where, sort, from, size: to - from })

/** The next `most` products of an order. */
export const findAfter = (
  ask: Ask,
  where: Json,
  sort: readonly Json[],
  last: Found | undefined,
  most: number,
): Promise<Found[]> =>
  askProducts(ask, { query: where, sort, size: most, ...(last ? { search_after: [last.key, last.id] } : {}) })

async function askProducts(ask: Ask, asked: Json): Promise<Found[]> {
  const [answer] = await ask([
    { ...asked, track_total_hits: false, track_scores: true, _source: false, docvalue_fields: COMPARED },
  ])
  return (answer?.hits.hits ?? []).map(foundIn)
}

function foundIn({ _id: id, _score: score, fields = {}, sort = [], matched_queries: named = [] }: Hit): Found {
  const [brand, kind, spu] = ['brand', 'kind', 'spu'].map((name) => String(fields[name]?.[0] ?? '')) as [string, string, string]
  const [soldOut, mixed] = ['soldOut', 'mixed'].map((name) => fields[name]?.[0] === true) as [boolean, boolean]
  return {
    id,
    brand,
    kind,
    spu,
    soldOut,
    mixed,
    named,
    price: Number(fields.price?.[0]),
    level: score ?? 0,
    key: Number(sort[0]),
  }
}

/** The first by how well the words were met. */
export const rankedProducts = (ask: Ask, where: Json, most: number): Promise<Found[]> =>
  findProducts(ask, where, BY_RELEVANCE, { from: 0, to: most })

export const recommendedProducts = (ask: Ask, where: Json, most: number): Promise<Found[]> =>
  findProducts(ask, where, RECOMMENDED, { from: 0, to: most })

/** Of every brand the first in the recommended order. */
export const oneOfEachBrand = (where: Json, brands: number): Json => ({
  ...{ size: brands, track_total_hits: false, query: where, sort: RECOMMENDED, collapse: { field: 'brand' } },
})

/** No two of one brand or kind side by side, exactly as the engine in the process does it. */
export function apart(found: readonly Found[], need: number): Found[] {
  const numbered = (nameOf: (each: Found) => string): ((at: number) => number) => {
    const numbers = new Map<string, number>()
    for (const each of found) numbers.set(nameOf(each), numbers.get(nameOf(each)) ?? numbers.size)
    return (at) => numbers.get(nameOf(found[at]!))!
  }
  const columns = {
    brandOf: numbered(({ brand }) => brand),
    kindOf: numbered(({ kind }) => kind),
    isSoldOut: (at: number) => found[at]!.soldOut,
  }
  return [...rotated(Uint32Array.from(found.keys()), need, columns, (at) => found[at]!.level)].map((at) => found[at]!)
}
