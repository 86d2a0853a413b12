import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireEveryEventHandled } from '../../src/flows/invariants.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { type Database, isDatabaseAway, openDatabase, type Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { STAND_IN_KEY } from '../../src/platform/payment-providers/stripe/stripe-stand-in.server.ts'
import { createTestDatabase } from '../../src/platform/test-database.server.ts'
import { askShop, type ShopProcess, startShopProcess } from '../programs/shop-process.ts'
import { hasten, listUnderWay, requireBooks } from './books.ts'
import { seededRandom } from './seeded-random.ts'
import { shopFreely } from './free-shopper.ts'
import { PLENTY, type Street } from './street.ts'

/** Plenty of some pieces and a few of others, so that some are fought for. */
const STOCKS = [...Array.from({ length: PLENTY }, () => 10_000), 40, 20, 10, 3]
/** So many that the machine has work while some wait for an answer. */
const SHOPPERS_AT_ONCE = 64
const HOUR = 3_600_000
const REST_MS = 180_000
const MOST_TRIES = 20

type Free = {
  seed: number
  orders: number
  processes: number
  onOrder?: () => void
}
export type FreeReport = { orders: number; kills: number; violations: string[]; history: string[] }

/**
 * One history that runs freely: several processes over one database, the clock of one an hour ahead; shoppers all at once; and a
 * fate that kills processes and has the card provider fail. Then all is well again, what was begun comes to its end, and the books are read.
 */
export async function liveFreely(given: Free): Promise<FreeReport> {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 3 })
  const town = await foundTown(database, own.url, given)
  const acknowledged: string[] = []
  const violations: string[] = []
  let walking = 0
  const shopper = async (): Promise<void> => {
    while (acknowledged.length < given.orders && violations.length === 0) {
      // Those who are on their way may well order what is left.
      if (acknowledged.length + walking >= given.orders) {
        await pause(50)
        continue
      }
      walking += 1
      const orderNo = await shopFreely(town.street).finally(() => (walking -= 1))
      if (!orderNo) continue
      acknowledged.push(orderNo)
      given.onOrder?.()
    }
  }
  const fate = befall(town, given)
  try {
    await Promise.all(
      Array.from({ length: SHOPPERS_AT_ONCE }, () => shopper().catch((problem: unknown) => violations.push(String(problem)))),
    )
    const { kills, problem } = await fate.stop()
    if (problem) throw problem
    town.shops.forEach(requireAlive)
    await comeToRest(database, town)
    await oncePresent(() => requireAcknowledged(database, acknowledged))
    await oncePresent(() => requireBooks(database, town.stock))
    for (const topic of ['order-placed', 'order-paid']) await oncePresent(() => requireEveryEventHandled(database, topic))
    return { orders: acknowledged.length, kills, violations, history: town.street.history }
  } catch (problem) {
    const { kills } = await fate.stop()
    return { orders: acknowledged.length, kills, violations: [...violations, String(problem)], history: town.street.history }
  } finally {
    await Promise.all(town.shops.map((shop) => shop.kill()))
    await database.close()
    await own.drop()
  }
}

type Town = { shops: ShopProcess[]; start: (at: number) => Promise<ShopProcess>; street: Street; stock: Map<string, number> }

async function foundTown(database: Database, url: string, { seed, processes }: Free): Promise<Town> {
  const products: BuiltProduct[] = []
  const stock = new Map<string, number>()
  for (const available of STOCKS) {
    const variants = [{ offers: [{ available }] }]
    const colours = [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }]
    const product = await database.inTransaction((tx) => buildProduct(tx, { colours, flags: ['lowestPrice'] }))
    products.push(product)
    stock.set(product.offerIds[0] ?? '', available)
  }
  const account = { email: 'ada@praya.test', password: 'a good password' }
  await database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Ada', roles: ['administrator'] }))
  const quick = { OUTSIDE_TIMEOUT_MS: '2000', OUTSIDE_RETRY_MS: '200', SHED_ABOVE_MS: '0', TRUSTED_PROXIES: '127.0.0.1' }
  const start = (at: number): Promise<ShopProcess> =>
    keepStarting(() =>
      at === 1
        ? startShopProcess(url, { ...quick, CLOCK_SHIFT_MS: String(HOUR) }, 'ops/programs/wrong-clock-child.ts')
        : startShopProcess(url, quick),
    )
  const shops = await Promise.all(Array.from({ length: processes }, (_, at) => start(at)))
  const random = seededRandom(seed)
  let signedIn: Promise<string> | undefined
  const street: Street = {
    url: () => shops[Math.floor(random() * shops.length)]!.url,
    operator: () => (signedIn ??= signInPatiently(street, account)),
    products,
    random,
    history: [],
  }
  return { shops, start, street, stock }
}

/** As whatever supervises processes does: one that finds no database in its first second ends, and is begun again. */
async function keepStarting(start: () => Promise<ShopProcess>): Promise<ShopProcess> {
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      return await start()
    } catch (problem) {
      if (left <= 1 || !String(problem).includes('the database does not answer')) throw problem
      await pause(1_000)
    }
  }
}

