import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.server.ts'
import { readColumns } from './read-columns.server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.server.ts'

let own: TestDatabase
let database: Database
const cents = async (from: ReturnType<typeof sql>): Promise<number[]> =>
  (await readColumns<{ cents: number }>(database.pool, { cents: 'cents' }, from)).cents

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 1 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

test('values come in the order of the select, and no rows are empty columns', async () => {
  expect(await cents(sql`from (values (3), (1), (2)) as price (cents) order by cents`)).toEqual([1, 2, 3])
  expect(await cents(sql`from (values (1)) as price (cents) where cents > 1`)).toEqual([])
})

test('the largest amount that is exact is read, and one beyond it is refused instead of rounded', async () => {
  expect(await cents(sql`from (values (9007199254740991)) as price (cents)`)).toEqual([Number.MAX_SAFE_INTEGER])
  await expect(cents(sql`from (values (9007199254740993)) as price (cents)`)).rejects.toThrow('beyond 2^53')
})
