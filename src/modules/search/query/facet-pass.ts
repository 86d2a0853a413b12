import { baseFinder, type CompiledFilter, failureFinder, GROUP } from './list-filter.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import { type Field, FIELD, priceCentsIn, RECORD } from '#modules/search/index/product-records.ts'
import { PRODUCT_FLAGS } from '#modules/search/search.contract.ts'
import { DISCOUNTS } from '#modules/search/search.rules.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'

export type FacetCounts = {
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
  /** By flag, in the order of PRODUCT_FLAGS. */
  flags: Uint32Array
  cheapestCents: number
  dearestCents: number
}
/** The products of a list, ascending, and its counts. */
export type FacetResult = { matched: Uint32Array; counts: FacetCounts }

/** Products are scanned in blocks of so many: what is read of them stays in the processor's cache until all is counted. */
const BLOCK = 4096

/**
 * One pass over the candidates (undefined: all products) gives the matches and the counts of every group. A group shows what
 * choosing another of its values would find, so a product that fails exactly that group still counts in it.
 */
export function* passOver(
  columns: ProductColumns,
  candidates: Uint32Array | undefined,
  filter: CompiledFilter,
): Task<FacetResult> {
  const end = candidates?.length ?? columns.end
  const findBase = baseFinder(columns, candidates, filter)
  const findFailures = failureFinder(columns, filter)
  const tally = new Tally(columns, filter.newSince)
  const matched = new Uint32Array(end)
  let size = 0
  for (let from = 0; from < end; from += BLOCK) {
    const base = findBase(from, Math.min(end, from + BLOCK))
    const failed = findFailures(base)
    const found = failed ? tally.addNearMisses(base, failed) : base
    tally.addValues(found)
    tally.addTraits(found)
    tally.addDaysAndPrices(found)
    matched.set(found, size)
    size += found.length
    yield
  }
  return { matched: matched.slice(0, size), counts: tally.counts() }
}

/** What is counted: of values that a product has several of, how often each set of them is met. */
class Tally {
  readonly #columns: ProductColumns
  readonly #newSince: number
  readonly #brands: Uint32Array
  readonly #categories: Uint32Array
  readonly #colours: Uint32Array
  readonly #sizes: Uint32Array
  readonly #materials: Uint32Array
  readonly #merchantKinds: Uint32Array
  /** By the bits of a product; of those who fail only the side of the shop; and by percent off. */
  readonly #flags = new Uint32Array(256)
  readonly #flagsOfOtherSide = new Uint32Array(256)
  readonly #productFlags = new Uint32Array(256)
  readonly #off = new Uint32Array(256)
  #newNum = 0
  #cheapestCents = Infinity
  #dearestCents = 0
  /** Where a product counts that fails one group alone: who is not in stock, not new or without a flag counts nowhere. */
  readonly #missed: Map<number, { field: Field; counter: Uint32Array }>

