import { type Json, SearchAway, type SearchAnswer } from '#platform/opensearch.server.ts'
import { PRODUCT_FLAGS } from '../search.contract.ts'
import { DISCOUNTS } from '../search.rules.ts'
import type { ListCounts, NamedCounts } from '../search-engine.ts'
import {
  all,
  arrivedLately,
  between,
  chosenWhere,
  type Conditions,
  type Group,
  inVariants,
  is,
  leastOffered,
  variantWhere,
} from './cluster-conditions.ts'

export type Ask = (searches: readonly Json[]) => Promise<SearchAnswer[]>
type Counts = Map<string, number>

/** Room for every value a group can have: with fewer places than values counts would be estimates. */
const MOST_VALUES = 10_000

/** What is counted for each group, and what the counts are called. The first stand in the product, the others in its variants. */
const ofProducts = {
  brands: ['brand', 'brand'],
  categories: ['categories', 'type'],
  materials: ['materials', 'material'],
} as const
const ofVariants = {
  colours: ['colours', 'colour'],
  sizes: ['sizes', 'size'],
  merchantKinds: ['merchants', 'merchantKind'],
} as const
const grouped = { ...ofProducts, ...ofVariants } as const
type Grouped = keyof typeof grouped
const names = Object.keys(grouped) as Grouped[]

/** How many there would be with one more choice. */
const singlesOf = (now: Date) =>
  ({
    womenNum: ['gender', is('women', true)],
    menNum: ['gender', is('men', true)],
    newNum: ['isNew', arrivedLately(now)],
    inStockNum: ['inStock', is('soldOut', false)],
  }) as const satisfies Partial<Record<keyof ListCounts, [Group, Json]>>
type Single = keyof ReturnType<typeof singlesOf>

const OFFS = [1, ...DISCOUNTS]

/** A question that only asks whether there is anything. */
export const whetherAny = (where: Json): Json => ({ size: 0, track_total_hits: 1, query: where })
export const isAny = ({ hits }: SearchAnswer): boolean => (hits.total?.value ?? 0) > 0

/** Total, every group's counts and the bounds of the price: one question, answered from one moment to the next. */
export async function countList(conditions: Conditions, ask: Ask, now: Date): Promise<ListCounts> {
  const counting = new Counting(conditions)
  const singles = Object.entries(singlesOf(now)) as [Single, readonly [Group, Json]][]
  for (const [name, [group, chosen]] of singles) counting.count(name, group, chosen)
  for (const name of names) counting.countValues(name)
  for (const flag of PRODUCT_FLAGS) counting.count(flag, undefined, is('flags', flag))
  for (const least of OFFS) counting.countOff(`off${least}`, least)
  counting.findPrices()
  const [answer] = await ask([counting.search()])
  const counted = (name: string): number => counting.find(answer, name)?.doc_count ?? 0
  const [saleNum = 0, ...discounts] = OFFS.map((least) => counted(`off${least}`))
  return {
    total: counting.total(answer),
    ...(Object.fromEntries(singles.map(([name]) => [name, counted(name)])) as Record<Single, number>),
    ...(Object.fromEntries(names.map((name) => [name, valuesIn(counting.find(answer, name))])) as Record<Grouped, Counts>),
    ...{ flags: PRODUCT_FLAGS.map(counted), saleNum, discounts },
    cheapestCents: counting.find(answer, 'prices')?.least?.value ?? Infinity,
    dearestCents: counting.find(answer, 'prices')?.most?.value ?? 0,
  }
}

type Bucket = { key: string; doc_count: number; products?: { doc_count: number } }
type Values = { buckets: Bucket[]; doc_count_error_upper_bound: number; sum_other_doc_count: number }
/** What comes back for one count: as many as there are, their values, or the bounds of their prices. */
type Found = {
  doc_count?: number
  values?: Values
  fitting?: Found
  least?: { value: number | null }
  most?: { value: number | null }
}

/** Gathers what is counted under the choices it is counted with: all groups in which nothing is chosen are counted together. */
class Counting {
  readonly #conditions: Conditions
  readonly #under = new Map<string, { where: Json; counted: Record<string, Json> }>()
  readonly #placeOf = new Map<string, string>()

