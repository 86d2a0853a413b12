import { findSearchRows, readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { CONTENT_CHANGED, contentChanged } from '#modules/content/index.server.ts'
import { listSynonyms, type SearchCluster, SYNONYMS_CHANGED } from '#modules/search/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { emit, handleEvents, hasMissedEvents, type OutboxEvent, presentPosition, readEvents } from '#platform/outbox.server.ts'
import { fillOnce, consumerOf } from './search-cluster-fill.ts'
import { TAXONOMY_CHANGED, idsIn, PRODUCT_TOPICS } from './search-changes.ts'
import { repeat, type SearchFeed } from './search-feed.ts'

const EVERY_MS = 500
const EVENTS_AT_ONCE = 1_000
/** So many new words fit in an event; of more the others learn from the nodes. */
const MOST_TOKENS_IN_EVENT = 2_000

/** The nodes hold something else: only now may pages that show it be made. */
const CLUSTER_WRITTEN = 'search-cluster-written'
/**
 * Keeps a cluster of search servers current. Changes are written by one process at a time, the one that holds the reader's
 * row; what has been written is told in an event of the same transaction, and every process then shows it. A node that is away
 * holds writing up, and nothing is lost: the position moves only with what has been written. `catchUp` waits for none of that.
 */
export async function startSearchClusterFeed(
  database: Database,
  cluster: SearchCluster,
  log: Log,
): Promise<Omit<SearchFeed, 'writeSnapshot'>> {
  cluster.setTaxonomy(await readSearchTaxonomy(database.pool))
  await fillOnce(database, cluster, log)
  const follower = await followCluster(database, cluster)
  const catchUp = async (): Promise<void> => {
    while ((await writeNext(database, cluster)) > 0) continue
    await follower.catchUp()
  }
  const loop = repeat(EVERY_MS, async () => {
    await writeAll(database, cluster).catch((problem: unknown) =>
      log.warn({ err: problem }, 'the search cluster could not be written; trying again'),
    )
    await follower
      .catchUp()
      .catch((problem: unknown) => log.warn({ err: problem }, 'search could not read changes; trying again'))
  })
  return {
    catchUp,
    stop: async () => {
      await loop.stop()
      await cluster.close()
    },
  }
}

async function writeAll(database: Database, cluster: SearchCluster): Promise<void> {
  while ((await writeNext(database, cluster)) > 0) continue
}

/** Writes the products of the next events; answers how many events there were, 0 also when another process holds the lock. */
function writeNext(database: Database, cluster: SearchCluster): Promise<number> {
  return database.inTransaction(async (tx) => {
    const changed = new Set<string>()
    const handled = await handleEvents(tx, consumerOf(cluster), async ({ topic, payload }) => {
      if (PRODUCT_TOPICS.has(topic)) for (const productId of idsIn(payload)) changed.add(productId)
    })
    if (changed.size === 0) return handled
    const rows = await findSearchRows(tx, [...changed])
    const gone = changed.difference(new Set(rows.map(({ productId }) => productId)))
    const { productIds, tokens } = await cluster.write(rows, [...gone])
    await emit(tx, CLUSTER_WRITTEN, { productIds, ...(tokens.length <= MOST_TOKENS_IN_EVENT ? { tokens } : {}) })
    return handled
  })
}

/** Makes this process show what has been written by any process. */
async function followCluster(database: Database, cluster: SearchCluster): Promise<{ catchUp: () => Promise<void> }> {
  const { pool } = database
  /** Loads the current state; what changes meanwhile is read afterwards. */
  const begin = async () => {
    const now = await presentPosition(pool)
    cluster.setTaxonomy(await readSearchTaxonomy(pool))
    cluster.engine.changeSynonyms(await listSynonyms(pool))
    await cluster.apply({})
    return now
  }
  let position = await begin()
  let day = dayInHongKong(clock.now())
  const readOn = async (): Promise<boolean> => {
    const events = await readEvents(pool, position, EVENTS_AT_ONCE)
    if (await hasMissedEvents(pool, position)) {
      // This process was away for so long that events it needs are gone.
      position = await begin()
      contentChanged()
      return true
    }
    for (const event of events) await apply(pool, cluster, event)
    const last = events.at(-1)
    if (last) position = { xid: last.xid, eventId: last.eventId }
    return last !== undefined
  }
  return {
    catchUp: async () => {
      while (await readOn()) continue
      const today = dayInHongKong(clock.now())
      if (today !== day) cluster.engine.startNewDay()
      day = today
    },
  }
}

async function apply(pool: Tx, cluster: SearchCluster, { topic, payload }: OutboxEvent): Promise<void> {
  if (topic === CLUSTER_WRITTEN) await cluster.apply(payload)
  if (topic === TAXONOMY_CHANGED) cluster.setTaxonomy(await readSearchTaxonomy(pool))
  if (topic === SYNONYMS_CHANGED) cluster.engine.changeSynonyms(await listSynonyms(pool))
  if (topic === CONTENT_CHANGED) contentChanged()
}