  constructor(columns: ProductColumns, newSince: number) {
    this.#columns = columns
    this.#newSince = newSince
    this.#brands = new Uint32Array(columns.brandNames.size)
    this.#categories = columns.categories.tally()
    this.#colours = columns.colours.tally()
    this.#sizes = columns.sizes.tally()
    this.#materials = columns.materials.tally()
    this.#merchantKinds = columns.merchantKinds.tally()
    this.#missed = new Map([
      [GROUP.brand, { field: FIELD.brand, counter: this.#brands }],
      [GROUP.colour, { field: FIELD.colours, counter: this.#colours }],
      [GROUP.size, { field: FIELD.sizes, counter: this.#sizes }],
      [GROUP.type, { field: FIELD.categories, counter: this.#categories }],
      [GROUP.material, { field: FIELD.materials, counter: this.#materials }],
      [GROUP.merchantKind, { field: FIELD.merchantKinds, counter: this.#merchantKinds }],
      [GROUP.sale, { field: FIELD.off, counter: this.#off }],
    ])
  }

  /** Counts each product that fails one group alone in that group; answers those that fail nothing. */
  addNearMisses(base: Uint32Array, failed: Uint16Array): Uint32Array {
    const matched = new Uint32Array(base.length)
    let size = 0
    let missed = 0
    for (let at = 0; at < base.length; at += 1) {
      const groups = failed[at]!
      missed |= groups
      // Branch-free: always written, and counted only if it fails nothing, since the branch would be unpredictable.
      matched[size] = base[at]!
      size += Number(groups === 0)
    }
    for (const [group, { field, counter }] of this.#missed) {
      if ((missed & group) !== 0) this.#addMissing(group, field, counter, base, failed)
    }
    if ((missed & GROUP.gender) !== 0) this.#addOtherSide(base, failed)
    if ((missed & GROUP.price) !== 0) this.#addPrices(base, failed)
    return matched.subarray(0, size)
  }

  #addMissing(group: number, { at: word, shift, mask }: Field, counter: Uint32Array, base: Uint32Array, failed: Uint16Array) {
    const { words } = this.#columns.records
    const wide = RECORD
    for (let at = 0; at < base.length; at += 1)
      if (failed[at] === group) counter[(words[base[at]! * wide + word]! >>> shift) & mask]! += 1
  }

  #addOtherSide(base: Uint32Array, failed: Uint16Array): void {
    const { flags } = this.#columns
    for (let at = 0; at < base.length; at += 1) if (failed[at] === GROUP.gender) this.#flagsOfOtherSide[flags[base[at]!]!]! += 1
  }

  #addPrices(base: Uint32Array, failed: Uint16Array): void {
    for (let at = 0; at < base.length; at += 1) {
      if (failed[at] !== GROUP.price) continue
      const cents = this.#columns.priceCentsOf(base[at]!)
      this.#cheapestCents = Math.min(this.#cheapestCents, cents)
      this.#dearestCents = Math.max(this.#dearestCents, cents)
    }
  }

  /** Several counters in one loop: their memory accesses overlap. */
  addValues(matched: Uint32Array): void {
    const { words } = this.#columns.records
    const [brands, categories, colours, sizes] = [this.#brands, this.#categories, this.#colours, this.#sizes]
    const [materials, merchantKinds] = [this.#materials, this.#merchantKinds]
    const [wide, brandAt, categoriesAt, coloursAt] = [RECORD, FIELD.brand.at, FIELD.categories.at, FIELD.colours.at]
    const [sizesAt, materialsAt, kindsAt, kindsShift] = [
      FIELD.sizes.at,
      FIELD.materials.at,
      FIELD.merchantKinds.at,
      FIELD.merchantKinds.shift,
    ]
    for (let at = 0; at < matched.length; at += 1) {
      const record = matched[at]! * wide
      brands[words[record + brandAt]!]! += 1
      categories[words[record + categoriesAt]!]! += 1
      colours[words[record + coloursAt]!]! += 1
      sizes[words[record + sizesAt]!]! += 1
      materials[words[record + materialsAt]!]! += 1
      merchantKinds[words[record + kindsAt]! >>> kindsShift]! += 1
    }
  }

  addTraits(matched: Uint32Array): void {
    const { flags, productFlags } = this.#columns
    const { words } = this.#columns.records
    const [withFlags, withProductFlags, withOff] = [this.#flags, this.#productFlags, this.#off]
    const [wide, offAt, offMask] = [RECORD, FIELD.off.at, FIELD.off.mask]
    for (let at = 0; at < matched.length; at += 1) {
      const slot = matched[at]!
      withFlags[flags[slot]!]! += 1
      withProductFlags[productFlags[slot]!]! += 1
      withOff[words[slot * wide + offAt]! & offMask]! += 1
    }
  }

  addDaysAndPrices(matched: Uint32Array): void {
    const { words } = this.#columns.records
    const [wide, since, dayAt, dayMask] = [RECORD, this.#newSince, FIELD.arrivedDay.at, FIELD.arrivedDay.mask]
    let [newNum, cheapest, dearest] = [this.#newNum, this.#cheapestCents, this.#dearestCents]
    for (let at = 0; at < matched.length; at += 1) {
      const record = matched[at]! * wide
      const price = priceCentsIn(words, record)
      newNum += Number((words[record + dayAt]! & dayMask) >= since)
      cheapest = Math.min(cheapest, price)
      dearest = Math.max(dearest, price)
    }
    this.#newNum = newNum
    this.#cheapestCents = cheapest
    this.#dearestCents = dearest
  }

  counts(): FacetCounts {
    const columns = this.#columns
    const flagged = (isMet: (bits: number) => boolean): number => sumWhere(this.#flags, isMet)
    const onSide = (side: number): number => {
      const isMet = (bits: number): boolean => (bits & side) !== 0
      return flagged(isMet) + sumWhere(this.#flagsOfOtherSide, isMet)
    }
    const atLeast = (percent: number): number => sumWhere(this.#off, (off) => off >= percent)
    return {
      brands: this.#brands,
      colours: columns.colours.countsOf(this.#colours),
      sizes: columns.sizes.countsOf(this.#sizes),
      categories: columns.categories.countsOf(this.#categories),
      materials: columns.materials.countsOf(this.#materials),
      merchantKinds: columns.merchantKinds.countsOf(this.#merchantKinds),
      womenNum: onSide(FLAG.women),
      menNum: onSide(FLAG.men),
      inStockNum: flagged((bits) => (bits & FLAG.soldOut) === 0),
      flags: Uint32Array.from(PRODUCT_FLAGS, (_, at) => sumWhere(this.#productFlags, (bits) => (bits & (1 << at)) !== 0)),
      newNum: this.#newNum,
      saleNum: atLeast(1),
      discounts: Uint32Array.from(DISCOUNTS, atLeast),
      cheapestCents: this.#cheapestCents,
      dearestCents: this.#dearestCents,
    }
  }
}

const sumWhere = (counts: Uint32Array, isMet: (value: number) => boolean): number =>
  counts.reduce((sum, num, value) => (isMet(value) ? sum + num : sum), 0)
