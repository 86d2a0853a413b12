import { grown } from './growing-column.ts'
import type { FacetCounts } from '#modules/search/query/facet-tally.ts'
import { FLAG, type ProductColumns } from './product-columns.ts'
import { FIELD } from './product-records.ts'
import { DISCOUNTS } from '#modules/search/search.rules.ts'

/** A list in which nothing is chosen: everything, or a category (by number), for everybody or for one side of the shop. */
export type PlainList = { category: number | undefined; sexType: 1 | 2 | undefined }

export type Totals = { total: number; counts: FacetCounts }
type Cached = Totals & { boundsAreKnown: boolean }
const keyOf = (category: number | undefined, sexType: number | undefined): number => ((category ?? -1) + 1) * 3 + (sexType ?? 0)

/**
 * The counts of plain lists, which every page of a category shows: counted when first asked for and updated with every
 * product from then on. At half a million products a full count takes as long as ten answers.
 */
export class TotalsCache {
  readonly #columns: ProductColumns
  readonly #cached = new Map<number, Cached>()
  /** The day since which pieces are new. */
  #newSince = 0

  constructor(columns: ProductColumns) {
    this.#columns = columns
  }

  /** `priceBounds` finds the cheapest and the dearest of the list, should the one that was it have gone. */
  get(list: PlainList, newSince: number, priceBounds: () => [number, number]): Totals | undefined {
    if (newSince !== this.#newSince) this.#cached.clear()
    const cached = this.#cached.get(keyOf(list.category, list.sexType))
    if (cached && !cached.boundsAreKnown) {
      ;[cached.counts.cheapestCents, cached.counts.dearestCents] = priceBounds()
      cached.boundsAreKnown = true
    }
    return cached
  }

  /** Answers what it keeps. */
  set(list: PlainList, newSince: number, { total, counts }: Totals): Totals {
    this.#newSince = newSince
    this.#cached.set(keyOf(list.category, list.sexType), { total, counts, boundsAreKnown: true })
    return { total, counts }
  }

  /** Before a listed product changes or goes. */
  remove(slot: number): void {
    this.#each(slot, -1)
  }

  /** After it has come or changed. */
  add(slot: number): void {
    this.#each(slot, 1)
  }

  #each(slot: number, by: 1 | -1): void {
    if (this.#cached.size === 0) return
    const categories = this.#columns.categoriesOf(slot)
    this.#countSides(undefined, slot, by)
    for (let at = 0; at < categories.length; at += 1) this.#countSides(categories[at], slot, by)
  }

  #countSides(category: number | undefined, slot: number, by: 1 | -1): void {
    const flags = this.#columns.flags[slot]!
    this.#count(this.#cached.get(keyOf(category, undefined)), slot, by)
    if ((flags & FLAG.women) !== 0) this.#count(this.#cached.get(keyOf(category, 1)), slot, by)
    if ((flags & FLAG.men) !== 0) this.#count(this.#cached.get(keyOf(category, 2)), slot, by)
  }

  #count(cached: Cached | undefined, slot: number, by: 1 | -1): void {
    if (!cached) return
    const { records, categories, colours, sizes, traits, merchantKinds } = this.#columns
    const { counts } = cached
    cached.total += by
    const brand = records.get(slot, FIELD.brand)
    counts.brands = grown(counts.brands, brand)
    counts.brands[brand]! += by
    counts.categories = counted(counts.categories, categories.in(records.get(slot, FIELD.categories)), by)
    counts.colours = counted(counts.colours, colours.in(records.get(slot, FIELD.colours)), by)
    counts.sizes = counted(counts.sizes, sizes.in(records.get(slot, FIELD.sizes)), by)
    counts.traits = counted(counts.traits, traits.in(records.get(slot, FIELD.traits)), by)
    counts.merchantKinds = counted(counts.merchantKinds, merchantKinds.in(records.get(slot, FIELD.merchantKinds)), by)
    this.#countTraits(counts, slot, by)
    const [price, dearest] = [records.priceCents(slot), this.#columns.dearestCentsOf(slot)]
    if (by > 0) {
      counts.cheapestCents = Math.min(counts.cheapestCents, price)
      counts.dearestCents = Math.max(counts.dearestCents, dearest)
    } else if (price <= counts.cheapestCents || dearest >= counts.dearestCents) cached.boundsAreKnown = false
  }

  #countTraits(counts: FacetCounts, slot: number, by: 1 | -1): void {
    const { records } = this.#columns
    const [flags, off] = [this.#columns.flags[slot]!, records.get(slot, FIELD.mostOff)]
    if ((flags & FLAG.women) !== 0) counts.womenNum += by
    if ((flags & FLAG.men) !== 0) counts.menNum += by
    if ((flags & FLAG.soldOut) === 0) counts.inStockNum += by
    const productFlags = this.#columns.productFlags[slot]!
    for (let at = 0; at < counts.flags.length; at += 1) if ((productFlags & (1 << at)) !== 0) counts.flags[at]! += by
    if (off >= 1) counts.saleNum += by
    for (let at = 0; at < DISCOUNTS.length; at += 1) if (off >= DISCOUNTS[at]!) counts.discounts[at]! += by
    if (records.get(slot, FIELD.arrivedDay) >= this.#newSince) counts.newNum += by
  }
}

// By numbers and not by iterators: a changed product is counted in a dozen lists, and what iterators leave behind is
// collected while shoppers wait.
function counted(counts: Uint32Array, values: Uint32Array, by: number): Uint32Array {
  let current = counts
  for (let at = 0; at < values.length; at += 1) {
    current = grown(current, values[at]!)
    current[values[at]!]! += by
  }
  return current
}
