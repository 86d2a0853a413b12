import { countListedProducts } from '#modules/catalogue/index.server.ts'
import { productCount, startNewDay } from '#modules/search/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { keepAnswers } from '#platform/cache/kept-answers.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startOutboxHints } from '#platform/outbox/outbox-hints.server.ts'
import type { OutboxPosition } from '#platform/outbox/outbox.server.ts'
import { buildApart } from './search-build.ts'
import { ChangeConsumer } from './search-changes.ts'
import { loadIndex } from './search-load.ts'
import { SearchSnapshot } from './search-snapshot.ts'

const EVERY_MS = 500
/** A catalogue of so many products is built apart: reading fewer takes a second or two. */
const LARGE = 20_000

export type SearchFeed = {
  /** All that has been written until now is found afterwards; for tests and for those who cannot wait half a second. */
  catchUp: () => Promise<void>
  /** Writes the snapshot now; without a data folder there is none. */
  writeSnapshot: () => Promise<void>
  stop: () => Promise<void>
}
/**
 * With a connection past the pooler changes are heard of at once, without it they are asked for. With a data folder the next
 * start takes the index from a file, and a catalogue of `apartFrom` products or more is built by a process of its own. `onRead` is called
 * whenever all that has changed was read.
 */
export type FeedOptions = { directUrl?: string; dataDir?: string; apartFrom?: number; onRead?: () => void }

/**
 * Fills the index from the catalogue and keeps it current: neither module knows the other. Answers when every product is
 * in.
 */
export async function startSearchFeed(database: Database, log: Log, options: FeedOptions = {}): Promise<SearchFeed> {
  const { directUrl, dataDir, onRead } = options
  const snapshot = dataDir === undefined ? undefined : new SearchSnapshot(dataDir, database, log)
  const consumer = await fill(database, log, snapshot, options)
  let day = dayInHongKong(clock.now())
  const loop = repeat(EVERY_MS, async () => {
    await consumer
      .catchUp()
      .then(onRead)
      .catch((problem: unknown) => log.warn({ err: problem }, 'search could not read changes; trying again'))
    const today = dayInHongKong(clock.now())
    if (today !== day) startNewDay()
    day = today
    await snapshot?.writeIfDue(consumer)
  })
  // It says of every product that it has changed, so what is asked of products need not be worked out each time.
  const letGo = keepAnswers(database)
  const hints = directUrl === undefined ? undefined : startOutboxHints(directUrl, log, loop.hurry)
  return {
    catchUp: () => consumer.catchUpWholly(),
    writeSnapshot: async () => snapshot?.write(consumer),
    stop: async () => {
      letGo()
      await hints?.stop()
      await loop.stop()
    },
  }
}

/** From the file and the changes since, or else from every product of the database. */
async function fill(
  database: Database,
  log: Log,
  snapshot: SearchSnapshot | undefined,
  options: FeedOptions,
): Promise<ChangeConsumer> {
  const began = performance.now()
  const load = (): Promise<OutboxPosition> => loadAnew(database, log, snapshot, options)
  const restored = await snapshot?.restore()
  const consumer = new ChangeConsumer(database, log, load, restored ?? (await load()))
  await consumer.catchUp()
  const summary = { products: productCount(), from: restored ? 'file' : 'database', ms: Math.round(performance.now() - began) }
  log.info(summary, 'search is filled')
  return consumer
}

/** From every product of the database: a large catalogue by way of a file that another process writes. */
async function loadAnew(
  database: Database,
  log: Log,
  snapshot: SearchSnapshot | undefined,
  { directUrl, dataDir, apartFrom = LARGE }: FeedOptions,
): Promise<OutboxPosition> {
  if (snapshot && directUrl && dataDir && (await countListedProducts(database.pool, apartFrom)) >= apartFrom) {
    log.info('search is being built by a process of its own')
    await buildApart({ DATABASE_URL: directUrl, DATA_DIR: dataDir, LOG_LEVEL: log.level }).catch((problem: unknown) =>
      log.warn({ err: problem }, 'search could not be built apart; this process builds it'),
    )
    const position = await snapshot.restore()
    if (position) return position
  }
  return loadIndex(database)
}

/** Does `work` again and again with a pause between, which `hurry` cuts short. */
export function repeat(pauseMs: number, work: () => Promise<void>): { hurry: () => void; stop: () => Promise<void> } {
  let stopping = false
  let hurried = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async (): Promise<void> => {
    hurried = false
    await work()
    if (!stopping) timer = setTimeout(next, hurried ? 0 : pauseMs)
  }
  const next = (): void => {
    timer = undefined
    running = run()
  }
  let running = run()
  return {
    hurry: () => {
      hurried = true
      if (timer === undefined || stopping) return
      clearTimeout(timer)
      next()
    },
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}
