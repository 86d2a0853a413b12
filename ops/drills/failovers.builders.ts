import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { NO_LIMITS, startWithLimits } from '../../src/flows/approvals/limits.builders.ts'
import { requireEveryEventHandled, requireInvariants, requireStockAccounted } from '../../src/flows/invariants.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { MINUTE } from '../../src/platform/clock.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { freePorts } from '../programs/free-port.ts'
import { askUntilServed, type ShopProcess, startShopProcess } from '../programs/shop-process.ts'
import { openServers, type Server, type Servers } from '../programs/standby-servers.ts'
import { type Counter, openTill, type Purchase } from '../programs/stubborn-guest.ts'
import { seededRandom } from '../simulation/seeded-random.ts'
import { type Moved, openMoney, startProvider } from './money-under-way.builders.ts'

const GUESTS = 6
export const STOCK = 100_000
const PATIENCE_MS = 180_000

/** What came of it. `slowestSeconds`: from the moment a standby has taken over until the next guest has ordered and paid. */
export type Failovers = {
  kills: number
  purchases: number
  repeats: number
  slowestSeconds: number
  ended: boolean
  moved: Moved | undefined
}

export type Pair = { primary: Server; standby: Server; ports: [number, number] }

/**
 * Two machines, the second of which confirms what moves money, and guests who buy without end. The primary loses its power again and
 * again, the second takes over, and the first is made anew. Throws when an acknowledged order is missing or is there twice. `withMoney`: card
 * payments, refunds and withdrawals are under way as well, and each is once in the shop and once at the provider.
 */
export async function sellThroughFailovers(
  { kills, minutes = Infinity, withMoney = false }: { kills: number; minutes?: number; withMoney?: boolean },
  say: (line: string) => void,
): Promise<Failovers> {
  const servers = await openServers()
  const stops: (() => Promise<unknown>)[] = [() => servers.stop()]
  try {
    const pair = await startPair(servers)
    const { username, password } = new URL(pair.primary.url)
    const [one, other] = pair.ports
    const url = `postgres://${username}:${password}@127.0.0.1:${one},127.0.0.1:${other}/praya`
    const database = openDatabase(url, { connections: 2 })
    stops.push(() => database.close())
    const { product, account } = await stock(database)
    const provider = withMoney ? await startProvider() : undefined
    if (provider) stops.push(() => provider.stop())
    const shop = await startShopProcess(url, provider?.settings)
    stops.push(() => shop.kill())
    const { token } = await askUntilServed(shop.url, operatorSignIn, account)
    const counter: Counter = { url: () => shop.url, operator: token, product, repeats: 0 }
    const money = provider && (await openMoney(counter, database, product, provider))
    const sold = await sellDuring({ kills, endsAt: Date.now() + minutes * MINUTE, servers, pair, counter, say })
    const moved = await money?.close()
    await requireKept(database, sold.purchases, moved?.cards)
    await money?.requireOnce()
    await requireInvariants(database)
    await requireStockAccounted(database, new Map([[product.offerIds[0] ?? '', STOCK]]))
    // Workers went on at the other machine, too.
    for (const topic of ['order-placed', 'order-paid']) await until(() => isHandled(database, topic))
    const { purchases, ...counted } = sold
    return { ...counted, purchases: purchases.length, repeats: counter.repeats, ended: hasEnded(shop), moved }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** Whether the effects of all events of a topic are done. */
export const isHandled = (database: Database, topic: string): Promise<boolean> =>
  requireEveryEventHandled(database, topic).then(
    () => true,
    () => false,
  )

const hasEnded = ({ child }: ShopProcess): boolean => child.exitCode !== null

/** Two machines of which the second confirms what moves money. */
export async function startPair(servers: Servers): Promise<Pair> {
  const [one = 0, other = 0] = await freePorts(2)
  const primary = await servers.primary(one)
  await primary.ask('alter database praya set synchronous_commit = local')
  const standby = await servers.standby(primary, 'second', { port: other })
  await confirm(primary)
  return { primary, standby, ports: [one, other] }
}

/** From now on nothing that moves money is acknowledged before it is on the second machine. */
async function confirm(primary: Server): Promise<void> {
  await primary.ask("alter system set synchronous_standby_names = 'ANY 1 (*)'")
  await primary.ask('select pg_reload_conf()')
  await until(async () => (await primary.ask("select from pg_stat_replication where sync_state = 'quorum'")).length > 0)
}

/** Alone, the machine that is left waits for no other: an order is taken before there is a second one again. */
async function takeOver(standby: Server): Promise<void> {
  await standby.ask("alter system set synchronous_standby_names = ''")
  await standby.ask('select pg_reload_conf()')
  await standby.promote()
}

/** One product of which there is enough, and a person who confirms payments. */
export async function stock(
  database: Database,
): Promise<{ product: BuiltProduct; account: { email: string; password: string } }> {
  const account = { email: 'ada@praya.test', password: 'a good password' }
  const product = await database.inTransaction(async (tx) => {
    await startWithLimits(tx, NO_LIMITS)
    await addOperator(tx, { ...account, name: 'Ada', roles: ['finance'] })
    return buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: STOCK }] }] }],
    })
  })
  return { product, account }
}

