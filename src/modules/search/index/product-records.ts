import { grown } from './growing-column.ts'

/** A number in the record of a product: in which of its words, how far from the right, and how wide. */
export type Field = { readonly at: number; readonly shift: number; readonly mask: number }
const whole = (at: number): Field => ({ at, shift: 0, mask: -1 })
const part = (at: number, shift: number, bits: number): Field => ({ at, shift, mask: 2 ** bits - 1 })

/** Words of 32 bits in a record; two records fill a cache line. */
export const RECORD = 8
export const FIELD = {
  brand: whole(0),
  /** Of what a product has several of, the number of the set. */
  categories: whole(1),
  colours: whole(2),
  sizes: whole(3),
  /** Materials and answers to attributes. */
  traits: whole(4),
  /** Percent off the list price of what the card shows, 0 for what is not on sale; and of the variant with most off. */
  off: part(5, 0, 8),
  mostOff: part(5, 8, 8),
  merchantKinds: part(5, 16, 16),
  /** Whole days since 1970. */
  arrivedDay: part(6, 0, 16),
} as const
const PRICE_HIGH = part(6, 16, 16)
const PRICE_LOW = 7
const WORD = 2 ** 32

/**
 * What filtering and counting read of a product, side by side: the products of a list lie far apart, and it is the way to them
 * that takes time. Whole columns would make that way once for every property.
 */
export class ProductRecords {
  words = new Uint32Array(1024 * RECORD)

  makeRoom(slot: number): void {
    this.words = grown(this.words, slot * RECORD + RECORD - 1)
  }

  get(slot: number, { at, shift, mask }: Field): number {
    return (this.words[slot * RECORD + at]! >>> shift) & mask
  }

  set(slot: number, { at, shift, mask }: Field, value: number): void {
    if (mask > 0 && value > mask) throw new RangeError(`${value} does not fit into its part of a record`)
    const place = slot * RECORD + at
    this.words[place] = (this.words[place]! & ~(mask << shift)) | (value << shift)
  }

  priceCents(slot: number): number {
    return priceCentsIn(this.words, slot * RECORD)
  }

  setPriceCents(slot: number, cents: number): void {
    this.set(slot, PRICE_HIGH, Math.floor(cents / WORD))
    this.words[slot * RECORD + PRICE_LOW] = cents % WORD
  }
}

/** The price in the record that begins at a word: 48 bits, more than any piece costs. */
export const priceCentsIn = (words: Uint32Array, record: number): number =>
  (words[record + PRICE_HIGH.at]! >>> PRICE_HIGH.shift) * WORD + words[record + PRICE_LOW]!
