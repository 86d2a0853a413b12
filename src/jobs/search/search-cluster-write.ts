import { findSearchRows } from '#modules/catalogue/index.server.ts'
import type { SearchCluster } from '#modules/search/index.server.ts'
import { emit } from '#events/events.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { handleEvents, presentPosition } from '#platform/outbox/outbox.server.ts'
import { idsIn, PRODUCT_TOPICS } from './search-changes.ts'

/** So many new words fit in an event; more of them the other processes learn from the cluster. */
const MOST_WORDS_IN_EVENT = 2_000

/** Whose place in the outbox it is: whichever process has its turn writes for all. */
export const consumerOf = (cluster: SearchCluster): string => `search-cluster ${cluster.name}`

/** Writes all that has changed, unless another process is at it. */
export async function writeAll(database: Database, cluster: SearchCluster): Promise<void> {
  while ((await database.inTransaction((tx) => writeEvents(tx, cluster))) > 0) continue
}

const READ_AT_ONCE = 500

/** Writes the products of the next events; answers how many events there were, 0 also when another process holds the lock. */
export async function writeEvents(tx: Tx, cluster: SearchCluster): Promise<number> {
  const changed = new Set<string>()
  const handled = await handleEvents(tx, consumerOf(cluster), async ({ topic, payload }) => {
    if (PRODUCT_TOPICS.has(topic)) for (const productId of idsIn(payload)) changed.add(productId)
  })
  if (changed.size === 0) return handled
  // Asked before the products are read: what is newer than this number has events that follow.
  const { xid } = await presentPosition(tx)
  const rows = (await Array.fromAsync(findSearchRows(tx, [...changed], READ_AT_ONCE))).flat()
  const gone = changed.difference(new Set(rows.map(({ productId }) => productId)))
  const words = await cluster.write(rows, [...gone], Number(xid))
  await emit(tx, 'search-cluster-written', words.length <= MOST_WORDS_IN_EVENT ? { words } : {})
  return handled
}
