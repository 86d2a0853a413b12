import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusals } from '../../src/refusals.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { createOrder, getOrder, listOrders, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { orderFor } from '../../src/flows/order.builders.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { ensureScreens } from '../screens-build.ts'
import {
  askPatiently,
  askShop,
  type OwnPostgres,
  passing,
  type ShopProcess,
  startOwnPostgres,
  startShopProcess,
  visit,
} from './shop-process.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { z } from 'zod'

let postgres: OwnPostgres
let database: Database
let shop: ShopProcess
let product: BuiltProduct
let token: string

beforeAll(async () => {
  await ensureScreens(() => {})
  postgres = await startOwnPostgres()
  database = openDatabase(postgres.url, { connections: 2 })
  product = await database.inTransaction((tx) => buildProduct(tx, wellStocked))
  shop = await startShopProcess(postgres.url)
  token = await visit(shop.url)
})

afterAll(async () => {
  await shop.kill()
  await database.close()
  await postgres.drop()
})

/** A second is what a shopper is to wait; a statement that is left alone takes so long, on a quiet machine, too. */
const STATEMENT_MS = 8_000

const wellStocked = {
  colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 1_000 }] }] }],
}
const item = () => ({ skuId: product.skuIds[0] ?? '', skuPriceId: product.offerIds[0] ?? '', quantity: 1 })
const settle = () => askShop(shop.url, quoteOrder, { productItems: [item()], comitPayType: 'bank' }, { token })
const place = (key = newId()) => askShop(shop.url, createOrder, orderFor([product], { total: '12000.00' }), { token, key })
const page = async (path: string) => {
  const response = await fetch(shop.url + path, { headers: { Accept: 'text/html' } })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}

/** How many wait for the piece; asked outside the transaction, where figures of others stand still. */
async function waitingForLock(): Promise<number> {
  const found = await readRows(
    database.pool,
    z.object({ n: z.number() }),
    sql`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found[0]?.n ?? 0
}

/** Once more for sale within five seconds, by the process that was there before. */
async function requireSelling(): Promise<void> {
  await vi.waitFor(async () => expect((await place()).envelope.code).toBe(200), { timeout: 90_000, interval: 100 })
  expect(shop.child.exitCode, `${shop.output()}`).toBeNull()
}

test('while the database is away calls say so at once, cached pages are served, and afterwards the same process sells again', async () => {
  const home = await page('/')
  const { orderNo } = (await place()).envelope.data
  await postgres.server.stop()
  const calls = await Promise.all([
    ...Array.from({ length: 20 }, () => settle()),
    ...Array.from({ length: 20 }, () => place()),
    askShop(shop.url, visitorLogin, { deviceType: 'web' }),
    askShop(shop.url, getOrder, { orderNo }, { token }),
  ])
  for (const { status, envelope, headers, ms } of calls) {
    expect([status, envelope.code, headers.get('retry-after')]).toEqual([503, refusals.BUSY.code, '2'])
    // Far within the ten seconds a browser waits; how fast it is, is not for a test to say.
    expect(ms).toBeLessThan(30_000)
  }
  expect((await askShop(shop.url, searchProducts, {}, { token })).envelope).toMatchObject({ code: 200, data: { total: 1 } })
  expect(await page('/')).toEqual(home)
  expect(home.status).toBe(200)
  const neverSeen = await page('/zh')
  expect([neverSeen.status, neverSeen.retryAfter]).toEqual([503, '2'])
  expect(neverSeen.text).toContain('請稍後重試')
  expect((await fetch(`${shop.url}/livez`)).status).toBe(200)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503)
  await postgres.restart()
  await requireSelling()
  expect((await page('/zh')).status).toBe(200)
})

test('a process that has shown no page before its database goes shows a calm one, in both languages, and says when to come again', async () => {
  const fresh = await startShopProcess(postgres.url)
  await postgres.server.stop()
  try {
    const paths = [
      '/',
      '/zh',
      '/product/list/women',
      '/zh/product/brand',
      '/product/detail/a/b',
      '/statement/delivery',
      '/a-short-link',
    ]
    for (const path of [...paths, '/bags', '/zh/checkout', '/certificate/ABCD', '/%00']) {
      const answer = await fetch(fresh.url + path, { headers: { Accept: 'text/html', Cookie: 'session=a' }, redirect: 'manual' })
      const text = await answer.text()
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, expect.stringMatching(/^\d+$/)])
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(text).toContain('Please try again in a moment')
      expect(text).toContain('請稍後重試')
    }
    const { status, envelope } = await askShop(fresh.url, searchProducts, {}, { token })
    expect([status, envelope.code]).not.toContain(500)
  } finally {
    await fresh.kill()
    await postgres.restart()
  }
  await requireSelling()
})

test('after an absence the clock still closes unpaid orders and their shoppers are still written to', async () => {
  await postgres.server.stop()
  await postgres.restart()
  await requireSelling()
  await runSql(database, sql`update orders set expires_at = now() - interval '1 minute'`)
  await runSql(database, sql`update timed_tasks set next_due = now()`)
  const left = sql`select count(*) filter (where state <> 'closed') as open,
    (select count(*) from outbox where topic = 'order-closed' and not exists
      (select from mails where dedupe_key = 'order-closed:' || event_id)) as untold from orders`
  await vi.waitFor(
    async () =>
      expect(await readRows(database.pool, z.object({ open: z.number(), untold: z.number() }), left)).toEqual([
        { open: 0, untold: 0 },
      ]),
    {
      timeout: 90_000,
      interval: 100,
    },
  )
})

/** As a browser does: in line, or told to try again, it comes again with its key. */
const placePatiently = (guest: string) =>
  askPatiently(
    () => shop.url,
    createOrder,
    orderFor([product], { total: '12000.00' }),
    { token: guest, key: newId() },
    { passing, patienceMs: 90_000 },
  )

test('connections that break in the middle of orders cost nobody their order, and never the process', async () => {
  for (let round = 0; round < 5; round += 1) {
    const guest = await visit(shop.url)
    const { placing } = await database.inTransaction(async (tx) => {
      await sql`select from offers where offer_id = ${product.offerIds[0]} for update`.execute(tx)
      const placing = Array.from({ length: 5 }, () => placePatiently(guest))
      await vi.waitFor(async () => expect(await waitingForLock()).toBeGreaterThan(0), { timeout: 90_000, interval: 20 })
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
        tx,
      )
      return { placing }
    })
    const placed = await Promise.all(placing)
    expect(placed.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 200))
    expect(new Set(placed.map(({ data }) => data.orderNo)).size).toBe(5)
  }
  await requireSelling()
})

/** Stops the server and all that work in it, as a machine does whose disk hangs; answers how to let them go on. */
async function freezeDatabase(): Promise<() => void> {
  // The postmaster first: from then on there are no new backends. One that was just begun shows itself a moment later.
  const silenced = [postgres.server.pid]
  process.kill(postgres.server.pid, 'SIGSTOP')
  for (let look = 0; look < 4; look += 1) {
    const others = sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid <> all(${silenced})`
    for (const { pid } of await readRows(database.pool, z.object({ pid: z.number() }), others)) {
      process.kill(pid, 'SIGSTOP')
      silenced.push(pid)
    }
    await pause(150)
  }
  return () => {
    for (const pid of silenced) process.kill(pid, 'SIGCONT')
  }
}

