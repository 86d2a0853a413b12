import { grown } from '#modules/search/index/growing-column.ts'
import type { Way } from './query-ways.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'

/** The products that meet a word one way. */
export type Meeting = { slots: Uint32Array; score: number; place: Way['place'] }
/** Products, ascending, with what each scores. */
export type Scored = { slots: Uint32Array; scores: Uint16Array }

/** A list so many times longer is searched product by product instead of merged. */
export const MUCH_LONGER = 12
/** So many words of the marks are gathered in one step. */
const WORDS_AT_ONCE = 4096

/** Accumulates the scores of one answer in columns with one entry per product, zeroed before and after. */
export class HitAccumulator {
  /** Sums over the words so far; scores of the current word in titles, and in names. */
  #sums = new Uint16Array(1024)
  #titles = new Uint8Array(1024)
  #names = new Uint8Array(1024)
  /** Bitmap of the products that match the first word. */
  #met = new Int32Array(32)

  makeRoom(products: number): void {
    this.#sums = grown(this.#sums, products)
    this.#titles = grown(this.#titles, products)
    this.#names = grown(this.#names, products)
    this.#met = grown(this.#met, products >>> 5)
  }

  /** Begins with the products that meet the first word. */
  begin({ slots, scores }: Scored): Uint32Array {
    const sums = this.#sums
    for (let at = 0; at < slots.length; at += 1) sums[slots[at]!] = scores[at]!
    return slots
  }

  /** The products that meet the first word, ascending: for words with many ways to meet them. */
  *meetFirst(meetings: readonly Meeting[]): Task<Uint32Array> {
    for (const meeting of meetings) {
      this.#markFirst(meeting)
      yield
    }
    const last = meetings.reduce((most, { slots }) => Math.max(most, slots.at(-1) ?? 0), 0)
    const gathered = new Uint32Array(Math.min(last + 1, sizeOf(meetings)))
    let count = 0
    for (let word = 0; word <= last >>> 5; word += WORDS_AT_ONCE) {
      count = this.#gather(word, Math.min((last >>> 5) + 1, word + WORDS_AT_ONCE), gathered, count)
      yield
    }
    return gathered.subarray(0, count)
  }

  #markFirst({ slots, score, place }: Meeting): void {
    const [met, column] = [this.#met, this.#columnOf(place)]
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      if (column[slot]! < score) column[slot] = score
      met[slot >>> 5]! |= 1 << (slot & 31)
    }
  }

  /** The marked products between two words of the marks in their order; leaves the marks clean. */
  #gather(from: number, to: number, gathered: Uint32Array, before: number): number {
    const [met, sums, titles, names] = [this.#met, this.#sums, this.#titles, this.#names]
    let count = before
    for (let word = from; word < to; word += 1) {
      let bits = met[word]!
      if (bits === 0) continue
      met[word] = 0
      while (bits !== 0) {
        const slot = (word << 5) + (31 - Math.clz32(bits & -bits))
        bits &= bits - 1
        sums[slot] = titles[slot]! + names[slot]!
        titles[slot] = 0
        names[slot] = 0
        gathered[count++] = slot
      }
    }
    return count
  }

  /** Those of them that meet another word, too. */
  *meetAlso(meetings: readonly Meeting[], slots: Uint32Array): Task<Uint32Array> {
    for (const meeting of meetings) {
      if (meeting.slots.length > slots.length * MUCH_LONGER) this.#look(slots, meeting)
      else this.#markAlso(meeting)
      yield
    }
    return this.#keepMarked(slots)
  }

  #markAlso({ slots, score, place }: Meeting): void {
    const [sums, column] = [this.#sums, this.#columnOf(place)]
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      if (sums[slot] !== 0 && column[slot]! < score) column[slot] = score
    }
  }

  #look(slots: Uint32Array, { slots: list, score, place }: Meeting): void {
    const column = this.#columnOf(place)
    let from = 0
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      from = gallop(list, slot, from)
      if (list[from] === slot && column[slot]! < score) column[slot] = score
    }
  }

  #keepMarked(slots: Uint32Array): Uint32Array {
    const [sums, titles, names] = [this.#sums, this.#titles, this.#names]
    let count = 0
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      const more = titles[slot]! + names[slot]!
      if (more === 0) sums[slot] = 0
      else {
        sums[slot]! += more
        slots[count++] = slot
      }
      titles[slot] = 0
      names[slot] = 0
    }
    return slots.subarray(0, count)
  }

  /** What they add up to; leaves the sums clean. */
  takeScores(slots: Uint32Array): Uint16Array {
    const sums = this.#sums
    const scores = new Uint16Array(slots.length)
    for (let at = 0; at < slots.length; at += 1) {
      scores[at] = sums[slots[at]!]!
      sums[slots[at]!] = 0
    }
    return scores
  }

  #columnOf(place: Way['place']): Uint8Array {
    return place === 'title' ? this.#titles : this.#names
  }
}

/** How many entries there are to go through. */
export const sizeOf = (meetings: readonly Meeting[]): number => meetings.reduce((sum, { slots }) => sum + slots.length, 0)

/** Galloping search: the first place at or after `from` whose slot is not smaller. */
export function gallop(list: Uint32Array, slot: number, from: number): number {
  let step = 1
  while (from + step < list.length && list[from + step]! < slot) step *= 2
  let low = from + (step >> 1)
  if (list[from]! >= slot) return from
  for (let high = Math.min(list.length, from + step); low < high; ) {
    const middle = (low + high) >>> 1
    if (list[middle]! < slot) low = middle + 1
    else high = middle
  }
  return low
}
