import type { ProductColumns } from './product-columns.ts'
import type { SortedOrder } from './sorted-order.ts'

/** How far ahead a better neighbour is looked for. */
export const LOOK_AHEAD = 24

/** The first `need` of the matches in the given order. */
export function firstInOrder(matched: Uint32Array, order: SortedOrder, need: number): Uint32Array {
  const all = order.view()
  // Walking the whole order and sorting the matches cost differently; estimates in nanoseconds, as measured.
  const walk = all.length * Math.min(1, (need + 1) / (matched.length + 1)) * 4 + matched.length * 2
  const sort = matched.length * Math.log2(matched.length + 2) * 25
  return sort < walk ? matched.toSorted(order.compare).subarray(0, need) : walkOrder(matched, all, need)
}

function walkOrder(matched: Uint32Array, all: Uint32Array, need: number): Uint32Array {
  let last = 0
  for (let at = 0; at < matched.length; at += 1) last = Math.max(last, matched[at]!)
  const wanted = new Uint8Array(last + 1)
  for (let at = 0; at < matched.length; at += 1) wanted[matched[at]!] = 1
  const first = new Uint32Array(Math.min(need, matched.length))
  for (let step = 0, found = 0; step < all.length && found < first.length; step += 1) {
    const slot = all[step]!
    if (wanted[slot] !== 1) continue
    first[found] = slot
    found += 1
  }
  return first
}

/** What sold out comes after everything that can be bought, however well it was met. */
const IN_STOCK = 2 ** 16

/**
 * The first `need` by how well the words were met (`scoreOf` a whole number below 65,536); equal ones in the recommended order,
 * sold-out pieces after all others. Only those that are needed are sorted: a common word meets half a shop.
 */
export function byRelevance(
  matched: Uint32Array,
  scoreOf: (slot: number) => number,
  columns: ProductColumns,
  order: SortedOrder,
  need = matched.length,
): Uint32Array {
  const levels = Uint32Array.from(matched, (slot) => scoreOf(slot) + (columns.isSoldOut(slot) ? 0 : IN_STOCK))
  const counts = new Uint32Array(2 * IN_STOCK)
  for (const level of levels) counts[level]! += 1
  let lowest = counts.length - 1
  for (let reached = counts[lowest]!; reached < need && lowest > 0; reached += counts[lowest]!) lowest -= 1
  const above = matched.filter((_, at) => levels[at]! > lowest)
  const levelOf = (slot: number): number => scoreOf(slot) + (columns.isSoldOut(slot) ? 0 : IN_STOCK)
  above.sort((one, other) => levelOf(other) - levelOf(one) || order.compare(one, other))
  const onLowest = matched.filter((_, at) => levels[at] === lowest)
  const first = new Uint32Array(Math.min(need, matched.length))
  first.set(above)
  first.set(firstInOrder(onLowest, order, first.length - above.length), above.length)
  return first
}

/** What tells neighbours apart, by product. */
type Neighbours = { brand: ArrayLike<number>; kind: ArrayLike<number>; isSoldOut: (slot: number) => boolean }

/**
 * Neighbours differ: no two pieces of one brand or one kind side by side while another stands close behind. Sold-out pieces
 * stay last, and so do pieces that were met less well (`levelOf`).
 */
export function rotated(sorted: Uint32Array, need: number, columns: Neighbours, levelOf: (slot: number) => number): Uint32Array {
  const enough = sorted.subarray(0, need + LOOK_AHEAD)
  const waiting = [...enough.subarray(0, LOOK_AHEAD)]
  const result: number[] = []
  for (let coming = waiting.length; waiting.length > 0 && result.length < need; coming += 1) {
    const next = chooseNext(waiting, result.at(-1), columns, levelOf)
    result.push(...waiting.splice(next, 1))
    if (coming < enough.length) waiting.push(enough[coming]!)
  }
  return Uint32Array.from(result)
}

function chooseNext(waiting: number[], last: number | undefined, columns: Neighbours, levelOf: (slot: number) => number): number {
  if (last === undefined) return 0
  const first = waiting[0]!
  let best = 0
  let least = Infinity
  for (let at = 0; at < waiting.length; at += 1) {
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
