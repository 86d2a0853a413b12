import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { BenchResult } from '../ops/bench-run.ts'
import { askShop, startShopProcess } from '../ops/programs/shop-process.ts'
import { ensureScreens } from '../ops/screens-build.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { countMessages } from '../src/modules/inbox/index.server.ts'
import { getFeed, setLike } from '../src/modules/posts/posts.paths.ts'
import { type Database, openDatabase } from '../src/platform/database.server.ts'
import { newId } from '../src/platform/ids.server.ts'
import { readRows } from '../src/platform/read-rows.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import {
  type BenchMember,
  fillCommunity,
  fillNotices,
  openPerson,
  openReader,
  type Sizes,
  STAR,
} from './many/many-posts.builders.ts'

const of = (name: string, usual: number): number => Number(process.env[name] ?? usual)
const SIZES: Sizes = {
  posts: of('BENCH_POSTS', 1_000_000),
  people: of('BENCH_PEOPLE', 100_000),
  follows: of('BENCH_FOLLOWS', 10_000_000),
  notices: of('BENCH_NOTICES', 10_000_000),
}
const FOLLOWED = [0, 20, 300, 3_000] as const
const PAGES = 1_000
/** Before any is measured: a process that has just begun compiles what it runs. */
const WARM_UP = 1_000
const LIKERS = 64
const LIKING_MS = 10_000
const PATIENCE_MS = 30_000

type Shop = { url: string; database: Database }

/** How fast feeds come, however many a reader follows, and how fast a post, a like and a notice are there. */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres({ server: 'bench-postgres' })
  const own = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'praya-feed-'))
  const database = openDatabase(own.url, { connections: 4, statementMs: 600_000 })
  await ensureScreens(console.log)
  await fillCommunity(database, SIZES, console.log)
  const readers = new Map<number, BenchMember>()
  for (const num of FOLLOWED) readers.set(num, await openReader(database, num, SIZES.people))
  await fillNotices(database, { notices: SIZES.notices, accountId: readers.get(20)!.accountId }, console.log)
  const likers = await Promise.all(Array.from({ length: LIKERS }, () => openPerson(database)))
  await readRows(database.pool, z.unknown(), sql`vacuum (analyze) profile_blocks`)
  const settings = { DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', SHED_ABOVE_MS: '0' }
  const process = await startShopProcess(own.url, { ...settings, ROLE: 'web' })
  // As a shop of this size runs: who answers readers does not do the clock's work, too.
  const worker = await startShopProcess(own.url, { ...settings, ROLE: 'worker' })
  const shop = { url: process.url, database }
  try {
    const figures: Record<string, number> = {}
    for (const [num, reader] of readers) figures[`feed_${num}_p99_ms`] = p99(await timeFeeds(shop, reader, false))
    figures.feed_next_p99_ms = p99(await timeFeeds(shop, readers.get(300)!, true))
    figures.post_visible_ms = round(await timePost(shop, readers.get(20)!))
    figures.unread_ms = round(await timeUnread(shop, readers.get(20)!))
    Object.assign(figures, await timeLikes(shop, likers), await sizesOf(database))
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await process.kill()
    await worker.kill()
    await database.close()
    await own.drop()
    await rm(folder, { recursive: true, force: true })
    await leave()
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
const p99 = (times: number[]): number => round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0)

/** The first page again and again, or one page after the other. */
async function timeFeeds({ url }: Shop, { token }: BenchMember, isOn: boolean): Promise<number[]> {
  const times: number[] = []
  let before = ''
  for (let at = 0; at < PAGES + WARM_UP; at += 1) {
    const { ms, envelope } = await askShop(url, getFeed, { tab: 'following', before }, { token })
    if (envelope.code !== 200) throw new Error(envelope.msg)
    if (isOn) before = envelope.data.next
    times.push(ms)
  }
  return times.slice(WARM_UP)
}

/** From the commit of a post by whom all others follow until it leads the feed of one of them. */
async function timePost({ url, database }: Shop, { profileId, token }: BenchMember): Promise<number> {
  const code = newId().slice(0, 18)
  await database.inTransaction(async (tx) => {
    await sql`insert into follows (follower_id, followed_id, state, since) values (${profileId}, ${STAR}, 'following', now())`.execute(
      tx,
    )
    await sql`insert into posts (post_id, post_code, author_id, state, title, body, language, begun_at, published_at)
      values (${newId()}, ${code}, ${STAR}, 'published', 'A title', 'Some words', 'en', now(), now())`.execute(tx)
  })
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    const { envelope } = await askShop(url, getFeed, { tab: 'following' }, { token })
    if (envelope.code === 200 && envelope.data.list[0]?.code === code) return performance.now() - began
    await pause(2)
  }
  throw new Error('the post was not seen in half a minute')
}

/** What the bell asks, as one statement. */
async function timeUnread({ database }: Shop, { accountId }: BenchMember): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < PAGES; at += 1) {
    const began = performance.now()
    await countMessages(database.pool, accountId)
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[PAGES / 2] ?? 0
}

/** Sixty-four members like one post and take it back by turns; meanwhile it is looked who waits for whom. */
async function timeLikes({ url, database }: Shop, likers: readonly BenchMember[]): Promise<Record<string, number>> {
  const until = performance.now() + LIKING_MS
  let [answered, waiting] = [0, 0]
  const looking = (async () => {
    while (performance.now() < until) {
      const [row] = await readRows(
        database.pool,
        z.object({ num: z.coerce.number() }),
        sql`select count(*) as num from pg_locks where not granted`,
      )
      waiting = Math.max(waiting, row?.num ?? 0)
      await pause(20)
    }
  })()
  await Promise.all(
    likers.map(async ({ token }) => {
      for (let like = true; performance.now() < until; like = !like) {
        const { envelope } = await askShop(url, setLike, { code: 'CODE1', like }, { token, key: newId() })
        if (envelope.code !== 200) throw new Error(envelope.msg)
        answered += 1
      }
    }),
  )
  await looking
  return { likes_per_second: Math.round(answered / (LIKING_MS / 1_000)), likes_waiting: waiting }
}

const TABLES = ['posts', 'profiles', 'follows', 'inbox_messages'] as const
async function sizesOf(database: Database): Promise<Record<string, number>> {
  const rows = await readRows(
    database.pool,
    z.object({ name: z.string(), mb: z.coerce.number() }),
    sql`select t.name, round(pg_total_relation_size(t.name::regclass) / 1e6) as mb from unnest(${[...TABLES]}::text[]) t(name)`,
  )
  return Object.fromEntries(rows.map(({ name, mb }) => [`${name}_mb`, mb]))
}
