import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requireEveryEventHandled, requireInvariants, requireStockAccounted } from '../../src/flows/invariants.builders.ts'
import { startWithLimits, WITHOUT_LINE } from '../../src/flows/approvals/limits.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askUntilServed, type OwnPostgres, type ShopProcess, startOwnPostgres, startShopProcess } from './shop-process.ts'
import { seededRandom } from '../simulation/seeded-random.ts'
import { type Counter, insist, openTill, type Purchase } from './stubborn-guest.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { z } from 'zod'

const GUESTS = 8
const KILLS = 5
const STOCK = 2_000

let postgres: OwnPostgres
let database: Database
let shop: ShopProcess
let product: BuiltProduct
let operator: string
const everything: Purchase[] = []

beforeAll(async () => {
  await ensureScreens(() => {})
  postgres = await startOwnPostgres()
  database = openDatabase(postgres.url, { connections: 2 })
  await database.inTransaction((tx) => startWithLimits(tx, WITHOUT_LINE))
  const offers = [{ available: STOCK }]
  product = await database.inTransaction((tx) =>
    buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers }] }],
    }),
  )
  const account = { email: 'ada@praya.test', password: 'a good password' }
  await database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Ada', roles: ['finance'] }))
  shop = await startShopProcess(postgres.url)
  operator = (await askUntilServed(shop.url, operatorSignIn, account)).token
})

afterAll(async () => {
  await shop.kill()
  await database.close()
  await postgres.drop()
})

/** Guests buy one piece after the other while the fault strikes again and again; every purchase under way is brought to its end. */
async function sellDuring(fault: () => Promise<void>, seed: number): Promise<{ purchases: Purchase[]; repeats: number }> {
  const random = seededRandom(seed)
  const counter: Counter = { url: () => shop.url, operator, product, repeats: 0 }
  const { purchases, close } = openTill(counter, GUESTS)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sold = purchases.length
    const patience = Date.now() + 30_000
    while (purchases.length < sold + GUESTS && Date.now() < patience) await pause(20)
    await pause(random() * 500)
    await fault()
  }
  await close()
  everything.push(...purchases)
  return { purchases, repeats: counter.repeats }
}

async function requireKept(purchases: Purchase[]): Promise<void> {
  const kept = await readRows(
    database.pool,
    z.object({ order_number: z.string(), total: z.string(), state: z.string(), payment_id: z.string(), payment: z.string() }),
    sql`
    select order_number, total_cents / 100 || '.00' as total, o.state, p.payment_id, p.state as payment
    from orders o join payments p using (order_id)`,
  )
  const found = new Map(kept.map(({ order_number, ...row }) => [order_number, row]))
  for (const { placed, paymentId } of purchases) {
    const told = { total: placed.total, state: 'pending-seller-delivery', payment_id: paymentId, payment: 'succeeded' }
    expect(found.get(placed.orderNo), `order ${placed.orderNo}`).toEqual(told)
  }
  expect(new Set(everything.map(({ placed }) => placed.orderNo)).size).toBe(everything.length)
  const counted = await readRows(database.pool, z.object({ orders: z.number() }), sql`select count(*) as orders from orders`)
  expect(counted).toEqual([{ orders: everything.length }])
}

async function requireSameAnswers(purchases: Purchase[]): Promise<void> {
  const counter: Counter = { url: () => shop.url, operator, product, repeats: 0 }
  for (const { wanted, token, key, placed } of purchases)
    expect(await insist(counter, createOrder, wanted, { token, key })).toEqual(placed)
}

async function requireBooksBalance(): Promise<void> {
  await requireInvariants(database)
  await requireStockAccounted(database, new Map([[product.offerIds[0] ?? '', STOCK]]))
  for (const topic of ['order-placed', 'order-paid'])
    await vi.waitFor(() => requireEveryEventHandled(database, topic), { timeout: 90_000, interval: 100 })
}

test('killed five times in the middle of checkouts, the program keeps every order it acknowledged, and each key makes one', async () => {
  const { purchases, repeats } = await sellDuring(async () => {
    await shop.kill()
    shop = await startShopProcess(postgres.url)
  }, 20_261_120)
  expect(purchases.length).toBeGreaterThan(GUESTS)
  expect(repeats).toBeGreaterThan(KILLS)
  await requireSameAnswers(purchases)
  await requireKept(purchases)
  await requireBooksBalance()
})

test('with its PostgreSQL killed five times under it, the same process loses no acknowledged order and makes none twice', async () => {
  const { purchases, repeats } = await sellDuring(async () => {
    const killed = postgres.server.pid
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(postgres.server.pid).not.toBe(killed), { timeout: 90_000, interval: 20 })
  }, 20_261_121)
  expect(shop.child.exitCode, `${shop.output()}`).toBeNull()
  expect(purchases.length).toBeGreaterThan(GUESTS)
  expect(repeats).toBeGreaterThan(KILLS)
  await requireSameAnswers(purchases)
  await requireKept(purchases)
  await requireBooksBalance()
})
