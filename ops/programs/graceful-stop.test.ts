import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess } from './shop-process.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database
let product: BuiltProduct
let shop: ShopProcess

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
  shop = await startShopProcess(own.url, { DATABASE_POOL: '30' }, 'ops/start.mjs')
})

afterAll(async () => {
  await shop.kill()
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

async function placeOrder(guest: number) {
  const { token } = (await askShop(shop.url, visitorLogin, { deviceType: 'web' })).envelope.data
  const order = orderFor([product], { total: '12000.00' })
  const mobile = String(60_000_000 + guest)
  const wanted = { ...order, orderAddressIVO: { ...order.orderAddressIVO, mobile } }
  return askShop(shop.url, createOrder, wanted, { token, key: newId() })
}

test('asked to stop with twenty orders under way, it says so to balancers, answers every order whole, and ends well', async () => {
  expect(await ready()).toBe(200)
  const orders = await database.inTransaction(async (tx) => {
    // Every order now waits at its last step for this piece.
    await sql`select from offers where offer_id = ${product.offerIds[0]} for update`.execute(tx)
    const placing = Array.from({ length: 20 }, (_, guest) => placeOrder(guest))
    await vi.waitFor(async () => expect(await waiting()).toBe(20), { timeout: 90_000, interval: 20 })
    shop.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 90_000, interval: 20 })
    return { placing }
  })
  const answers = await Promise.all(orders.placing)
  expect(answers.map(({ envelope }) => envelope.code)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await shop.ended).toBe(0)
  await expect(ready()).rejects.toThrow('fetch failed')
  const kept = await readRows(database.pool, z.object({ number: z.string() }), sql`select order_number as number from orders`)
  expect(kept.map(({ number }) => number).sort()).toEqual(answers.map(({ envelope }) => envelope.data.orderNo).sort())
})
