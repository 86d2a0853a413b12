import { type CompiledFilter, findBase, findFailures, GROUP } from './list-filter.ts'
import { FLAG, type ProductColumns } from './product-columns.ts'
import { DISCOUNTS } from './search.rules.ts'
import { countNumbers, type ValueColumn } from './value-column.ts'

export type FacetResult = {
  /** The products of the list. */
  matched: Uint32Array
  /** Counts by number of the value. */
  brands: Uint32Array
  colours: Uint32Array
  sizes: Uint32Array
  categories: Uint32Array
  materials: Uint32Array
  merchantKinds: Uint32Array
  womenNum: number
  menNum: number
  /** How many are on sale, and how many by at least each of DISCOUNTS. */
  saleNum: number
  discounts: Uint32Array
  newNum: number
  inStockNum: number
  lowestPriceNum: number
  cheapestCents: number
  dearestCents: number
}

/**
 * One pass over the candidates (undefined: all products) gives the matches and the counts of every group. A group shows what
 * choosing another of its values would find, so a product that fails exactly that group still counts in it. The pass goes
 * column by column: one plain loop over one array at a time is what a processor does quickest.
 */
export function passOver(columns: ProductColumns, candidates: Uint32Array | undefined, filter: CompiledFilter): FacetResult {
  const base = findBase(columns, candidates, filter)
  const { matched, missed } = divide(base, findFailures(columns, base, filter))
  const within = (group: number): Uint32Array[] => [matched, missed.get(group) ?? NOTHING]
  const counted = (group: number, column: ValueColumn, values: number): Uint32Array => column.countAll(within(group), values)
  const flags = countBytes(columns.flags, matched)
  const flagged = (group: number, isMet: (bits: number) => boolean): number =>
    sumWhere(flags, isMet) + sumWhere(countBytes(columns.flags, missed.get(group) ?? NOTHING), isMet)
  return {
    matched,
    brands: countNumbers(within(GROUP.brand), columns.brand, columns.brandNames.size),
    colours: counted(GROUP.colour, columns.colours, columns.colourIds.size),
    sizes: counted(GROUP.size, columns.sizes, columns.sizeKeys.size),
    categories: counted(GROUP.type, columns.categories, columns.categoryPaths.size),
    materials: counted(GROUP.material, columns.materials, columns.materialIds.size),
    merchantKinds: counted(GROUP.merchantKind, columns.merchantKinds, columns.merchantKindNames.size),
    womenNum: flagged(GROUP.gender, (bits) => (bits & FLAG.women) !== 0),
    menNum: flagged(GROUP.gender, (bits) => (bits & FLAG.men) !== 0),
    newNum: countNew(columns.arrivedDay, within(GROUP.isNew), filter.newSince),
    inStockNum: flagged(GROUP.inStock, (bits) => (bits & FLAG.soldOut) === 0),
    lowestPriceNum: flagged(GROUP.lowestPrice, (bits) => (bits & FLAG.lowestPrice) !== 0),
    ...countDiscounts(columns.off, within(GROUP.sale)),
    ...priceBounds(columns.priceCents, within(GROUP.price)),
  }
}

const NOTHING = new Uint32Array(0)

/** Those that fail nothing, and by group those that fail it alone. Whoever fails two groups is not one choice away. */
function divide(base: Uint32Array, failed: Uint16Array | undefined): { matched: Uint32Array; missed: Map<number, Uint32Array> } {
  if (!failed) return { matched: base.slice(), missed: new Map() }
  const sizes = new Uint32Array(2 ** Object.keys(GROUP).length)
  for (let at = 0; at < failed.length; at += 1) sizes[failed[at]!]! += 1
  const matched = gather(base, failed, 0, sizes[0]!)
  const groups = Object.values(GROUP).filter((group) => sizes[group]! > 0)
  return { matched, missed: new Map(groups.map((group) => [group, gather(base, failed, group, sizes[group]!)])) }
}

function gather(base: Uint32Array, failed: Uint16Array, wanted: number, size: number): Uint32Array {
  const found = new Uint32Array(size)
  for (let at = 0, end = 0; end < size; at += 1) {
    if (failed[at] !== wanted) continue
    found[end] = base[at]!
    end += 1
  }
  return found
}

/** How often each value of a byte stands at the places that are listed. */
function countBytes(column: Uint8Array, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (let at = 0; at < slots.length; at += 1) counts[column[slots[at]!]!]! += 1
  return counts
}

const sumWhere = (counts: Uint32Array, isMet: (value: number) => boolean): number =>
  counts.reduce((sum, num, value) => (isMet(value) ? sum + num : sum), 0)

function countNew(arrivedDay: Uint16Array, lists: readonly Uint32Array[], since: number): number {
  let num = 0
  for (const slots of lists) for (let at = 0; at < slots.length; at += 1) num += Number(arrivedDay[slots[at]!]! >= since)
  return num
}

function countDiscounts(off: Uint8Array, lists: readonly Uint32Array[]): Pick<FacetResult, 'saleNum' | 'discounts'> {
  const counts = lists.map((slots) => countBytes(off, slots))
  const atLeast = (percent: number): number => counts.reduce((sum, each) => sum + sumWhere(each, (value) => value >= percent), 0)
  return { saleNum: atLeast(1), discounts: Uint32Array.from(DISCOUNTS, atLeast) }
}

function priceBounds(
  priceCents: Float64Array,
  lists: readonly Uint32Array[],
): Pick<FacetResult, 'cheapestCents' | 'dearestCents'> {
  let cheapestCents = Infinity
  let dearestCents = 0
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 1) {
      const price = priceCents[slots[at]!]!
      if (price < cheapestCents) cheapestCents = price
      if (price > dearestCents) dearestCents = price
    }
  }
  return { cheapestCents, dearestCents }
}
