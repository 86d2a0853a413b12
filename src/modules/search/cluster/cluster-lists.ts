import type { SphinxRow } from '#platform/sphinxql.server.ts'
import { LOOK_AHEAD, rotated } from '#modules/search/query/result-order.ts'
import type { SearchQuery } from '../search.contract.ts'
import type { ListSlice } from '../search-engine.ts'
import type { Ask } from './cluster-counts.ts'
import type { ListOrder } from '../list-shelves.contract.ts'
import { anyOfRule } from './cluster-conditions.ts'
import { numberOf } from './cluster-numbers.ts'
import { PRODUCTS } from './cluster-schema.ts'

/** Equal pieces stand in the order of their ids, in every engine. */
const TIE = 'id_high ASC, id_low ASC'
const RECOMMENDED = `recommended ASC, ${TIE}`
const ORDERS = {
  newest: `arrived DESC, ${TIE}`,
  'price-up': `price ASC, ${TIE}`,
  'price-down': `price DESC, ${TIE}`,
  discount: `percent_off DESC, ${TIE}`,
} as const

/** More words met, and rather in a title than in a name, comes first. Five keys are the most that searchd sorts by. */
const BY_RELEVANCE = `sold_out ASC, w DESC, ${RECOMMENDED}`
const RANKER = "ranker=expr('sum(word_count*user_weight)'), field_weights=(title_tokens=3, name_tokens=2, code_tokens=1)"

/** `products`: how many there are, where several documents may be met of one; the cheapest of these stands for it. */
export type WherePart = { where: string; columns: string; isRanked: boolean; products: number | undefined }

/** The numbers of the documents at the asked places of a list, in order. */
export async function documentsOf(
  { where, isRanked, columns, products }: WherePart,
  sort: SearchQuery['sort'],
  { from, to }: ListSlice,
  ask: Ask,
): Promise<string[]> {
  if (to <= from) return []
  const more = { products, columns: COMPARED + columns }
  if (sort !== 'recommended') return numbersOf(await rowsOf(ask, { where, order: ORDERS[sort], from, to, ...more }))
  // Neighbours are rotated here, from the first piece on: every page follows from those before it.
  const order = isRanked ? BY_RELEVANCE : RECOMMENDED
  const rows = await rowsOf(ask, { where, order, from: 0, to: to + LOOK_AHEAD, ranker: isRanked ? RANKER : undefined, ...more })
  return numbersOf(apart(rows, to)).slice(from)
}

/** Better first: pinned, lifted, all others, buried. What cannot be bought is neither pinned nor lifted. */
function levelsOf({ pins, lift, bury }: ListOrder, now: Date): string {
  const others = `IF(sold_out=0 AND ${anyOfRule(lift, now)},1,IF(${anyOfRule(bury, now)},3,2))`
  return pins.length === 0 ? others : `IF(sold_out=0 AND IN(spu,${pins.map(numberOf).join(',')}),0,${others})`
}

/** With what each shows, in an order that goes by that. */
export const shownRows = (
  ask: Ask,
  { where, columns, products }: WherePart,
  sort: 'price-up' | 'price-down' | 'discount',
  to: number,
): Promise<SphinxRow[]> =>
  rowsOf(ask, {
    ...{ where, products, order: ORDERS[sort], from: 0, to },
    columns: `product, price, percent_off, id_high, id_low${columns}`,
  })

/** The same for a list that an operator has arranged. */
export async function arrangedDocuments(
  { where, columns, products }: WherePart,
  order: ListOrder,
  { from, to }: ListSlice,
  now: Date,
  ask: Ask,
): Promise<string[]> {
  if (to <= from) return []
  const rows = await rowsOf(ask, {
    ...{ where, order: `w ASC, ${RECOMMENDED}`, from: 0, to: Math.max(to, order.pins.length) + LOOK_AHEAD },
    ...{ products, columns: `product, sold_out, brand, kind, price, spu, ${levelsOf(order, now)} AS w${columns}` },
  })
  const places = new Map(order.pins.map((code, at) => [numberOf(code), at]))
  const placeOf = ({ spu }: SphinxRow): number => places.get(Number(spu)) ?? 0
  const isPinned = ({ w }: SphinxRow): boolean => order.pins.length > 0 && Number(w) === 0
  const pinned = rows.filter(isPinned).toSorted((one, other) => placeOf(one) - placeOf(other))
  const others = rows.filter((row) => !isPinned(row))
  return numbersOf([...pinned, ...apart(others, to)]).slice(from, to)
}

type RowsAsked = { where: string; order: string; from: number; to: number; ranker?: string | undefined; columns?: string } & {
  products?: number | undefined
}
const COMPARED = 'product, sold_out, brand, kind, price, spu, WEIGHT() AS w'

/** The rows at the asked places, with what neighbours are compared by. */
export async function rowsOf(ask: Ask, { where, order, from, to, ...more }: RowsAsked): Promise<SphinxRow[]> {
  const { ranker = 'ranker=none', columns = COMPARED, products } = more
  // With fewer places than groups the order would be an estimate.
  const most = Math.max(to, products ?? 0)
  const grouped = products === undefined ? '' : ' GROUP BY product WITHIN GROUP ORDER BY price ASC, percent_off DESC'
  const [answer] = await ask([
    `SELECT id, ${columns} FROM ${PRODUCTS} WHERE ${where}${grouped} ORDER BY ${order} LIMIT ${from},${to - from} OPTION max_matches=${most}, ${ranker}`,
  ])
  return answer?.rows ?? []
}

/** The first by how well the words were met. */
export const rankedRows = (ask: Ask, { where, columns, products }: WherePart, most: number): Promise<SphinxRow[]> =>
  rowsOf(ask, { where, products, columns: COMPARED + columns, order: BY_RELEVANCE, from: 0, to: most, ranker: RANKER })

export const inRecommendedOrder = (where: string, most: number) => ({ where, order: RECOMMENDED, from: 0, to: most })
export const inNewestOrder = (where: string, most: number) => ({ where, order: ORDERS.newest, from: 0, to: most })

/** No two of one brand or kind side by side, exactly as the engine in the process does it. */
export function apart(rows: readonly SphinxRow[], need: number): SphinxRow[] {
  const numbers = (name: string): ((at: number) => number) => {
    const values = rows.map((row) => Number(row[name]))
    return (at) => values[at] ?? 0
  }
  const [soldOut, weightOf] = [numbers('sold_out'), numbers('w')]
  const columns = { brandOf: numbers('brand'), kindOf: numbers('kind'), isSoldOut: (at: number) => soldOut(at) === 1 }
  const places = Uint32Array.from(rows.keys())
  return [...rotated(places, need, columns, weightOf)].map((at) => rows[at]!)
}

export const numbersOf = (rows: readonly SphinxRow[]): string[] => rows.map(({ id, product }) => String(product ?? id))
