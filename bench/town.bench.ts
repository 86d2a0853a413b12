import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { openServers, type Server } from '../ops/programs/standby-servers.ts'
import { pieceAt, type Stocked, stockUp } from './bare-orders.ts'
import { benchDataDir, type BenchShop, startBenchShop } from './bench-shop.ts'
import { checkOut } from './checkout-over-http.ts'
import { processorSeconds } from './tree-processor.ts'

const READERS = 16
const PAGES = Number(process.env.BENCH_PAGES ?? 1_500)
const BUYERS = 128
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000)
/** For each process: what has not run often yet costs more. */
const WARM_PAGES = Math.ceil(PAGES / 4)
const WARM_ORDERS = Math.ceil(ORDERS / 4)
/** When all come at once, of the one item there are so many. */
const SCARCE = 50

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1)

type Town = {
  shop: BenchShop
  postgres: readonly Server[]
  database: pg.Pool
  pieces: readonly Stocked[]
  paths: readonly string[]
}
type Cost = { page: number; order: number; oversold: number }

/**
 * What a page that is not kept and a guest's order cost in processor time, with all that is done for them later and in every PostgreSQL, by
 * one process, by two and by four beside a worker, and by two with a copy to read from. More processes than processors serve nobody faster,
 * but they should not make the work dearer either. Then readers and buyers come together for an item of which there are fifty.
 */
export async function run(): Promise<BenchResult> {
  await (await startBenchShop()).stop()
  const servers = await openServers(benchDataDir)
  try {
    const primary = await servers.primary()
    const copy = await servers.standby(primary, `town_${Date.now()}`)
    const ways: Record<string, Record<string, string>> = {
      one: { PROCESSES: '1' },
      two: { PROCESSES: '2' },
      four: { PROCESSES: '4' },
      two_and_copy: { PROCESSES: '2', DATABASE_READ_URL: copy.url },
    }
    const costs: Record<string, Cost[]> = {}
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [way, settings] of Object.entries(ways)) {
        const cost = await costOf(settings, [primary, copy])
        ;(costs[way] ??= []).push(cost)
        console.log(way, JSON.stringify(cost))
      }
    const figures = figuresOf(costs)
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await servers.stop()
  }
}

function figuresOf(costs: Record<string, readonly Cost[]>): Record<string, number> {
  const figures: Record<string, number> = {}
  const middle = (way: string, what: 'page' | 'order'): number => {
    const sorted = (costs[way] ?? []).map((cost) => cost[what]).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  for (const way of Object.keys(costs)) {
    figures[`page_cpu_ms_${way}`] = round(middle(way, 'page'))
    figures[`order_cpu_ms_${way}`] = round(middle(way, 'order'))
  }
  const others = Object.keys(costs).filter((way) => way !== 'one')
  for (const what of ['page', 'order'] as const)
    figures[`${what}_cpu_vs_one`] = round(Math.max(...others.map((way) => middle(way, what) / middle('one', what))))
  figures.oversold = Math.max(...Object.values(costs).flatMap((all) => all.map(({ oversold }) => oversold)))
  return figures
}

const round = (value: number): number => Math.round(value * 100) / 100

async function costOf(settings: Record<string, string>, postgres: readonly Server[]): Promise<Cost> {
  const [primary] = postgres
  const database = new pg.Pool({ connectionString: primary?.url, max: 2 })
  const pieces = await stockUp(database)
  const shop = await startBenchShop({
    DATABASE_URL: primary?.url ?? '',
    DATABASE_POOL: '10',
    PAGE_CACHE_MB: '0',
    SHED_ABOVE_MS: '0',
    ...settings,
  })
  try {
    const town: Town = { shop, postgres, database, pieces, paths: await somePaths(shop) }
    const processes = Number(settings.PROCESSES)
    await readPages(town, WARM_PAGES * processes)
    await buy(town, WARM_ORDERS * processes)
    const page = await spent(town, PAGES, () => readPages(town, PAGES))
    const order = await spent(town, ORDERS, () => buy(town, ORDERS))
    return { page, order, oversold: await comeTogether(town) }
  } finally {
    await shop.stop()
    await database.end()
  }
}

/** Milliseconds of processors for each of so many, once everything that followed is done. */
async function spent(town: Town, count: number, work: () => Promise<void>): Promise<number> {
  const pids = [town.shop.pid, ...town.postgres.map(({ pid }) => pid)]
  const all = (): number => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)
  await quiet(town)
  const before = all()
  await work()
  await quiet(town)
  return ((all() - before) * 1_000) / count
}

async function quiet({ database }: Town): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    )
    if (rows.length === 0) return
    await pause(100)
  }
}

async function somePaths({ url }: BenchShop): Promise<string[]> {
  const lists = ['/', '/product/list/women/bags', '/product/list/women/shoes']
  const html = await (await fetch(url + lists[1])).text()
  return [...lists, ...new Set(html.match(/\/product\/detail\/[^"?#]+/g))].slice(0, 40)
}

async function readPages({ shop, paths }: Town, count: number): Promise<void> {
  let turn = 0
  const reader = async (): Promise<void> => {
    while (turn < count) {
      turn += 1
      const answer = await fetch(shop.url + paths[turn % paths.length], { headers: { cookie: 'locale=en_US' } })
      await answer.text()
      if (!answer.ok) throw new Error(`a page was answered with ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
}

async function buy({ shop, pieces }: Town, count: number): Promise<void> {
  let turn = 0
  const buyer = async (): Promise<void> => {
    while (turn < count) {
      turn += 1
      const placed = await checkOut(shop.url, pieceAt(pieces, turn))
      if ('refused' in placed) throw new Error(`an order was refused with ${placed.refused}`)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
}

/** How many more than there were have been sold, of the one item that all want. */
async function comeTogether(town: Town): Promise<number> {
  const { shop, database, pieces } = town
  const piece = pieces[0]
  if (!piece) throw new Error('there is nothing to buy')
  await database.query('update offers set available = $2 where offer_id = $1', [piece.offerId, SCARCE])
  const buyers = Array.from({ length: BUYERS }, async () =>
    checkOut(shop.url, { skuId: piece.skuId, skuPriceId: piece.skuPriceId }),
  )
  const [answers] = await Promise.all([Promise.all(buyers), readPages(town, READERS * 4)])
  const sold = answers.filter((answer) => 'orderNo' in answer).length
  const { rows } = await database.query<{ available: number }>('select available from offers where offer_id = $1', [
    piece.offerId,
  ])
  return Math.max(0, sold - SCARCE) + Math.max(0, -(rows[0]?.available ?? 0))
}
