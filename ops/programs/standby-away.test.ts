import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { hongKongAddress, orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { refusals } from '../../src/refusals.ts'
import { type Pair, startPair } from '../drills/failovers.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { type Answered, askPatiently, askShop, passing, type ShopProcess, startShopProcess, visit } from './shop-process.ts'
import { openServers, type Server, type Servers } from './standby-servers.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }
const ORDERS = 20
/** So many come at once. */
const CROWD = 4
const ROUNDS = 3
/** Of the pool for shoppers, and of that for the background: so many commits may be under way before it is known. */
const MOST_STRANDED = 5 + 4

let servers: Servers
let pair: Pair
let database: Database
let shop: ShopProcess
let products: BuiltProduct[]
let owing: Owing[]

beforeAll(async () => {
  await ensureScreens(() => {})
  servers = await openServers()
  pair = await startPair(servers)
  database = openDatabase(pair.primary.url, { connections: 2 })
  // Orders of one item wait in one line: of several, each has a transaction of its own.
  products = await database.inTransaction(async (tx) => {
    const built: BuiltProduct[] = []
    for (let at = 0; at < ORDERS; at += 1) built.push(await buildProduct(tx, {}))
    return built
  })
  shop = await startShopProcess(pair.primary.url, { DATABASE_POOL: '5', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await shop.kill()
  await database.close()
  await servers.stop()
})

/** `from`: those of one network are counted in turn, and so they order in turn. */
type Buyer = { token: string; key: string; product: BuiltProduct; at: number; from: string }
let mobiles = 60_000_000

async function gather(): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (const [at, product] of products.entries())
    buyers.push({ token: await visit(shop.url), key: newId(), product, at: (mobiles += 1), from: `11.${at}.0.1` })
  return buyers
}

const wanted = ({ product, at }: Buyer) =>
  orderFor([product], {
    total: '12000.00',
    billEmail: `guest${at}@example.com`,
    orderAddressIVO: { ...hongKongAddress, mobile: String(at) },
  })

/** Who is told to wait in line asks again, as a browser does. */
async function order(buyer: Buyer): Promise<Answered<unknown>> {
  for (;;) {
    const answer = await askShop(shop.url, createOrder, wanted(buyer), { ...buyer, timeoutMs: 60_000 })
    if (answer.envelope.code !== refusals.IN_LINE.code) return answer
  }
}

type Owing = { token: string; key: string; orderNo: string }
const due = ({ orderNo }: Owing) => ({ orderNo, payType: 'bank' as const })
const pay = (owing: Owing): Promise<Answered<unknown>> =>
  askShop(shop.url, startPayment, due(owing), { ...owing, timeoutMs: 60_000 })

const page = async (path: string): Promise<number> => (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).status
const figure = async (name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${shop.url}/metrics`)).text())?.[1]
const count = async (of: ReturnType<typeof sql>): Promise<number> =>
  (await readRows(database.pool, z.object({ n: z.number() }), of))[0]?.n ?? 0
const stranded = (): Promise<number> => count(sql`select count(*) as n from pg_stat_activity where wait_event = 'SyncRep'`)

/** Each is told to come again, every time, and no more wait in the database for that. */
async function requireCalm(asking: (() => Promise<Answered<unknown>>)[]): Promise<void> {
  for (let asked = 0; asked < ROUNDS * asking.length; asked += CROWD) {
    const crowd = asking.slice(asked % asking.length, (asked % asking.length) + CROWD)
    for (const { status, envelope, headers } of await Promise.all(crowd.map((ask) => ask())))
      expect([status, envelope.code, headers.get('retry-after')]).toEqual([503, refusals.BUSY.code, '2'])
  }
  expect(await stranded()).toBeLessThanOrEqual(MOST_STRANDED)
  expect(await Promise.all(['/', '/zh', '/readyz'].map(page))).toEqual([200, 200, 200])
  // What moves no money is kept on one machine, and a new guest is one.
  const [product] = products
  const item = { skuId: product?.skuIds[0] ?? '', skuPriceId: product?.offerIds[0] ?? '', quantity: 1 }
  const asked = { token: await visit(shop.url) }
  expect((await askShop(shop.url, quoteOrder, { productItems: [item], comitPayType: 'bank' }, asked)).envelope.code).toBe(200)
  expect([await figure('praya_standbys_wanted'), await figure('praya_standbys_confirming')]).toEqual(['1', '0'])
}

/** Everyone comes again with their key, and has one order, which is answered. */
async function requireOneEach(buyers: Buyer[], before: number): Promise<Owing[]> {
  const placed = await Promise.all(
    buyers.map((buyer) => askPatiently(() => shop.url, createOrder, wanted(buyer), buyer, { passing, patienceMs: 90_000 })),
  )
  expect(placed.map(({ code }) => code)).toEqual(buyers.map(() => 200))
  expect(new Set(placed.map(({ data }) => data.orderNo)).size).toBe(ORDERS)
  expect(await count(sql`select count(*) as n from orders`)).toBe(before + ORDERS)
  await vi.waitFor(async () => expect(await stranded()).toBe(0), PATIENCE)
  expect(shop.child.exitCode).toBeNull()
  return buyers.map(({ token }, at) => ({ token, key: newId(), orderNo: placed[at]?.data.orderNo ?? '' }))
}

/** The same of payments. */
async function requirePaymentEach(owing: Owing[]): Promise<void> {
  const begin = await Promise.all(
    owing.map((one) => askPatiently(() => shop.url, startPayment, due(one), one, { passing, patienceMs: 90_000 })),
  )
  expect(begin.map(({ code }) => code)).toEqual(owing.map(() => 200))
  expect(await count(sql`select count(*) as n from payments`)).toBe(owing.length)
}

/** What takes the WAL at the standby says nothing any more, though its connection is open. */
async function freeze(standby: Server): Promise<() => void> {
  const [found] = await standby.ask('select pid from pg_stat_wal_receiver')
  const { pid } = z.object({ pid: z.number() }).parse(found)
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

test('a standby that says nothing costs an answer: orders are told to come again, pages go on, and once it speaks each key has one order', async () => {
  const buyers = await gather()
  expect([await figure('praya_standbys_wanted'), await figure('praya_standbys_confirming')]).toEqual(['1', '1'])
  const letGo = await freeze(pair.standby)
  await requireCalm(buyers.map((buyer) => () => order(buyer))).finally(letGo)
  owing = await requireOneEach(buyers, 0)
})

test('a standby that has died does so to payments, too, and once none is asked for each key has one order and one payment', async () => {
  const buyers = await gather()
  await pair.standby.kill()
  await requireCalm([...owing.map((one) => () => pay(one)), ...buyers.map((buyer) => () => order(buyer))])
  await pair.primary.ask("alter system set synchronous_standby_names = ''")
  await pair.primary.ask('select pg_reload_conf()')
  await requireOneEach(buyers, ORDERS)
  await requirePaymentEach(owing)
  expect([await figure('praya_standbys_wanted'), await figure('praya_standbys_confirming')]).toEqual(['0', '0'])
})

test('where every commit waits for a standby that is missing, the first write is told of it, no other begins, and all is read', async () => {
  await pair.primary.ask('create table kept (n int)')
  await pair.primary.ask('alter database praya set synchronous_commit = on')
  await pair.primary.ask("alter system set synchronous_standby_names = 'ANY 1 (*)'")
  await pair.primary.ask('select pg_reload_conf()')
  const all = openDatabase(pair.primary.url, { connections: 1 })
  const keep = (n: number) => all.inTransaction((tx) => sql`insert into kept values (${n})`.execute(tx))
  await expect(keep(1)).rejects.toMatchObject({ code: '08007' })
  await expect(keep(2)).rejects.toMatchObject({ code: '25006' })
  expect(await all.inTransaction((tx) => readRows(tx, z.object({ n: z.number() }), sql`select 1 as n`))).toEqual([{ n: 1 }])
  await pair.primary.ask("alter system set synchronous_standby_names = ''")
  await pair.primary.ask('select pg_reload_conf()')
  await vi.waitFor(() => keep(3), PATIENCE)
  await all.close()
  // The first one was on one machine, and is there once that is enough.
  expect((await runSql(database, sql`select n from kept order by n`)).rows).toEqual([{ n: 1 }, { n: 3 }])
})
