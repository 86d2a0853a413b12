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
}

/** Several values for each product, side by side in one array. A longer list moves to the end. */
export class ValueColumn {
  #start = new Uint32Array(1024)
  #count = new Uint8Array(1024)
  #values = new Uint16Array(4096)
  #end = 0

  set(slot: number, values: readonly number[]): void {
    if (values.length > 255) throw new RangeError('more than 255 values of one kind')
    this.#start = grown(this.#start, slot)
    this.#count = grown(this.#count, slot)
    if (values.length > this.#count[slot]!) {
      this.#values = grown(this.#values, this.#end + values.length)
      this.#start[slot] = this.#end
      this.#end += values.length
    }
    this.#values.set(values, this.#start[slot])
    this.#count[slot] = values.length
  }

  of(slot: number): Uint16Array {
    const start = this.#start[slot] ?? 0
    return this.#values.subarray(start, start + (this.#count[slot] ?? 0))
  }

  has(slot: number, wanted: Uint8Array): boolean {
    const start = this.#start[slot]!
    const end = start + this.#count[slot]!
    for (let at = start; at < end; at += 1) if (wanted[this.#values[at]!]) return true
    return false
  }

  count(slot: number, counts: Uint32Array): void {
    const start = this.#start[slot]!
    const end = start + this.#count[slot]!
    for (let at = start; at < end; at += 1) counts[this.#values[at]!]! += 1
  }
}
