import { ColumnPieces, type Snapshot, type RestoredSnapshot } from '#platform/snapshot.ts'

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
 * Where a product has several values it holds the number of their set: few different sets stand for all products, so that
 * filtering and counting look at one number per product.
 */
export class ValueSets {
  readonly values = new Dictionary()
  readonly #sets: Uint32Array[] = [new Uint32Array(0)]
  readonly #known = new Map<string, number>([['', 0]])
  /** The sets by their names as rows write them, name after name: the numbers of a set are looked up once and not for every product. */
  readonly #written = new WrittenSet()

  /** The number of the set of these names; `spread` adds what follows from them. */
  numberOf(names: readonly string[], spread: (names: readonly string[]) => Iterable<string> = (same) => same): number {
    let written = this.#written
    for (const name of names) written = written.followedBy(name)
    return (written.set ??= this.#setWith(Array.from(spread(names), (name) => this.values.idOf(name))))
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

  snapshot(): Snapshot {
    return {
      names: this.values.names,
      sizes: Uint32Array.from(this.#sets, ({ length }) => length),
      values: new ColumnPieces('Uint32Array', this.#sets),
    }
  }

  restore(state: RestoredSnapshot): void {
    this.values.restore(state.texts('names'))
    const values = state.column('values', 'Uint32Array')
    let from = 0
    for (const [set, size] of state.column('sizes', 'Uint32Array').entries()) {
      const sorted = values.slice(from, from + size)
      this.#sets[set] = sorted
      this.#known.set(sorted.join(), set)
      from += size
    }
  }

  /** The numbers of the values in a set. */
  in(set: number): Uint32Array {
    return this.#sets[set]!
  }

  /** For every set 1 when it holds one of the values that are flagged. */
  holding(wanted: Uint8Array): Uint8Array {
    const holds = new Uint8Array(this.#sets.length)
    for (let set = 0; set < holds.length; set += 1) {
      for (const value of this.#sets[set]!) if (wanted[value] === 1) holds[set] = 1
    }
    return holds
  }

  /** For every set how many of the flagged values it holds. */
  numberHeld(wanted: Uint8Array): Uint8Array {
    return Uint8Array.from(this.#sets, (set) => set.reduce((sum, value) => sum + wanted[value]!, 0))
  }

  /** A counter for every set. */
  tally(): Uint32Array {
    return new Uint32Array(this.#sets.length)
  }

  /** From how often each set was met, how often each value was. */
  countsOf(tally: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.size)
    for (let set = 0; set < tally.length; set += 1) {
      const num = tally[set]!
      if (num > 0) for (const value of this.#sets[set]!) counts[value]! += num
    }
    return counts
  }
}

/** What is known of the names so far, and what may follow them. */
class WrittenSet {
  set: number | undefined
  readonly #next = new Map<string, WrittenSet>()

  followedBy(name: string): WrittenSet {
    let next = this.#next.get(name)
    if (!next) this.#next.set(name, (next = new WrittenSet()))
    return next
  }
}
