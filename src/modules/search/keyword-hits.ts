import { grown } from './growing-column.ts'
import { worthOfMasks } from './part-worth.ts'
import type { PlannedWord, Way } from './query-ways.ts'
import { placeOf, type TokenPostings } from './token-postings.ts'

/** Products met by every word, ascending, with how well each was met: higher is better. */
export type KeywordHits = { slots: Uint32Array; scores: Uint16Array; scoreOf: (slot: number) => number }
/** The products that meet a word one way. */
export type Meeting = { slots: Uint32Array; score: number; place: Way['place'] }

export function hitsOf(slots: Uint32Array, scores: Uint16Array): KeywordHits {
  const scoreOf = (slot: number): number => {
    const at = placeOf(slots, slot)
    return slots[at] === slot ? scores[at]! : 0
  }
  return { slots, scores, scoreOf }
}

export const noHits: KeywordHits = hitsOf(new Uint32Array(0), new Uint16Array(0))

/** What was found of a query of which no product holds all. */
export type FoundPart = { hits: KeywordHits; leftOut: string[] }

/** A list so many times longer is looked into product by product instead of being gone through. */
export const MUCH_LONGER = 12

/** Works out which products meet a plan. Its columns have one place per product and are clean between two queries. */
export class HitFinder {
  readonly #postings: TokenPostings
  /** What the words so far add up to; what the word at hand scores in titles, and in names. */
  #sums = new Uint16Array(1024)
  #titles = new Uint8Array(1024)
  #names = new Uint8Array(1024)
  #met = new Int32Array(32)

  constructor(postings: TokenPostings) {
    this.#postings = postings
  }

  meetingsOf({ ways }: PlannedWord): Meeting[] {
    const meetings: Meeting[] = []
    for (const { tokens, score, place } of ways) {
      const [first = '', ...others] = tokens
      const slots = others.length === 0 ? this.#postings.listOf(first) : this.#holdingAll(tokens)
      if (slots.length > 0) meetings.push({ slots, score, place })
    }
    return meetings
  }

  #holdingAll(tokens: readonly string[]): Uint32Array {
    const [shortest, ...others] = tokens
      .map((token) => this.#postings.listOf(token))
      .sort((one, other) => one.length - other.length)
    return others.reduce(intersect, shortest ?? new Uint32Array(0))
  }

  /** `products`: one more than the highest slot. */
  findMet(met: readonly Meeting[][], products: number): KeywordHits {
    if (met.length === 0) return noHits
    this.#makeRoom(products)
    const words = met.map((meetings) => ({ meetings, size: sizeOf(meetings) }))
    words.sort((one, other) => one.size - other.size)
    if (words[0]!.size === 0) return noHits
    let slots = this.#meetFirst(words[0]!.meetings, products)
    for (const { meetings } of words.slice(1)) slots = this.#meetAlso(meetings, slots)
    const scores = new Uint16Array(slots.length)
    for (let at = 0; at < slots.length; at += 1) {
      scores[at] = this.#sums[slots[at]!]!
      this.#sums[slots[at]!] = 0
    }
    return hitsOf(slots, scores)
  }

