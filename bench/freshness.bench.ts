import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { fillSynthetic } from '../demo/synthetic.ts'
import type { BenchResult } from '../ops/bench-run.ts'
import { startFeedProcess } from '../ops/programs/feed-process.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { startSearchFeed } from '../src/jobs/search/search-feed.ts'
import { findCards, searchProducts } from '../src/modules/search/index.server.ts'
import { SearchInput } from '../src/modules/search/search.contract.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000)
const CHANGES = 10_000
const SINGLE_CHANGES = 20
/** Between an answer and the next question. */
const PAUSE_MS = 20

/** How soon changes are found, what ten thousand at once do to answers, and what keeping and starting from a file cost. */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres()
  const own = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'praya-freshness-'))
  const database = openDatabase(own.url, { connections: 4 })
  const client = new pg.Client({ connectionString: own.url })
  try {
    await fillSynthetic({ databaseUrl: own.url, products: PRODUCTS })
    await client.connect()
    const feed = await startSearchFeed(database, createLog('silent'), { directUrl: own.url, dataDir: folder })
    await feed.writeSnapshot()
    // Once through all questions: the first answer of each is slower than every later one.
    await watchAnswers(() => pause(2_000))
    const before = await watchAnswers(() => pause(5_000))
    const during = await watchAnswers(() => changeMany(client))
    const keeping = await watchAnswers(() => feed.writeSnapshot())
    const single = await singleChanges(client)
    await feed.stop()
    const figures = {
      products: PRODUCTS,
      single_change_p50_ms: round(single[SINGLE_CHANGES >> 1]!),
      single_change_worst_ms: round(single.at(-1)!),
      changes_at_once: CHANGES,
      changes_seen_after_ms: round(during.ms),
      answers_p95_before_ms: round(before.p95),
      answers_p95_during_ms: round(during.p95),
      answers_during_vs_before: round(during.p95 / before.p95),
      longest_hold_before_ms: round(before.hold),
      longest_hold_during_ms: round(during.hold),
      keep_ms: round(keeping.ms),
      longest_hold_keeping_ms: round(keeping.hold),
      ...(await startFromFile(own.url, folder)),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await client.end()
    await database.close()
    await own.drop()
    await rm(folder, { recursive: true, force: true })
    await leave()
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

type Watched = { p95: number; hold: number; ms: number }

/** Somebody asks again and again while `work` is done; waiting for one's turn counts. */
async function watchAnswers(work: () => Promise<unknown>): Promise<Watched> {
  const times: number[] = []
  let working = true
  const ask = async (): Promise<void> => {
    for (let asked = 0; working; asked += 1) {
      const due = performance.now() + PAUSE_MS
      await pause(PAUSE_MS)
      await searchProducts(SearchInput.parse({ ...questions[asked % questions.length], minPrice: asked % 97 }), 'en')
      times.push(performance.now() - due)
    }
  }
  const loop = monitorEventLoopDelay({ resolution: 2 })
  loop.enable()
  const began = performance.now()
  const asking = ask()
  await work()
  const ms = performance.now() - began
  working = false
  await asking
  loop.disable()
  times.sort((one, other) => one - other)
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, hold: loop.max / 1e6, ms }
}

const questions = [
  { category: 'women/bags' },
  { category: 'men/shoes', colour: ['black'] },
  { category: 'women/clothing', sort: 'price-up' as const },
  { category: 'beauty/fragrance', sort: 'discount' as const },
  { keyword: 'quilted silk' },
  { keyword: '手袋' },
]

const productId = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** New prices and stock for ten thousand pieces, each with its own event; done when the last is found. */
async function changeMany(client: pg.Client): Promise<void> {
  const numbers = Array.from({ length: CHANGES }, (_, at) => 1 + at * Math.floor(PRODUCTS / CHANGES))
  const last = numbers.at(-1)!
  await client.query('begin')
  await client.query(
    `update offers o set sale_price_cents = 100 * (1 + hashtext(v.product_id::text) % 500 + 500), available = 3
      from variants v where v.sku_id = o.sku_id and v.product_id = any($1::uuid[])`,
    [numbers.map(productId)],
  )
  await client.query(
    `update offers o set sale_price_cents = 77700 from variants v where v.sku_id = o.sku_id and v.product_id = $1`,
    [productId(last)],
  )
  await client.query(
    `insert into outbox (topic, payload) select 'product-changed', jsonb_build_object('productIds', jsonb_build_array(id))
      from unnest($1::text[]) id`,
    [numbers.map(productId)],
  )
  await client.query('notify outbox')
  await client.query('commit')
  await untilPriceIs(last, '777.00')
}

async function untilPriceIs(number: number, price: string): Promise<void> {
  while ((await findCards([`SY${number}`], 'en'))[0]?.salesPrice !== price) await pause(2)
}

/** From the commit of one change until it is found, in milliseconds, ascending. */
async function singleChanges(client: pg.Client): Promise<number[]> {
  const times: number[] = []
  for (let change = 1; change <= SINGLE_CHANGES; change += 1) {
    const id = productId(change)
    await client.query(
      `with changed as (update offers o set sale_price_cents = $2, available = 3 from variants v
          where v.sku_id = o.sku_id and v.product_id = $1),
        told as (insert into outbox (topic, payload) select 'product-changed', jsonb_build_object('productIds', jsonb_build_array($1::text)))
        select pg_notify('outbox', '')`,
      [id, 10_000 * change],
    )
    const began = performance.now()
    await untilPriceIs(change, `${100 * change}.00`)
    times.push(performance.now() - began)
    await pause(137)
  }
  return times.sort((one, other) => one - other)
}

/** How long a fresh process takes until it can answer. */
async function startFromFile(url: string, folder: string): Promise<{ start_ms: number; started_from_file: number }> {
  const child = await startFeedProcess({ DATABASE_URL: url, DATA_DIR: folder })
  const filled = /"from":"(\w+)","ms":(\d+)/.exec(child.output())
  await child.kill()
  return { start_ms: Number(filled?.[2]), started_from_file: filled?.[1] === 'file' ? 1 : 0 }
}
