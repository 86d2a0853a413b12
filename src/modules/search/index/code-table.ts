import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { grown } from './growing-column.ts'
import { hashText } from './interned-texts.ts'

/**
 * Slots by a code of their product, in two typed arrays: half a million codes cost six megabytes, where a map of texts
 * costs fifty. The codes themselves are read from the rows, so a product that has changed its code is simply not met under
 * the old one.
 */
export class CodeTable {
  /** Open addressing: a slot counted from 1, or 0 for an empty place. */
  #places = new Uint32Array(2048)
  /** By slot: of the code it was put in with last. */
  #hashes = new Uint32Array(1024)
  #used = 0
  readonly #codeOf: (slot: number) => string | undefined

  constructor(codeOf: (slot: number) => string | undefined) {
    this.#codeOf = codeOf
  }

  /** The first slot with this code that suits. */
  find(code: string, suits: (slot: number) => boolean = () => true): number | undefined {
    return this.#findHashed(hashText(code), code, suits)
  }

  #findHashed(hash: number, code: string, suits: (slot: number) => boolean): number | undefined {
    const mask = this.#places.length - 1
    for (let at = hash & mask; this.#places[at] !== 0; at = (at + 1) & mask) {
      const slot = this.#places[at]! - 1
      if (this.#hashes[slot] === hash && suits(slot) && this.#codeOf(slot) === code) return slot
    }
    return undefined
  }

  /** The slot's row must be there already. */
  add(slot: number, code: string): void {
    const hash = hashText(code)
    if (this.#findHashed(hash, code, (found) => found === slot) !== undefined) return
    if (this.#used * 2 >= this.#places.length) this.#enlarge()
    this.#hashes = grown(this.#hashes, slot)
    this.#hashes[slot] = hash
    this.#place(slot)
  }

  /** Of so many products. */
  snapshot(products: number): Snapshot {
    return { places: this.#places, hashes: this.#hashes.subarray(0, products), used: this.#used }
  }

  restore(state: RestoredSnapshot): void {
    this.#places = state.column('places', 'Uint32Array')
    this.#hashes = state.growingColumn('hashes', 'Uint32Array')
    this.#used = state.number('used')
  }

  #place(slot: number): void {
    const mask = this.#places.length - 1
    let at = this.#hashes[slot]! & mask
    while (this.#places[at] !== 0) at = (at + 1) & mask
    this.#places[at] = slot + 1
    this.#used += 1
  }

  /** Each slot once: a place that was left with a former code is not taken along. */
  #enlarge(): void {
    const before = this.#places
    this.#places = new Uint32Array(before.length * 2)
    this.#used = 0
    const taken = new Uint8Array(this.#hashes.length)
    for (const place of before) {
      if (place === 0 || taken[place - 1] === 1) continue
      taken[place - 1] = 1
      this.#place(place - 1)
    }
  }
}
