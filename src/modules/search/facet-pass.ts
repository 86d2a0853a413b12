import type { ProductColumns } from './product-columns.ts'
import { DISCOUNTS } from './search.rules.ts'

/** A query with names turned into flags per number; null stands for "not asked". */
export type CompiledFilter = {
  /** Bits that must all be set. */
  required: number
  /** Bits of which none may be set. */
  excluded: number
  arrivedSince: number
  brands: Uint8Array | null
  colours: Uint8Array | null
  sizes: Uint8Array | null
  types: Uint8Array | null
  minCents: number
  maxCents: number
  /** At least so many percent off; 0 asks for nothing. */
  leastOff: number
}

export type FacetResult = {
  matched: Uint32Array
  brands: Uint32Array
  colours: Uint32Array
  sizes: Uint32Array
  categories: Uint32Array
  /** How many are on sale, and how many by at least each of DISCOUNTS. */
  saleNum: number
  discounts: Uint32Array
  cheapestCents: number
  dearestCents: number
}

const GROUP = { none: 0, brand: 1, colour: 2, size: 4, type: 8, price: 16, sale: 32 } as const

/** The groups a product fails, as bits. */
function failures(columns: ProductColumns, slot: number, filter: CompiledFilter): number {
  let failed: number = GROUP.none
  const price = columns.priceCents[slot]!
  if (filter.brands && !filter.brands[columns.brand[slot]!]) failed |= GROUP.brand
  if (filter.colours && !columns.colours.has(slot, filter.colours)) failed |= GROUP.colour
  if (filter.sizes && !columns.sizes.has(slot, filter.sizes)) failed |= GROUP.size
  if (filter.types && !columns.categories.has(slot, filter.types)) failed |= GROUP.type
  if (price < filter.minCents || price > filter.maxCents) failed |= GROUP.price
  if (columns.off[slot]! < filter.leastOff) failed |= GROUP.sale
  return failed
}

/**
 * One pass over the candidates gives the matches and the counts of every group. A group shows what choosing another of its
 * values would find, so a product that fails exactly that group still counts in it.
 */
export function passOver(columns: ProductColumns, candidates: Uint32Array, filter: CompiledFilter): FacetResult {
  const result: FacetResult = {
    matched: new Uint32Array(candidates.length),
    brands: new Uint32Array(columns.brandNames.size),
    colours: new Uint32Array(columns.colourIds.size),
    sizes: new Uint32Array(columns.sizeKeys.size),
    categories: new Uint32Array(columns.categoryPaths.size),
    saleNum: 0,
    discounts: new Uint32Array(DISCOUNTS.length),
    cheapestCents: Infinity,
    dearestCents: 0,
  }
  const { flags, arrivedAt, brand, priceCents } = columns
  const mask = filter.required | filter.excluded
  let matches = 0
  for (const slot of candidates) {
    if ((flags[slot]! & mask) !== filter.required || arrivedAt[slot]! < filter.arrivedSince) continue
    const failed = failures(columns, slot, filter)
    // More than one bit: fails two groups, and is not one choice away.
    if ((failed & (failed - 1)) !== 0) continue
    if (failed === GROUP.none) {
      result.matched[matches] = slot
      matches += 1
    }
    if (failed === GROUP.none || failed === GROUP.brand) result.brands[brand[slot]!]! += 1
    if (failed === GROUP.none || failed === GROUP.colour) columns.colours.count(slot, result.colours)
    if (failed === GROUP.none || failed === GROUP.size) columns.sizes.count(slot, result.sizes)
    if (failed === GROUP.none || failed === GROUP.type) columns.categories.count(slot, result.categories)
    if (failed === GROUP.none || failed === GROUP.sale) countDiscount(result, columns.off[slot]!)
    if (failed === GROUP.none || failed === GROUP.price) {
      const price = priceCents[slot]!
      if (price < result.cheapestCents) result.cheapestCents = price
      if (price > result.dearestCents) result.dearestCents = price
    }
  }
  result.matched = result.matched.subarray(0, matches)
  return result
}

function countDiscount(result: FacetResult, off: number): void {
  if (off > 0) result.saleNum += 1
  for (let at = 0; at < DISCOUNTS.length; at += 1) if (off >= DISCOUNTS[at]!) result.discounts[at]! += 1
}
