import type { Task } from '#modules/search/answer-scheduler.ts'
import type { ProductColumns } from '#modules/search/index/product-columns.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { listed, type Matches } from './result-order.ts'
import type { VariantCards } from './variant-pass.ts'

/** The products of the first cards, and the chosen colour that each stands for; -1 where fewer than two are chosen. */
export type ListedCards = { first: Uint32Array; firstColours: Int32Array }
type Card = { slot: number; colour: number }

type Wanted = {
  matches: Matches
  cards: VariantCards | undefined
  /** The order goes by what a card shows. */
  sort: Exclude<SearchQuery['sort'], 'recommended' | 'newest'> | undefined
  need: number
}

/** The first cards of a list. Several of one product stand side by side, unless the order goes by what each shows. */
export function* cardsInOrder(
  columns: ProductColumns,
  { matches, cards, sort, need }: Wanted,
  inOrder: (some: Matches) => Task<Uint32Array>,
): Task<ListedCards> {
  if (!cards) {
    const first = yield* inOrder(matches)
    return { first, firstColours: new Int32Array(first.length).fill(-1) }
  }
  if (sort) return alone(yield* mergedByShown(columns, { matches, cards, sort, need }, inOrder))
  const first = yield* inOrder(matches)
  const places = placesOf(cards)
  const all: Card[] = []
  for (let at = 0; at < first.length && all.length < need; at += 1) {
    const slot = first[at]!
    for (const place of places.get(slot) ?? [-1]) all.push({ slot, colour: cards.colours[place] ?? -1 })
  }
  return alone(all.slice(0, need))
}

const alone = (cards: readonly Card[]): ListedCards => ({
  first: Uint32Array.from(cards, ({ slot }) => slot),
  firstColours: Int32Array.from(cards, ({ colour }) => colour),
})

function placesOf({ slots }: VariantCards): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const [place, slot] of slots.entries()) {
    const before = places.get(slot)
    if (before) before.push(place)
    else places.set(slot, [place])
  }
  return places
}

/** Products whose record says what they cost are in order already; the others are sorted by what they show, and put between. */
function* mergedByShown(
  columns: ProductColumns,
  { matches, cards, sort, need }: Wanted & { cards: VariantCards },
  inOrder: (some: Matches) => Task<Uint32Array>,
): Task<Card[]> {
  const { slots, colours, cents, offs } = cards
  const looked = new Set(slots)
  const plain = yield* inOrder(listed(matches.all().filter((slot) => !looked.has(slot))))
  yield
  const keyOfPlain = (slot: number): number => {
    if (sort === 'discount') return columns.sortedBy.discount(slot)
    return sort === 'price-up' ? columns.priceCentsOf(slot) : -columns.priceCentsOf(slot)
  }
  const keyAt = (place: number): number =>
    sort === 'discount' ? -offs[place]! : sort === 'price-up' ? cents[place]! : -cents[place]!
  const places = Array.from(slots.keys()).sort(
    (one, other) => keyAt(one) - keyAt(other) || columns.byId(slots[one]!, slots[other]!) || one - other,
  )
  const all: Card[] = []
  for (let first = 0, second = 0; all.length < need && (first < plain.length || second < places.length); ) {
    const [slot, place] = [plain[first], places[second]]
    const isPlain =
      place === undefined || (slot !== undefined && (keyOfPlain(slot) - keyAt(place) || columns.byId(slot, slots[place]!)) < 0)
    if (isPlain) first += 1
    else second += 1
    all.push(isPlain ? { slot: slot!, colour: -1 } : { slot: slots[place]!, colour: colours[place]! })
  }
  return all
}
