import { findSearchRows, listSearchRows, readSearchFrame, STOCK_CHANGED } from '#modules/catalogue/index.server.ts'
import { CONTENT_CHANGED, contentChanged } from '#modules/content/index.server.ts'
import { type ProductRow, productCount, putProducts, startIndex, turnDay } from '#modules/search/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { type OutboxPosition, presentPosition, readEvents } from '#platform/outbox.server.ts'

const BATCH = 2_000
const EVERY_MS = 500
const TOPICS = new Set([STOCK_CHANGED, 'product-changed'])

export type SearchFeed = {
  /** Reads what has changed until nothing is left; for tests and for those who cannot wait half a second. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Fills the index from the catalogue and keeps it current: neither module knows the other. Answers when every product is
 * in; the position was taken before the first was read, so nothing that changes meanwhile is lost.
 */
export async function startSearchFeed(database: Database, log: Log): Promise<SearchFeed> {
  let position = await presentPosition(database.pool)
  const began = Date.now()
  await loadAll(database)
  log.info({ products: productCount(), ms: Date.now() - began }, 'search is filled')
  let day = dayInHongKong(clock.now())
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopping = false
  const catchUp = async (): Promise<void> => {
    for (let next = await readOn(database, position); next; next = await readOn(database, position)) position = next
    const today = dayInHongKong(clock.now())
    if (today !== day) turnDay()
    day = today
  }
  const turn = async (): Promise<void> => {
    await catchUp().catch((problem: unknown) => log.warn({ err: problem }, 'search could not read changes; trying again'))
    if (!stopping) timer = setTimeout(next, EVERY_MS)
  }
  const next = (): void => {
    running = turn()
  }
  let running = turn()
  return {
    catchUp,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}

async function loadAll({ pool }: Database): Promise<void> {
  startIndex(await readSearchFrame(pool))
  // The database reads the next products while these are put in.
  for (let coming: Promise<ProductRow[]> | undefined = listSearchRows(pool, '', BATCH); coming; ) {
    const rows: ProductRow[] = await coming
    const last = rows.at(-1)?.productId
    coming = last && rows.length === BATCH ? listSearchRows(pool, last, BATCH) : undefined
    putProducts(rows)
  }
}

/** Handles the next events; answers the new position, or nothing when there were none. */
async function readOn({ pool }: Database, position: OutboxPosition): Promise<OutboxPosition | undefined> {
  const events = await readEvents(pool, position, 1_000)
  const changed = new Set(
    events.filter(({ topic }) => TOPICS.has(topic)).flatMap(({ payload }) => payload.productIds as string[]),
  )
  if (events.some(({ topic }) => topic === CONTENT_CHANGED)) contentChanged()
  if (changed.size > 0) putProducts(await findSearchRows(pool, [...changed]))
  const last = events.at(-1)
  return last && { xid: last.xid, eventId: last.eventId }
}