type Sale = { kills: number; endsAt: number; servers: Servers; pair: Pair; counter: Counter; say: (line: string) => void }

async function sellDuring({
  kills,
  endsAt,
  servers,
  pair,
  counter,
  say,
}: Sale): Promise<{ kills: number; purchases: Purchase[]; slowestSeconds: number }> {
  const random = seededRandom(20_261_130)
  const { purchases, close } = openTill(counter, GUESTS)
  let [slowestSeconds, kill] = [0, 0]
  while (kill < kills && Date.now() < endsAt) {
    kill += 1
    const before = purchases.length
    await until(async () => purchases.length >= before + GUESTS)
    await pause(random() * 500)
    const { primary, standby } = pair
    await primary.kill()
    await takeOver(standby)
    const [tookOver, sold] = [performance.now(), purchases.length]
    await until(async () => purchases.length > sold)
    const seconds = (performance.now() - tookOver) / 1_000
    slowestSeconds = Math.max(slowestSeconds, seconds)
    pair.primary = standby
    pair.standby = await servers.standby(standby, 'second', { port: primary.port })
    await confirm(pair.primary)
    say(`${kill}: ${purchases.length} orders so far, again after ${seconds.toFixed(1)} s`)
  }
  return { kills: kill, purchases: await close(), slowestSeconds }
}

const Kept = z.object({ number: z.string(), paid: z.string(), payments: z.number() })

/** Every order that a guest was told of is there, paid once; and no other but so many `beside` them. */
export async function requireKept(database: Database, purchases: readonly Purchase[], beside = 0): Promise<void> {
  const kept = await readRows(
    database.pool,
    Kept,
    sql`select order_number as number, min(p.payment_id::text) as paid, count(*)::int as payments
      from orders join payments p using (order_id) where p.state = 'succeeded' group by 1`,
  )
  const found = new Map(kept.map((order) => [order.number, order]))
  const lost = purchases.filter(({ placed, paymentId }) => found.get(placed.orderNo)?.paid !== paymentId)
  const twice = kept.filter(({ payments }) => payments !== 1)
  const [all] = await readRows(database.pool, z.object({ n: z.number() }), sql`select count(*)::int as n from orders`)
  if (lost.length > 0 || twice.length > 0 || all?.n !== purchases.length + beside)
    throw new Error(`${lost.length} of ${purchases.length} orders are lost, ${twice.length} are paid twice; there are ${all?.n}`)
}

export async function until(is: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await is()); await pause(30))
    if (Date.now() > deadline) throw new Error('nothing more is sold')
}
