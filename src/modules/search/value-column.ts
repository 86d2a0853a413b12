import { KeptPieces, type KeptState, type RestoredState } from '#platform/kept-state.ts'
import { grown } from './growing-column.ts'

/** Names and their small numbers. */
export class Dictionary {
  readonly #ids = new Map<string, number>()
  readonly names: string[] = []

  idOf(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    this.#ids.set(name, this.names.length)
    this.names.push(name)
    return this.names.length - 1
  }

  find(name: string): number | undefined {
    return this.#ids.get(name)
  }

  get size(): number {
    return this.names.length
  }

  restore(names: readonly string[]): void {
    for (const name of names) this.idOf(name)
  }
}

/**
 * Several values for each product, kept as the number of their set: few different sets stand for all products, so that filtering
 * and counting look at one number per product.
 */
export class ValueColumn {
  #setOf = new Uint32Array(1024)
  readonly #sets: Uint32Array[] = [new Uint32Array(0)]
  readonly #known = new Map<string, number>([['', 0]])

  /** The sets by their names as rows write them, so that the numbers of a set are looked up once and not for every product. */
  readonly #written = new Map<string, number>()

  set(slot: number, names: readonly string[], numbersOf: (names: readonly string[]) => readonly number[]): void {
    this.#setOf = grown(this.#setOf, slot)
    const written = names.join('\n')
    let set = this.#written.get(written)
    if (set === undefined) {
      set = this.#setWith(numbersOf(names))
      this.#written.set(written, set)
    }
    this.#setOf[slot] = set
  }

  #setWith(values: readonly number[]): number {
    const sorted = Uint32Array.from(new Set(values)).sort()
    const name = sorted.join()
    let set = this.#known.get(name)
    if (set === undefined) {
      set = this.#sets.length
      this.#sets.push(sorted)
      this.#known.set(name, set)
    }
    return set
  }

  /** Of so many products. */
  keep(products: number): KeptState {
    return {
      setOf: this.#setOf.subarray(0, products),
      sizes: Uint32Array.from(this.#sets, ({ length }) => length),
      values: new KeptPieces('Uint32Array', this.#sets),
    }
  }

  restore(state: RestoredState): void {
    this.#setOf = state.column('setOf', 'Uint32Array')
    const values = state.column('values', 'Uint32Array')
    let from = 0
    for (const [set, size] of state.column('sizes', 'Uint32Array').entries()) {
      const sorted = values.slice(from, from + size)
      this.#sets[set] = sorted
      this.#known.set(sorted.join(), set)
      from += size
    }
  }

  /** The number of each product's set. */
  get sets(): Uint32Array {
    return this.#setOf
  }

  of(slot: number): Uint32Array {
    return this.#sets[this.#setOf[slot] ?? 0]!
  }

  /** For every set 1 when it holds one of the values that are flagged. */
  holding(wanted: Uint8Array): Uint8Array {
    return Uint8Array.from(this.#sets, (values) => Number(values.some((value) => wanted[value] === 1)))
  }

  count(slot: number, counts: Uint32Array): void {
    for (const value of this.of(slot)) counts[value]! += 1
  }

  /** How many of the products hold each of so many values. */
  countAll(lists: readonly Uint32Array[], values: number): Uint32Array {
    const ofSet = countNumbers(lists, this.#setOf, this.#sets.length)
    const counts = new Uint32Array(values)
    for (const [set, num] of ofSet.entries()) {
      if (num > 0) for (const value of this.#sets[set]!) counts[value]! += num
    }
    return counts
  }
}

/** How often each number below `numbers` stands in the column, at the places that are listed. */
export function countNumbers(lists: readonly Uint32Array[], column: Uint32Array, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers)
  for (const slots of lists) for (let at = 0; at < slots.length; at += 1) counts[column[slots[at]!]!]! += 1
  return counts
}
