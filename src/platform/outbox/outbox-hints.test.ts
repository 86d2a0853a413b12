import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { writeEvents } from './outbox.server.ts'
import { type OutboxHints, startOutboxHints } from './outbox-hints.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database
let hints: OutboxHints
let received = 0

/** How many hints arrive once this has been done; waits for at least one. */
async function hintsAfter(act: () => Promise<unknown>): Promise<number> {
  const before = received
  await act()
  await vi.waitUntil(() => received > before, { timeout: 90_000 })
  return received - before
}

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  hints = startOutboxHints(own.url, createLog('silent'), () => {
    received += 1
  })
  await vi.waitUntil(() => received > 0, { timeout: 90_000 })
})
afterAll(async () => {
  await hints.stop()
  await database.close()
  await own.drop()
})

test('who waits for changes hears of those that are committed, inside and outside a transaction', async () => {
  expect(await hintsAfter(() => database.inTransaction((tx) => writeEvents(tx, 'written', [{}])))).toBe(1)
  expect(await hintsAfter(() => database.inTransaction((tx) => writeEvents(tx, 'written', [{}])))).toBe(1)
})

test('a changed brand emits an event, whoever changes it', async () => {
  const change = sql`insert into brands values ('aurelie', 'Aurelie', '{}', '', '', '', '', null)`
  expect(await hintsAfter(() => runSql(database, change))).toBe(1)
  const emitted = await readRows(
    database.pool,
    z.object({ topic: z.string() }),
    sql`select topic from outbox where topic = 'taxonomy-changed'`,
  )
  expect(emitted).toHaveLength(1)
})

test('a listener whose connection breaks listens again', async () => {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'praya hints'
    and datname = current_database()`
  // It listens again, and asks once for what it may have missed meanwhile.
  expect(await hintsAfter(() => runSql(database, cut))).toBe(1)
  expect(await hintsAfter(() => database.inTransaction((tx) => writeEvents(tx, 'written', [{}])))).toBe(1)
})
