import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { startTimedTasks } from './timed-tasks.server.ts'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 3 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

test('what is due every second goes on while something else takes its time, and each lane does one thing at a time', async () => {
  const { promise: patience, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  const quick = vi.fn<() => Promise<void>>(async () => {})
  const slow = (task: string) => ({
    ...{ task, lane: 'slow' as const, everySeconds: 3_600 },
    run: async () => {
      begun.push(task)
      await patience
    },
  })
  const work = await startTimedTasks({ database, log: createLog('silent') }, [
    slow('first-long'),
    slow('second-long'),
    { task: 'quick', lane: 'fast', everySeconds: 1, run: quick },
  ])
  await expect.poll(() => quick.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(2)
  expect(begun).toHaveLength(1)
  release()
  await expect.poll(() => begun.toSorted(), { timeout: 30_000 }).toEqual(['first-long', 'second-long'])
  await work.stop()
})
