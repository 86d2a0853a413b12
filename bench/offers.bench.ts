import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { BenchResult } from '../ops/bench-run.ts'
import { type FeedProcess, startFeedProcess } from '../ops/programs/feed-process.ts'
import { askPatiently, askShop, passing, startShopProcess } from '../ops/programs/shop-process.ts'
import { ensureScreens } from '../ops/screens-build.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { setMerchantState } from '../src/flows/sellers/tell-merchant-state.ts'
import { putOffers } from '../src/modules/offers/selling/put-offers.paths.ts'
import { listOwnOffers } from '../src/modules/offers/selling/selling.paths.ts'
import { type Database, openDatabase } from '../src/platform/database.server.ts'
import { newId } from '../src/platform/ids.server.ts'
import { toWire } from '../src/platform/money.ts'
import { readRows } from '../src/platform/read-rows.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import { type BenchMerchant, countOffers, fillWithOffers, type Own } from './many/many-offers.builders.ts'

const OFFERS = Number(process.env.BENCH_OFFERS ?? 1_000_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const KEYS = 10
const BATCH = 1_000
/** While single changes are timed, others change so many a second, in batches of this size. */
const BESIDE = { aSecond: 300, batch: 75 }
const SINGLE_CHANGES = Number(process.env.BENCH_SINGLES ?? 200)
const RANK_PAGES = 400
const PATIENCE_MS = 30_000

/** `repeats`: so often a program was told to come again. */
type Shop = { url: string; feed: FeedProcess; database: Database; repeats: number }

/** What merchants’ programs can change, how fast a page of ranks comes, and how soon all of it is seen in another process. */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres({ server: 'bench-postgres' })
  const own = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'praya-offers-'))
  const database = openDatabase(own.url, { connections: 4, statementMs: 120_000 })
  await ensureScreens(console.log)
  const merchants = await fillWithOffers(own.url, database, OFFERS, KEYS, console.log)
  const shop = await startShopProcess(own.url, { DATA_DIR: folder, SHED_ABOVE_MS: '0' })
  const feed = await startFeedProcess({ DATABASE_URL: own.url, DATA_DIR: join(folder, 'feed') })
  const running = { url: shop.url, feed, database, repeats: 0 }
  try {
    const changes = await changesASecond(running, merchants)
    const told = running.repeats
    const followed = await untilFollowed(running)
    await timeRanks(running, merchants[0]!)
    const ranks = await timeRanks(running, merchants[0]!)
    const [best, suspended] = await beside(running, merchants.slice(1), async () => [
      await timeBest(running, merchants[0]!),
      await timeSuspensions(running, merchants[0]!),
    ])
    const figures = {
      offers: await countOffers(database),
      offer_changes_per_second: Math.round(changes),
      told_to_come_again: told,
      followed_after_seconds: Math.round(followed),
      rank_p50_ms: at(ranks, 0.5),
      rank_p99_ms: at(ranks, 0.99),
      best_offer_visible_p50_ms: at(best, 0.5),
      best_offer_visible_ms: at(best, 0.99),
      suspension_visible_p50_ms: at(suspended, 0.5),
      suspension_visible_ms: at(suspended, 0.99),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await feed.kill()
    await shop.kill()
    await database.close()
    await own.drop()
    await rm(folder, { recursive: true, force: true })
    await leave()
  }
}

/** Of times in ascending order. */
const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
const ascending = (times: number[]): number[] => times.sort((one, other) => one - other)

/** As a merchant's program gives its prices, which comes again when it is told to; answers how many were other ones. */
async function put(shop: Shop, { key }: BenchMerchant, offers: { offerId: string; price: string }[]): Promise<number> {
  const asked = { token: key, key: newId(), timeoutMs: PATIENCE_MS * 4 }
  const onRepeat = (): number => (shop.repeats += 1)
  const { code, msg, data } = await askPatiently(() => shop.url, putOffers, { offers }, asked, {
    ...{ passing, patienceMs: PATIENCE_MS * 4, onRepeat },
  })
  if (code !== 200) throw new Error(`offers were refused: ${msg}`)
  return data.rows.filter(({ outcome }) => outcome === 'changed').length
}

