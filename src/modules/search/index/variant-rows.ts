import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { grown } from './growing-column.ts'

/** Words of 32 bits for the variants that differ in nothing but their size. */
const WORDS = 4
const WORD = 2 ** 32
/** `shade`, `kinds` and `sizes` are numbers of the columns. */
export type VariantRecord = { shade: number; kinds: number; sizes: number; off: number; cents: number }

/**
 * The variants of products of which not every colour can be had in every size, at one price, from the same merchants. Most products are
 * not among them: of those the columns say all. Words in one array, a product's behind their number; room that is left is used again
 * by as many words.
 */
export class VariantRows {
  #words = new Uint32Array(1024)
  #end = 0
  /** By product, one more than where its words begin; 0 for none. */
  #places = new Uint32Array(1024)
  readonly #free = new Map<number, number[]>()

  put(slot: number, variants: readonly VariantRecord[]): void {
    if (this.countOf(slot) !== variants.length) {
      this.remove(slot)
      this.#places = grown(this.#places, slot)
      this.#places[slot] = this.#roomFor(variants.length) + 1
    }
    const words = this.#words
    let at = this.#places[slot]! - 1
    words[at++] = variants.length
    for (const { shade, kinds, sizes, off, cents } of variants) {
      if (shade > 0xffff || kinds > 0xffff) throw new RangeError(`${shade} or ${kinds} does not fit into its part of a word`)
      words[at] = shade | (kinds << 16)
      words[at + 1] = sizes
      words[at + 2] = off | (Math.floor(cents / WORD) << 8)
      words[at + 3] = cents % WORD
      at += WORDS
    }
  }

  remove(slot: number): void {
    const place = this.#places[slot] ?? 0
    if (place === 0) return
    const count = this.#words[place - 1]!
    const free = this.#free.get(count)
    if (free) free.push(place - 1)
    else this.#free.set(count, [place - 1])
    this.#places[slot] = 0
  }

  #roomFor(count: number): number {
    const free = this.#free.get(count)?.pop()
    if (free !== undefined) return free
    const place = this.#end
    this.#end += 1 + count * WORDS
    this.#words = grown(this.#words, this.#end)
    return place
  }

  countOf(slot: number): number {
    const place = this.#places[slot] ?? 0
    return place === 0 ? 0 : this.#words[place - 1]!
  }

  read(slot: number, at: number, into: VariantRecord): void {
    const words = this.#words
    const from = this.#places[slot]! + at * WORDS
    into.shade = words[from]! & 0xffff
    into.kinds = words[from]! >>> 16
    into.sizes = words[from + 1]!
    into.off = words[from + 2]! & 0xff
    into.cents = (words[from + 2]! >>> 8) * WORD + words[from + 3]!
  }

  dearestCents(slot: number): number {
    const words = this.#words
    const count = this.countOf(slot)
    let dearest = 0
    for (let at = 0, from = this.#places[slot]!; at < count; at += 1, from += WORDS)
      dearest = Math.max(dearest, (words[from + 2]! >>> 8) * WORD + words[from + 3]!)
    return dearest
  }

  /** Of so many products, without the room that is left. */
  snapshot(products: number): Snapshot {
    const words = new Uint32Array(this.#end)
    const places = new Uint32Array(products)
    let end = 0
    for (let slot = 0; slot < products; slot += 1) {
      const place = this.#places[slot] ?? 0
      if (place === 0) continue
      const length = 1 + this.#words[place - 1]! * WORDS
      words.set(this.#words.subarray(place - 1, place - 1 + length), end)
      places[slot] = end + 1
      end += length
    }
    return { words: words.subarray(0, end), places }
  }

  /** For one that holds nothing yet. */
  restore(state: RestoredSnapshot): void {
    this.#end = state.column('words', 'Uint32Array').length
    this.#words = state.growingColumn('words', 'Uint32Array')
    this.#places = state.growingColumn('places', 'Uint32Array')
  }
}
