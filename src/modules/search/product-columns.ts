import type { KeptState, RestoredState } from '#platform/kept-state.ts'
import { DAY } from '#platform/clock.ts'
import { percentOff } from '#platform/money.ts'
import { grown } from './growing-column.ts'
import { ProductIds } from './product-ids.ts'
import type { ProductRow } from './product-row.ts'
import { recommendedKey } from './recommended-key.ts'
import { Dictionary, ValueColumn } from './value-column.ts'

/** Bits of the `flags` column. */
export const FLAG = { live: 1, women: 2, men: 4, seasonalSale: 8, lowestPrice: 16, soldOut: 32 } as const

/** What filtering, counting and sorting read: one typed array per property, one place per product. */
export class ProductColumns {
  /** The places in use, those of buried products among them. */
  end = 0
  flags = new Uint8Array(1024)
  priceCents = new Float64Array(1024)
  /** Percent off the list price, 0 for what is not on sale. */
  off = new Uint8Array(1024)
  arrivedAt = new Float64Array(1024)
  /** Whole days since 1970. */
  arrivedDay = new Uint16Array(1024)
  recommended = new Int32Array(1024)
  brand = new Uint32Array(1024)
  /** The primary category. */
  kind = new Uint16Array(1024)
  /** Every category of a product with all categories above it. */
  readonly categories = new ValueColumn()
  readonly colours = new ValueColumn()
  readonly sizes = new ValueColumn()
  readonly materials = new ValueColumn()
  readonly merchantKinds = new ValueColumn()
  readonly #ids = new ProductIds()
  readonly brandNames = new Dictionary()
  readonly categoryPaths = new Dictionary()
  readonly colourIds = new Dictionary()
  readonly sizeKeys = new Dictionary()
  readonly materialIds = new Dictionary()
  readonly merchantKindNames = new Dictionary()

  set(slot: number, row: ProductRow): void {
    this.#makeRoom(slot)
    this.#ids.set(slot, row.productId)
    this.flags[slot] = flagsOf(row)
    this.priceCents[slot] = row.salePriceCents
    this.off[slot] = percentOff(row.listPriceCents, row.salePriceCents)
    this.arrivedAt[slot] = row.arrivedAt
    this.arrivedDay[slot] = Math.floor(row.arrivedAt / DAY)
    this.recommended[slot] = recommendedKey(row)
    this.brand[slot] = this.brandNames.idOf(row.brandCode)
    this.kind[slot] = this.categoryPaths.idOf(row.categories[0] ?? '')
    const numbersIn = (dictionary: Dictionary) => (names: readonly string[]) => names.map((name) => dictionary.idOf(name))
    this.categories.set(slot, row.categories, (paths) => numbersIn(this.categoryPaths)([...withAncestors(paths)]))
    const colours = row.colours.map(({ id }) => id)
    this.colours.set(slot, colours, numbersIn(this.colourIds))
    this.sizes.set(slot, row.sizes, numbersIn(this.sizeKeys))
    this.materials.set(slot, row.materials, numbersIn(this.materialIds))
    this.merchantKinds.set(slot, row.merchantKinds, numbersIn(this.merchantKindNames))
  }

  #makeRoom(slot: number): void {
    this.end = Math.max(this.end, slot + 1)
    this.flags = grown(this.flags, slot)
    this.priceCents = grown(this.priceCents, slot)
    this.off = grown(this.off, slot)
    this.arrivedAt = grown(this.arrivedAt, slot)
    this.arrivedDay = grown(this.arrivedDay, slot)
    this.recommended = grown(this.recommended, slot)
    this.brand = grown(this.brand, slot)
    this.kind = grown(this.kind, slot)
  }

  keep(): KeptState {
    const { end } = this
    const lists = this.#valueColumns().map(([name, column]) => [name, column.keep(end)] as const)
    const names = this.#dictionaries().map(([name, dictionary]) => [name, dictionary.names] as const)
    return {
      end,
      ids: this.#ids.keep(end),
      flags: this.flags.subarray(0, end),
      priceCents: this.priceCents.subarray(0, end),
      off: this.off.subarray(0, end),
      arrivedAt: this.arrivedAt.subarray(0, end),
      arrivedDay: this.arrivedDay.subarray(0, end),
      recommended: this.recommended.subarray(0, end),
      brand: this.brand.subarray(0, end),
      kind: this.kind.subarray(0, end),
      lists: Object.fromEntries(lists),
      names: Object.fromEntries(names),
    }
  }

  /** For columns that hold nothing yet. */
  restore(state: RestoredState): void {
    this.end = state.number('end')
    this.#ids.restore(state.column('ids', 'Uint32Array'))
    this.flags = state.column('flags', 'Uint8Array')
    this.priceCents = state.column('priceCents', 'Float64Array')
    this.off = state.column('off', 'Uint8Array')
    this.arrivedAt = state.column('arrivedAt', 'Float64Array')
    this.arrivedDay = state.column('arrivedDay', 'Uint16Array')
    this.recommended = state.column('recommended', 'Int32Array')
    this.brand = state.column('brand', 'Uint32Array')
    this.kind = state.column('kind', 'Uint16Array')
    const [lists, names] = [state.part('lists'), state.part('names')]
    for (const [name, column] of this.#valueColumns()) column.restore(lists.part(name))
    for (const [name, dictionary] of this.#dictionaries()) dictionary.restore(names.texts(name))
  }

  #valueColumns(): [string, ValueColumn][] {
    const { categories, colours, sizes, materials, merchantKinds } = this
    return Object.entries({ categories, colours, sizes, materials, merchantKinds })
  }

  #dictionaries(): [string, Dictionary][] {
    const { brandNames, categoryPaths, colourIds, sizeKeys, materialIds, merchantKindNames } = this
    return Object.entries({ brandNames, categoryPaths, colourIds, sizeKeys, materialIds, merchantKindNames })
  }

  bury(slot: number): void {
    this.flags[slot] = 0
  }

  isLive = (slot: number): boolean => (this.flags[slot]! & FLAG.live) !== 0
  isSoldOut = (slot: number): boolean => (this.flags[slot]! & FLAG.soldOut) !== 0

  /** Where nothing else tells two products apart, their ids do: every process then has the same order. */
  byRecommendation = (one: number, other: number): number =>
    this.recommended[one]! - this.recommended[other]! || this.#ids.compare(one, other)
  byArrival = (one: number, other: number): number =>
    this.arrivedAt[other]! - this.arrivedAt[one]! || this.#ids.compare(one, other)
  byPriceUp = (one: number, other: number): number =>
    this.priceCents[one]! - this.priceCents[other]! || this.#ids.compare(one, other)
  byPriceDown = (one: number, other: number): number =>
    this.priceCents[other]! - this.priceCents[one]! || this.#ids.compare(one, other)
  byDiscount = (one: number, other: number): number => this.off[other]! - this.off[one]! || this.#ids.compare(one, other)
}

function flagsOf(row: ProductRow): number {
  let flags = FLAG.live as number
  if (row.gender !== 'men') flags |= FLAG.women
  if (row.gender !== 'women') flags |= FLAG.men
  if (row.seasonalSale) flags |= FLAG.seasonalSale
  if (row.lowestPrice) flags |= FLAG.lowestPrice
  if (row.stock === 'out') flags |= FLAG.soldOut
  return flags
}

export function withAncestors(paths: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) all.add(path.slice(0, end))
  }
  return all
}
