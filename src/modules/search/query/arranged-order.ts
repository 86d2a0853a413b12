import type { Task } from '#modules/search/answer-scheduler.ts'
import { FLAG } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import type { ListOrder, OrderRule } from '#modules/search/list-shelves.contract.ts'
import { brandToken } from '#modules/search/words/product-tokens.ts'
import { anyTest } from './piece-rule.ts'
import { firstInOrder, listed, LOOK_AHEAD, type Matches, rotated } from './result-order.ts'

/** So many are looked at before others have their turn. */
const BLOCK = 32_768
/** Better first. */
const LEVEL = { lifted: 2, usual: 1, buried: 0 } as const
const LEVELS = [LEVEL.lifted, LEVEL.usual, LEVEL.buried]
/** Of a list that is less than this part of the shop each product is looked at; for others the recommended order is walked until enough are met. */
const SMALL_PART = 16

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
  const { columns } = index
  const canBeBought = (slot: number): boolean => (columns.flags[slot]! & FLAG.soldOut) === 0
  const has = matches.has ?? membership(matches)
  const pinned = order.pins.flatMap((code) => index.find(code) ?? []).filter((slot) => canBeBought(slot) && has(slot))
  const isPinned = new Set(pinned)
  const isAny = (rule: OrderRule) => anyTest(columns, rule, (code) => index.find(code), now)
  const [lifts, buries] = [isAny(order.lift), isAny(order.bury)]
  const levelOf = (slot: number): number =>
    lifts?.(slot) && canBeBought(slot) ? LEVEL.lifted : buries?.(slot) ? LEVEL.buried : LEVEL.usual
  const asked = { index, matches, isPinned, has: (slot: number) => has(slot) && !isPinned.has(slot), need: need + LOOK_AHEAD }
  const sorted = lifts || buries ? yield* sortedByLevel(asked, order, levelOf) : inUsualOrder(asked, pinned.length)
  const first = [...pinned, ...rotated(Uint32Array.from(sorted), need, columns, levelOf)]
  return Uint32Array.from(first.slice(0, need))
}

type Asked = {
  index: ProductIndex
  matches: Matches
  isPinned: ReadonlySet<number>
  /** In the list, and not pinned. */
  has: (slot: number) => boolean
  need: number
}
type LevelOf = (slot: number) => number

function inUsualOrder({ index, matches, has, need }: Asked, pinned: number): number[] {
  return [...firstInOrder(matches, index.orders.recommended, need + pinned)].filter(has)
}

function* sortedByLevel(asked: Asked, order: ListOrder, levelOf: LevelOf): Task<number[]> {
  const { index, matches, isPinned, has, need } = asked
  const { recommended } = index.orders
  if (matches.size * SMALL_PART < recommended.size) {
    const all = matches.all().filter((slot) => !isPinned.has(slot))
    const levels = Uint8Array.from(all, levelOf)
    const ofLevel = (level: number) => firstInOrder(listed(all.filter((_, at) => levels[at] === level)), recommended, need)
    return LEVELS.flatMap((level) => [...ofLevel(level)]).slice(0, need)
  }
  const sorted: number[] = []
  for (const level of LEVELS) {
    const isOf = (slot: number): boolean => has(slot) && levelOf(slot) === level
    const missing = need - sorted.length
    const few = level === LEVEL.lifted ? namedAlone(index, order.lift) : undefined
    if (few) sorted.push(...firstInOrder(listed(few.filter(isOf)), recommended, missing))
    else if (level !== LEVEL.lifted || isAnything(order.lift)) sorted.push(...(yield* walked(recommended.view(), isOf, missing)))
    if (sorted.length >= need) break
  }
  return sorted
}

const isAnything = ({ codes, brands, flags, isNew, sale, soldOut }: OrderRule): boolean =>
  codes.length + brands.length + flags.length > 0 || isNew || sale || soldOut

/** What a rule names piece by piece and brand by brand, ascending; undefined when that is much, or it asks for more than names. */
function namedAlone(index: ProductIndex, { codes, brands, flags, isNew, sale, soldOut }: OrderRule): Uint32Array | undefined {
  if (flags.length > 0 || isNew || sale || soldOut) return undefined
  const ofBrands = brands.map((brand) => index.keywords.slotsOf(brandToken(brand)))
  const size = ofBrands.reduce((sum, slots) => sum + slots.length, 0)
  if (size * SMALL_PART > index.orders.recommended.size) return undefined
  const slots = new Set(codes.flatMap((code) => index.find(code) ?? []))
  for (const slot of ofBrands.flatMap((some) => [...some])) slots.add(slot)
  return Uint32Array.from(slots).toSorted()
}

function* walked(order: Uint32Array, isOf: (slot: number) => boolean, need: number): Task<number[]> {
  const found: number[] = []
  for (let step = 0; step < order.length && found.length < need; step += 1) {
    if (step % BLOCK === BLOCK - 1) yield
    if (isOf(order[step]!)) found.push(order[step]!)
  }
  return found
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
