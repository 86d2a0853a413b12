import { type Json, SearchAway, type SearchAnswer } from '#platform/opensearch.server.ts'
import { PRODUCT_FLAGS } from '../search.contract.ts'
import { attributeOf, DISCOUNTS } from '../search.rules.ts'
import type { ListCounts, NamedCounts } from '../search-engine.ts'
import {
  all,
  arrivedLately,
  attributeGroup,
  between,
  chosenWhere,
  type Conditions,
  type Group,
  inVariants,
  is,
  isAttributeGroup,
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
  counting.countAnswers()
  for (const flag of PRODUCT_FLAGS) counting.count(flag, undefined, is('flags', flag))
  for (const least of OFFS) counting.countOff(`off${least}`, least)
  counting.findPrices()
  const [answer] = await ask([counting.search()])
  const { total, count, values, answers, prices } = counting.read(answer)
  const [saleNum = 0, ...discounts] = OFFS.map((least) => count(`off${least}`, 'sale'))
  return {
    total,
    ...(Object.fromEntries(singles.map(([name, [group]]) => [name, count(name, group)])) as Record<Single, number>),
    ...(Object.fromEntries(names.map((name) => [name, values(name)])) as Record<Grouped, Counts>),
    answers,
    flags: PRODUCT_FLAGS.map((flag) => count(flag)),
    saleNum,
    discounts,
    cheapestCents: prices.least.value ?? Infinity,
    dearestCents: prices.most.value ?? 0,
  }
}

type Bucket = { key: string; doc_count: number; products?: { doc_count: number } }
type Values = { buckets: Bucket[]; doc_count_error_upper_bound: number; sum_other_doc_count: number }
type Prices = { least: { value: number | null }; most: { value: number | null } }
/** What comes back of all that is counted with the same choices. */
type Found = { doc_count: number; counts?: { buckets: Record<string, { doc_count: number }> } } & Partial<
  Record<Grouped | 'answers' | 'prices', Json>
>

/** Gathers what is counted under the choices it is counted with: all groups in which nothing is chosen are counted together. */
class Counting {
  readonly #conditions: Conditions
  readonly #under = new Map<Place, { where: Json; counts: Record<string, Json>; aggs: Record<string, Json> }>()

  constructor(conditions: Conditions) {
    this.#conditions = conditions
  }

  #placeOf(group: Group | undefined): Place {
    const { chosen, ofVariants: varying } = this.#conditions
    return group && (chosen.has(group) || varying.has(group)) ? group : 'all'
  }

  #at(group: Group | undefined) {
    const place = this.#placeOf(group)
    const under = this.#under.get(place) ?? { where: chosenWhere(this.#conditions, group), counts: {}, aggs: {} }
    this.#under.set(place, under)
    return under
  }

  count(name: string, without: Group | undefined, condition: Json): void {
    this.#at(without).counts[name] = condition
  }

  /** Products of which a variant that has all else has so much off. */
  countOff(name: string, least: number): void {
    const others = variantWhere(this.#conditions, 'sale')
    this.count(name, 'sale', others ? inVariants(all([others, leastOffered(least)])) : between('mostOff', { gte: least }))
  }

  countValues(name: Grouped): void {
    const [field, group] = grouped[name]
    const fitting = name in ofVariants ? variantWhere(this.#conditions, group) : undefined
    // Counted are products, though values are of their variants.
    const ofFitting = { ...values(`variants.${field}`), aggs: { products: { reverse_nested: {} } } }
    this.#at(group).aggs[name] = fitting ? inFitting(fitting, { values: ofFitting }) : values(field)
  }

  /** Each attribute that is chosen of is a group: its answers are counted without that choice. */
  countAnswers(): void {
    for (const group of [undefined, ...this.#attributes()]) this.#at(group).aggs.answers = values('answers')
  }

  #attributes = (): Group[] => [...this.#conditions.chosen.keys()].filter(isAttributeGroup)

  findPrices(): void {
    const fitting = variantWhere(this.#conditions, 'price')
    const bounds = (least: string, most: string) => ({ least: { min: { field: least } }, most: { max: { field: most } } })
    const { aggs } = this.#at('price')
    if (fitting) aggs.prices = inFitting(fitting, bounds('variants.price', 'variants.price'))
    else aggs.prices = { filter: { match_all: {} }, aggs: bounds('price', 'dearest') }
  }

  search(): Json {
    const { always, words } = this.#conditions
    const aggs: Record<string, Json> = {}
    for (const [place, { where, counts, aggs: values }] of this.#under) {
      const counted = isEmpty(counts) ? {} : { counts: { filters: { filters: counts } } }
      aggs[place] = { filter: where, aggs: { ...values, ...counted } }
    }
    return { size: 0, track_total_hits: false, query: all([...always, ...(words ? [words] : [])]), aggs }
  }

  /** What the answer holds. */
  read(answer: SearchAnswer | undefined) {
    const found = (group: Group | undefined): Found => answer?.aggregations?.[this.#placeOf(group)] as Found
    const fitting = (group: Group, name: Grouped | 'prices'): Json => {
      const held = found(group)[name] ?? {}
      return (held.fitting ?? held) as Json
    }
    return {
      total: found(undefined).doc_count,
      count: (name: string, group?: Group): number => found(group).counts?.buckets[name]?.doc_count ?? 0,
      values: (name: Grouped): Counts => {
        const held = fitting(grouped[name][1], name)
        return valuesIn((held.values ?? held) as Values)
      },
      answers: this.#answersIn((group) => valuesIn(found(group).answers as Values)),
      prices: fitting('price', 'prices') as Prices,
    }
  }

  #answersIn(countsWithout: (group: Group | undefined) => Counts): Counts {
    const counts = new Map([...countsWithout(undefined)].filter(([answer]) => !this.#conditions.chosen.has(groupOf(answer))))
    for (const group of this.#attributes())
      for (const [answer, num] of countsWithout(group)) if (groupOf(answer) === group) counts.set(answer, num)
    return counts
  }
}

type Place = Group | 'all'
const groupOf = (answer: string): Group => attributeGroup(attributeOf(answer))
const values = (of: string): Json => ({ terms: { field: of, size: MOST_VALUES } })
const isEmpty = (record: Json): boolean => Object.keys(record).length === 0

const inFitting = (fitting: Json, aggs: Json): Json => ({
  nested: { path: 'variants' },
  aggs: { fitting: { filter: fitting, aggs } },
})

/** Exact or not at all. */
function valuesIn({ buckets, doc_count_error_upper_bound: error, sum_other_doc_count: others }: Values): Counts {
  if (error !== 0 || others !== 0) throw new SearchAway(`counts of ${buckets.length} values would be estimates`)
  return new Map(buckets.map(({ key, doc_count: count, products }) => [key, products?.doc_count ?? count]))
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
    brands: named(({ brands }) => brands),
    colours: first.colours,
    sizes: named(({ sizes }) => sizes),
    categories: named(({ categories }) => categories),
    materials: named(({ materials }) => materials),
    answers: named(({ answers }) => answers),
    merchantKinds: named(({ merchantKinds }) => merchantKinds),
    womenNum: sum(({ womenNum }) => womenNum),
    menNum: sum(({ menNum }) => menNum),
    newNum: sum(({ newNum }) => newNum),
    inStockNum: sum(({ inStockNum }) => inStockNum),
    flags: sums(({ flags }) => flags),
    saleNum: sum(({ saleNum }) => saleNum),
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
