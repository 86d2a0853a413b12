import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { isHandled, until } from '../drills/failovers.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { freePort } from '../programs/free-port.ts'
import {
  askPatiently,
  type BeginningShop,
  beginShopProcess,
  type OwnPostgres,
  passing,
  startOwnPostgres,
  visit,
} from '../programs/shop-process.ts'

const PATIENCE = { timeout: 90_000, interval: 50 }
/** Longer than what needs a connection waits until it asks again. */
const A_WHILE_MS = 2_500
const ANSWERED_MS = 15_000

let postgres: OwnPostgres
let product: BuiltProduct
const shops: BeginningShop[] = []
beforeAll(async () => {
  await ensureScreens(() => {})
  postgres = await startOwnPostgres()
  const database = openDatabase(postgres.url, { connections: 1 })
  // What has a product is not filled with the demo.
  product = await database.inTransaction((tx) => buildProduct(tx, {}))
  await database.close()
})
afterAll(async () => {
  for (const shop of shops) await shop.kill()
  await postgres.drop()
})

type Beginning = { shop: BeginningShop; status: (path: string) => Promise<number> }

/** As npm starts it, on a port that is known before it is ready; answers once it has met the database in vain. */
async function beginInVain(): Promise<Beginning> {
  const port = await freePort()
  const status = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(ANSWERED_MS) })).status
  const shop = beginShopProcess(postgres.url, { PORT: String(port) }, 'ops/start.mjs')
  shops.push(shop)
  await vi.waitFor(() => expect(shop.output()).toMatch(/^Waiting for /m), PATIENCE)
  return { shop, status }
}

const probes = ({ status }: Beginning): Promise<number[]> => Promise.all(['/livez', '/readyz', '/'].map(status))

/** It serves, and works in the background: an order is taken, and what follows from it is done. */
async function requireOpen(beginning: Beginning): Promise<void> {
  const { url, kill } = await beginning.shop.ready()
  await vi.waitFor(async () => expect(await probes(beginning)).toEqual([200, 200, 200]), PATIENCE)
  const asked = { token: await visit(url), key: newId() }
  const wanted = orderFor([product], { total: '12000.00' })
  const { code } = await askPatiently(() => url, createOrder, wanted, asked, { passing, patienceMs: PATIENCE.timeout })
  expect(code).toBe(200)
  const database = openDatabase(postgres.url, { connections: 1 })
  await until(() => isHandled(database, 'order-placed'))
  await database.close()
  await kill()
}

test('a process whose database is not there yet lives and is not ready, and serves once the database has come up', async () => {
  await postgres.server.stop()
  const beginning = await beginInVain()
  expect(await probes(beginning)).toEqual([200, 503, 503])
  await postgres.restart()
  await requireOpen(beginning)
})

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Takes every connection there is, once all others have let go of theirs. Answers how to give so many of them back. */
async function takeAll(): Promise<(num: number) => Promise<void>> {
  const first = await connect()
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  await vi.waitFor(async () => expect((await first.query(others)).rowCount).toBe(0), PATIENCE)
  const taken = [first]
  for (let next: pg.Client | undefined = first; next; ) {
    next = await connect().catch(() => undefined)
    if (next) taken.push(next)
  }
  return async (num) => {
    await Promise.all(taken.splice(0, num).map((client) => client.end()))
  }
}

test('a database that gives one connection and then another is waited for at each step of the start, and ends no process', async () => {
  const giveBack = await takeAll()
  const beginning = await beginInVain()
  expect(beginning.shop.output()).toContain('Waiting for a connection')
  // Bringing the tables takes two.
  for (let given = 0; given < 2; given += 1) {
    expect(await probes(beginning)).toEqual([200, 503, 503])
    await giveBack(1)
    await pause(A_WHILE_MS)
  }
  for (let given = 2; given < 6; given += 1) {
    await vi.waitFor(async () => expect((await probes(beginning))[0]).toBe(200), PATIENCE)
    await giveBack(1)
    await pause(A_WHILE_MS)
  }
  await giveBack(Infinity)
  await requireOpen(beginning)
})
