import { readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { readShelves } from './read-shelves.ts'
import { changeShelves, listSynonyms, type SearchCluster } from '#modules/search/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Topic } from '#events/events.server.ts'
import { presentPosition } from '#platform/outbox/outbox.server.ts'
import { ChangeConsumer } from './search-changes.ts'
import { fillOnce } from './search-cluster-fill.ts'
import { writeAll } from './search-cluster-write.ts'
import { repeat, type SearchFeed } from './search-feed.ts'

const EVERY_MS = 500

/**
 * Keeps a cluster of search servers fresh. Changes are written by one process at a time, the one that locks the consumer's row;
 * an event of the same transaction makes every process show what was written. A cluster that is away holds writing up, and nothing
 * is lost: the position moves only with what has been written. `catchUp` waits for none of that.
 */
export async function startSearchClusterFeed(
  database: Database,
  cluster: SearchCluster,
  log: Log,
  onRead?: () => void,
): Promise<Omit<SearchFeed, 'writeSnapshot'>> {
  cluster.engine.setTaxonomy(await readSearchTaxonomy(database.pool))
  await fillOnce(database, cluster, log)
  const follower = await followCluster(database, cluster, log)
  const catchUp = async (): Promise<void> => {
    await writeAll(database, cluster)
    await follower.catchUp()
  }
  let day = dayInHongKong(clock.now())
  const loop = repeat(EVERY_MS, async () => {
    await writeAll(database, cluster).catch((problem: unknown) =>
      log.warn({ err: problem }, 'the search cluster could not be written; trying again'),
    )
    await follower
      .catchUp()
      .then(onRead)
      .catch((problem: unknown) => log.warn({ err: problem }, 'search could not read changes; trying again'))
    const today = dayInHongKong(clock.now())
    if (today !== day) cluster.engine.changed()
    day = today
  })
  return { catchUp, stop: () => loop.stop() }
}

/** Makes this process show what has been written by any process. */
async function followCluster(database: Database, cluster: SearchCluster, log: Log): Promise<ChangeConsumer> {
  const { pool } = database
  const { engine } = cluster
  /** Loads the current state; what changes meanwhile is read afterwards. */
  const load = async () => {
    const now = await presentPosition(pool)
    engine.setTaxonomy(await readSearchTaxonomy(pool))
    engine.changeSynonyms(await listSynonyms(pool))
    changeShelves(await readShelves(pool))
    await cluster.apply()
    return now
  }
  return new ChangeConsumer(database, log, load, await load(), {
    changeTaxonomy: (taxonomy) => engine.setTaxonomy(taxonomy),
    changeSynonyms: (groups) => engine.changeSynonyms(groups),
    changeProducts: async (events) => {
      for (const { topic, payload } of events)
        if (topic === ('search-cluster-written' satisfies Topic)) await cluster.apply(payload.words as string[] | undefined)
    },
  })
}
