import { grown } from './growing-column.ts'

const BLOCK = 1 << 20
/** Marks a product; the tokens behind it are its own. */
const PRODUCT = 2 ** 31

/** An append-only log of the tokens of one product after the other, which costs next to nothing to write. */
export class TokenLog {
  readonly #blocks: Uint32Array[] = []
  #block = new Uint32Array(0)
  #end = BLOCK
  #last = -1
  /** How many products hold each token. */
  #sizes = new Uint32Array(1024)

  /** Products come in the order of their slots. Whether this one may still come. */
  takes(slot: number): boolean {
    return slot >= this.#last
  }

  add(token: number, slot: number): void {
    if (slot !== this.#last) {
      this.#last = slot
      this.#write(PRODUCT + slot)
    }
    this.#write(token)
    this.#sizes = grown(this.#sizes, token)
    this.#sizes[token]! += 1
  }

  #write(word: number): void {
    if (this.#end === BLOCK) {
      this.#block = new Uint32Array(BLOCK)
      this.#blocks.push(this.#block)
      this.#end = 0
    }
    this.#block[this.#end++] = word
  }

  sizeOf(token: number): number {
    return this.#sizes[token] ?? 0
  }

  /** Visits all entries, in the same order. */
  read(visit: (token: number, slot: number) => void): void {
    let slot = 0
    for (const [at, block] of this.#blocks.entries()) {
      const end = at === this.#blocks.length - 1 ? this.#end : BLOCK
      for (let place = 0; place < end; place += 1) {
        const word = block[place]!
        if (word >= PRODUCT) slot = word - PRODUCT
        else visit(word, slot)
      }
    }
  }
}