  constructor(conditions: Conditions) {
    this.#conditions = conditions
    this.#put('total', undefined, { filter: { match_all: {} } })
  }

  #put(name: string, without: Group | undefined, counted: Json): void {
    const { chosen, ofVariants: varying } = this.#conditions
    const place = without && (chosen.has(without) || varying.has(without)) ? without : 'all'
    const under = this.#under.get(place) ?? { where: chosenWhere(this.#conditions, without), counted: {} }
    under.counted[name] = counted
    this.#under.set(place, under)
    this.#placeOf.set(name, place)
  }

  count(name: string, without: Group | undefined, condition: Json): void {
    this.#put(name, without, { filter: condition })
  }

  /** Products of which a variant that has all else has so much off. */
  countOff(name: string, least: number): void {
    const others = this.#variantWhere('sale')
    this.count(name, 'sale', others ? inVariants(all([others, leastOffered(least)])) : between('mostOff', { gte: least }))
  }

  countValues(name: Grouped): void {
    const [field, group] = grouped[name]
    const fitting = name in ofVariants ? this.#variantWhere(group) : undefined
    const values = (of: string) => ({ terms: { field: of, size: MOST_VALUES } })
    if (!fitting) return this.#put(name, group, { filter: { match_all: {} }, aggs: { values: values(field) } })
    // Counted are products, though values are of their variants.
    const products = { aggs: { products: { reverse_nested: {} } } }
    this.#put(name, group, inFitting(fitting, { values: { ...values(`variants.${field}`), ...products } }))
  }

  findPrices(): void {
    const fitting = this.#variantWhere('price')
    const bounds = (least: string, most: string) => ({ least: { min: { field: least } }, most: { max: { field: most } } })
    if (!fitting) return this.#put('prices', 'price', { filter: { match_all: {} }, aggs: bounds('price', 'dearest') })
    this.#put('prices', 'price', inFitting(fitting, bounds('variants.price', 'variants.price')))
  }

  #variantWhere = (without: Group): Json | undefined => variantWhere(this.#conditions, without)

  search(): Json {
    const { always, words } = this.#conditions
    const aggs = [...this.#under].map(([place, { where, counted }]) => [place, { filter: where, aggs: counted }] as const)
    return {
      size: 0,
      track_total_hits: false,
      query: all([...always, ...(words ? [words] : [])]),
      aggs: Object.fromEntries(aggs),
    }
  }

  find(answer: SearchAnswer | undefined, name: string): Found | undefined {
    const place = answer?.aggregations?.[this.#placeOf.get(name) ?? '']
    const found = place?.[name] as Found | undefined
    return found?.fitting ?? found
  }

  total = (answer: SearchAnswer | undefined): number => this.find(answer, 'total')?.doc_count ?? 0
}

const inFitting = (fitting: Json, aggs: Json): Json => ({
  nested: { path: 'variants' },
  aggs: { fitting: { filter: fitting, aggs } },
})

/** Exact or not at all. */
function valuesIn(found: Found | undefined): Counts {
  const { values } = found ?? {}
  if (!values || values.doc_count_error_upper_bound !== 0 || values.sum_other_doc_count !== 0)
    throw new SearchAway(`counts would be estimates: ${JSON.stringify({ ...values, buckets: values?.buckets.length })}`)
  return new Map(values.buckets.map(({ key, doc_count: count, products }) => [key, products?.doc_count ?? count]))
}

/** The counts of cards: of several colours that are chosen a product shows one each. The colours' own are the same in each list. */
export function addedCounts(lists: readonly ListCounts[]): ListCounts {
  const [first] = lists
  if (!first || lists.length === 1) return first!
  const sum = (numberOf: (counts: ListCounts) => number): number => lists.reduce((total, each) => total + numberOf(each), 0)
  const sums = (of: (counts: ListCounts) => ArrayLike<number>): number[] =>
    Array.from(of(first), (_, at) => sum((each) => of(each)[at]!))
  const named = (of: (counts: ListCounts) => NamedCounts): Counts =>
    lists.reduce((total, each) => both(total, of(each)), new Map())
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
