import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { foldText } from '#platform/text/chinese-folding.ts'
import { grown } from './growing-column.ts'

const BREAK = 10
const MOST_FOUND = 2_000
const LEAST_LETTERS = 4
const LEAST_DIGITS = 3

/** A number as it is compared: letters and digits alone, however it is spaced. */
export const plainCode = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '')

/** Item numbers and the shop's codes, one after the other in one run of bytes: any part of a number is found by going through it. */
export class CodeParts {
  #bytes = Buffer.alloc(1 << 16)
  #end = 0
  /** Where each entry begins, and whose it is. */
  #starts = new Uint32Array(1024)
  #slots = new Uint32Array(1024)
  #count = 0
  /** By product, one more than the number of its entry. */
  #entryOf = new Uint32Array(1024)

  put(slot: number, codes: readonly string[]): void {
    let text = ''
    for (const code of codes) text += `${plainCode(code)}\n`
    const held = this.#entry(slot)
    if (held?.toString('latin1') === text) return
    held?.fill(BREAK)
    while (this.#end + text.length > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(Math.max(text.length, this.#bytes.length >> 2))])
    this.#starts = grown(this.#starts, this.#count)
    this.#slots = grown(this.#slots, this.#count)
    this.#entryOf = grown(this.#entryOf, slot)
    this.#starts[this.#count] = this.#end
    this.#slots[this.#count] = slot
    this.#count += 1
    this.#entryOf[slot] = this.#count
    this.#bytes.write(text, this.#end, 'latin1')
    this.#end += text.length
  }

  remove(slot: number): void {
    this.#entry(slot)?.fill(BREAK)
  }

  #entry(slot: number): Buffer | undefined {
    const entry = this.#entryOf[slot] ?? 0
    if (entry === 0) return undefined
    return this.#bytes.subarray(this.#starts[entry - 1], entry < this.#count ? this.#starts[entry] : this.#end)
  }

  /** Of so many products. */
  snapshot(products: number): Snapshot {
    return {
      bytes: this.#bytes.subarray(0, this.#end),
      starts: this.#starts.subarray(0, this.#count),
      slots: this.#slots.subarray(0, this.#count),
      entryOf: this.#entryOf.subarray(0, products),
    }
  }

  restore(state: RestoredSnapshot): void {
    const { length } = state.column('bytes', 'Uint8Array')
    // What grows by doubling cannot begin with nothing.
    if (length > 0) this.#bytes = Buffer.from(state.growingColumn('bytes', 'Uint8Array').buffer)
    this.#end = length
    this.#starts = state.growingColumn('starts', 'Uint32Array')
    this.#slots = state.growingColumn('slots', 'Uint32Array')
    this.#count = state.column('starts', 'Uint32Array').length
    this.#entryOf = state.growingColumn('entryOf', 'Uint32Array')
  }

  /** Products of whose numbers the text is a part, ascending; nothing for what is hardly a number. */
  holding(text: string): Uint32Array {
    const code = plainCode(text)
    if (code.length < LEAST_LETTERS || code.replace(/[a-z]/g, '').length < LEAST_DIGITS) return new Uint32Array(0)
    const found = new Set<number>()
    const bytes = this.#bytes.subarray(0, this.#end)
    let at = bytes.indexOf(code, 0, 'latin1')
    while (at >= 0 && found.size < MOST_FOUND) {
      found.add(this.#slotAt(at))
      at = bytes.indexOf(code, at + 1, 'latin1')
    }
    return Uint32Array.from(found).sort()
  }

  #slotAt(position: number): number {
    let low = 0
    for (let high = this.#count; low < high; ) {
      const middle = (low + high) >>> 1
      if (this.#starts[middle]! <= position) low = middle + 1
      else high = middle
    }
    return this.#slots[low - 1]!
  }
}
