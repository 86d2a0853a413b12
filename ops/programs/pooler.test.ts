import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startWithLimits, WITHOUT_LINE } from '../../src/flows/approvals/limits.builders.ts'
import { requireEveryEventHandled, requireInvariants, requireStockAccounted } from '../../src/flows/invariants.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { isHandled, requireKept, until } from '../drills/failovers.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { type Pooler, requirePooler, startPooler } from './pooler-servers.ts'
import { askUntilServed, type OwnPostgres, type ShopProcess, startOwnPostgres, startShopProcess } from './shop-process.ts'
import { buyStubbornly, type Counter, openTill, type Purchase } from './stubborn-guest.ts'

const STOCK = 500
const GUESTS = 8
const EACH = 4
/** Far fewer than the shop opens to the pooler, so that each is handed on after every transaction. */
const SHARED = 3
const RESTARTS = 3
/** Long enough that checkouts, payments and timed tasks find nobody there. */
const AWAY_MS = 1_500

let postgres: OwnPostgres
let pooler: Pooler
let database: Database
let shop: ShopProcess
let product: BuiltProduct
let counter: Counter
/** By all guests so far. */
const bought: Purchase[] = []

beforeAll(async () => {
  await ensureScreens(() => {})
  requirePooler()
  postgres = await startOwnPostgres()
  pooler = await startPooler(postgres.url, SHARED)
  database = openDatabase(postgres.url, { connections: 2 })
  const account = { email: 'ada@praya.test', password: 'a good password' }
  product = await database.inTransaction(async (tx) => {
    await startWithLimits(tx, WITHOUT_LINE)
    await addOperator(tx, { ...account, name: 'Ada', roles: ['finance'] })
    return buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: STOCK }] }] }],
    })
  })
  shop = await startShopProcess(pooler.url, { DATABASE_DIRECT_URL: postgres.url, DATABASE_NAMED_STATEMENTS: 'off' })
  const { token } = await askUntilServed(shop.url, operatorSignIn, account)
  counter = { url: () => shop.url, operator: token, product, repeats: 0 }
})

afterAll(async () => {
  await shop.kill()
  await database.close()
  await pooler.stop()
  await postgres.drop()
})

test('through a pgbouncer that knows no named statements, guests buy at once, and the books balance', async () => {
  const guest = async (): Promise<void> => {
    for (let turn = 0; turn < EACH; turn += 1) bought.push(await buyStubbornly(counter))
  }
  await Promise.all(Array.from({ length: GUESTS }, guest))
  expect(new Set(bought.map(({ placed }) => placed.orderNo)).size).toBe(GUESTS * EACH)
  await requireInvariants(database)
  await requireStockAccounted(database, new Map([[product.offerIds[0] ?? '', STOCK]]))
  for (const topic of ['order-placed', 'order-paid'])
    await vi.waitFor(() => requireEveryEventHandled(database, topic), { timeout: 90_000, interval: 100 })
})

test('a pooler that is killed under orders and comes back loses none, makes none twice, and the same process sells on', async () => {
  const till = openTill(counter, GUESTS)
  for (let turn = 1; turn <= RESTARTS; turn += 1) {
    const sold = till.purchases.length
    await until(async () => till.purchases.length >= sold + GUESTS)
    await pooler.restart(AWAY_MS)
  }
  const sold = till.purchases.length
  await until(async () => till.purchases.length > sold)
  bought.push(...(await till.close()))
  expect(shop.child.exitCode).toBe(null)
  expect(counter.repeats).toBeGreaterThan(0)
  await requireKept(database, bought)
  await requireInvariants(database)
  await requireStockAccounted(database, new Map([[product.offerIds[0] ?? '', STOCK]]))
  for (const topic of ['order-placed', 'order-paid']) await until(() => isHandled(database, topic))
})

test('the few sessions behind the pooler carry nothing of one transaction into the next', async () => {
  const pooled = new pg.Pool({ connectionString: pooler.url, max: SHARED })
  const asked = await Promise.all(
    Array.from({ length: SHARED * 4 }, () =>
      pooled.query(`select (select count(*)::int from pg_prepared_statements) as named, current_setting('lock_timeout') as lock,
        pg_backend_pid() as session`),
    ),
  )
  await pooled.end()
  const sessions = z
    .array(z.object({ named: z.number(), lock: z.string(), session: z.number() }))
    .parse(asked.flatMap(({ rows }) => rows))
  expect(sessions.filter(({ named, lock }) => named > 0 || lock !== '0')).toEqual([])
  const [known] = await readRows(
    database.pool,
    z.object({ behind: z.number() }),
    sql`select count(*)::int as behind from pg_stat_activity where pid = any(${sessions.map(({ session }) => session)})`,
  )
  expect(known?.behind).toBeLessThanOrEqual(SHARED)
})

test('a shopper waits no longer for a lock behind a pooler than without one', async () => {
  const pooled = openDatabase(pooler.url, { connections: 1, named: false, lockMs: 300 })
  const held = sql`select from offers where offer_id = ${product.offerIds[0]} for update`
  await database.inTransaction(async (tx) => {
    await held.execute(tx)
    await expect(pooled.inTransaction((other) => held.execute(other))).rejects.toMatchObject({ code: '55P03' })
  })
  await pooled.close()
})
