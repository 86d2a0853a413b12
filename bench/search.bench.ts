import pg from 'pg'
import { fillSynthetic } from '../demo/synthetic.ts'
import { startSearchFeed } from '../src/jobs/search-feed.ts'
import { searchProducts } from '../src/modules/search/index.server.ts'
import { SearchInput, type SearchQuery } from '../src/modules/search/search.contract.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000)
const ROUNDS = 40

/** What a shopper does, and the same page with the same counts asked of PostgreSQL. */
const browse: SearchQuery[] = [
  'women/bags',
  'men/shoes',
  'women/clothing',
  'beauty/fragrance',
  'women/bags/tote-bags',
  'homeware',
  'men/clothing',
  'watches-and-jewellery',
]
  .flatMap((category) => [
    { category },
    { category, colour: ['black'] },
    { category, sort: 'price-up' as const, brand: ['house-7', 'house-12'] },
  ])
  .map((query) => SearchInput.parse(query))
const keywords: SearchQuery[] = [
  'calfskin',
  'quilted silk',
  'tote',
  '手袋',
  '真絲連身裙',
  'embroidered cashmere',
  '项链',
  'velvt',
].map((keyword) => SearchInput.parse({ keyword }))

/** 100,000 invented products, in memory and in PostgreSQL, side by side on this machine. */
export async function run() {
  const leave = await useTestPostgres()
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 2 })
  const client = new pg.Client({ connectionString: own.url })
  try {
    await fillSynthetic({ databaseUrl: own.url, products: PRODUCTS })
    await client.connect()
    const heapBefore = memory()
    const began = performance.now()
    const feed = await startSearchFeed(database, createLog('silent'))
    const loadSeconds = (performance.now() - began) / 1_000
    await feed.stop()
    const memoryMb = memory() - heapBefore
    const inMemory = { browse: await measure(browse, answer), keyword: await measure(keywords, answer) }
    await client.query(
      "create index if not exists bench_title on products using gin (to_tsvector('simple', name_en || ' ' || name_zh))",
    )
    const inDatabase = {
      browse: await measure(browse.slice(0, 6), (query) => askPostgres(client, query), 3),
      keyword: await measure(keywords.slice(0, 3), (query) => askPostgres(client, query), 3),
    }
    return present({ loadSeconds, memoryMb, inMemory, inDatabase })
  } finally {
    await client.end()
    await database.close()
    await own.drop()
    await leave()
  }
}

type Times = { p50: number; p95: number }
type Measured = {
  loadSeconds: number
  memoryMb: number
  inMemory: { browse: Times; keyword: Times }
  inDatabase: { browse: Times; keyword: Times }
}

function present({ loadSeconds, memoryMb, inMemory, inDatabase }: Measured) {
  const rounded = (value: number): number => Math.round(value * 100) / 100
  const rowOf = (memory: Times, postgres: Times) => ({
    'in memory p50 ms': rounded(memory.p50),
    'p95 ms': rounded(memory.p95),
    'PostgreSQL p50 ms': rounded(postgres.p50),
    ratio: Math.round(postgres.p50 / memory.p50),
  })
  const table = {
    browse: rowOf(inMemory.browse, inDatabase.browse),
    keyword: rowOf(inMemory.keyword, inDatabase.keyword),
    [`load ${PRODUCTS} products`]: { seconds: rounded(loadSeconds), 'resident MB': Math.round(memoryMb) },
  }
  const figures = {
    browseRatio: Math.round(inDatabase.browse.p50 / inMemory.browse.p50),
    keywordRatio: Math.round(inDatabase.keyword.p50 / inMemory.keyword.p50),
    browseP50Ms: rounded(inMemory.browse.p50),
    keywordP50Ms: rounded(inMemory.keyword.p50),
    loadSeconds: rounded(loadSeconds),
  }
  return { table, figures }
}

const memory = (): number => process.memoryUsage().rss / 2 ** 20
const answer = async (query: SearchQuery): Promise<void> => void (await searchProducts(query, 'en'))

async function measure(queries: SearchQuery[], ask: (query: SearchQuery) => Promise<void>, rounds = ROUNDS): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const began = performance.now()
      // A price nobody names, so that no round finds the counts of the one before.
      await ask({ ...query, minPrice: round })
      if (round > 0) times.push(performance.now() - began)
    }
  }
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 }
}

/** The page, its total and the counts of brand, colour and size, as one would write them in SQL. */
async function askPostgres(client: pg.Client, query: SearchQuery): Promise<void> {
  const matches = `with matches as (select p.product_id, p.brand_code, p.arrived_at from products p
    where p.listed and ($1 = '' or p.product_id in (select c.product_id from product_categories c where c.path >= $1 and c.path < $1 || '~'))
      and ($2 = '' or to_tsvector('simple', p.name_en || ' ' || p.name_zh) @@ plainto_tsquery('simple', $2))
      and (cardinality($3::text[]) = 0 or p.brand_code = any($3))
      and (cardinality($4::text[]) = 0 or exists (select from product_colours c where c.product_id = p.product_id and c.colour_id = any($4))))`
  const parameters = [query.category, query.keyword, query.brand, query.colour]
  await client.query(
    `${matches} select m.product_id, min(o.sale_price_cents), sum(o.available) from matches m join variants v using (product_id)
    join offers o using (sku_id) group by m.product_id, m.arrived_at order by m.arrived_at desc limit 48`,
    parameters,
  )
  await client.query(`${matches} select count(*) from matches`, parameters)
  await client.query(`${matches} select brand_code, count(*) from matches group by brand_code`, parameters)
  await client.query(
    `${matches} select colour_id, count(distinct product_id) from matches join product_colours using (product_id) group by colour_id`,
    parameters,
  )
  await client.query(
    `${matches} select size, count(distinct product_id) from matches join variants using (product_id) join offers o using (sku_id) where o.available > 0 group by size`,
    parameters,
  )
}
