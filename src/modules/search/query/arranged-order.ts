import type { Task } from '#modules/search/answer-scheduler.ts'
import { FLAG } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import type { ListOrder } from '#modules/search/list-shelves.contract.ts'
import { anyTest } from './piece-rule.ts'
import { firstInOrder, listed, LOOK_AHEAD, type Matches, rotated } from './result-order.ts'

/** So many are looked at before others have their turn. */
const BLOCK = 32_768
/** Better first. */
const LEVEL = { lifted: 2, usual: 1, buried: 0 } as const

/**
 * The first `need` of a list as an operator has arranged it. What cannot be bought is neither pinned nor lifted: it waits in its
 * own place until it can be bought again.
 */
export function* firstArranged(
  index: ProductIndex,
  matches: Matches,
  order: ListOrder,
  need: number,
  now: Date,
): Task<Uint32Array> {
  const { columns, orders } = index
  const canBeBought = (slot: number): boolean => (columns.flags[slot]! & FLAG.soldOut) === 0
  const has = matches.has ?? membership(matches)
  const pinned = order.pins.flatMap((code) => index.find(code) ?? []).filter((slot) => canBeBought(slot) && has(slot))
  const isPinned = new Set(pinned)
  const isAny = (rule: ListOrder['lift']) => anyTest(columns, rule, (code) => index.find(code), now)
  const [lifts, buries] = [isAny(order.lift), isAny(order.bury)]
  const levelOf = (slot: number): number =>
    lifts?.(slot) && canBeBought(slot) ? LEVEL.lifted : buries?.(slot) ? LEVEL.buried : LEVEL.usual
  const rest = need + LOOK_AHEAD
  let sorted: number[]
  if (!lifts && !buries)
    sorted = [...firstInOrder(matches, orders.recommended, rest + pinned.length)].filter((slot) => !isPinned.has(slot))
  else {
    const levels = yield* byLevel(matches.all(), (slot) => (isPinned.has(slot) ? undefined : levelOf(slot)))
    sorted = []
    for (const level of [LEVEL.lifted, LEVEL.usual, LEVEL.buried])
      if (sorted.length < rest) sorted.push(...firstInOrder(listed(levels[level]!), orders.recommended, rest - sorted.length))
  }
  const first = [...pinned, ...rotated(Uint32Array.from(sorted), need, columns, lifts || buries ? levelOf : () => 0)]
  return Uint32Array.from(first.slice(0, need))
}

/** The products of each level, ascending as they come. */
function* byLevel(slots: Uint32Array, levelOf: (slot: number) => number | undefined): Task<Uint32Array[]> {
  const levels = [0, 1, 2].map(() => ({ slots: new Uint32Array(slots.length), size: 0 }))
  for (let at = 0; at < slots.length; at += 1) {
    if (at % BLOCK === BLOCK - 1) yield
    const slot = slots[at]!
    const level = levels[levelOf(slot) ?? -1]
    if (level) level.slots[level.size++] = slot
  }
  return levels.map(({ slots: found, size }) => found.subarray(0, size))
}

function membership(matches: Matches): (slot: number) => boolean {
  const all = matches.all()
  return (slot) => {
    let [low, high] = [0, all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (all[middle]! < slot) low = middle + 1
      else high = middle
    }
    return all[low] === slot
  }
}
