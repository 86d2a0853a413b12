import { grown } from './growing-column.ts'
import type { FacetCounts } from '#modules/search/query/facet-pass.ts'
import { FLAG, type ProductColumns } from './product-columns.ts'
import { FIELD } from './product-records.ts'
import { DISCOUNTS } from '#modules/search/search.rules.ts'

/** A list in which nothing is chosen: everything, or a category (by number), for everybody or for one side of the shop. */
export type PlainList = { category: number | undefined; sexType: 1 | 2 | undefined }

export type Totals = { total: number; counts: FacetCounts }
type Kept = Totals & { boundsAreKnown: boolean }
const keyOf = (category: number | undefined, sexType: number | undefined): number => ((category ?? -1) + 1) * 3 + (sexType ?? 0)

/**
 * The counts of plain lists, which every page of a category shows: counted when first asked for, and from then on kept true
 * while products come, go and change. At half a million products counting anew takes as long as ten answers.
 */
export class KeptTotals {
  readonly #columns: ProductColumns
  readonly #kept = new Map<number, Kept>()
  /** The day since which pieces are new. */
  #newSince = 0

  constructor(columns: ProductColumns) {
    this.#columns = columns
  }

  /** `priceBounds` finds the cheapest and the dearest of the list, should the one that was it have gone. */
  find(list: PlainList, newSince: number, priceBounds: () => [number, number]): Totals | undefined {
    if (newSince !== this.#newSince) this.#kept.clear()
    const kept = this.#kept.get(keyOf(list.category, list.sexType))
    if (kept && !kept.boundsAreKnown) {
      ;[kept.counts.cheapestCents, kept.counts.dearestCents] = priceBounds()
      kept.boundsAreKnown = true
    }
    return kept
  }

  /** Answers what it keeps. */
  keep(list: PlainList, newSince: number, { total, counts }: Totals): Totals {
    this.#newSince = newSince
    this.#kept.set(keyOf(list.category, list.sexType), { total, counts, boundsAreKnown: true })
    return { total, counts }
  }

  /** Before a listed product changes or goes. */
  leave(slot: number): void {
    this.#each(slot, -1)
  }

  /** After it has come or changed. */
  enter(slot: number): void {
    this.#each(slot, 1)
  }

  #each(slot: number, by: 1 | -1): void {
    if (this.#kept.size === 0) return
    const categories = this.#columns.categoriesOf(slot)
    this.#countSides(undefined, slot, by)
    for (let at = 0; at < categories.length; at += 1) this.#countSides(categories[at], slot, by)
  }

  #countSides(category: number | undefined, slot: number, by: 1 | -1): void {
    const flags = this.#columns.flags[slot]!
    this.#count(this.#kept.get(keyOf(category, undefined)), slot, by)
    if ((flags & FLAG.women) !== 0) this.#count(this.#kept.get(keyOf(category, 1)), slot, by)
    if ((flags & FLAG.men) !== 0) this.#count(this.#kept.get(keyOf(category, 2)), slot, by)
  }

  #count(kept: Kept | undefined, slot: number, by: 1 | -1): void {
    if (!kept) return
    const { records, categories, colours, sizes, materials, merchantKinds } = this.#columns
    const { counts } = kept
    kept.total += by
    const brand = records.get(slot, FIELD.brand)
    counts.brands = grown(counts.brands, brand)
    counts.brands[brand]! += by
    counts.categories = counted(counts.categories, categories.in(records.get(slot, FIELD.categories)), by)
    counts.colours = counted(counts.colours, colours.in(records.get(slot, FIELD.colours)), by)
    counts.sizes = counted(counts.sizes, sizes.in(records.get(slot, FIELD.sizes)), by)
    counts.materials = counted(counts.materials, materials.in(records.get(slot, FIELD.materials)), by)
    counts.merchantKinds = counted(counts.merchantKinds, merchantKinds.in(records.get(slot, FIELD.merchantKinds)), by)
    this.#countTraits(counts, slot, by)
    const price = records.priceCents(slot)
    if (by > 0) {
      counts.cheapestCents = Math.min(counts.cheapestCents, price)
      counts.dearestCents = Math.max(counts.dearestCents, price)
    } else if (price <= counts.cheapestCents || price >= counts.dearestCents) kept.boundsAreKnown = false
  }

  #countTraits(counts: FacetCounts, slot: number, by: 1 | -1): void {
    const { records } = this.#columns
    const [flags, off] = [this.#columns.flags[slot]!, records.get(slot, FIELD.off)]
    if ((flags & FLAG.women) !== 0) counts.womenNum += by
    if ((flags & FLAG.men) !== 0) counts.menNum += by
    if ((flags & FLAG.soldOut) === 0) counts.inStockNum += by
    if ((flags & FLAG.lowestPrice) !== 0) counts.lowestPriceNum += by
    if (off >= 1) counts.saleNum += by
    for (let at = 0; at < DISCOUNTS.length; at += 1) if (off >= DISCOUNTS[at]!) counts.discounts[at]! += by
    if (records.get(slot, FIELD.arrivedDay) >= this.#newSince) counts.newNum += by
  }
}

// By numbers and not by iterators: a changed product is counted in a dozen lists, and what iterators leave behind is cleared away
// while shoppers wait.
function counted(counts: Uint32Array, values: Uint32Array, by: number): Uint32Array {
  let current = counts
  for (let at = 0; at < values.length; at += 1) {
    current = grown(current, values[at]!)
    current[values[at]!]! += by
  }
  return current
}
