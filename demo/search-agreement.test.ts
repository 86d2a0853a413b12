import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { searchProducts } from '#modules/search/index.server.ts'
import { PRODUCT_FLAGS, SearchInput, type SearchQuery, type SearchWire } from '#modules/search/search.contract.ts'
import { attributeOf, PAGE_SIZE, pathOfType } from '#modules/search/search.rules.ts'
import { clock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { factsOfProducts, listInSql, type SqlAnswer } from './search-in-sql.builders.ts'
import { fillSynthetic } from './synthetic.ts'

const PRODUCTS = 3_000
const QUERIES = 500
const SEED = 20261121
const NOW = Date.parse('2026-11-20T04:00:00Z')
/** So far ahead a better neighbour is looked for in the recommended order. */
const LOOK_AHEAD = 24

let own: TestDatabase
let database: Database
let feed: SearchFeed
let client: pg.Client

beforeAll(async () => {
  clock.advance(NOW - Date.now())
  own = await createTestDatabase()
  await fillSynthetic({ databaseUrl: own.url, products: PRODUCTS })
  database = openDatabase(own.url)
  feed = await startSearchFeed(database, createLog('silent'))
  client = new pg.Client({ connectionString: own.url })
  await client.connect()
  for (const statement of factsOfProducts) await client.query(statement)
})
afterAll(async () => {
  clock.reset()
  await feed.stop()
  await client.end()
  await database.close()
  await own.drop()
})

async function valuesOf(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(`select distinct ${sql} as value from facts order by 1`)
  return rows.map(({ value }) => value)
}

/** Of most groups nothing is chosen, so that most lists hold something. */
const seldom = <T>(chosen: fc.Arbitrary<T>, otherwise: T, weight = 10): fc.Arbitrary<T> =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(otherwise) }, { weight, arbitrary: chosen })
const some = (values: readonly string[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most })

async function someQueries(): Promise<SearchQuery[]> {
  const [brands, colours, sizes, materials, answers, paths] = [
    await valuesOf('brand_code'),
    await valuesOf('unnest(colours)'),
    await valuesOf('unnest(sizes)'),
    await valuesOf('unnest(materials)'),
    await valuesOf('unnest(answers)'),
    await valuesOf('unnest(categories)'),
  ]
  const below = paths.filter((path) => path.includes('/'))
  const query = fc.record({
    category: seldom(
      fc.oneof(
        fc.constantFrom(...paths),
        some(paths).map((several) => several.join('###')),
      ),
      '',
      40,
    ),
    brandCode: seldom(fc.constantFrom(...brands), '', 3),
    brand: seldom(some(brands, 40), []),
    colour: seldom(some(colours, 6), [], 20),
    size: seldom(some(sizes, 6), [], 20),
    type: seldom(
      some(below, 4).map((several) => several.map((path) => path.replace(/\/([^/]+)$/, '###$1'))),
      [],
    ),
    material: seldom(some(materials, 20), []),
    attribute: seldom(some(answers, 4), [], 4),
    merchantKind: seldom(fc.subarray(['platform', 'individual', 'company', 'brand'] as const, { minLength: 1 }), []),
    gender: seldom(fc.subarray(['women', 'men'] as const), []),
    minPrice: seldom(fc.integer({ min: 0, max: 3_000 }), undefined, 20),
    maxPrice: seldom(fc.integer({ min: 500, max: 5_000 }), undefined, 10),
    sale: seldom(fc.boolean(), false),
    discount: seldom(fc.subarray([10, 30, 50] as const), []),
    inStock: seldom(fc.boolean(), false, 20),
    isNew: seldom(fc.boolean(), false, 5),
    flag: seldom(fc.subarray([...PRODUCT_FLAGS]), [], 5),
    isRecommend: seldom(fc.boolean(), false),
    searchOrderType: seldom(fc.integer({ min: 0, max: 3 }), 0),
    sexType: seldom(fc.constantFrom(1, 2), undefined),
    sort: fc.constantFrom('recommended', 'newest', 'price-up', 'price-down', 'discount' as const),
    pageNum: seldom(fc.integer({ min: 1, max: 4 }), 1),
  })
  return fc.sample(query, { numRuns: QUERIES, seed: SEED }).map((one) => SearchInput.parse(one))
}

