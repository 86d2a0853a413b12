import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { tellOfSession } from '../../src/flows/stripe-webhook.builders.ts'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createOrder, getOrder } from '../../src/modules/orders/orders.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess, visit } from './shop-process.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PATIENCE = { timeout: 90_000, interval: 100 }

let own: TestDatabase
let database: Database
let product: BuiltProduct
/** One machine's clock is an hour ahead, the other's an hour behind. */
let shops: { ahead: ShopProcess; behind: ShopProcess }
beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 2 })
  product = await database.inTransaction((tx) =>
    buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 50 }] }] }],
    }),
  )
  const [ahead, behind] = await Promise.all([HOUR, -HOUR].map(startShifted))
  shops = { ahead: ahead!, behind: behind! }
})
afterAll(async () => {
  await Promise.all(Object.values(shops).map((shop) => shop.kill()))
  await database.close()
  await own.drop()
})

const startShifted = (shift: number): Promise<ShopProcess> =>
  startShopProcess(own.url, { CLOCK_SHIFT_MS: String(shift) }, 'ops/programs/wrong-clock-child.ts')

async function place(shop: ShopProcess): Promise<{ token: string; orderNo: string }> {
  const token = await visit(shop.url)
  const phone = String(60_000_000 + Math.floor(Math.random() * 9_999_999))
  const wanted = orderFor([product], { total: '12000.00' })
  const order = { ...wanted, orderAddressIVO: { ...wanted.orderAddressIVO, mobile: phone } }
  const { envelope } = await askShop(shop.url, createOrder, order, { token, key: newId() })
  return { token, orderNo: envelope.data.orderNo }
}
const ordersNow = () =>
  readRows(
    database.pool,
    z.object({ state: z.string(), minutes: z.number() }),
    sql`select state, (extract(epoch from expires_at - now()) / 60)::float8 as minutes from orders order by placed_at`,
  )

test('orders placed on machines whose clocks are an hour ahead and behind are held for half an hour of the database’s time', async () => {
  for (const shop of Object.values(shops)) {
    const { token, orderNo } = await place(shop)
    const { serverTime, state } = (await askShop(shop.url, getOrder, { orderNo }, { token })).envelope.data
    expect(state).toBe('payment-pending')
    expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(60_000)
  }
  for (const { minutes } of await ordersNow()) {
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30.1)
  }
})

test('each of them, alone, closes what is due and leaves what is not; neither keeps the other from its work', async () => {
  for (const shop of [shops.ahead, shops.behind]) {
    await runSql(database, sql`update orders set expires_at = now() + interval '20 minutes' where state <> 'closed'`)
    const open = (await ordersNow()).filter(({ state }) => state === 'payment-pending').length
    const { orderNo } = await place(shop)
    await runSql(database, sql`update orders set expires_at = now() - interval '1 second' where order_number = ${orderNo}`)
    await runSql(database, sql`update timed_tasks set next_due = now()`)
    const closed = sql`select from orders where order_number = ${orderNo} and state = 'closed'`
    await vi.waitFor(async () => expect((await runSql(database, closed)).rows).toHaveLength(1), PATIENCE)
    expect((await ordersNow()).filter(({ state }) => state === 'payment-pending')).toHaveLength(open)
    // The next round is the other's alone.
    if (shop === shops.ahead) await shop.kill()
  }
})

test('every task of the clock comes again after its own interval, and none was left behind', async () => {
  const tasks = await readRows(
    database.pool,
    z.object({ task: z.string(), late: z.boolean(), failures: z.number() }),
    sql`select task, next_due < now() - interval '30 seconds' or next_due > now() + every_seconds * interval '1 second' as late, failures
      from timed_tasks`,
  )
  expect(tasks.length).toBeGreaterThan(5)
  expect(tasks.filter(({ late, failures }) => late || failures > 0)).toEqual([])
})

/** As long as Stripe's signatures are believed: a machine that counted by its own clock would refuse each of them, or believe old ones. */
const SLIGHT = 5 * MINUTE + 10_000

test.each([SLIGHT, -SLIGHT])(
  'one machine whose clock is wrong by %i ms sells beside a right one, believes what is signed now and nothing old',
  async (shift) => {
    const wrong = await startShifted(shift)
    try {
      const { token, orderNo } = await place(wrong)
      const read = (shop: ShopProcess) => askShop(shop.url, getOrder, { orderNo }, { token })
      const { serverTime } = (await read(wrong)).envelope.data
      expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(MINUTE)
      // The machine beside it reads the same order, for the same session.
      expect((await read(shops.behind)).envelope.data.state).toBe('payment-pending')
      const signed = (at: Date) => tellOfSession(wrong, 'cs_of_nobody', { type: 'a.type.of.no.concern', at })
      const [now, old, ahead] = await Promise.all([0, -10 * MINUTE, 10 * MINUTE].map((ms) => signed(new Date(Date.now() + ms))))
      expect([now?.status, old?.status, ahead?.status]).toEqual([200, 400, 400])
    } finally {
      await wrong.kill()
    }
  },
)
