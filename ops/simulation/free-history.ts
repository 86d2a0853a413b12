import { NO_LIMITS, startWithLimits } from '../../src/flows/approvals/limits.builders.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireEveryEventHandled, requireInvariants } from '../../src/flows/invariants.builders.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { administrate, createTestDatabase, databaseOf } from '../../src/platform/test-database.server.ts'
import { listUnderWay, oncePresent, requireBooks } from './books.ts'
import { askAs, doorOf } from './callers.ts'
import { befall, beWell, makeQuiet, requireAlive } from './fate.ts'
import { requireShown } from './free-members.ts'
import { keepShop, requireMerchantsShown, requireRanks } from './free-merchants.ts'
import { keepFinding } from './free-sourcing.ts'
import { shopFreely } from './free-shopper.ts'
import { requireCommunity, requireSeen } from './seen-posts.ts'
import { type Tally, tallyOf } from './tally.ts'
import { type Founding, foundTown, type Town } from './town.ts'

/** So many that the machine has work while some wait for an answer. */
const SHOPPERS_AT_ONCE = 64
const REST_MS = 180_000
/** What must hold at every moment is looked at so often while all goes on, and after so many orders at the earliest. */
const LOOKS = 5
const ORDERS_BETWEEN_LOOKS = 500

type Free = Founding & { onOrder?: () => void }
export type FreeReport = { orders: number; kills: number; violations: string[]; history: string[]; tally: Tally }

/**
 * One history that runs freely: several processes over one database, the clock of one an hour ahead; shoppers all at once; and a
 * fate that kills processes and has the card provider fail. Then all is well again, what was begun comes to its end, and the books are read.
 */
export async function liveFreely(given: Free): Promise<FreeReport> {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 3, statementMs: 120_000 })
  // PostgreSQL itself is never killed here: nothing is lost by not waiting for its disk.
  await runSql(
    database,
    sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  )
  await database.inTransaction((tx) => startWithLimits(tx, NO_LIMITS))
  const folder = await mkdtemp(join(tmpdir(), 'praya-town-'))
  const town = await foundTown(database, own.url, { ...given, folder })
  const acknowledged: string[] = []
  const violations: string[] = []
  const fate = befall(town, given)
  try {
    const selling = keepShop(town.street, town.merchants)
    const finding = keepFinding(town.street, town.finders)
    try {
      await openDoors(town, given, acknowledged, violations)
    } finally {
      await Promise.all([selling.stop(), finding.stop()])
    }
    const { kills, problem } = await fate.stop()
    if (problem) throw problem
    town.shops.forEach(requireAlive)
    await comeToRest(database, town)
    await requireAll(database, town, acknowledged)
    return { orders: acknowledged.length, kills, violations, history: town.street.history, tally: await tallyOf(database) }
  } catch (problem) {
    const { kills } = await fate.stop()
    const { history } = town.street
    violations.push(String(problem))
    return { orders: acknowledged.length, kills, violations, history, tally: {} }
  } finally {
    await Promise.all(town.shops.map((shop) => shop.kill()))
    await rm(folder, { recursive: true, force: true })
    await database.close()
    if (violations.length === 0) await own.drop()
    else console.log(`its database: ${await keepRows(own.url)}`)
  }
}

/** Whoever has to understand a violation finds its rows under a name that no later run drops. */
async function keepRows(url: string): Promise<string> {
  const name = databaseOf(url)
  const kept = name.replace('test_', 'violated_')
  await administrate(url, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`)
  await administrate(url, `alter database ${name} rename to ${kept}`)
  return kept
}

/** Shoppers come until there are as many orders as wanted, or one of them has met what must not be. */
async function openDoors(
  { street }: Town,
  { orders, onOrder }: Free,
  acknowledged: string[],
  violations: string[],
): Promise<void> {
  let walking = 0
  const betweenLooks = Math.max(ORDERS_BETWEEN_LOOKS, Math.ceil(orders / LOOKS))
  const shopper = async (): Promise<void> => {
    while (acknowledged.length < orders && violations.length === 0) {
      // Those who are on their way may well order what is left.
      if (acknowledged.length + walking >= orders) {
        await pause(50)
        continue
      }
      walking += 1
      const orderNo = await shopFreely(street).finally(() => (walking -= 1))
      if (!orderNo) continue
      onOrder?.()
      if (acknowledged.push(orderNo) % betweenLooks === 0) await oncePresent(() => requireEach(street.database))
    }
  }
  await Promise.all(
    Array.from({ length: SHOPPERS_AT_ONCE }, () => shopper().catch((problem: unknown) => violations.push(String(problem)))),
  )
}

/** The PostgreSQL of tests gathers no figures by itself, and thousands of orders are then looked through once for each of them. */
const gatherFigures = (database: Database): Promise<unknown> => runSql(database, sql`analyze`)

/** What must hold at every moment, of money and among members. */
async function requireEach(database: Database): Promise<void> {
  await gatherFigures(database)
  await requireInvariants(database)
  await requireCommunity(database)
}

/** Ends when nothing is under way any more, or when for a long time no less of it was left. */
async function comeToRest(database: Database, town: Town): Promise<void> {
  let deadline = Date.now() + REST_MS
  let fewest = Number.POSITIVE_INFINITY
  await beWell(town)
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

async function requireAll(
  database: Database,
  { street, stock, merchants }: Town,
  acknowledged: readonly string[],
): Promise<void> {
  await oncePresent(() => gatherFigures(database))
  await oncePresent(() => requireAcknowledged(database, acknowledged))
  await oncePresent(() => requireBooks(database, stock))
  await oncePresent(() => requireRanks(database))
  await oncePresent(() => requireCommunity(database))
  await requireSeen(street, doorOf(street, askAs(street, 'reader')))
  await requireMerchantsShown(street, merchants)
  await requireShown(street, doorOf(street, askAs(street, 'auditor')))
  for (const topic of ['order-placed', 'order-paid']) await oncePresent(() => requireEveryEventHandled(database, topic))
}

/** What a shopper was told is there, once. */
async function requireAcknowledged(database: Database, acknowledged: readonly string[]): Promise<void> {
  const kept = await readRows(database.pool, z.object({ number: z.string() }), sql`select order_number as number from orders`)
  const numbers = new Set(kept.map(({ number }) => number))
  const lost = acknowledged.filter((number) => !numbers.has(number))
  if (lost.length > 0) throw new Error(`orders that were acknowledged are not there: ${lost.slice(0, 5).join(', ')}`)
  if (new Set(acknowledged).size !== acknowledged.length) throw new Error('one order was acknowledged to two shoppers')
}
