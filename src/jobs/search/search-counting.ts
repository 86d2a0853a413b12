import { readHiddenSearches, readPopularSearches, writeSearches } from '#modules/popular-searches/index.server.ts'
import { listLessons } from '#modules/popularity/index.server.ts'
import { changeLessons } from '#modules/search/index.server.ts'
import { findSearchRules } from '#modules/shop-settings/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

const EVERY_MS = 20_000
/** Popular searches change by the hour; reading them all is for every fifteenth run. */
const READ_EVERY = 15

export type SearchCounting = {
  /** Writes what was asked and learns what is popular and what follows searches; for tests and for those who cannot wait. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

/** Each process writes down what its visitors asked for, many at a time, and learns what was asked everywhere. */
export function startSearchCounting(database: Database, log: Log): SearchCounting {
  let flushes = 0
  let stopping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async (everything: boolean): Promise<void> => {
    await database.inTransaction(writeSearches)
    await readHiddenSearches(database.pool)
    if (!everything) return
    await readPopularSearches(database.pool)
    const { learns } = await findSearchRules(database.pool)
    changeLessons(learns ? await listLessons(database.pool) : new Map())
  }
  const next = (): void => {
    running = flush(flushes % READ_EVERY === 0)
      .then(() => void (flushes += 1))
      .catch((problem: unknown) => log.warn({ err: problem }, 'searches could not be counted; trying again'))
      .then(() => {
        if (!stopping) timer = setTimeout(next, EVERY_MS)
      })
  }
  let running = Promise.resolve()
  next()
  return {
    flush: () => flush(true),
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
      await database.inTransaction(writeSearches).catch(() => undefined)
    },
  }
}
