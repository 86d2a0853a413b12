import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import type { CreateWire } from '../../src/modules/orders/orders.contract.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import type { Envelope } from '../../src/platform/wire/call-path.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, passing, type ShopProcess, startShopProcess, visit } from './shop-process.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database
let product: BuiltProduct
let shop: ShopProcess
let beside: ShopProcess

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 2 })
  const offers = [{ available: 30 }]
  product = await database.inTransaction((tx) =>
    buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers }] }],
    }),
  )
  shop = await startShopProcess(own.url, {}, 'ops/start.mjs')
  beside = await startShopProcess(own.url)
})

afterAll(async () => {
  await shop.kill()
  await beside.kill()
  await database.close()
  await own.drop()
})

const ready = async (): Promise<number> => (await fetch(`${shop.url}/readyz`)).status
const waiting = async (): Promise<number> => {
  const found = await readRows(
    database.pool,
    z.object({ n: z.number() }),
    sql`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found[0]?.n ?? 0
}

/** As a browser does: whoever is in line comes again, to whichever process the balancer knows. No call is left without an answer. */
async function placeOrder(guest: number, url: () => string): Promise<Envelope<CreateWire>> {
  const token = await visit(shop.url)
  const order = orderFor([product], { total: '12000.00' })
  const mobile = String(60_000_000 + guest)
  const wanted = { ...order, orderAddressIVO: { ...order.orderAddressIVO, mobile } }
  const key = newId()
  for (;;) {
    const { envelope } = await askShop(url(), createOrder, wanted, { token, key })
    if (!passing.has(envelope.code)) return envelope
    await pause(150)
  }
}

test('asked to stop with an order under way and nineteen in line, it says so to balancers, answers every call, and ends well; the process beside it serves the rest', async () => {
  expect(await ready()).toBe(200)
  let balanced = shop.url
  const orders = await database.inTransaction(async (tx) => {
    // The first order now waits at its last step for this piece, and the others behind it.
    await sql`select from offers where offer_id = ${product.offerIds[0]} for update`.execute(tx)
    const placing = Array.from({ length: 20 }, (_, guest) => placeOrder(guest, () => balanced))
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 90_000, interval: 20 })
    balanced = beside.url
    shop.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 90_000, interval: 20 })
    return { placing }
  })
  const answers = await Promise.all(orders.placing)
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(20)
  const left = sql`select available as n from offers where offer_id = ${product.offerIds[0]}`
  expect(await readRows(database.pool, z.object({ n: z.number() }), left)).toEqual([{ n: 10 }])
  expect(await shop.ended).toBe(0)
})
