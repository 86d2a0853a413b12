import { type CompiledFilter, GROUP, groupOfAttribute } from './list-filter.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import { type Field, FIELD, priceCentsIn, RECORD } from '#modules/search/index/product-records.ts'
import { PRODUCT_FLAGS } from '#modules/search/search.contract.ts'
import { attributeOf, DISCOUNTS } from '#modules/search/search.rules.ts'

export type FacetCounts = {
  /** Counts by number of the value. */
  brands: Uint32Array
  colours: Uint32Array
  sizes: Uint32Array
  categories: Uint32Array
  /** Materials and answers to attributes. */
  traits: Uint32Array
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

/** Variants that differ in nothing but their size, by numbers of the columns, and the groups they fail. */
export type MetVariant = { colour: number; sizes: number; kinds: number; off: number; cents: number; failed: number }

/** What is counted: of values that a product has several of, how often each set of them is met. */
export class FacetTally {
  readonly #columns: ProductColumns
  readonly #newSince: number
  readonly #brands: Uint32Array
  readonly #categories: Uint32Array
  readonly #colours: Uint32Array
  readonly #sizes: Uint32Array
  readonly #traits: Uint32Array
  /** Of products that fail only what is chosen of the materials, or of one attribute: by the attribute, '' for materials. */
  readonly #missedTraits: readonly { group: number; attribute: string; counter: Uint32Array }[]
  readonly #merchantKinds: Uint32Array
  /** By the bits of a product; of those who fail only the side of the shop; and by percent off. */
  readonly #flags = new Uint32Array(256)
  readonly #flagsOfOtherSide = new Uint32Array(256)
  readonly #productFlags = new Uint32Array(256)
  readonly #off = new Uint32Array(256)
  /** Of products whose variants are looked at: how often each value was met. */
  readonly #metColours: Uint32Array
  readonly #metSizes: Uint32Array
  readonly #metKinds: Uint32Array
  readonly #seen: Uint32Array
  #newNum = 0
  #cheapestCents = Infinity
  #dearestCents = 0
  /** Where a product counts that fails one group alone: who is not in stock, not new or without a flag counts nowhere. */
  readonly #missed: Map<number, { field: Field; counter: Uint32Array }>

  constructor(columns: ProductColumns, { newSince, materials, answers }: CompiledFilter) {
    this.#columns = columns
    this.#newSince = newSince
    this.#brands = new Uint32Array(columns.brandNames.size)
    this.#categories = columns.categories.tally()
    this.#colours = columns.colours.tally()
    this.#sizes = columns.sizes.tally()
    this.#traits = columns.traits.tally()
    const chosen = answers.map(({ attribute }, place) => ({ group: groupOfAttribute(place), attribute }))
    if (materials) chosen.push({ group: GROUP.material, attribute: '' })
    this.#missedTraits = chosen.map((each) => ({ ...each, counter: columns.traits.tally() }))
    this.#merchantKinds = columns.merchantKinds.tally()
    this.#metColours = new Uint32Array(columns.colours.values.size)
    this.#metSizes = new Uint32Array(columns.sizes.values.size)
    this.#metKinds = new Uint32Array(columns.merchantKinds.values.size)
    this.#seen = new Uint32Array(Math.max(this.#metColours.length, this.#metSizes.length, this.#metKinds.length))
    this.#missed = new Map([
      [GROUP.brand, { field: FIELD.brand, counter: this.#brands }],
      [GROUP.colour, { field: FIELD.colours, counter: this.#colours }],
      [GROUP.size, { field: FIELD.sizes, counter: this.#sizes }],
      [GROUP.type, { field: FIELD.categories, counter: this.#categories }],
      ...this.#missedTraits.map(({ group, counter }) => [group, { field: FIELD.traits, counter }] as const),
      [GROUP.merchantKind, { field: FIELD.merchantKinds, counter: this.#merchantKinds }],
      [GROUP.sale, { field: FIELD.mostOff, counter: this.#off }],
    ])
  }

  /** Counts each product that fails one group alone in that group; answers those that fail nothing. */
  addNearMisses(base: Uint32Array, failed: Uint32Array): Uint32Array {
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

  #addMissing(group: number, { at: word, shift, mask }: Field, counter: Uint32Array, base: Uint32Array, failed: Uint32Array) {
    const { words } = this.#columns.records
    const wide = RECORD
    for (let at = 0; at < base.length; at += 1)
      if (failed[at] === group) counter[(words[base[at]! * wide + word]! >>> shift) & mask]! += 1
  }

  #addOtherSide(base: Uint32Array, failed: Uint32Array): void {
    const { flags } = this.#columns
    for (let at = 0; at < base.length; at += 1) if (failed[at] === GROUP.gender) this.#flagsOfOtherSide[flags[base[at]!]!]! += 1
  }

  #addPrices(base: Uint32Array, failed: Uint32Array): void {
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
    const [traits, merchantKinds] = [this.#traits, this.#merchantKinds]
    const [wide, brandAt, categoriesAt, coloursAt] = [RECORD, FIELD.brand.at, FIELD.categories.at, FIELD.colours.at]
    const [sizesAt, traitsAt, kindsAt, kindsShift] = [
      FIELD.sizes.at,
      FIELD.traits.at,
      FIELD.merchantKinds.at,
      FIELD.merchantKinds.shift,
    ]
    for (let at = 0; at < matched.length; at += 1) {
      const record = matched[at]! * wide
      brands[words[record + brandAt]!]! += 1
      categories[words[record + categoriesAt]!]! += 1
      colours[words[record + coloursAt]!]! += 1
      sizes[words[record + sizesAt]!]! += 1
      traits[words[record + traitsAt]!]! += 1
      merchantKinds[words[record + kindsAt]! >>> kindsShift]! += 1
    }
  }

  addTraits(matched: Uint32Array): void {
    const { flags, productFlags } = this.#columns
    const { words } = this.#columns.records
    const [withFlags, withProductFlags, withOff] = [this.#flags, this.#productFlags, this.#off]
    const [wide, offAt, offShift, offMask] = [RECORD, FIELD.mostOff.at, FIELD.mostOff.shift, FIELD.mostOff.mask]
    for (let at = 0; at < matched.length; at += 1) {
      const slot = matched[at]!
      withFlags[flags[slot]!]! += 1
      withProductFlags[productFlags[slot]!]! += 1
      withOff[(words[slot * wide + offAt]! >>> offShift) & offMask]! += 1
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

  /** Nothing is chosen of what variants differ in: the dearest of each counts. */
  addDearest(matched: Uint32Array): void {
    if (sumWhere(this.#flags, (bits) => (bits & FLAG.mixed) !== 0) === 0) return
    const { flags, variants } = this.#columns
    const mixed = FLAG.mixed
    for (let at = 0; at < matched.length; at += 1) {
      const slot = matched[at]!
      if ((flags[slot]! & mixed) !== 0) this.#dearestCents = Math.max(this.#dearestCents, variants.dearestCents(slot))
    }
  }

  /** One product, of which some variants fail nothing (0 is among the groups), and some one group alone. */
  addMixed(slot: number, groups: ReadonlySet<number>, variants: readonly MetVariant[]): void {
    const { records, flags, productFlags } = this.#columns
    const isIn = (group: number): boolean => groups.has(0) || groups.has(group)
    if (isIn(GROUP.brand)) this.#brands[records.get(slot, FIELD.brand)]! += 1
    if (isIn(GROUP.type)) this.#categories[records.get(slot, FIELD.categories)]! += 1
    if (groups.has(0)) {
      this.#traits[records.get(slot, FIELD.traits)]! += 1
      this.#flags[flags[slot]!]! += 1
      this.#productFlags[productFlags[slot]!]! += 1
      this.#newNum += Number(records.get(slot, FIELD.arrivedDay) >= this.#newSince)
    } else if (groups.has(GROUP.gender)) this.#flagsOfOtherSide[flags[slot]!]! += 1
    if (!groups.has(0))
      for (const { group, counter } of this.#missedTraits) if (groups.has(group)) counter[records.get(slot, FIELD.traits)]! += 1
    if (isIn(GROUP.size)) this.#addSizes(variants)
    if (isIn(GROUP.merchantKind)) this.#addKinds(variants)
    if (isIn(GROUP.sale)) this.#addMostOff(variants)
    if (isIn(GROUP.price)) this.#addBounds(variants)
  }

  addColours(variants: readonly MetVariant[]): void {
    this.#serial += 1
    for (const { colour, failed } of variants) if (failed === 0 || failed === GROUP.colour) this.#meet(this.#metColours, colour)
  }

  #serial = 0
  #meet(counts: Uint32Array, value: number): void {
    if (this.#seen[value] === this.#serial) return
    this.#seen[value] = this.#serial
    counts[value]! += 1
  }

  #addSizes(variants: readonly MetVariant[]): void {
    this.#serial += 1
    for (const { sizes, failed } of variants)
      if (failed === 0 || failed === GROUP.size)
        for (const size of this.#columns.sizes.in(sizes)) this.#meet(this.#metSizes, size)
  }

  #addKinds(variants: readonly MetVariant[]): void {
    this.#serial += 1
    for (const { kinds, failed } of variants)
      if (failed === 0 || failed === GROUP.merchantKind)
        for (const kind of this.#columns.merchantKinds.in(kinds)) this.#meet(this.#metKinds, kind)
  }

  #addMostOff(variants: readonly MetVariant[]): void {
    let most = 0
    for (const { off, failed } of variants) if (failed === 0 || failed === GROUP.sale) most = Math.max(most, off)
    this.#off[most]! += 1
  }

  #addBounds(variants: readonly MetVariant[]): void {
    for (const { cents, failed } of variants) {
      if (failed !== 0 && failed !== GROUP.price) continue
      this.#cheapestCents = Math.min(this.#cheapestCents, cents)
      this.#dearestCents = Math.max(this.#dearestCents, cents)
    }
  }

  /** What fails one attribute alone counts in the answers to that one. */
  #countsOfTraits(): Uint32Array {
    const { traits } = this.#columns
    const counts = traits.countsOf(this.#traits)
    for (const { attribute, counter } of this.#missedTraits) {
      const missed = traits.countsOf(counter)
      for (const [trait, name] of traits.values.names.entries())
        if (attributeOf(name) === attribute) counts[trait]! += missed[trait]!
    }
    return counts
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
      colours: added(columns.colours.countsOf(this.#colours), this.#metColours),
      sizes: added(columns.sizes.countsOf(this.#sizes), this.#metSizes),
      categories: columns.categories.countsOf(this.#categories),
      traits: this.#countsOfTraits(),
      merchantKinds: added(columns.merchantKinds.countsOf(this.#merchantKinds), this.#metKinds),
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

const added = (counts: Uint32Array, more: Uint32Array): Uint32Array => {
  for (let at = 0; at < more.length; at += 1) counts[at]! += more[at]!
  return counts
}

const sumWhere = (counts: Uint32Array, isMet: (value: number) => boolean): number =>
  counts.reduce((sum, num, value) => (isMet(value) ? sum + num : sum), 0)
