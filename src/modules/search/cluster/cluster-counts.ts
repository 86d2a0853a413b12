import { SearchAway, type SphinxAnswer } from '#platform/sphinxql.server.ts'
import { PRODUCT_FLAGS } from '../search.contract.ts'
import { DISCOUNTS } from '../search.rules.ts'
import type { ListCounts } from '../search-engine.ts'
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

/** Total, every group's counts and the bounds of the price: one question of many statements, answered from one moment to the next. */
export async function countList(
  conditions: Conditions,
  names: ReadonlyMap<number, string>,
  ask: Ask,
  now: Date,
): Promise<ListCounts> {
  const most = names.size + SPARE_GROUPS
  const groupStatement = (attribute: string, group: Group): string =>
    `SELECT GROUPBY() AS v, COUNT(*) AS n FROM ${PRODUCTS} WHERE ${whereOf(conditions, group)} GROUP BY ${attribute} LIMIT ${most} OPTION ranker=none, max_matches=${most}`
  const singles = singlesOf(now)
  const [total, prices, percents, ...rest] = await ask([
    countStatement(whereOf(conditions)),
    `SELECT 1 AS one, MIN(price) AS least, MAX(price) AS most FROM ${PRODUCTS} WHERE ${whereOf(conditions, 'price')} GROUP BY one OPTION ranker=none`,
    groupStatement('percent_off', 'sale'),
    ...singles.map(([, group, chosen]) => countStatement(`${whereOf(conditions, group)} AND ${chosen}`)),
    ...groups.map(([, [attribute, group]]) => groupStatement(attribute, group)),
    ...PRODUCT_FLAGS.map((flag) => countStatement(`${whereOf(conditions)} AND ${flagged(flag)}`)),
  ])
  const off = pairsOf(percents!)
  const atLeast = (percent: number): number => off.reduce((sum, [one, num]) => (one >= percent ? sum + num : sum), 0)
  return {
    total: Number(total?.rows[0]?.n ?? 0),
    ...(Object.fromEntries(singles.map(([name], at) => [name, Number(rest[at]?.rows[0]?.n ?? 0)])) as Record<
      SingleCount,
      number
    >),
    ...(Object.fromEntries(groups.map(([name], at) => [name, named(rest[singles.length + at]!, names)])) as Record<
      Grouped,
      Counts
    >),
    flags: rest.slice(singles.length + groups.length).map((answer) => Number(answer.rows[0]?.n ?? 0)),
    ...{ saleNum: atLeast(1), discounts: DISCOUNTS.map(atLeast) },
    cheapestCents: Number(prices?.rows[0]?.least ?? Infinity),
    dearestCents: Number(prices?.rows[0]?.most ?? 0),
  }
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
