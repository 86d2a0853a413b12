import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../database.server.ts'
import { runSql } from '../run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.server.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

test('unused connections are closed after their time, and opened again when they are needed', async () => {
  const database = openDatabase(own.url, { connections: 4, idleMs: 2_000 })
  const ask = () => runSql(database, sql`select pg_sleep(0.05)`)
  await Promise.all([ask(), ask(), ask()])
  expect(database.connections().open).toBe(3)
  await vi.waitFor(() => expect(database.connections()).toEqual({ open: 0, idle: 0, waiting: 0 }), { timeout: 30_000 })
  await ask()
  expect(database.connections().open).toBe(1)
  await database.close()
})
