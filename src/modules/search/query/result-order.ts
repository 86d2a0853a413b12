import type { KeywordHits } from './keyword-hits.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import type { SortedOrder } from '#modules/search/index/sorted-order.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'

/** How far ahead a better neighbour is looked for. */
export const LOOK_AHEAD = 24

/** The products of a list: all of them, ascending, and whether one is among them where that is known without a list. */
export type Matches = { size: number; all: () => Uint32Array; has?: (slot: number) => boolean }
export const listed = (slots: Uint32Array): Matches => ({ size: slots.length, all: () => slots })

/** The first `need` of the matches in the given order. */
export function firstInOrder(matches: Matches, order: SortedOrder, need: number): Uint32Array {
  const { size, has } = matches
  // The order is walked, asking each product or looking at a mark, or the matches are sorted: nanoseconds, as measured.
  const steps = order.size * Math.min(1, (need + 1) / (size + 1))
  const costs = { ask: has ? steps * 80 : Infinity, mark: steps * 4 + size * 12, sort: size * Math.log2(size + 2) * 25 }
  if (has && costs.ask < costs.mark && costs.ask < costs.sort) return walkUntil(has, order.view(), Math.min(need, size))
  if (costs.mark < costs.sort) return walkMarked(matches.all(), order.view(), need)
  return matches.all().toSorted(order.compare).subarray(0, need)
}

// A buffer reused by every query, zeroed between two of them.
let wantedRoom = new Uint8Array(0)

/** `matched` ascends. */
function walkMarked(matched: Uint32Array, all: Uint32Array, need: number): Uint32Array {
  const end = (matched.at(-1) ?? -1) + 1
  if (wantedRoom.length < end) wantedRoom = new Uint8Array(end + (end >> 3))
  const wanted = wantedRoom
  for (let at = 0; at < matched.length; at += 1) wanted[matched[at]!] = 1
  const first = walkUntil((slot) => slot < end && wanted[slot] === 1, all, Math.min(need, matched.length))
  wanted.fill(0, 0, end)
  return first
}

function walkUntil(has: (slot: number) => boolean, all: Uint32Array, need: number): Uint32Array {
  const first = new Uint32Array(need)
  let found = 0
  for (let step = 0; step < all.length && found < need; step += 1) {
    const slot = all[step]!
    if (!has(slot)) continue
    first[found] = slot
    found += 1
  }
  return first.subarray(0, found)
}

/**
 * The first `need` by how well the words were met; equal ones in the recommended order, sold-out pieces after all others. Only
 * those that are needed are sorted: a common word meets half a shop. `matched` ascends and holds only hits.
 */
export function* byRelevance(
  matched: Uint32Array,
  hits: KeywordHits,
  columns: ProductColumns,
  order: SortedOrder,
  need = matched.length,
): Task<Uint32Array> {
  const { levels, counts } = yield* levelsOf(matched, hits, columns)
  yield
  const lowest = lowestNeeded(counts, need)
  const onLowest = onLevel(matched, levels, lowest, counts[lowest]!)
  yield
  const above = aboveLevel(matched, levels, lowest)
  yield
  above.sort((one, other) => other.level - one.level || order.compare(one.slot, other.slot))
  const first = new Uint32Array(Math.min(need, matched.length))
  for (const [at, { slot }] of above.entries()) first[at] = slot
  first.set(firstInOrder(listed(onLowest), order, first.length - above.length), above.length)
  return first
}

/** How well each was met, and how many so; what sold out comes after everything that can be bought, however well it was met. */
function* levelsOf(matched: Uint32Array, hits: KeywordHits, { flags }: ProductColumns) {
  const scores = scoresOf(matched, hits)
  const best = highest(scores)
  yield
  const soldOut = FLAG.soldOut
  const moreByFlags = Uint16Array.from({ length: 256 }, (_, bits) => ((bits & soldOut) === 0 ? best + 1 : 0))
  const levels = new Uint16Array(matched.length)
  const counts = new Uint32Array(2 * best + 2)
  countLevels(matched, scores, flags, moreByFlags, levels, counts)
  return { levels, counts }
}

function highest(scores: Uint16Array): number {
  let best = 0
  for (let at = 0; at < scores.length; at += 1) best = Math.max(best, scores[at]!)
  return best
}

