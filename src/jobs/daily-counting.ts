import { hasCounts, writeCounts } from '#modules/daily-counts/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

/** A process that dies takes no more than this with it. */
const EVERY_MS = 1_000
const PATIENCE_MS = 15_000

/** Each process writes what it has counted, many at a time; while the database is away it goes on counting. */
export function startDailyCounting(database: Database, log: Log, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  let stopping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const write = (): Promise<void> => writeCounts((work) => database.inTransaction(work))
  const turn = async (): Promise<void> => {
    let pause = everyMs
    if (hasCounts())
      await write().catch((problem: unknown) => {
        log.warn({ err: problem }, 'counts could not be written; they wait')
        pause = PATIENCE_MS
      })
    if (!stopping) timer = setTimeout(next, pause)
  }
  const next = (): void => void (running = turn())
  next()
  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
      await write().catch((problem: unknown) => log.warn({ err: problem }, 'the last counts could not be written'))
    },
  }
}
