import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { startPooler } from '../ops/programs/pooler-servers.ts'
import { pieceAt, stockUp } from './bare-orders.ts'
import { benchDataDir, startBenchShop } from './bench-shop.ts'
import { perSecond } from './buyers-at-once.ts'
import { checkOut } from './checkout-over-http.ts'

const BUYERS = 8
const SECONDS = Number(process.env.BENCH_SECONDS ?? 12)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
/** Connections of the pooler: as many as the shop opens without one. */
const SHARED = 14

/** What guest checkouts cost without names of statements, and through pgbouncer in transaction mode, beside the shop as it is by itself. */
export async function run(): Promise<BenchResult> {
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const direct = new URL(postgres.url)
  direct.search = ''
  const pooler = await startPooler(direct.href, SHARED)
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const ways = {
    named: { DATABASE_URL: direct.href },
    unnamed: { DATABASE_URL: direct.href, DATABASE_NAMED_STATEMENTS: 'off' },
    pooled: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.href, DATABASE_NAMED_STATEMENTS: 'off' },
  }
  const sums: Record<string, number> = {}
  try {
    // In turns, so that a machine that slows down slows all.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [way, settings] of Object.entries(ways))
        sums[way] = (sums[way] ?? 0) + (await checkoutsPerSecond(settings, database))
  } finally {
    await database.end()
    await pooler.stop()
    await postgres.stop()
  }
  const { named = 1, unnamed = 0, pooled = 0 } = sums
  const figures = {
    ...Object.fromEntries(
      Object.entries(sums).map(([way, sum]) => [`checkouts_per_second_${way}`, Math.round((sum / ROUNDS) * 10) / 10]),
    ),
    unnamed_vs_named: Math.round((unnamed / named) * 100) / 100,
    pooled_vs_named: Math.round((pooled / named) * 100) / 100,
  }
  return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
}

async function checkoutsPerSecond(settings: Record<string, string>, database: pg.Pool): Promise<number> {
  const shop = await startBenchShop(settings)
  try {
    const pieces = await stockUp(database)
    const round = (seconds: number): Promise<number> =>
      perSecond(BUYERS, seconds, (turn) => checkOut(shop.url, pieceAt(pieces, turn)))
    await round(3)
    return await round(SECONDS)
  } finally {
    await shop.stop()
  }
}
