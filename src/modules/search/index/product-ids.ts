import { grown } from './growing-column.ts'
import { readHex } from './hex-words.ts'

const PARTS = 4

/** Product ids as numbers, four for each, so that comparing two of them touches no text. */
export class ProductIds {
  #parts = new Uint32Array(1024 * PARTS)
  readonly #words = new Uint32Array(PARTS)

  set(slot: number, productId: string): void {
    this.#parts = grown(this.#parts, slot * PARTS + PARTS - 1)
    if (!readHex(productId, this.#words)) this.#words.fill(0)
    this.#parts.set(this.#words, slot * PARTS)
  }

  /** Of so many products. */
  snapshot(products: number): Uint32Array {
    return this.#parts.subarray(0, products * PARTS)
  }

  restore(parts: Uint32Array<ArrayBuffer>): void {
    this.#parts = parts
  }

  /** In the order of their text. */
  compare(one: number, other: number): number {
    const parts = this.#parts
    for (let part = 0; part < PARTS; part += 1) {
      const difference = parts[one * PARTS + part]! - parts[other * PARTS + part]!
      if (difference !== 0) return difference
    }
    return 0
  }
}
