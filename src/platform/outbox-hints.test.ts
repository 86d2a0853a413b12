import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from './database.server.ts'
import { createLog } from './log.server.ts'
import { emit } from './outbox.server.ts'
import { type OutboxHints, startOutboxHints } from './outbox-hints.server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.server.ts'

let own: TestDatabase
let database: Database
let hints: OutboxHints
let heard = 0

/** How often more than before is heard once this has been done; waits for at least one. */
async function heardAfter(act: () => Promise<unknown>): Promise<number> {
  const before = heard
  await act()
  await vi.waitUntil(() => heard > before, { timeout: 90_000 })
  return heard - before
}

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  hints = startOutboxHints(own.url, createLog('silent'), () => {
    heard += 1
  })
  await vi.waitUntil(() => heard > 0, { timeout: 90_000 })
})
afterAll(async () => {
  await hints.stop()
  await database.close()
  await own.drop()
})

test('who waits for changes hears of those that are committed, inside and outside a transaction', async () => {
  expect(await heardAfter(() => database.inTransaction((tx) => emit(tx, 'written', {})))).toBe(1)
  expect(await heardAfter(() => emit(database.pool, 'written', {}))).toBe(1)
})

test('a changed brand is told whoever changes it', async () => {
  const change = sql`insert into brands values ('aurelie', 'Aurelie', '{}', '', '', '', '', null)`
  expect(await heardAfter(() => change.execute(database.pool))).toBe(1)
  const told = await sql<{ topic: string }>`select topic from outbox where topic = 'frame-changed'`.execute(database.pool)
  expect(told.rows).toHaveLength(1)
})

test('a listener whose connection breaks listens again', async () => {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'praya hints'
    and datname = current_database()`
  // It listens again, and asks once for what it may not have heard meanwhile.
  expect(await heardAfter(() => cut.execute(database.pool))).toBe(1)
  expect(await heardAfter(() => emit(database.pool, 'written', {}))).toBe(1)
})
