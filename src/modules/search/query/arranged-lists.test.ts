import { expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import type { ListOrder, PieceRule } from '#modules/search/list-shelves.contract.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { randomQueries, randomRows } from '#modules/search/random-catalogue.builders.ts'
import { randomShelves } from '#modules/search/random-shelves.builders.ts'
import { buildEngine } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { percentOff } from '#platform/money.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const SEED = 20_261_126
const DAY_ASKED = '2026-09-20'
const rows = randomRows(300, SEED, NOW)
const live = rows.filter(({ listed }) => listed)
const byCode = new Map(rows.map((row) => [row.spuCode, row]))
const engine = buildEngine(rows)
const everything = SearchInput.parse({})
const shelves = randomShelves(200, SEED, rows, DAY_ASKED)

const codesOf = async (query: Parameters<typeof engine.list>[0], to = rows.length * 3): Promise<string[]> =>
  (await engine.list(query, { from: 0, to }, 'en', NOW)).cards.map(({ spuCode }) => spuCode)

const isNew = ({ arrivedAt }: ProductRow) => Math.floor(arrivedAt / DAY) >= newSince(NOW) / DAY
const isOnSale = ({ listPriceCents, salePriceCents }: ProductRow) => percentOff(listPriceCents, salePriceCents) >= 1
const isBelow = (paths: readonly string[], path: string) => paths.some((one) => path === one || path.startsWith(`${one}/`))

/** A plain look at what a rule without a word says. */
const isMeant = (rule: PieceRule) => (row: ProductRow) =>
  (rule.brands.length === 0 || rule.brands.includes(row.brandCode)) &&
  (rule.categories.length === 0 || row.categories.some((path) => isBelow(rule.categories, path))) &&
  rule.flags.every((flag) => row.flags.includes(flag)) &&
  (rule.minPrice === null || row.salePriceCents >= rule.minPrice * 100) &&
  (rule.maxPrice === null || row.salePriceCents <= rule.maxPrice * 100) &&
  (!rule.sale || isOnSale(row)) &&
  (!rule.isNew || isNew(row)) &&
  (!rule.inStock || row.stock !== 'out') &&
  (rule.since === '' || Math.floor(row.arrivedAt / DAY) >= Date.parse(rule.since) / DAY)

test('200 collections hold what a plain look finds in them', async () => {
  for (const [at, { scope }] of shelves.entries()) {
    if (!scope || ('rule' in scope && scope.rule.word !== '')) continue
    const meant =
      'codes' in scope ? live.filter(({ spuCode }) => scope.codes.includes(spuCode)) : live.filter(isMeant(scope.rule))
    const found = await codesOf({ ...everything, scope })
    expect([at, found.toSorted()]).toEqual([at, meant.map(({ spuCode }) => spuCode).toSorted()])
  }
})

const isAny = (rule: ListOrder['lift'], row: ProductRow) =>
  rule.codes.includes(row.spuCode) ||
  rule.brands.includes(row.brandCode) ||
  rule.flags.some((flag) => row.flags.includes(flag)) ||
  (rule.isNew && isNew(row)) ||
  (rule.sale && isOnSale(row)) ||
  (rule.soldOut && row.stock === 'out')

/** 0 pinned, 1 lifted, 2 as usual, 3 buried. */
function levelOf({ pins, lift, bury }: ListOrder, row: ProductRow): number {
  const canBeBought = row.stock !== 'out'
  if (canBeBought && pins.includes(row.spuCode)) return 0
  if (canBeBought && isAny(lift, row)) return 1
  return isAny(bury, row) ? 3 : 2
}

test('200 arranged lists hold the same pieces as before: the pinned in their order, then lifted ones, others and buried ones', async () => {
  const queries = randomQueries(200, SEED).map((query) => ({ ...query, keyword: '', sort: 'recommended' as const, pageNum: 1 }))
  for (const [at, { order }] of shelves.entries()) {
    if (!order) continue
    const query = queries[at]!
    const [usual, arranged] = [await codesOf(query), await codesOf({ ...query, order })]
    expect([at, arranged.toSorted()]).toEqual([at, usual.toSorted()])
    const levels = arranged.map((code) => levelOf(order, byCode.get(code)!))
    expect([at, levels]).toEqual([at, levels.toSorted((one, other) => one - other)])
    const pinned = arranged.slice(0, levels.filter((level) => level === 0).length)
    // A piece may have a card in each of several colours that are chosen.
    expect([...new Set(pinned)]).toEqual(order.pins.filter((code) => pinned.includes(code)))
    // Each page follows from those before it.
    expect(await codesOf({ ...query, order }, 20)).toEqual(arranged.slice(0, 20))
  }
})
