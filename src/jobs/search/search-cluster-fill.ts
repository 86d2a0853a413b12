import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listSearchRows } from '#modules/catalogue/index.server.ts'
import type { SearchCluster } from '#modules/search/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { presentPosition, setConsumerPosition } from '#platform/outbox/outbox.server.ts'

const READ_AT_ONCE = 1_000
const LOG_EVERY = 20_000
const WAIT_MS = 1_000
/** Held while a cluster is filled, so that one process does it and the others wait. Any number that is used for nothing else. */
const FILLING = 4_200_613

/** Whose place in the outbox it is: whichever process has its turn writes for all. */
export const consumerOf = (cluster: SearchCluster): string => `search-cluster ${cluster.name}`

/** Fills a cluster that has never been filled, or waits until another process has done it. */
export async function fillOnce(database: Database, cluster: SearchCluster, log: Log): Promise<void> {
  while (!(await cluster.isFilled())) {
    const isOurs = await fillAlone(database, cluster, log)
    if (!isOurs) await pause(WAIT_MS)
  }
}

/** Fills the cluster, filled before or not; false when another process is at it. */
export function fillAlone(database: Database, cluster: SearchCluster, log: Log): Promise<boolean> {
  // The transaction holds the lock and nothing else: without writing it blocks nothing, however long it takes.
  return database.inTransaction(async (tx) => {
    const { ours } = await tx
      .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${FILLING})`.as('ours'))
      .executeTakeFirstOrThrow()
    if (!ours) return false
    const began = Date.now()
    // Changes are written from here on again: what happens while the catalogue is read is not lost.
    const position = await presentPosition(database.pool)
    let logged = 0
    await cluster.fill(listSearchRows(database.pool, READ_AT_ONCE), (products) => {
      if (products - logged < LOG_EVERY) return
      logged = products
      log.info({ products }, 'the search cluster is being filled')
    })
    await database.inTransaction((tx) => setConsumerPosition(tx, consumerOf(cluster), position))
    await cluster.markFilled()
    log.info({ ms: Date.now() - began }, 'the search cluster is filled')
    return true
  })
}
