import type { ProductColumns } from './product-columns.ts'

/** A query with names turned into flags per number; null stands for "not asked". */
export type CompiledFilter = {
  /** Bits that must all be set, and bits of which none may be: what the list as a whole is. */
  required: number
  excluded: number
  /** Days since 1970: the list holds what arrived then or later. */
  arrivedSince: number
  categories: Uint8Array | null
  /** The one brand whose list it is. */
  brandOnly: number | null
  /** What is chosen in the list, each a group of its own. */
  brands: Uint8Array | null
  colours: Uint8Array | null
  sizes: Uint8Array | null
  types: Uint8Array | null
  materials: Uint8Array | null
  merchantKinds: Uint8Array | null
  /** For each way the bits can be set 1 when it is asked for. */
  genders: Uint8Array | null
  inStock: Uint8Array | null
  lowestPrice: Uint8Array | null
  minCents: number
  maxCents: number
  /** At least so many percent off; 0 asks for nothing. */
  leastOff: number
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
  lowestPrice: 2048,
} as const

// Room that every query uses again: they are answered one after the other.
let slotRoom = new Uint32Array(0)
let failureRoom = new Uint16Array(0)

/** What the list holds before anything is chosen in it. Good until the next query. */
export function findBase(columns: ProductColumns, candidates: Uint32Array | undefined, filter: CompiledFilter): Uint32Array {
  const { flags, arrivedDay, brand } = columns
  const { required, excluded, arrivedSince, brandOnly } = filter
  const mask = required | excluded
  const inCategory = filter.categories && columns.categories.holding(filter.categories)
  const categorySets = columns.categories.sets
  const end = candidates?.length ?? columns.end
  if (slotRoom.length < end) slotRoom = new Uint32Array(end + (end >> 3))
  const base = slotRoom
  let size = 0
  for (let at = 0; at < end; at += 1) {
    const slot = candidates ? candidates[at]! : at
    if ((flags[slot]! & mask) !== required || arrivedDay[slot]! < arrivedSince) continue
    if (inCategory !== null && inCategory[categorySets[slot]!] === 0) continue
    if (brandOnly !== null && brand[slot] !== brandOnly) continue
    base[size] = slot
    size += 1
  }
  return base.subarray(0, size)
}

/** For every product of the list the groups it fails; undefined when nothing is chosen. Good until the next query. */
export function findFailures(columns: ProductColumns, base: Uint32Array, filter: CompiledFilter): Uint16Array | undefined {
  const tests = testsOf(columns, filter)
  if (tests.length === 0) return undefined
  if (failureRoom.length < base.length) failureRoom = new Uint16Array(base.length + (base.length >> 3))
  const failed = failureRoom.subarray(0, base.length)
  failed.fill(0)
  for (const test of tests) test(base, failed)
  return failed
}

type Test = (base: Uint32Array, failed: Uint16Array) => void

function testsOf(columns: ProductColumns, filter: CompiledFilter): Test[] {
  const { categories, colours, sizes, materials, merchantKinds, flags } = columns
  const { minCents, maxCents, leastOff } = filter
  const tests: Test[] = []
  if (filter.brands) tests.push(oneOf(GROUP.brand, columns.brand, filter.brands))
  if (filter.colours) tests.push(oneOf(GROUP.colour, colours.sets, colours.holding(filter.colours)))
  if (filter.sizes) tests.push(oneOf(GROUP.size, sizes.sets, sizes.holding(filter.sizes)))
  if (filter.types) tests.push(oneOf(GROUP.type, categories.sets, categories.holding(filter.types)))
  if (filter.materials) tests.push(oneOf(GROUP.material, materials.sets, materials.holding(filter.materials)))
  if (filter.merchantKinds) tests.push(oneOf(GROUP.merchantKind, merchantKinds.sets, merchantKinds.holding(filter.merchantKinds)))
  if (filter.genders) tests.push(oneOf(GROUP.gender, flags, filter.genders))
  if (filter.inStock) tests.push(oneOf(GROUP.inStock, flags, filter.inStock))
  if (filter.lowestPrice) tests.push(oneOf(GROUP.lowestPrice, flags, filter.lowestPrice))
  if (minCents > 0 || maxCents < Infinity) tests.push(between(GROUP.price, columns.priceCents, minCents, maxCents))
  if (leastOff > 0) tests.push(between(GROUP.sale, columns.off, leastOff, Infinity))
  if (filter.isNew) tests.push(between(GROUP.isNew, columns.arrivedDay, filter.newSince, Infinity))
  return tests
}

const oneOf =
  (group: number, column: Uint32Array | Uint8Array, wanted: Uint8Array): Test =>
  (base, failed) => {
    for (let at = 0; at < base.length; at += 1) if (wanted[column[base[at]!]!] !== 1) failed[at]! |= group
  }

const between =
  (group: number, column: Float64Array | Uint8Array | Uint16Array, least: number, most: number): Test =>
  (base, failed) => {
    for (let at = 0; at < base.length; at += 1) {
      const value = column[base[at]!]!
      if (value < least || value > most) failed[at]! |= group
    }
  }
