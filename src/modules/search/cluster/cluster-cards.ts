import { percentOff } from '#platform/money.ts'
import type { Json } from '#platform/opensearch.server.ts'
import { type AskedVariant, shownOf } from '#modules/search/lists/shown-variant.ts'
import type { MeantColours } from '#modules/search/query/meant-colours.ts'
import type { ProductRow } from '../product-row.ts'
import type { SearchQuery } from '../search.contract.ts'
import type { ListSlice, ScopedQuery } from '../search-engine.ts'
import { chosenWhere, type Conditions, inColour, listWhere, variantWhere } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { arrangedAt, findAfter, type Found, foundAt } from './cluster-lists.ts'

/** The product of a card, and the chosen colour that it stands for, where several are chosen. */
export type ClusterCard = { id: string; colour: string | undefined }
type RowsOf = (ids: readonly string[]) => Promise<Map<string, ProductRow>>

/** What the cards of a list are worked out with. */
type Asked = { query: ScopedQuery; conditions: Conditions; meant: MeantColours; now: Date; ask: Ask; rowsOf: RowsOf }

/** The cards at the asked places of a list. */
export async function cardsAt(asked: Asked, slice: ListSlice): Promise<ClusterCard[]> {
  const { query, conditions } = asked
  if (slice.to <= slice.from) return []
  const colours = [...new Set(query.colour)]
  const { sort } = query
  const isByShown = sort === 'price-up' || sort === 'price-down' || sort === 'discount'
  if (isByShown && conditions.ofVariants.size > 0) {
    const each = colours.length < 2 ? [undefined] : colours
    const lists = each.map((colour) => byShown(asked, colour, sort, slice.to))
    return (await Promise.all(lists)).flat().sort(compare).slice(slice.from, slice.to)
  }
  if (colours.length < 2) return (await productsAt(asked, slice)).map(({ id }) => ({ id, colour: undefined }))
  // Each product in every chosen colour that it has, side by side.
  const products = await productsAt(asked, { from: 0, to: slice.to })
  const cards = products.flatMap(({ id, named }) =>
    colours.filter((colour) => named.includes(colour)).map((colour) => ({ id, colour })),
  )
  return cards.slice(slice.from, slice.to)
}

function productsAt({ query, conditions, now, ask }: Asked, slice: ListSlice): Promise<Found[]> {
  const isRanked = query.keyword.trim() !== ''
  const whole = listWhere(conditions, isRanked)
  const colours = [...new Set(query.colour)]
  const named = colours.map((_name) => ({ bool: { filter: [chosenWhere(inColour(conditions, _name))], _name } }))
  // In which colours it is met says nothing of how well.
  const where = colours.length < 2 ? whole : { bool: { must: [whole], filter: [{ bool: { should: named } }] } }
  const list = { where, isRanked }
  return query.order && query.sort === 'recommended'
    ? arrangedAt(list, query.order, slice, now, ask)
    : foundAt(list, query.sort, slice, ask)
}

/** How an order by what is shown looks at the variants that are met: what is shown comes no earlier than by that. */
const BOUNDS = {
  'price-up': { field: 'price', order: 'asc', mode: 'min' },
  'price-down': { field: 'price', order: 'desc', mode: 'max' },
  discount: { field: 'off', order: 'desc', mode: 'max' },
} as const
type ByShown = Extract<SearchQuery['sort'], keyof typeof BOUNDS>
type Shown = ClusterCard & { key: number }
/** So many are read at once at the most. */
const MOST_READ = 10_000

/**
 * The first cards in the order of what each shows, which is the one variant that is meant of those that have all that is chosen. Servers
 * can only order by the lowest or highest of these, so cards are read on from there until none that is unread can come before.
 */
async function byShown(
  { query, conditions, meant, ask, rowsOf }: Asked,
  colour: string | undefined,
  sort: ByShown,
  need: number,
) {
  const own = colour === undefined ? conditions : inColour(conditions, colour)
  const { field, order, mode } = BOUNDS[sort]
  const nested = { path: 'variants', filter: variantWhere(own) }
  const orders: Json[] = [{ [`variants.${field}`]: { order, mode, nested } }, { id: 'asc' }]
  const choices = colour === undefined ? query : { ...query, colour: [colour] }
  const shown: Shown[] = []
  for (let most = Math.min(need + 1, MOST_READ), last: Found | undefined; ; most = Math.min(2 * most, MOST_READ)) {
    const found = await findAfter(ask, listWhere(own), orders, last, most)
    const rows = await rowsOf(found.filter(({ mixed }) => mixed).map(({ id }) => id))
    const keyOf = ({ id, key }: Found): number => shownKey(rows.get(id), { choices, meant }, sort) ?? key
    const sign = order === 'asc' ? 1 : -1
    shown.push(...found.map((each) => ({ id: each.id, colour, key: sign * keyOf(each) })))
    shown.sort(compare)
    last = found.at(-1)
    if (found.length < most || !last) return shown.slice(0, need)
    const needed = shown[need - 1]
    if (needed && compare(needed, { id: last.id, key: sign * last.key }) <= 0) return shown.slice(0, need)
  }
}

/** Only products of which variants differ have a row here. */
function shownKey(row: ProductRow | undefined, asked: AskedVariant, sort: ByShown): number | undefined {
  if (!row) return undefined
  const { listPriceCents, salePriceCents } = shownOf(row, asked)
  return sort === 'discount' ? percentOff(listPriceCents, salePriceCents) : salePriceCents
}

const compare = (one: Pick<Shown, 'id' | 'key'>, other: Pick<Shown, 'id' | 'key'>): number =>
  one.key - other.key || (one.id < other.id ? -1 : Number(one.id > other.id))
