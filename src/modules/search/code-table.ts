import type { KeptState, RestoredState } from '#platform/kept-state.ts'
import { hashText } from './repeated-texts.ts'

/**
 * Slots by a code of their product, in one typed array: half a million codes cost four megabytes, where a map of texts
 * costs fifty. The codes themselves are read from the rows, so a product that has changed its code is simply not met under
 * the old one.
 */
export class CodeTable {
  /** A slot counted from 1, or 0; after a clash the next place. */
  #places = new Uint32Array(2048)
  #used = 0
  readonly #codeOf: (slot: number) => string | undefined

  constructor(codeOf: (slot: number) => string | undefined) {
    this.#codeOf = codeOf
  }

  /** The first slot with this code that suits. */
  find(code: string, suits: (slot: number) => boolean = () => true): number | undefined {
    const mask = this.#places.length - 1
    for (let at = hashText(code) & mask; this.#places[at] !== 0; at = (at + 1) & mask) {
      const slot = this.#places[at]! - 1
      if (this.#codeOf(slot) === code && suits(slot)) return slot
    }
    return undefined
  }

  /** The slot's row must be there already. */
  add(slot: number, code: string): void {
    if (this.find(code, (found) => found === slot) !== undefined) return
    if (this.#used * 2 >= this.#places.length) this.#enlarge()
    this.#place(slot, code)
  }

  keep(): KeptState {
    return { places: this.#places, used: this.#used }
  }

  restore(state: RestoredState): void {
    this.#places = state.column('places', 'Uint32Array')
    this.#used = state.number('used')
  }

  #place(slot: number, code: string): void {
    const mask = this.#places.length - 1
    let at = hashText(code) & mask
    while (this.#places[at] !== 0) at = (at + 1) & mask
    this.#places[at] = slot + 1
    this.#used += 1
  }

  #enlarge(): void {
    const before = this.#places
    this.#places = new Uint32Array(before.length * 2)
    this.#used = 0
    for (const place of before) {
      const code = place === 0 ? undefined : this.#codeOf(place - 1)
      if (code !== undefined) this.#place(place - 1, code)
    }
  }
}