test(`${QUERIES} lists hold the same pieces, in the same order and with the same counts as the tables say in SQL`, async () => {
  const totals: number[] = []
  for (const [at, query] of (await someQueries()).entries()) {
    const told = await listInSql(client, query, NOW)
    const found = await searchProducts(query, 'en')
    // The query stands beside its answer, so that a failure shows it.
    const asked = { at, seed: SEED, query }
    expect({ asked, ...countsOf(found, told), order: orderOf(found, told, query) }).toEqual({
      asked,
      ...countsOf(told, told),
      order: query.sort === 'recommended' ? { outOfTurn: [], num: numOn(told, query) } : told.order.slice(...pageOf(query)),
    })
    totals.push(told.total)
  }
  // Lists without pieces agree too easily.
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(QUERIES / 2)
})

const numbers = (values: readonly { value: string; num: number }[]): Record<string, number> =>
  Object.fromEntries(values.flatMap(({ value, num }) => (num > 0 ? [[value, num]] : [])))

/** Everything that is counted, in one shape for either; of the categories those that the list offers. */
function countsOf(answer: SearchWire | SqlAnswer, told: SqlAnswer): object {
  if (!('filters' in answer)) {
    const { order: _, ...counts } = answer
    return { ...counts, category: offeredIn(answer), offers: 0 }
  }
  const { filters } = answer
  return {
    total: answer.total,
    brand: numbers(filters.brand),
    colour: numbers(filters.colour),
    ...divided(filters, told),
    merchantKind: numbers(filters.merchantKind),
    gender: numbers(filters.gender),
    discount: numbers([{ value: '1', num: filters.saleNum }, ...filters.discount]),
    price: filters.price,
    newNum: filters.newNum,
    inStockNum: filters.inStockNum,
    offers: 0,
  }
}

/** What there is no choice between is not offered. */
function divided({ size, category, material, attribute, flag }: SearchWire['filters'], told: SqlAnswer) {
  const offered = new Set(attribute.map(({ id }) => id))
  const others = Object.entries(told.attribute).filter(([answer]) => !offered.has(attributeOf(answer)))
  const paths = category.map(({ value, num }) => ({ value: pathOfType(value), num }))
  return {
    size: size.length > 0 ? numbers(size) : told.size,
    category: category.length > 0 ? numbers(paths) : offeredIn(told),
    material: material.length > 0 ? numbers(material) : told.material,
    attribute: { ...Object.fromEntries(others), ...numbers(attribute.flatMap(({ values }) => values)) },
    flag: { ...told.flag, ...numbers(flag) },
  }
}

const offeredIn = ({ category, offers }: SqlAnswer): Record<string, number> =>
  Object.fromEntries(Object.entries(category).filter(([path]) => offers(path)))

const pageOf = ({ pageNum }: SearchQuery): [from: number, to: number] => [(pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE]
const numOn = ({ order }: SqlAnswer, query: SearchQuery): number => order.slice(...pageOf(query)).length

/**
 * The codes of the page as they stand. In the recommended order neighbours are changed about: there no piece comes before its
 * turn by more than the shop looks ahead.
 */
function orderOf({ list }: SearchWire, { order }: SqlAnswer, query: SearchQuery): unknown {
  const codes = list.map(({ spuCode }) => spuCode)
  if (query.sort !== 'recommended') return codes
  const [from] = pageOf(query)
  // By products: one may show several cards, side by side.
  const turns = [...new Set(order)]
  const places = codes.map((code) => turns.indexOf(code))
  const outOfTurn = codes.filter((_, at) => places[at]! < 0 || places[at]! >= from + at + LOOK_AHEAD)
  return { outOfTurn, num: codes.length }
}
