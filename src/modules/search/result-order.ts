import { DAY } from '#platform/clock.ts'
import type { ProductColumns } from './product-columns.ts'
import type { SortedOrder } from './sorted-order.ts'

/** How far ahead a better neighbour is looked for. */
export const LOOK_AHEAD = 24

/** The first `need` of the matches in the given order. */
export function firstInOrder(matched: Uint32Array, order: SortedOrder, need: number, backwards: boolean): Uint32Array {
  const all = order.view()
  // Walking the whole order and sorting the matches cost differently; estimates in nanoseconds, as measured.
  const walk = all.length * Math.min(1, (need + 1) / (matched.length + 1)) * 4 + matched.length * 2
  const sort = matched.length * Math.log2(matched.length + 2) * 25
  if (sort < walk) {
    const sorted = matched.toSorted(backwards ? (one, other) => order.compare(other, one) : order.compare)
    return sorted.subarray(0, need)
  }
  return walkOrder(matched, all, need, backwards)
}

function walkOrder(matched: Uint32Array, all: Uint32Array, need: number, backwards: boolean): Uint32Array {
  const wanted = new Uint8Array(matched.reduce((most, slot) => Math.max(most, slot), 0) + 1)
  for (const slot of matched) wanted[slot] = 1
  const first = new Uint32Array(Math.min(need, matched.length))
  for (let step = 0, found = 0; step < all.length && found < first.length; step += 1) {
    const slot = all[backwards ? all.length - 1 - step : step]!
    if (!wanted[slot]) continue
    first[found] = slot
    found += 1
  }
  return first
}

/** By how well the words were met; equal ones in the recommended order, sold-out pieces after all others. */
export function byRelevance(
  matched: Uint32Array,
  scoreOf: (slot: number) => number,
  columns: ProductColumns,
  order: SortedOrder,
): Uint32Array {
  return matched.toSorted(
    (one, other) =>
      Number(columns.isSoldOut(one)) - Number(columns.isSoldOut(other)) ||
      scoreOf(other) - scoreOf(one) ||
      order.compare(one, other),
  )
}

/**
 * Neighbours differ: no two pieces of one brand or one kind side by side while another stands close behind. Sold-out pieces
 * stay last, and so do pieces that were met less well (`levelOf`).
 */
export function rotated(
  sorted: Uint32Array,
  need: number,
  columns: ProductColumns,
  levelOf: (slot: number) => number,
): Uint32Array {
  const waiting = [...sorted.subarray(0, need + LOOK_AHEAD)]
  const result: number[] = []
  while (waiting.length > 0 && result.length < need) {
    const next = chooseNext(waiting, result.at(-1), columns, levelOf)
    result.push(...waiting.splice(next, 1))
  }
  return Uint32Array.from(result)
}

function chooseNext(
  waiting: number[],
  last: number | undefined,
  columns: ProductColumns,
  levelOf: (slot: number) => number,
): number {
  if (last === undefined) return 0
  const first = waiting[0]!
  let best = 0
  let least = Infinity
  for (let at = 0; at < Math.min(LOOK_AHEAD, waiting.length); at += 1) {
    const slot = waiting[at]!
    if (columns.isSoldOut(slot) !== columns.isSoldOut(first) || levelOf(slot) !== levelOf(first)) break
    const clash = (columns.brand[slot] === columns.brand[last] ? 2 : 0) + (columns.kind[slot] === columns.kind[last] ? 1 : 0)
    if (clash < least) {
      least = clash
      best = at
    }
    if (clash === 0) break
  }
  return best
}

const SOLD_OUT_LAST = 1e9
/** How many days of age a lucky throw makes up for. */
const THROW_DAYS = 90
const PLENTY_DAYS = 10

/**
 * Lower comes first: newer pieces, mixed by a throw that is always the same for the same product. Ages count in a straight line,
 * so the order of two pieces never depends on when it is asked for.
 */
export function recommendedKey(row: { spuCode: string; arrivedAt: number; stock: string }): number {
  const days = row.arrivedAt / DAY + THROW_DAYS * throwFor(row.spuCode) + (row.stock === 'in' ? PLENTY_DAYS : 0)
  return row.stock === 'out' ? SOLD_OUT_LAST - days : -days
}

/** Between 0 and 1, evenly (FNV-1a with a last stir). */
function throwFor(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
