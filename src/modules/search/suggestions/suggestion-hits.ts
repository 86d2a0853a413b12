import { type Meeting, MUCH_LONGER, sizeOf } from '#modules/search/query/hit-accumulator.ts'
import { hitsOf, holds, type KeywordHits } from '#modules/search/query/keyword-hits.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'

type Hit = { slot: number; score: number }

/** So many entries of lists are gone through one after the other, which costs a few nanoseconds each. */
const MOST_READ = 16_000
/** Looking a product up in a list costs up to half a microsecond, and an answer may cost a millisecond in all. */
const MOST_LOOKUPS = 1_500

/**
 * Products that meet every word, of which the last may still be growing: all of them while their lists are short. Of words that
 * meet half the shop only the most recommended are looked at, until there are `enough` to choose among; everything is gone
 * through only where that finds nothing. Some of them may not be acceptable.
 */
export function findHits(index: ProductIndex, query: string, accepts: (slot: number) => boolean, enough: number): KeywordHits {
  const words = index.keywords.meetings(query, { prefixes: true })
  const isShort = entriesRead(words) <= MOST_READ
  const some = isShort ? [] : lookAtSome(index, words, accepts, enough)
  if (some.length === 0) return runNow(index.keywords.findMet(query, words))
  const best = new Map(some.map(({ slot, score }) => [slot, score]))
  const slots = Uint32Array.from(best.keys()).sort()
  return hitsOf(
    slots,
    Uint16Array.from(slots, (slot) => best.get(slot) ?? 0),
  )
}

/** Of the shortest word all; of the others no more than looking each of its products up comes to. */
function entriesRead(words: readonly (readonly Meeting[])[]): number {
  const shortest = Math.min(...words.map(sizeOf))
  return words.flat().reduce((sum, { slots }) => sum + Math.min(slots.length, shortest * MUCH_LONGER), 0)
}

function lookAtSome(
  index: ProductIndex,
  words: readonly (readonly Meeting[])[],
  accepts: (slot: number) => boolean,
  enough: number,
): Hit[] {
  const [shortest = []] = words.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  const few = Math.floor(MOST_LOOKUPS / words.reduce((sum, ways) => sum + ways.length, 1))
  const hits = inRecommendedOrder(index, words, accepts, enough, few)
  return hits.length < enough ? [...hits, ...amongFew(shortest, words, accepts, few)] : hits
}

/** The first `few` products of the shortest word that meet all the words. */
function amongFew(
  shortest: readonly Meeting[],
  words: readonly (readonly Meeting[])[],
  accepts: (slot: number) => boolean,
  few: number,
): Hit[] {
  const candidates = new Set<number>()
  for (const { slots } of shortest) for (const slot of slots.subarray(0, few - candidates.size)) candidates.add(slot)
  const hits: Hit[] = []
  for (const slot of candidates) {
    const score = accepts(slot) ? scoreOf(slot, words) : undefined
    if (score !== undefined) hits.push({ slot, score })
  }
  return hits
}

/** The first `enough` in the recommended order, of the first `few` that are looked at. */
function inRecommendedOrder(
  index: ProductIndex,
  words: readonly (readonly Meeting[])[],
  accepts: (slot: number) => boolean,
  enough: number,
  few: number,
): Hit[] {
  const hits: Hit[] = []
  let looked = 0
  for (const slot of index.orders.recommended.view()) {
    if (looked >= few || hits.length >= enough) break
    if (!accepts(slot)) continue
    looked += 1
    const score = scoreOf(slot, words)
    if (score !== undefined) hits.push({ slot, score })
  }
  return hits
}

/** How well a product meets all the words, or nothing when it misses one. */
function scoreOf(slot: number, words: readonly (readonly Meeting[])[]): number | undefined {
  let sum = 0
  for (const ways of words) {
    let [inTitle, inNames] = [0, 0]
    for (const { slots, score, place } of ways) {
      if (score <= (place === 'title' ? inTitle : inNames) || !holds(slots, slot)) continue
      if (place === 'title') inTitle = score
      else inNames = score
    }
    if (inTitle + inNames === 0) return undefined
    sum += inTitle + inNames
  }
  return sum
}

/** The best acceptable ones: in stock first, then by how well the words were met, then as recommended. */
export function bestHits(
  { columns }: ProductIndex,
  { slots, scores }: KeywordHits,
  accepts: (slot: number) => boolean,
  need: number,
): number[] {
  const { flags, recommended } = columns
  const [soldOut, inStock] = [FLAG.soldOut, 1 << 16]
  const best: Hit[] = []
  // What the last of them has, so that most hits are passed over after a look at two numbers.
  let [least, latest] = [0, Infinity]
  for (let at = 0; at < slots.length; at += 1) {
    if (scores[at]! + inStock < least) continue
    const slot = slots[at]!
    const score = scores[at]! + ((flags[slot]! & soldOut) === 0 ? inStock : 0)
    if (score < least || (score === least && recommended[slot]! > latest) || !accepts(slot)) continue
    let place = best.length
    while (place > 0 && precedes(slot, score, best[place - 1]!, columns)) place -= 1
    best.splice(place, 0, { slot, score })
    if (best.length > need) best.pop()
    const last = best[need - 1]
    if (last) [least, latest] = [last.score, recommended[last.slot]!]
  }
  return best.map(({ slot }) => slot)
}

const precedes = (slot: number, score: number, other: Hit, { byRecommendation }: ProductColumns): boolean =>
  score > other.score || (score === other.score && byRecommendation(slot, other.slot) < 0)