function countLevels(
  matched: Uint32Array,
  scores: Uint16Array,
  flags: Uint8Array,
  moreByFlags: Uint16Array,
  levels: Uint16Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < matched.length; at += 1) {
    const level = scores[at]! + moreByFlags[flags[matched[at]!]!]!
    levels[at] = level
    counts[level]! += 1
  }
}

/** Of each match; both ascend, and every match is a hit. */
function scoresOf(matched: Uint32Array, { slots, scores }: KeywordHits): Uint16Array {
  if (matched.length === slots.length) return scores
  const found = new Uint16Array(matched.length + 1)
  for (let hit = 0, at = 0; hit < slots.length; hit += 1) {
    found[at] = scores[hit]!
    at += Number(matched[at] === slots[hit])
  }
  return found.subarray(0, matched.length)
}

/** The level down to which all are needed. */
function lowestNeeded(counts: Uint32Array, need: number): number {
  let lowest = counts.length - 1
  for (let reached = counts[lowest]!; reached < need && lowest > 0; reached += counts[lowest]!) lowest -= 1
  return lowest
}

function onLevel(matched: Uint32Array, levels: Uint16Array, wanted: number, count: number): Uint32Array {
  // One more place than needed: branch-free: each is always written, and counted only if it is wanted.
  const found = new Uint32Array(count + 1)
  let size = 0
  for (let at = 0; at < matched.length; at += 1) {
    found[size] = matched[at]!
    size += Number(levels[at] === wanted)
  }
  return found.subarray(0, count)
}

/** Fewer than are needed. */
function aboveLevel(matched: Uint32Array, levels: Uint16Array, lowest: number): { slot: number; level: number }[] {
  const above: { slot: number; level: number }[] = []
  for (let at = 0; at < matched.length; at += 1) {
    const level = levels[at]!
    if (level > lowest) above.push({ slot: matched[at]!, level })
  }
  return above
}

/** By what neighbours differ, by product. */
type Neighbours = Record<'brandOf' | 'kindOf', (slot: number) => number> & { isSoldOut: (slot: number) => boolean }

/** A row of a wide screen: what a piece is compared with stands in it before the piece. */
const ROW = 4

/**
 * Neighbours differ: no two pieces of one brand or one kind side by side, nor in one row, while another stands close behind.
 * Sold-out pieces stay last, and so do pieces that were met less well (`levelOf`).
 */
export function rotated(sorted: Uint32Array, need: number, columns: Neighbours, levelOf: (slot: number) => number): Uint32Array {
  const enough = sorted.subarray(0, need + LOOK_AHEAD)
  const waiting = [...enough.subarray(0, LOOK_AHEAD)]
  const result: number[] = []
  for (let coming = waiting.length; waiting.length > 0 && result.length < need; coming += 1) {
    const next = chooseNext(waiting, result.slice(1 - ROW), columns, levelOf)
    result.push(...waiting.splice(next, 1))
    if (coming < enough.length) waiting.push(enough[coming]!)
  }
  return Uint32Array.from(result)
}

function chooseNext(waiting: number[], row: number[], columns: Neighbours, levelOf: (slot: number) => number): number {
  if (row.length === 0) return 0
  const first = waiting[0]!
  let best = 0
  let least = Infinity
  for (let at = 0; at < waiting.length; at += 1) {
    const slot = waiting[at]!
    if (columns.isSoldOut(slot) !== columns.isSoldOut(first) || levelOf(slot) !== levelOf(first)) break
    const clash = clashOf(slot, row, columns)
    if (clash < least) {
      least = clash
      best = at
    }
    if (clash === 0) break
  }
  return best
}

/** One brand counts for more than one kind, and the piece just before for more than those further off. */
function clashOf(slot: number, row: number[], { brandOf, kindOf }: Neighbours): number {
  const [brand, kind] = [brandOf(slot), kindOf(slot)]
  let clash = 0
  for (const [at, other] of row.entries()) {
    const near = at === row.length - 1 ? ROW : 1
    clash += near * ((brandOf(other) === brand ? 2 : 0) + (kindOf(other) === kind ? 1 : 0))
  }
  return clash
}
