import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { fillSynthetic } from '../demo/synthetic.ts'
import { shopNodeOptions } from '../ops/node-options.mjs'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import type { SearchQuery } from '../src/modules/search/search.contract.ts'
import { askPostgres, preparedForSearch } from './search-in-postgres.ts'
import type { SearchMeasured } from './search-process.ts'
import { makeQuestions } from './search-questions.ts'

const SIZES = (process.env.BENCH_PRODUCTS ?? '100000,500000').split(',').map(Number)
const CHANGED = 10_000
const CHANGED_AT_ONCE = 500
/** PostgreSQL takes its time: so many of the same questions are enough to know how much. */
const ASKED_OF_POSTGRES = 15

type Postgres = { browse: number; keyword: number }
type Size = { measured: SearchMeasured; postgres: Postgres }

/** Invented products in the memory of a process of its own and in PostgreSQL, side by side on this machine. */
export async function run() {
  const leave = await useTestPostgres()
  try {
    const sizes: Size[] = []
    for (const products of SIZES) sizes.push(await measureSize(products))
    return present(sizes)
  } finally {
    await leave()
  }
}

async function measureSize(products: number): Promise<Size> {
  const own = await createTestDatabase()
  const client = new pg.Client({ connectionString: own.url })
  try {
    await fillSynthetic({ databaseUrl: own.url, products })
    await client.connect()
    // Writing what was filled to the disk takes the processors for half a minute, which has nothing to do with a shop that starts.
    // A machine without `sync` measures while it still writes.
    await client.query('checkpoint')
    await promisify(execFile)('sync').catch(() => {})
    const measured = await measureInProcess(own.url, client, products)
    for (const statement of preparedForSearch) await client.query(statement)
    const { browse, keyword } = makeQuestions()
    return { measured, postgres: { browse: await timePostgres(client, browse), keyword: await timePostgres(client, keyword) } }
  } finally {
    await client.end()
    await own.drop()
  }
}

async function measureInProcess(url: string, client: pg.Client, products: number): Promise<SearchMeasured> {
  const child = fork(join(import.meta.dirname, 'search-process.ts'), {
    execArgv: [...shopNodeOptions, '--expose-gc'],
    env: { ...process.env, DATABASE_URL: url },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process that searches ended early')
  })
  await Promise.race([once(child, 'message'), ended])
  await changeProducts(client, products)
  const answered = once(child, 'message')
  child.send('changed')
  const [measured] = (await Promise.race([answered, ended])) as [SearchMeasured]
  await ended.catch(() => {})
  return measured
}

/** New prices and new stock with their events, as the shop writes them. */
async function changeProducts(client: pg.Client, products: number): Promise<void> {
  for (let from = 0; from < CHANGED; from += CHANGED_AT_ONCE) {
    const ids = Array.from({ length: CHANGED_AT_ONCE }, (_, at) => ((from + at) * 7_919) % products).map(
      (number) => `00000000-0000-7000-8000-${(number + 1).toString(16).padStart(12, '0')}`,
    )
    await client.query(
      `update offers set sale_price_cents = greatest(100, sale_price_cents * 9 / 10), available = (available + 1) % 9
       where sku_id in (select sku_id from variants where product_id = any($1::uuid[]))`,
      [ids],
    )
    await client.query("insert into outbox (topic, payload) values ('product-changed', $1)", [
      JSON.stringify({ productIds: ids }),
    ])
  }
}

async function timePostgres(client: pg.Client, questions: readonly SearchQuery[]): Promise<number> {
  const taken: number[] = []
  for (const query of questions.slice(0, ASKED_OF_POSTGRES)) {
    const began = performance.now()
    await askPostgres(client, query)
    taken.push(performance.now() - began)
  }
  return taken.sort((one, other) => one - other)[Math.floor(taken.length / 2)] ?? 0
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** What is compared between two sizes, by the number of products. */
function figuresBySize({ products, times, memoryMb }: SearchMeasured): Record<string, number> {
  const { browse, keyword, suggestion } = times
  return {
    [`browse_p99_ms_${products}`]: rounded(browse.p99),
    [`keyword_p99_ms_${products}`]: rounded(keyword.p99),
    [`suggest_p99_ms_${products}`]: rounded(suggestion.p99),
    [`memory_mb_${products}`]: Math.round(memoryMb),
  }
}

function present(sizes: readonly Size[]) {
  const table: Record<string, Record<string, unknown>> = {}
  for (const { measured, postgres } of sizes) {
    for (const [kind, { p50, p99, perSecond }] of Object.entries(measured.times))
      table[`${kind}, ${measured.products} products`] = {
        'p50 ms': rounded(p50),
        'p99 ms': rounded(p99),
        'a second': Math.round(perSecond),
        'PostgreSQL p50 ms': kind in postgres ? rounded(postgres[kind as keyof Postgres]) : '',
      }
  }
  const { measured, postgres } = sizes.reduce((one, other) => (other.measured.products > one.measured.products ? other : one))
  const { browse, keyword, filters, suggestion } = measured.times
  const figures = {
    products: measured.products,
    browse_p99_ms: rounded(browse.p99),
    keyword_p99_ms: rounded(keyword.p99),
    suggest_p99_ms: rounded(suggestion.p99),
    memory_mb: Math.round(measured.memoryMb),
    build_s: rounded(measured.buildSeconds),
    browse_vs_postgres: Math.round(postgres.browse / browse.p50),
    keyword_vs_postgres: Math.round(postgres.keyword / keyword.p50),
    filters_p99_ms: rounded(filters.p99),
    browse_per_second: Math.round(browse.perSecond),
    keyword_per_second: Math.round(keyword.perSecond),
    changing_p99_ms: rounded(measured.changing.p99),
    changing_longest_hold_ms: rounded(measured.changing.longestHoldMs),
    changing_longest_work_ms: rounded(measured.changing.longestWorkMs),
    ...Object.assign({}, ...sizes.map(({ measured: each }) => figuresBySize(each))),
  }
  return { table, figures }
}
