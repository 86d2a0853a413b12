import type { ProductColumns } from '#modules/search/index/product-columns.ts'
import { type Field, FIELD, priceCentsIn, RECORD } from '#modules/search/index/product-records.ts'

/** A query with names turned into flags per number; null stands for "not asked". */
export type CompiledFilter = {
  /** Bits that must all be set, and bits of which none may be: what the list as a whole is. */
  required: number
  excluded: number
  /** Whether a product belongs to the collection whose list it is. */
  inScope: ((slot: number) => boolean) | null
  /** Days since 1970: the list holds what arrived then or later. */
  arrivedSince: number
  categories: Uint8Array | null
  /** The one brand whose list it is. */
  brandOnly: number | null
  /** What is chosen in the list, each a group of its own. */
  brands: Uint8Array | null
  colours: Uint8Array | null
  /** The same as numbers, in the order in which they are asked for: cards of one product stand in it, whichever process answers. */
  coloursInTurn: readonly number[]
  sizes: Uint8Array | null
  types: Uint8Array | null
  materials: Uint8Array | null
  /** Of each attribute that is chosen of the answers. */
  answers: readonly { attribute: string; wanted: Uint8Array }[]
  merchantKinds: Uint8Array | null
  /** For each way the bits can be set 1 when it is asked for. */
  genders: Uint8Array | null
  inStock: Uint8Array | null
  flags: Uint8Array | null
  minCents: number
  maxCents: number
  /** At least so many percent off; 0 asks for nothing. */
  leastOff: number
  /** By shade how much it is what the words ask for; null where they ask for no colour, or one is chosen. */
  worthOfShade: Uint16Array | null
  isNew: boolean
  /** Days since 1970: what arrived then or later is new. */
  newSince: number
}

/** What can be chosen in a list, as bits. */
export const GROUP = {
  brand: 1,
  colour: 2,
  size: 4,
  type: 8,
  material: 16,
  merchantKind: 32,
  gender: 64,
  price: 128,
  sale: 256,
  isNew: 512,
  inStock: 1024,
  flags: 2048,
} as const
/** The group of an attribute, by its place among those that are chosen of. */
export const groupOfAttribute = (place: number): number => 4096 << place

// In the loops below imports have local names: an import is looked up again in every iteration.
// Buffers reused by every query: they are answered one after the other.
let slotRoom = new Uint32Array(0)

/** What the list holds before anything is chosen in it. Good until the next query. */
export const findBase = (columns: ProductColumns, candidates: Uint32Array | undefined, filter: CompiledFilter): Uint32Array =>
  baseFinder(columns, candidates, filter)(0, candidates?.length ?? columns.end)

/** The same for the candidates between two places; each answer is good until the next. */
export function baseFinder(columns: ProductColumns, candidates: Uint32Array | undefined, filter: CompiledFilter) {
  const { flags } = columns
  const { words } = columns.records
  const { required, excluded, arrivedSince, brandOnly, inScope } = filter
  const inCategory = filter.categories && columns.categories.holding(filter.categories)
  const isBrand = brandOnly === null ? null : Uint8Array.from(columns.brandNames.names, (_, brand) => Number(brand === brandOnly))
  return (from: number, to: number): Uint32Array => {
    if (slotRoom.length < to - from) slotRoom = new Uint32Array(to - from + ((to - from) >> 3))
    const base = slotRoom
    let size = candidates ? copyOf(candidates, from, to, base) : numbers(from, to, base)
    size = keepFlagged(base, size, flags, required | excluded, required)
    if (arrivedSince > 0) size = keepAtLeast(base, size, words, FIELD.arrivedDay, arrivedSince)
    if (inCategory !== null) size = keepOneOf(base, size, words, FIELD.categories.at, inCategory)
    if (isBrand !== null) size = keepOneOf(base, size, words, FIELD.brand.at, isBrand)
    if (inScope !== null) size = keepWhere(base, size, inScope)
    return base.subarray(0, size)
  }
}

function copyOf(candidates: Uint32Array, from: number, to: number, base: Uint32Array): number {
  base.set(candidates.subarray(from, to))
  return to - from
}

function numbers(from: number, to: number, base: Uint32Array): number {
  for (let at = from; at < to; at += 1) base[at - from] = at
  return to - from
}

// Each of these keeps what suits and answers how many. Every product is written and then kept or not: a processor cannot guess
// which will be.
function keepFlagged(base: Uint32Array, size: number, flags: Uint8Array, mask: number, required: number): number {
  let kept = 0
  for (let at = 0; at < size; at += 1) {
    const slot = base[at]!
    base[kept] = slot
    kept += Number((flags[slot]! & mask) === required)
  }
  return kept
}

function keepAtLeast(base: Uint32Array, size: number, words: Uint32Array, field: Field, least: number): number {
  const { at: word, shift, mask } = field
  const wide = RECORD
  let kept = 0
  for (let at = 0; at < size; at += 1) {
    const slot = base[at]!
    base[kept] = slot
    kept += Number(((words[slot * wide + word]! >>> shift) & mask) >= least)
  }
  return kept
}

function keepOneOf(base: Uint32Array, size: number, words: Uint32Array, word: number, wanted: Uint8Array): number {
  const wide = RECORD
  let kept = 0
  for (let at = 0; at < size; at += 1) {
    const slot = base[at]!
    base[kept] = slot
    kept += wanted[words[slot * wide + word]!]!
  }
  return kept
}

