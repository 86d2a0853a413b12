import { gallop, HitAccumulator, type Meeting, MUCH_LONGER, sizeOf } from './hit-accumulator.ts'
import { widened, worthOfMasks } from './partial-match.ts'
import type { PlannedWord } from './query-ways.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'
import { placeOf, type TokenPostings } from '#modules/search/index/token-postings.ts'
import { mergedHits } from './merged-hits.ts'

/** A word with more ways is counted in columns: going through so many lists side by side would take longer. */
const FEW_WAYS = 12

/** Products met by every word, ascending, with how well each was met: higher is better. */
export type KeywordHits = { slots: Uint32Array; scores: Uint16Array; scoreOf: (slot: number) => number }

export function hitsOf(slots: Uint32Array, scores: Uint16Array): KeywordHits {
  const scoreOf = (slot: number): number => {
    const at = placeOf(slots, slot)
    return slots[at] === slot ? scores[at]! : 0
  }
  return { slots, scores, scoreOf }
}

export const noHits: KeywordHits = hitsOf(new Uint32Array(0), new Uint16Array(0))

/** What was found of a query of which no product holds all: without some words, and instead of others what comes near. */
export type FoundPart = { hits: KeywordHits; leftOut: string[]; near: string[] }

/** Works out which products meet a plan. */
export class HitFinder {
  readonly #postings: TokenPostings
  /** A pool of zeroed ones: as many as there ever were answers running at a time. */
  readonly #columns: HitAccumulator[] = []

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
  *findMet(met: readonly Meeting[][], products: number): Task<KeywordHits> {
    const [first, ...others] = met.toSorted((one, other) => sizeOf(one) - sizeOf(other))
    if (!first || sizeOf(first) === 0) return noHits
    const united = first.length <= FEW_WAYS ? yield* mergedHits(first) : undefined
    if (united && others.length === 0) return hitsOf(united.slots, united.scores)
    const columns = this.#takeAccumulator(products)
    let slots = united ? columns.begin(united) : yield* columns.meetFirst(first)
    for (const meetings of others) slots = yield* columns.meetAlso(meetings, slots)
    const scores = columns.takeScores(slots)
    this.#columns.push(columns)
    return hitsOf(slots, scores)
  }

  #takeAccumulator(products: number): HitAccumulator {
    const columns = this.#columns.pop() ?? new HitAccumulator()
    columns.makeRoom(products)
    return columns
  }

  *findPart(exact: readonly PlannedWord[], products: number, isListed: (slot: number) => boolean): Task<FoundPart> {
    const plan = exact.map(widened)
    const met = plan.map((word) => this.meetingsOf(word))
    const masks = new Uint16Array(products)
    for (const [at, meetings] of met.entries())
      for (const { slots } of meetings) {
        mark(masks, slots, 1 << at)
        yield
      }
    const worths = worthOfMasks(plan)
    let best = 0
    for (let slot = 0; slot < products; slot += 1) {
      const mask = masks[slot]!
      if (worths[mask]! > worths[best]! && isListed(slot)) best = mask
    }
    yield
    if (best === 0) return { hits: noHits, leftOut: [], near: [] }
    const isHeld = (_: unknown, at: number): boolean => ((best >>> at) & 1) === 1
    const leftOut = plan.filter((_, at) => !isHeld(_, at)).map(({ word }) => word)
    const hits = yield* this.findMet(met.filter(isHeld), products)
    const listed = hits.slots.filter(isListed)
    const isMetExactly = (word: PlannedWord): boolean =>
      this.meetingsOf(word).some(({ slots }) => listed.some((slot) => holds(slots, slot)))
    const near = exact.filter((word, at) => isHeld(word, at) && word.wider && word.wider.length > 0 && !isMetExactly(word))
    return { hits, leftOut, near: near.map(({ word }) => word) }
  }
}

function mark(masks: Uint16Array, slots: Uint32Array, bit: number): void {
  for (let at = 0; at < slots.length; at += 1) masks[slots[at]!]! |= bit
}

export const holds = (list: Uint32Array, slot: number): boolean => list[placeOf(list, slot)] === slot

function intersect(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
  return longer.length > shorter.length * MUCH_LONGER ? lookedUp(shorter, longer) : merged(shorter, longer)
}

/** Merge intersection without branches: every number is written, and counted only if both lists have it. */
function merged(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one.length + 1)
  let count = 0
  for (let at = 0, from = 0; at < one.length && from < other.length; ) {
    const here = one[at]!
    const there = other[from]!
    both[count] = here
    count += Number(here === there)
    at += Number(here <= there)
    from += Number(there <= here)
  }
  return both.subarray(0, count)
}

function lookedUp(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
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
