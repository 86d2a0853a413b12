import { SearchAway, type SphinxAnswer } from '#platform/sphinxql.server.ts'
import { PRODUCT_FLAGS } from '../search.contract.ts'
import { DISCOUNTS } from '../search.rules.ts'
import type { ListCounts, NamedCounts } from '../search-engine.ts'
import { arrivedLately, type Conditions, flagged, type Group, whereOf } from './cluster-conditions.ts'
import { PRODUCTS } from './cluster-schema.ts'

export type Ask = (statements: readonly string[]) => Promise<SphinxAnswer[]>

/** Room for values this process has not learned yet. */
const SPARE_GROUPS = 1_000

/** The attribute that is counted for each group, and what the counts are called. */
const grouped = {
  brands: ['brand', 'brand'],
  colours: ['colours', 'colour'],
  sizes: ['sizes', 'size'],
  categories: ['categories', 'type'],
  materials: ['materials', 'material'],
  merchantKinds: ['merchants', 'merchantKind'],
} as const
type Grouped = keyof typeof grouped
const groups = Object.entries(grouped) as [Grouped, (typeof grouped)[Grouped]][]

/** How many there would be with one more choice. */
const singlesOf = (now: Date): [keyof ListCounts, Group, string][] => [
  ['womenNum', 'gender', 'women=1'],
  ['menNum', 'gender', 'men=1'],
  ['newNum', 'isNew', arrivedLately(now)],
  ['inStockNum', 'inStock', 'sold_out=0'],
]

export const countStatement = (where: string): string => `SELECT COUNT(*) AS n FROM ${PRODUCTS} WHERE ${where} OPTION ranker=none`

/** How many products some document is met of. */
const countProducts = ({ isOfVariants, columns }: Conditions, where: string): string =>
  isOfVariants
    ? `SELECT 1 AS one, COUNT(DISTINCT product) AS n${columns} FROM ${PRODUCTS} WHERE ${where} GROUP BY one OPTION ranker=none`
    : countStatement(where)

/** Total, every group's counts and the bounds of the price: one question of many statements, answered from one moment to the next. */
export async function countList(
  conditions: Conditions,
  names: ReadonlyMap<number, string>,
  ask: Ask,
  now: Date,
): Promise<ListCounts> {
  const most = names.size + SPARE_GROUPS
  const { isOfVariants, columns } = conditions
  const counted = isOfVariants ? 'COUNT(DISTINCT product)' : 'COUNT(*)'
  const offs = [1, ...DISCOUNTS]
  const groupStatement = (attribute: string, group: Group): string =>
    `SELECT GROUPBY() AS v, ${counted} AS n${columns} FROM ${PRODUCTS} WHERE ${whereOf(conditions, group)} GROUP BY ${attribute} LIMIT ${most} OPTION ranker=none, max_matches=${most}`
  const singles = singlesOf(now)
  const [total, prices, ...rest] = await ask([
    countProducts(conditions, whereOf(conditions)),
    `SELECT 1 AS one, MIN(price) AS least, MAX(dearest) AS most${columns} FROM ${PRODUCTS} WHERE ${whereOf(conditions, 'price')} GROUP BY one OPTION ranker=none`,
    ...singles.map(([, group, chosen]) => countProducts(conditions, `${whereOf(conditions, group)} AND ${chosen}`)),
    ...groups.map(([, [attribute, group]]) => groupStatement(attribute, group)),
    ...PRODUCT_FLAGS.map((flag) => countProducts(conditions, `${whereOf(conditions)} AND ${flagged(flag)}`)),
    ...offs.map((least) => countProducts(conditions, `${whereOf(conditions, 'sale')} AND most_off>=${least}`)),
  ])
  const [flags, [saleNum = 0, ...discounts]] = cutAt(rest.slice(singles.length + groups.length).map(numIn), PRODUCT_FLAGS.length)
  return {
    total: numIn(total),
    ...(Object.fromEntries(singles.map(([name], at) => [name, numIn(rest[at])])) as Record<SingleCount, number>),
    ...(Object.fromEntries(groups.map(([name], at) => [name, named(rest[singles.length + at]!, names)])) as Record<
      Grouped,
      Counts
    >),
    ...{ flags, saleNum, discounts },
    cheapestCents: Number(prices?.rows[0]?.least ?? Infinity),
    dearestCents: Number(prices?.rows[0]?.most ?? 0),
  }
}

const numIn = (answer: SphinxAnswer | undefined): number => Number(answer?.rows[0]?.n ?? 0)
const cutAt = (values: number[], place: number): [number[], number[]] => [values.slice(0, place), values.slice(place)]

/** The counts of cards: of several colours that are chosen a product shows one each. The colours' own are the same in each list. */
export function addedCounts(lists: readonly ListCounts[]): ListCounts {
  const [first] = lists
  if (!first || lists.length === 1) return first!
  const sum = (numberOf: (counts: ListCounts) => number): number => lists.reduce((all, each) => all + numberOf(each), 0)
  const sums = (of: (counts: ListCounts) => ArrayLike<number>): number[] =>
    Array.from(of(first), (_, at) => sum((each) => of(each)[at]!))
  const named = (of: (counts: ListCounts) => NamedCounts): Counts => lists.reduce((all, each) => both(all, of(each)), new Map())
  return {
    total: sum(({ total }) => total),
    ...{ brands: named(({ brands }) => brands), colours: first.colours, sizes: named(({ sizes }) => sizes) },
    ...{ categories: named(({ categories }) => categories), materials: named(({ materials }) => materials) },
    merchantKinds: named(({ merchantKinds }) => merchantKinds),
    ...{ womenNum: sum(({ womenNum }) => womenNum), menNum: sum(({ menNum }) => menNum) },
    ...{ newNum: sum(({ newNum }) => newNum), inStockNum: sum(({ inStockNum }) => inStockNum) },
    ...{ flags: sums(({ flags }) => flags), saleNum: sum(({ saleNum }) => saleNum) },
    discounts: sums(({ discounts }) => discounts),
    cheapestCents: Math.min(...lists.map(({ cheapestCents }) => cheapestCents)),
    dearestCents: Math.max(...lists.map(({ dearestCents }) => dearestCents)),
  }
}

function both(one: Counts, other: NamedCounts): Counts {
  const counts = new Map(one)
  for (const [name, num] of other.entries()) counts.set(name, (counts.get(name) ?? 0) + num)
  return counts
}

type SingleCount = 'womenNum' | 'menNum' | 'newNum' | 'inStockNum'
type Counts = Map<string, number>

const pairsOf = ({ rows }: SphinxAnswer): (readonly [number, number])[] => rows.map(({ v, n }) => [Number(v), Number(n)] as const)

/** Counts by name. A name that has just been written is missing until this process has read the event of it. */
function named(answer: SphinxAnswer, names: ReadonlyMap<number, string>): Counts {
  // With more groups than places counts would be estimates.
  if (answer.found > answer.rows.length) throw new SearchAway(`${answer.found} groups, room for ${answer.rows.length}`)
  return new Map(pairsOf(answer).flatMap(([number, count]) => (names.has(number) ? [[names.get(number)!, count]] : [])))
}