function keepWhere(base: Uint32Array, size: number, has: (slot: number) => boolean): number {
  let kept = 0
  for (let at = 0; at < size; at += 1) {
    const slot = base[at]!
    base[kept] = slot
    kept += Number(has(slot))
  }
  return kept
}

/** Whether a product is in the list, before anything is chosen in it. */
export function isInBase({ flags, records, categories }: ProductColumns, filter: CompiledFilter): (slot: number) => boolean {
  const { required, excluded, arrivedSince, brandOnly, inScope } = filter
  const inCategory = filter.categories && categories.holding(filter.categories)
  return (slot) =>
    (flags[slot]! & (required | excluded)) === required &&
    (arrivedSince === 0 || records.get(slot, FIELD.arrivedDay) >= arrivedSince) &&
    (inCategory === null || inCategory[records.get(slot, FIELD.categories)] === 1) &&
    (brandOnly === null || records.get(slot, FIELD.brand) === brandOnly) &&
    (inScope === null || inScope(slot))
}

/** Groups of which each variant has a value of its own. */
export const VARIANT_GROUPS = GROUP.colour | GROUP.size | GROUP.merchantKind | GROUP.price | GROUP.sale

/** For every product of a list the groups it fails; undefined when nothing of them is chosen. Each answer is good until the next. */
export function failureFinder(columns: ProductColumns, filter: CompiledFilter, passedOver = 0) {
  const tests = testsOf(columns, filter).flatMap(([group, test]) => ((group & passedOver) === 0 ? [test] : []))
  let failureRoom = new Uint32Array(0)
  return (base: Uint32Array): Uint32Array | undefined => {
    if (tests.length === 0) return undefined
    if (failureRoom.length < base.length) failureRoom = new Uint32Array(base.length + (base.length >> 3))
    const failed = failureRoom.subarray(0, base.length)
    failed.fill(0)
    for (const test of tests) test(columns.records.words, base, failed)
    return failed
  }
}

type Test = (words: Uint32Array, base: Uint32Array, failed: Uint32Array) => void

function testsOf(columns: ProductColumns, filter: CompiledFilter): [group: number, Test][] {
  const { categories, colours, sizes, traits, merchantKinds, flags } = columns
  const { minCents, maxCents, leastOff } = filter
  const tests: [number, Test][] = []
  const add = (group: number, test: Test) => tests.push([group, test])
  const holding = (group: number, field: Field, wanted: Uint8Array) => add(group, oneOf(group, field, wanted))
  const having = (group: number, column: Uint8Array, wanted: Uint8Array) => add(group, flagged(group, column, wanted))
  if (filter.brands) holding(GROUP.brand, FIELD.brand, filter.brands)
  if (filter.colours) holding(GROUP.colour, FIELD.colours, colours.holding(filter.colours))
  if (filter.sizes) holding(GROUP.size, FIELD.sizes, sizes.holding(filter.sizes))
  if (filter.types) holding(GROUP.type, FIELD.categories, categories.holding(filter.types))
  if (filter.materials) holding(GROUP.material, FIELD.traits, traits.holding(filter.materials))
  for (const [place, { wanted }] of filter.answers.entries())
    holding(groupOfAttribute(place), FIELD.traits, traits.holding(wanted))
  if (filter.merchantKinds) holding(GROUP.merchantKind, FIELD.merchantKinds, merchantKinds.holding(filter.merchantKinds))
  if (filter.genders) having(GROUP.gender, flags, filter.genders)
  if (filter.inStock) having(GROUP.inStock, flags, filter.inStock)
  if (filter.flags) having(GROUP.flags, columns.productFlags, filter.flags)
  if (minCents > 0 || maxCents < Infinity) add(GROUP.price, pricedBetween(minCents, maxCents))
  if (leastOff > 0) add(GROUP.sale, atLeast(GROUP.sale, FIELD.mostOff, leastOff))
  if (filter.isNew) add(GROUP.isNew, atLeast(GROUP.isNew, FIELD.arrivedDay, filter.newSince))
  return tests
}

const oneOf =
  (group: number, { at: word, shift, mask }: Field, wanted: Uint8Array): Test =>
  (words, base, failed) => {
    const wide = RECORD
    for (let at = 0; at < base.length; at += 1)
      if (wanted[(words[base[at]! * wide + word]! >>> shift) & mask] !== 1) failed[at]! |= group
  }

const flagged =
  (group: number, flags: Uint8Array, wanted: Uint8Array): Test =>
  (_words, base, failed) => {
    for (let at = 0; at < base.length; at += 1) if (wanted[flags[base[at]!]!] !== 1) failed[at]! |= group
  }

const atLeast =
  (group: number, { at: word, shift, mask }: Field, least: number): Test =>
  (words, base, failed) => {
    const wide = RECORD
    for (let at = 0; at < base.length; at += 1)
      if (((words[base[at]! * wide + word]! >>> shift) & mask) < least) failed[at]! |= group
  }

const pricedBetween =
  (least: number, most: number): Test =>
  (words, base, failed) => {
    const [wide, group] = [RECORD, GROUP.price]
    for (let at = 0; at < base.length; at += 1) {
      const price = priceCentsIn(words, base[at]! * wide)
      if (price < least || price > most) failed[at]! |= group
    }
  }
