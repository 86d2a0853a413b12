import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { DAY } from '#platform/clock.ts'
import { percentOff } from '#platform/money.ts'
import { bitsOfFlags } from './flag-bits.ts'
import { grown } from './growing-column.ts'
import { ProductIds } from './product-ids.ts'
import { FIELD, ProductRecords, RECORD } from './product-records.ts'
import type { ProductRow, RowVariants } from '#modules/search/product-row.ts'
import { colourToken } from '#modules/search/words/product-tokens.ts'
import { recommendedKey } from './recommended-key.ts'
import { Dictionary, ValueSets } from './value-sets.ts'
import { type VariantRecord, VariantRows } from './variant-rows.ts'

/** Bits of the `flags` column. `mixed`: its variants are looked at one by one. */
export const FLAG = { live: 1, women: 2, men: 4, seasonalSale: 8, lowestPrice: 16, soldOut: 32, mixed: 64 } as const

/** What filtering, counting and sorting read: a record of each product, and columns of what only orders look at. */
export class ProductColumns {
  /** The places in use, those of buried products among them. */
  end = 0
  readonly records = new ProductRecords()
  /** Asked for of every product that is met: a byte each, so that all of them stay near the processor. */
  flags = new Uint8Array(1024)
  /** The flags of the catalogue, as bits. */
  productFlags = new Uint8Array(1024)
  arrivedAt = new Float64Array(1024)
  recommended = new Int32Array(1024)
  /** The primary category. */
  kind = new Uint16Array(1024)
  readonly #ids = new ProductIds()
  readonly brandNames = new Dictionary()
  /** Every category of a product with all categories above it. */
  readonly categories = new ValueSets()
  readonly colours = new ValueSets()
  readonly sizes = new ValueSets()
  /** Materials by their ids, answers to attributes as `closure:zip`. */
  readonly traits = new ValueSets()
  readonly merchantKinds = new ValueSets()
  /** Of products that are mixed. */
  readonly variants = new VariantRows()
  /** Colours with the names that products give them, and of which colour each is one. */
  readonly shades = new Dictionary()
  readonly #colourOfShade: number[] = []

  set(slot: number, row: ProductRow): void {
    const { records, categories, colours, sizes, traits, merchantKinds } = this
    this.#makeRoom(slot)
    this.#ids.set(slot, row.productId)
    this.arrivedAt[slot] = row.arrivedAt
    this.recommended[slot] = recommendedKey(row)
    this.kind[slot] = categories.values.idOf(row.categories[0] ?? '')
    this.flags[slot] = flagsIn(row)
    this.productFlags[slot] = bitsOfFlags(row.flags)
    records.setPriceCents(slot, row.salePriceCents)
    const off = percentOff(row.listPriceCents, row.salePriceCents)
    records.set(slot, FIELD.off, off)
    records.set(slot, FIELD.mostOff, Math.max(off, ...row.variants.map(offOf)))
    records.set(slot, FIELD.arrivedDay, dayOf(row.arrivedAt))
    records.set(slot, FIELD.brand, this.brandNames.idOf(row.brandCode))
    records.set(slot, FIELD.categories, categories.numberOf(row.categories, withAncestors))
    const colourIds = row.colours.map(({ id }) => id)
    records.set(slot, FIELD.colours, colours.numberOf(colourIds))
    records.set(slot, FIELD.sizes, sizes.numberOf(row.sizes))
    records.set(slot, FIELD.traits, traits.numberOf([...row.materials, ...row.answers]))
    records.set(slot, FIELD.merchantKinds, merchantKinds.numberOf(row.merchantKinds))
    if (row.variants.length === 0) this.variants.remove(slot)
    else
      this.variants.put(
        slot,
        row.variants.map((some) => this.#recordOf(row, some)),
      )
  }

  #recordOf({ colours }: ProductRow, some: RowVariants): VariantRecord {
    const colour = colours[some.colour]!
    const shade = this.shades.idOf(colourToken(colour))
    this.#colourOfShade[shade] = this.colours.values.idOf(colour.id)
    return {
      shade,
      sizes: this.sizes.numberOf(some.sizes),
      kinds: this.merchantKinds.numberOf(some.merchantKinds),
      off: offOf(some),
      cents: some.salePriceCents,
    }
  }

  colourOfShade = (shade: number): number => this.#colourOfShade[shade]!
  isMixed = (slot: number): boolean => (this.flags[slot]! & FLAG.mixed) !== 0
  dearestCentsOf = (slot: number): number => (this.isMixed(slot) ? this.variants.dearestCents(slot) : this.priceCentsOf(slot))