/** Each has another price than before, up and down by turns. */
function change(shop: Shop, merchant: BenchMerchant, offers: readonly Own[]): Promise<number> {
  const rows = offers.map((offer) => {
    offer.cents += offer.cents % 1_000 === 0 ? 100 : -(offer.cents % 1_000)
    return { offerId: offer.offerId, price: toWire(Math.max(1_000, offer.cents)) }
  })
  return put(shop, merchant, rows)
}

/** Ten programs at once, each with one batch after the other. */
async function changesASecond(shop: Shop, merchants: readonly BenchMerchant[]): Promise<number> {
  const began = performance.now()
  let changed = 0
  await Promise.all(
    merchants.map(async (merchant) => {
      for (let from = 0; performance.now() - began < SECONDS * 1_000; from += BATCH) {
        // Not in one go: what others have added meanwhile would be lost.
        const num = await change(shop, merchant, batchOf(merchant, from, BATCH))
        changed += num
      }
    }),
  )
  return changed / ((performance.now() - began) / 1_000)
}

const batchOf = ({ offers }: BenchMerchant, from: number, num: number): Own[] => {
  const start = from % Math.max(1, offers.length - num)
  return offers.slice(start, start + num)
}

/** Seconds until everything that follows from the changes is done, but for what is retried later. */
async function untilFollowed({ database }: Shop): Promise<number> {
  const began = performance.now()
  const due = sql`select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`
  while ((await readRows(database.pool, z.unknown(), due)).length > 0) await pause(100)
  return (performance.now() - began) / 1_000
}

/** A page of 48 offers with rank and gap. */
async function timeRanks({ url }: Shop, { token }: BenchMerchant): Promise<number[]> {
  const times: number[] = []
  for (let page = 0; page < RANK_PAGES; page += 1) {
    const { ms, envelope } = await askShop(url, listOwnOffers, { pageNum: String(1 + (page % 100)) }, { token })
    if (envelope.code !== 200) throw new Error(envelope.msg)
    times.push(ms)
  }
  return ascending(times)
}

/** Does something while the others change their prices. */
async function beside<Result>(shop: Shop, merchants: readonly BenchMerchant[], work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const others = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const merchant = merchants[turn % merchants.length]!
      const due = pause((BESIDE.batch / BESIDE.aSecond) * 1_000)
      await change(shop, merchant, batchOf(merchant, turn * BESIDE.batch, BESIDE.batch))
      await due
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await others
  }
}

async function until(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('a change was not seen in half a minute')
    await pause(2)
  }
  return performance.now() - began
}

const Alone = z.object({ offerId: z.string(), spuCode: z.string(), cents: z.number() })
/** Pieces that nobody but this merchant has. */
const aloneOf = ({ database }: Shop, { merchantId }: BenchMerchant, num: number) =>
  readRows(
    database.pool,
    Alone,
    sql`select o.offer_id as "offerId", p.spu_code as "spuCode", o.sale_price_cents::int as cents
      from offers o join variants v using (sku_id) join products p using (product_id)
      where o.merchant_id = ${merchantId} and o.state = 'live' and o.available > 0 and p.listed
        and not exists (select from offers r join variants w using (sku_id) where w.product_id = p.product_id and r.offer_id <> o.offer_id)
      order by o.offer_id limit ${num}`,
  )

/** From the answer to one change until the lists of another process have its price. */
async function timeBest(shop: Shop, merchant: BenchMerchant): Promise<number[]> {
  const times: number[] = []
  for (const { offerId, spuCode, cents } of await aloneOf(shop, merchant, SINGLE_CHANGES)) {
    const price = toWire(cents - 100)
    await put(shop, merchant, [{ offerId, price }])
    times.push(await until(async () => (await shop.feed.card(spuCode))?.salesPrice === price))
  }
  return ascending(times)
}

/** From the suspension of a merchant until its piece is out of the lists of another process, and back again. */
async function timeSuspensions(shop: Shop, merchant: BenchMerchant): Promise<number[]> {
  const times: number[] = []
  const [piece] = await aloneOf(shop, merchant, 1)
  for (let turn = 0; piece && turn < SINGLE_CHANGES / 10; turn += 1)
    for (const state of ['suspended', 'active'] as const) {
      await shop.database.inTransaction((tx) => setMerchantState(tx, merchant.merchantId, state))
      times.push(await until(async () => isSold(await shop.feed.card(piece.spuCode)) === (state === 'active')))
    }
  return ascending(times)
}

const isSold = (card: Awaited<ReturnType<FeedProcess['card']>>): boolean => card !== undefined && card.salesPrice !== ''
