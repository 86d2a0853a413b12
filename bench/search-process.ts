import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { startSearchFeed } from '../src/jobs/search/search-feed.ts'
import { productCount, searchProducts, suggest, startNewDay } from '../src/modules/search/index.server.ts'
import type { SearchQuery } from '../src/modules/search/search.contract.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { makeQuestions, type Questions } from './search-questions.ts'

export type Times = { p50: number; p99: number; perSecond: number }
/** The measurements of one size of shop. */
export type SearchMeasured = {
  products: number
  buildSeconds: number
  memoryMb: number
  times: Record<keyof Questions, Times>
  /**
   * While products change: the slowest in a hundred of all questions, the longest the event loop was held, and the longest it worked:
   * the first also counts how long the thread waited for a processor that PostgreSQL had.
   */
  changing: { p99: number; longestHoldMs: number; longestWorkMs: number; answers: number }
}

// A process of its own, so that its memory is the index and nothing else. Says one line, and "ready" before products may change.
const database = openDatabase(process.env.DATABASE_URL ?? '', { connections: 8 })
const questions = makeQuestions()
const before = residentMb()
const began = performance.now()
const dataDir = await mkdtemp(join(tmpdir(), 'praya-search-'))
const feed = await startSearchFeed(database, createLog('silent'), { directUrl: process.env.DATABASE_URL ?? '', dataDir })
const buildSeconds = (performance.now() - began) / 1_000
const memoryMb = residentMb() - before

const list = async (query: SearchQuery): Promise<unknown> => searchProducts(query, 'en')
const times = {
  browse: await measure(questions.browse, list),
  keyword: await measure(questions.keyword, list),
  filters: await measure(questions.filters, list),
  suggestion: await measure(questions.suggestion, async (word) => suggest(word, undefined, 'en')),
}
process.send?.('ready')
const changing = await measureWhileChanging()
const measured: SearchMeasured = { products: productCount(), buildSeconds, memoryMb, times, changing }
process.send?.(measured)
await feed.stop()
await rm(dataDir, { recursive: true, force: true })
await database.close()
process.disconnect()

/** No cache answers: before every question the version moves, which drops cached counts and cards. */
async function measure<Q>(asked: readonly Q[], ask: (question: Q) => Promise<unknown>): Promise<Times> {
  for (const question of asked.slice(0, 50)) await ask(question)
  const taken: number[] = []
  for (const question of asked) {
    startNewDay()
    const start = performance.now()
    await ask(question)
    taken.push(performance.now() - start)
    await eventLoopTurn()
  }
  const sum = taken.reduce((total, each) => total + each, 0)
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99), perSecond: (taken.length * 1_000) / sum }
}

/** Questions of all kinds one after the other, each in a turn of its own, until the parent says that all products have changed. */
async function measureWhileChanging(): Promise<SearchMeasured['changing']> {
  let done = false
  process.once('message', () => {
    done = true
  })
  const mixed = questions.browse.flatMap((query, at) => [query, questions.keyword[at] ?? query, questions.filters[at] ?? query])
  const held = monitorEventLoopDelay({ resolution: 1 })
  held.enable()
  const work = watchWork()
  const taken: number[] = []
  for (let at = 0; !done; at += 1) {
    const start = performance.now()
    await list(mixed[at % mixed.length]!)
    taken.push(performance.now() - start)
    await eventLoopTurn()
  }
  await feed.catchUp()
  held.disable()
  return { p99: quantile(taken, 0.99), longestHoldMs: held.max / 1e6, longestWorkMs: work.end(), answers: taken.length }
}

/** The processor time of this thread in the longest turn of the event loop, in milliseconds. */
function watchWork(): { end: () => number } {
  let longest = 0
  let before = process.threadCpuUsage()
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  return {
    end: () => {
      clearImmediate(next)
      return longest
    },
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

function residentMb(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}
