/** The products that hold one value, ascending, each with a weight. */
export class PostingList {
  #slots = new Uint32Array(4)
  #weights = new Uint8Array(4)
  size = 0

  /** Only the first `size` entries count. */
  get slots(): Uint32Array {
    return this.#slots
  }

  weightAt(position: number): number {
    return this.#weights[position] ?? 0
  }

  /** Adds a product, or raises the weight it already has. */
  add(slot: number, weight = 1): void {
    const at = this.#positionOf(slot)
    if (at < this.size && this.#slots[at] === slot) {
      this.#weights[at] = Math.max(weight, this.#weights[at]!)
      return
    }
    if (this.size === this.#slots.length) this.#enlarge()
    this.#slots.copyWithin(at + 1, at, this.size)
    this.#weights.copyWithin(at + 1, at, this.size)
    this.#slots[at] = slot
    this.#weights[at] = weight
    this.size += 1
  }

  remove(slot: number): void {
    const at = this.#positionOf(slot)
    if (at >= this.size || this.#slots[at] !== slot) return
    this.#slots.copyWithin(at, at + 1, this.size)
    this.#weights.copyWithin(at, at + 1, this.size)
    this.size -= 1
  }

  has(slot: number): boolean {
    const at = this.#positionOf(slot)
    return at < this.size && this.#slots[at] === slot
  }

  #positionOf(slot: number): number {
    if (this.size === 0 || this.#slots[this.size - 1]! < slot) return this.size
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#slots[middle]! < slot) low = middle + 1
      else high = middle
    }
    return low
  }

  #enlarge(): void {
    const length = Math.max(8, Math.ceil(this.size * 1.6))
    const slots = new Uint32Array(length)
    const weights = new Uint8Array(length)
    slots.set(this.#slots)
    weights.set(this.#weights)
    this.#slots = slots
    this.#weights = weights
  }
}

/** The products that stand in every one of the lists. */
export function intersect(lists: readonly PostingList[]): Uint32Array {
  const [shortest, ...others] = [...lists].sort((one, other) => one.size - other.size)
  if (!shortest) return new Uint32Array(0)
  const inAll = shortest.slots.subarray(0, shortest.size)
  return others.length === 0 ? inAll : inAll.filter((slot) => others.every((list) => list.has(slot)))
}