async function signInPatiently({ url }: Street, account: { email: string; password: string }): Promise<string> {
  for (;;) {
    const answer = await askShop(url(), operatorSignIn, account).catch(() => undefined)
    if (answer?.envelope.code === 200) return answer.envelope.data.token
    await pause(200)
  }
}

/** In a history of more than a handful of orders the first blows come closer: it is over within seconds, and is to have some. */
const betweenBlows = (isLong: boolean, blows: number, random: () => number): number =>
  isLong && blows < 8 ? 800 + random() * 1_600 : 3_000 + random() * 6_000

/** Every few seconds, in turn, a process is killed and begins again, and the provider has a bad moment. */
function befall(
  { shops, start }: Town,
  { seed, orders }: Free,
): { stop: () => Promise<{ kills: number; problem: Error | undefined }> } {
  const random = seededRandom(seed + 1)
  let over = false
  let kills = 0
  const run = async (): Promise<void> => {
    for (let blows = 0; !over; blows += 1) {
      await pause(betweenBlows(orders >= 200, blows, random))
      const at = Math.floor(random() * shops.length)
      if (blows % 2 === 0) {
        requireAlive(shops[at]!)
        await shops[at]!.kill()
        kills += 1
        shops[at] = await start(at)
      } else await setFaults(shops[at]!.url, random() < 0.3 ? [] : [pickFault(random)])
    }
    await Promise.all(shops.map(({ url }) => setFaults(url, [])))
  }
  const running = run()
  let problem: Error | undefined
  const ended = running.catch((caught: unknown) => {
    problem = caught instanceof Error ? caught : new Error(String(caught))
  })
  return {
    stop: async () => {
      over = true
      await ended
      return { kills, problem }
    },
  }
}

function requireAlive({ child, output }: ShopProcess): void {
  if (child.exitCode !== null) throw new Error(`a process ended by itself: ${output().slice(-2_000)}`)
}

const pickFault = (random: () => number) => ({
  path: ['/sessions', '/orders', '/capture', '/refund', '/expire', '/'][Math.floor(random() * 6)],
  fault: ['error', 'lost', 'slow', 'webhooks-twice', 'webhooks-lost'][Math.floor(random() * 5)],
  times: 1 + Math.floor(random() * 40),
  slowMs: 2_500,
})

const setFaults = (url: string, faults: object[]): Promise<unknown> =>
  fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${STAND_IN_KEY}` },
    body: JSON.stringify(faults),
  }).then(
    (response) => response.text(),
    () => undefined,
  )

/** Ends when nothing is under way any more, or when for a long time no less of it was left. */
async function comeToRest(database: Database, { shops }: Town): Promise<void> {
  let deadline = Date.now() + REST_MS
  let fewest = Number.POSITIVE_INFINITY
  await Promise.all(shops.map(({ url }) => setFaults(url, [])))
  for (;;) {
    const left = await oncePresent(() => listUnderWay(database))
    if (left.length === 0) return
    if (left.length < fewest) [fewest, deadline] = [left.length, Date.now() + REST_MS]
    if (Date.now() > deadline)
      throw new Error(`what was begun does not come to an end, ${left.length} in all: ${left.slice(0, 5).join('; ')}`)
    await oncePresent(() => database.inTransaction(makeQuiet))
    await pause(500)
  }
}

/** Questions of the simulation itself, which a busy machine may leave without an answer for a moment. */
async function oncePresent<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      return await ask()
    } catch (problem) {
      if (left <= 1 || !isDatabaseAway(problem)) throw problem
      await pause(1_000)
    }
  }
}

/** Asks of quiet payments come after two minutes; here they are made quiet at once. Whose turn it is remains the shop's to say. */
async function makeQuiet(tx: Tx): Promise<void> {
  await hasten(tx)
  await sql`update payments set created_at = created_at - interval '3 minutes'
    where state in ('started', 'under-review', 'failed', 'cancelled') and provider_id is not null and created_at > now() - interval '3 minutes'`.execute(
    tx,
  )
  await sql`update timed_tasks set next_due = now()
    where task in ('reconcile-payments', 'look-up-disputes', 'take-up-what-was-left')`.execute(tx)
}

/** What a shopper was told is there, once. */
async function requireAcknowledged(database: Database, acknowledged: readonly string[]): Promise<void> {
  const kept = await readRows(database.pool, z.object({ number: z.string() }), sql`select order_number as number from orders`)
  const numbers = new Set(kept.map(({ number }) => number))
  const lost = acknowledged.filter((number) => !numbers.has(number))
  if (lost.length > 0) throw new Error(`orders that were acknowledged are not there: ${lost.slice(0, 5).join(', ')}`)
  if (new Set(acknowledged).size !== acknowledged.length) throw new Error('one order was acknowledged to two shoppers')
}
