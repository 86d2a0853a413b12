import { percentOff } from '#platform/money.ts'
import { grown } from './growing-column.ts'
import type { ProductRow } from './product-row.ts'
import { ProductIds } from './product-ids.ts'
import { Dictionary, ValueColumn } from './value-column.ts'

/** Bits of the `flags` column. */
export const FLAG = { live: 1, women: 2, men: 4, seasonalSale: 8, lowestPrice: 16, soldOut: 32 } as const

/** What filtering and counting read: one typed array per property, one place per product. */
export class ProductColumns {
  flags = new Uint8Array(1024)
  priceCents = new Float64Array(1024)
  /** Percent off the list price, 0 for what is not on sale. */
  off = new Uint8Array(1024)
  arrivedAt = new Float64Array(1024)
  brand = new Uint32Array(1024)
  /** The primary category. */
  kind = new Uint16Array(1024)
  /** Every category of a product with all categories above it. */
  readonly categories = new ValueColumn()
  readonly colours = new ValueColumn()
  readonly sizes = new ValueColumn()
  readonly #ids = new ProductIds()
  readonly brandNames = new Dictionary()
  readonly categoryPaths = new Dictionary()
  readonly colourIds = new Dictionary()
  readonly sizeKeys = new Dictionary()

  set(slot: number, row: ProductRow): void {
    this.flags = grown(this.flags, slot)
    this.priceCents = grown(this.priceCents, slot)
    this.off = grown(this.off, slot)
    this.arrivedAt = grown(this.arrivedAt, slot)
    this.brand = grown(this.brand, slot)
    this.kind = grown(this.kind, slot)
    this.#ids.set(slot, row.productId)
    this.flags[slot] = flagsOf(row)
    this.priceCents[slot] = row.salePriceCents
    this.off[slot] = percentOff(row.listPriceCents, row.salePriceCents)
    this.arrivedAt[slot] = row.arrivedAt
    this.brand[slot] = this.brandNames.idOf(row.brandCode)
    this.kind[slot] = this.categoryPaths.idOf(row.categories[0] ?? '')
    this.categories.set(
      slot,
      [...withAncestors(row.categories)].map((path) => this.categoryPaths.idOf(path)),
    )
    this.colours.set(slot, [...new Set(row.colours.map(({ id }) => this.colourIds.idOf(id)))])
    this.sizes.set(
      slot,
      row.sizes.map((key) => this.sizeKeys.idOf(key)),
    )
  }

  bury(slot: number): void {
    this.flags[slot] = 0
  }

  /** Where nothing else tells two products apart, their ids do: every process then has the same order. */
  compareIds = (one: number, other: number): number => this.#ids.compare(one, other)
  isLive = (slot: number): boolean => (this.flags[slot]! & FLAG.live) !== 0
  isSoldOut = (slot: number): boolean => (this.flags[slot]! & FLAG.soldOut) !== 0
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

function withAncestors(paths: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) all.add(path.slice(0, end))
  }
  return all
}
