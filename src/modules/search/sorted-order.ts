import { grown } from './growing-column.ts'

/** Products in the order of a key (ascending; equal keys as `tie` says), kept sorted while single products change. */
export class SortedOrder {
  #keys = new Float64Array(1024)
  #order = new Uint32Array(1024)
  #size = 0
  /** While many products arrive, sorting waits for the first reader. */
  #sorted = true
  readonly #tie: (one: number, other: number) => number

  constructor(tie: (one: number, other: number) => number) {
    this.#tie = tie
  }

  keyOf(slot: number): number {
    return this.#keys[slot] ?? 0
  }

  compare = (one: number, other: number): number => this.#keys[one]! - this.#keys[other]! || this.#tie(one, other)

  /** Puts many products in at once; `slots` must be new. */
  append(slot: number, key: number): void {
    this.#keys = grown(this.#keys, slot)
    this.#order = grown(this.#order, this.#size)
    this.#keys[slot] = key
    this.#order[this.#size] = slot
    this.#size += 1
    this.#sorted = false
  }

  remove(slot: number): void {
    this.#sort()
    const at = this.#positionOf(slot)
    if (this.#order[at] !== slot || at >= this.#size) return
    this.#order.copyWithin(at, at + 1, this.#size)
    this.#size -= 1
  }

  insert(slot: number, key: number): void {
    this.#sort()
    this.#keys = grown(this.#keys, slot)
    this.#order = grown(this.#order, this.#size)
    this.#keys[slot] = key
    const at = this.#positionOf(slot)
    this.#order.copyWithin(at + 1, at, this.#size)
    this.#order[at] = slot
    this.#size += 1
  }

  /** All products, in order. */
  view(): Uint32Array {
    this.#sort()
    return this.#order.subarray(0, this.#size)
  }

  #sort(): void {
    if (this.#sorted) return
    this.#order.subarray(0, this.#size).sort(this.compare)
    this.#sorted = true
  }

  #positionOf(slot: number): number {
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.#order[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