/** Longer than a disk hangs that recovers. */
const FROZEN_MS = 20_000

/** What a shopper is answered about once a second. */
async function askedUntil(end: number): Promise<{ call: number; ms: number; home: number }[]> {
  const answers: { call: number; ms: number; home: number }[] = []
  while (Date.now() < end) {
    const [{ status: call, ms }, { status: home }] = await Promise.all([settle(), page('/')])
    answers.push({ call, ms, home })
    await pause(1_000)
  }
  return answers
}

test('a database that is frozen for 20 s is given up at once: writes are told to try again, cached pages go on, and /readyz says so', async () => {
  const home = await page('/')
  const frozenAt = Date.now()
  const letGo = await freezeDatabase()
  const first = await Promise.all(Array.from({ length: 10 }, () => settle()))
  const later = await Promise.all(Array.from({ length: 5 }, () => place()))
  const ready = await fetch(`${shop.url}/readyz`)
  const cached = await page('/')
  // Nobody waits for it longer because it has been away for longer.
  const still = await askedUntil(frozenAt + FROZEN_MS)
  letGo()
  expect(still.every(({ call, ms, home: shown }) => call === 503 && ms < STATEMENT_MS && shown === 200)).toBe(true)
  expect(still.length).toBeGreaterThan(3)
  for (const { envelope, status, headers } of [...first, ...later])
    expect([status, envelope.code, headers.get('retry-after')]).toEqual([503, refusals.BUSY.code, '2'])
  for (const { ms } of [...first, ...later]) expect(ms).toBeLessThan(STATEMENT_MS)
  expect([ready.status, cached]).toEqual([503, home])
  await requireSelling()
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})

test('a table that somebody keeps locked is given up by all who need it, also by who waits for a connection, and by nobody else', async () => {
  await database.inTransaction(async (tx) => {
    await sql`lock table orders in access exclusive mode`.execute(tx)
    // More than there are connections.
    const refused = await Promise.all(Array.from({ length: 40 }, () => askShop(shop.url, listOrders, {}, { token })))
    for (const { envelope, status, headers, ms } of refused) {
      expect([status, envelope.code, headers.get('retry-after')]).toEqual([503, refusals.BUSY.code, '2'])
      expect(ms).toBeLessThan(STATEMENT_MS)
    }
    expect((await settle()).envelope.code).toBe(200)
  })
  await requireSelling()
})

test('a full disk costs those who write an answer, those who read nothing, and /readyz says so until there is room again', async () => {
  await runSql(
    database,
    sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  )
  await runSql(database, sql`create trigger full_disk before insert on orders for each row execute function no_room()`)
  const refused = await place()
  expect([refused.status, refused.envelope.code, refused.headers.get('retry-after')]).toEqual([503, refusals.BUSY.code, '2'])
  // Ten seconds after the last write that found no room it would be ready again.
  const [ready, settled] = await Promise.all([fetch(`${shop.url}/readyz`), settle()])
  expect([ready.status, settled.envelope.code]).toEqual([503, 200])
  await runSql(database, sql`drop trigger full_disk on orders`)
  await requireSelling()
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(200), { timeout: 60_000, interval: 250 })
})