  #makeRoom(slot: number): void {
    this.end = Math.max(this.end, slot + 1)
    this.records.makeRoom(slot)
    this.flags = grown(this.flags, slot)
    this.productFlags = grown(this.productFlags, slot)
    this.arrivedAt = grown(this.arrivedAt, slot)
    this.recommended = grown(this.recommended, slot)
    this.kind = grown(this.kind, slot)
  }

  snapshot(): Snapshot {
    const { end } = this
    const sets = this.#valueSets().map(([name, each]) => [name, each.snapshot()] as const)
    return {
      end,
      ids: this.#ids.snapshot(end),
      flags: this.flags.subarray(0, end),
      productFlags: this.productFlags.subarray(0, end),
      records: this.records.words.subarray(0, end * RECORD),
      arrivedAt: this.arrivedAt.subarray(0, end),
      recommended: this.recommended.subarray(0, end),
      kind: this.kind.subarray(0, end),
      brandNames: this.brandNames.names,
      shades: this.shades.names,
      colourOfShade: Uint32Array.from(this.#colourOfShade),
      variants: this.variants.snapshot(end),
      sets: Object.fromEntries(sets),
    }
  }

  /** For columns that hold nothing yet. */
  restore(state: RestoredSnapshot): void {
    this.end = state.number('end')
    this.#ids.restore(state.growingColumn('ids', 'Uint32Array'))
    this.flags = state.growingColumn('flags', 'Uint8Array')
    this.productFlags = state.growingColumn('productFlags', 'Uint8Array')
    this.records.words = state.growingColumn('records', 'Uint32Array')
    this.arrivedAt = state.growingColumn('arrivedAt', 'Float64Array')
    this.recommended = state.growingColumn('recommended', 'Int32Array')
    this.kind = state.growingColumn('kind', 'Uint16Array')
    this.brandNames.restore(state.texts('brandNames'))
    this.shades.restore(state.texts('shades'))
    for (const [shade, colour] of state.column('colourOfShade', 'Uint32Array').entries()) this.#colourOfShade[shade] = colour
    this.variants.restore(state.part('variants'))
    const sets = state.part('sets')
    for (const [name, each] of this.#valueSets()) each.restore(sets.part(name))
  }

  #valueSets(): [string, ValueSets][] {
    const { categories, colours, sizes, traits, merchantKinds } = this
    return Object.entries({ categories, colours, sizes, traits, merchantKinds })
  }

  bury(slot: number): void {
    this.flags[slot] = 0
    this.variants.remove(slot)
  }

  isLive = (slot: number): boolean => (this.flags[slot]! & FLAG.live) !== 0
  isSoldOut = (slot: number): boolean => (this.flags[slot]! & FLAG.soldOut) !== 0
  brandOf = (slot: number): number => this.records.get(slot, FIELD.brand)
  kindOf = (slot: number): number => this.kind[slot]!
  priceCentsOf = (slot: number): number => this.records.priceCents(slot)
  /** With those above them. */
  categoriesOf = (slot: number): Uint32Array => this.categories.in(this.records.get(slot, FIELD.categories))

  byId = (one: number, other: number): number => this.#ids.compare(one, other)
  /** What each order goes by, as a number that ascends. */
  readonly sortedBy = {
    recommended: (slot: number): number => this.recommended[slot]!,
    newest: (slot: number): number => -this.arrivedAt[slot]!,
    priceUp: this.priceCentsOf,
    priceDown: (slot: number): number => -this.priceCentsOf(slot),
    discount: (slot: number): number => -this.records.get(slot, FIELD.off),
  }

  /** Ties are broken by the products' ids, so that every process has the same order. */
  byRecommendation = (one: number, other: number): number =>
    this.recommended[one]! - this.recommended[other]! || this.#ids.compare(one, other)
  byArrival = (one: number, other: number): number =>
    this.arrivedAt[other]! - this.arrivedAt[one]! || this.#ids.compare(one, other)
  byPriceUp = (one: number, other: number): number =>
    this.priceCentsOf(one) - this.priceCentsOf(other) || this.#ids.compare(one, other)
  byPriceDown = (one: number, other: number): number =>
    this.priceCentsOf(other) - this.priceCentsOf(one) || this.#ids.compare(one, other)
  byDiscount = (one: number, other: number): number =>
    this.records.get(other, FIELD.off) - this.records.get(one, FIELD.off) || this.#ids.compare(one, other)
}

const offOf = ({ listPriceCents, salePriceCents }: RowVariants): number => percentOff(listPriceCents, salePriceCents)

/** The last day that fits a record is in 2149: a later date means "new for ever". */
const dayOf = (arrivedAt: number): number => Math.min(FIELD.arrivedDay.mask, Math.max(0, Math.floor(arrivedAt / DAY)))

function flagsIn(row: ProductRow): number {
  let flags = FLAG.live as number
  if (row.gender !== 'men') flags |= FLAG.women
  if (row.gender !== 'women') flags |= FLAG.men
  if (row.seasonalSale) flags |= FLAG.seasonalSale
  if (row.flags.includes('lowestPrice')) flags |= FLAG.lowestPrice
  if (row.stock === 'out') flags |= FLAG.soldOut
  if (row.variants.length > 0) flags |= FLAG.mixed
  return flags
}

export function withAncestors(paths: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) all.add(path.slice(0, end))
  }
  return all
}