  #meetFirst(meetings: readonly Meeting[], products: number): Uint32Array {
    const [only] = meetings
    if (meetings.length === 1 && only) {
      const { slots, score } = only
      for (let at = 0; at < slots.length; at += 1) this.#sums[slots[at]!] = score
      return slots.slice()
    }
    const met = this.#met
    for (const { slots, score, place } of meetings) {
      const column = place === 'title' ? this.#titles : this.#names
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at]!
        if (column[slot]! < score) column[slot] = score
        met[slot >>> 5]! |= 1 << (slot & 31)
      }
    }
    return this.#gather(meetings, products)
  }

  /** The marked products in their order; leaves the marks clean. */
  #gather(meetings: readonly Meeting[], products: number): Uint32Array {
    const gathered = new Uint32Array(Math.min(products, sizeOf(meetings)))
    let count = 0
    for (let word = 0; word <= (products - 1) >>> 5; word += 1) {
      let bits = this.#met[word]!
      if (bits === 0) continue
      this.#met[word] = 0
      while (bits !== 0) {
        const slot = (word << 5) + (31 - Math.clz32(bits & -bits))
        bits &= bits - 1
        this.#sums[slot] = this.#titles[slot]! + this.#names[slot]!
        this.#titles[slot] = 0
        this.#names[slot] = 0
        gathered[count++] = slot
      }
    }
    return gathered.subarray(0, count)
  }

  #meetAlso(meetings: readonly Meeting[], slots: Uint32Array): Uint32Array {
    for (const { slots: list, score, place } of meetings) {
      const column = place === 'title' ? this.#titles : this.#names
      if (list.length > slots.length * MUCH_LONGER) this.#look(slots, list, column, score)
      else
        for (let at = 0; at < list.length; at += 1) {
          const slot = list[at]!
          if (this.#sums[slot] !== 0 && column[slot]! < score) column[slot] = score
        }
    }
    let count = 0
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      const more = this.#titles[slot]! + this.#names[slot]!
      if (more === 0) this.#sums[slot] = 0
      else {
        this.#sums[slot]! += more
        slots[count++] = slot
      }
      this.#titles[slot] = 0
      this.#names[slot] = 0
    }
    return slots.subarray(0, count)
  }

  #look(slots: Uint32Array, list: Uint32Array, column: Uint8Array, score: number): void {
    let from = 0
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      from = gallop(list, slot, from)
      if (list[from] === slot && column[slot]! < score) column[slot] = score
    }
  }

  findPart(plan: readonly PlannedWord[], products: number, isListed: (slot: number) => boolean): FoundPart {
    this.#makeRoom(products)
    const masks = this.#sums
    const met = plan.map((word) => this.meetingsOf(word))
    for (const [at, meetings] of met.entries()) for (const { slots } of meetings) mark(masks, slots, 1 << at)
    const worths = worthOfMasks(plan)
    let best = 0
    for (let slot = 0; slot < products; slot += 1) {
      const mask = masks[slot]!
      if (worths[mask]! > worths[best]! && isListed(slot)) best = mask
    }
    masks.fill(0, 0, products)
    if (best === 0) return { hits: noHits, leftOut: [] }
    const isKept = (_: unknown, at: number): boolean => ((best >>> at) & 1) === 1
    const leftOut = plan.filter((_, at) => !isKept(_, at)).map(({ word }) => word)
    return { hits: this.findMet(met.filter(isKept), products), leftOut }
  }

  /** Of the ways a product was met in its title, and of those in names, the better one each. */
  bestWays(ways: readonly Way[], slot: number): Way[] {
    const held = ways
      .filter(({ tokens }) => tokens.every((token) => holds(this.#postings.listOf(token), slot)))
      .sort((one, other) => other.score - one.score)
    return (['title', 'name'] as const).flatMap((place) => held.find((way) => way.place === place) ?? [])
  }

  #makeRoom(products: number): void {
    this.#sums = grown(this.#sums, products)
    this.#titles = grown(this.#titles, products)
    this.#names = grown(this.#names, products)
    this.#met = grown(this.#met, products >>> 5)
  }
}

function mark(masks: Uint16Array, slots: Uint32Array, bit: number): void {
  for (let at = 0; at < slots.length; at += 1) masks[slots[at]!]! |= bit
}

export const holds = (list: Uint32Array, slot: number): boolean => list[placeOf(list, slot)] === slot

/** How many entries there are to go through. */
export const sizeOf = (meetings: readonly Meeting[]): number => meetings.reduce((sum, { slots }) => sum + slots.length, 0)

/** The first place at or after `from` whose slot is not smaller: in steps that double, then halve. */
function gallop(list: Uint32Array, slot: number, from: number): number {
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

function intersect(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
  const both = new Uint32Array(shorter.length)
  let count = 0
  let from = 0
  for (const slot of shorter) {
    from = gallop(longer, slot, from)
    if (from >= longer.length) break
    if (longer[from] === slot) both[count++] = slot
  }
  return both.subarray(0, count)
}
