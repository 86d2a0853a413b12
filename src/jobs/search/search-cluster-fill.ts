import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listSearchRows, totalListedProducts } from '#modules/catalogue/index.server.ts'
import type { SearchCluster } from '#modules/search/index.server.ts'
import { emit } from '#events/events.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { beginConsumer, holdConsumer, presentPosition } from '#platform/outbox/outbox.server.ts'
import { consumerOf, writeEvents } from './search-cluster-write.ts'

const READ_AT_ONCE = 1_000
const LOG_EVERY = 20_000
const WAIT_MS = 1_000
/** How often a new index is compared with the catalogue, which goes on changing, before it counts as wrong. */
const MOST_COMPARED = 120
/** An index that was replaced is kept so long for what was asked of it before. */
const KEPT_MS = 2_000
/** Held while an index is built, so that one process does it and the others wait. Any number that is used for nothing else. */
const FILLING = 4_200_613

/** Fills a cluster that has never been filled, or waits until another process has done it. */
export async function fillOnce(database: Database, cluster: SearchCluster, log: Log): Promise<void> {
  while (!(await cluster.isFilled())) {
    const isOurs = await fillAlone(database, cluster, log)
    if (!isOurs) await pause(WAIT_MS)
  }
}

/**
 * Builds an index of the whole catalogue beside the one that answers, if there is one, and puts it in its place; false when another
 * process is at it. What changes meanwhile is written to both.
 */
export function fillAlone(database: Database, cluster: SearchCluster, log: Log): Promise<boolean> {
  // The transaction holds the lock and nothing else: without writing it blocks nothing, however long it takes.
  return database.inTransaction(async (tx) => {
    const { ours } = await tx
      .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${FILLING})`.as('ours'))
      .executeTakeFirstOrThrow()
    if (!ours) return false
    await build(database, cluster, log)
    return true
  })
}

async function build(database: Database, cluster: SearchCluster, log: Log): Promise<void> {
  const began = Date.now()
  // No change from here on is older than what is read.
  const position = await presentPosition(database.pool)
  const next = await database.inTransaction(async (tx) => {
    await beginConsumer(tx, consumerOf(cluster), position)
    await holdConsumer(tx, consumerOf(cluster))
    return cluster.beginBuild(Number(position.xid))
  })
  let products = 0
  for await (const rows of listSearchRows(database.pool, READ_AT_ONCE)) {
    await next.put(rows)
    if (Math.floor(products / LOG_EVERY) < Math.floor((products + rows.length) / LOG_EVERY))
      log.info({ products: products + rows.length }, 'the search cluster is being filled')
    products += rows.length
  }
  await next.settle()
  await takeOverWhenEqual(database, cluster, next)
  log.info({ products, ms: Date.now() - began }, 'the search cluster is filled')
  await pause(KEPT_MS)
  await database.inTransaction(async (tx) => {
    await holdConsumer(tx, consumerOf(cluster))
    await cluster.removeFormer()
  })
}

type Build = Awaited<ReturnType<SearchCluster['beginBuild']>>

/** The new index answers as soon as it holds what is listed: as many products, and the same. */
async function takeOverWhenEqual(database: Database, cluster: SearchCluster, next: Build): Promise<void> {
  for (let compared = 1; ; compared += 1) {
    const different = await database.inTransaction(async (tx) => {
      await holdConsumer(tx, consumerOf(cluster))
      while ((await writeEvents(tx, cluster)) > 0) continue
      const [listed, held] = [await totalListedProducts(tx), await next.totals()]
      if (listed.count !== held.count || listed.signs !== held.signs) return { listed, held }
      await next.takeOver()
      await emit(tx, 'search-cluster-written', {})
      return undefined
    })
    if (!different) return
    if (compared === MOST_COMPARED)
      throw new Error(
        `the new index does not hold what is listed: ${JSON.stringify(different)}; the one before goes on answering`,
      )
    // A change may wait for an older transaction before it is told.
    await pause(WAIT_MS)
  }
}
