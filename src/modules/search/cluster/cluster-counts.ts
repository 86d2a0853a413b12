import type { SphinxAnswer } from '#platform/sphinxql.server.ts'
import { DISCOUNTS } from '../search.rules.ts'
import type { ListCounts } from '../search-engine.ts'
import { arrivedLately, type Conditions, type Group, whereOf } from './cluster-conditions.ts'
import type { ClusterNames, Named } from './cluster-names.ts'
import { PRODUCTS } from './cluster-schema.ts'

export type Ask = (statements: readonly string[]) => Promise<SphinxAnswer[]>

/** Room for values this process has not seen yet. */
const SPARE_GROUPS = 1_000
const MOST_PERCENT = 101

const groupedBy = {
  brand: 'brand',
  colour: 'colours',
  size: 'sizes',
  type: 'categories',
  material: 'materials',
  merchantKind: 'merchants',
} as const
type NamedGroup = keyof typeof groupedBy
const namedGroups = Object.keys(groupedBy) as NamedGroup[]

/** How many there would be with one more choice. */
const singles = { women: 'gender', men: 'gender', isNew: 'isNew', inStock: 'inStock', lowestPrice: 'lowestPrice' } as const
type Single = keyof typeof singles
const singleNames = Object.keys(singles) as Single[]
const chosenAs = (single: Single, now: Date): string =>
  ({ women: 'women=1', men: 'men=1', isNew: arrivedLately(now), inStock: 'sold_out=0', lowestPrice: 'lowest=1' })[single]

/** Total, every group's counts and the bounds of the price: one question of many statements, answered from one moment to the next. */
export async function countList(conditions: Conditions, names: ClusterNames, ask: Ask, now: Date): Promise<ListCounts> {
  const answers = await ask([
    `SELECT COUNT(*) AS n FROM ${PRODUCTS} WHERE ${whereOf(conditions)} ${PLAIN}`,
    priceStatement(conditions),
    grouped('percent_off', MOST_PERCENT, conditions, 'sale'),
    ...singleNames.map(
      (single) =>
        `SELECT COUNT(*) AS n FROM ${PRODUCTS} WHERE ${whereOf(conditions, singles[single])} AND ${chosenAs(single, now)} ${PLAIN}`,
    ),
    ...namedGroups.map((group) => namedStatement(group, conditions, names)),
  ])
  const [total, prices, percents, ...rest] = answers
  const numberAt = (answer: SphinxAnswer | undefined): number => Number(answer?.rows[0]?.n ?? 0)
  const single = Object.fromEntries(singleNames.map((name, at) => [name, numberAt(rest[at])])) as Record<Single, number>
  const counted = await Promise.all(
    namedGroups.map((group, at) => countsOf(group, rest[singleNames.length + at]!, { conditions, names, ask })),
  )
  const [brands, colours, sizes, categories, materials, merchantKinds] = counted as [
    Counts,
    Counts,
    Counts,
    Counts,
    Counts,
    Counts,
  ]
  return {
    total: numberAt(total),
    ...{ brands, colours, sizes, categories, materials, merchantKinds },
    ...{ womenNum: single.women, menNum: single.men },
    ...{ newNum: single.isNew, inStockNum: single.inStock, lowestPriceNum: single.lowestPrice },
    ...discountsOf(pairsOf(percents!)),
    cheapestCents: Number(prices?.rows[0]?.least ?? Infinity),
    dearestCents: Number(prices?.rows[0]?.most ?? 0),
  }
}

type Counts = Map<string, number>

/** Nothing is ranked where things are only counted. */
const PLAIN = 'OPTION ranker=none'

const priceStatement = (conditions: Conditions): string =>
  `SELECT 1 AS one, MIN(price) AS least, MAX(price) AS most FROM ${PRODUCTS} WHERE ${whereOf(conditions, 'price')} GROUP BY one ${PLAIN}`

const grouped = (attribute: string, most: number, conditions: Conditions, group: Group): string =>
  `SELECT GROUPBY() AS v, COUNT(*) AS n FROM ${PRODUCTS} WHERE ${whereOf(conditions, group)} GROUP BY ${attribute} LIMIT ${most} OPTION ranker=none, max_matches=${most}`

function namedStatement(group: NamedGroup, conditions: Conditions, names: ClusterNames, most?: number): string {
  const attribute: Named = groupedBy[group]
  return grouped(attribute, most ?? names.sizeOf(attribute) + SPARE_GROUPS, conditions, group)
}

const pairsOf = ({ rows }: SphinxAnswer): (readonly [number, number])[] => rows.map(({ v, n }) => [Number(v), Number(n)] as const)

type Counting = { conditions: Conditions; names: ClusterNames; ask: Ask }

async function countsOf(group: NamedGroup, first: SphinxAnswer, { conditions, names, ask }: Counting): Promise<Counts> {
  // Counts are exact only while every group has a place; with more groups than places the question is put again.
  const isWhole = first.found <= first.rows.length
  const [answer = first] = isWhole ? [first] : await ask([namedStatement(group, conditions, names, first.found + SPARE_GROUPS)])
  return names.named(groupedBy[group], pairsOf(answer), async (statement) => (await ask([statement]))[0]?.rows ?? [])
}

function discountsOf(percents: (readonly [number, number])[]): Pick<ListCounts, 'saleNum' | 'discounts'> {
  const atLeast = (percent: number): number => percents.reduce((sum, [off, num]) => (off >= percent ? sum + num : sum), 0)
  return { saleNum: atLeast(1), discounts: DISCOUNTS.map(atLeast) }
}
