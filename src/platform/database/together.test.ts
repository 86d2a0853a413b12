import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type Read } from '../database.server.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.server.ts'
import { FOUND, foundIds, readAlong, readTogether } from './together.server.ts'
import { idList } from './unseen-array.server.ts'
import { countStatements } from './count-statements.builders.ts'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const days = (read: Read) =>
  read
    .selectNoFrom([
      sql<Date>`timestamptz '2026-11-28 18:13:34.123+00'`.as('at'),
      sql<number>`9007199254740991::bigint`.as('most'),
      sql<string>`'2026-11-28T18:13:34+00:00'`.as('typed'),
      sql<Date | null>`null::timestamptz`.as('never'),
      sql<string[]>`array['香港', 'a"b']`.as('names'),
      sql<{ at: string }>`'{"at": "2026-11-28T18:13:34+00:00"}'::jsonb`.as('kept'),
    ])
    .execute()
const amount = (read: Read, cents: number) => read.selectNoFrom(sql<string>`${cents}::numeric(12, 2)`.as('cents')).execute()
const twice = (read: Read, num: number) => read.selectNoFrom(sql<number>`${num}::int * ${2}::int`.as('num')).execute()

test('what is read at once is one statement, and says what each part says by itself', async () => {
  const ask = (read: Read) => Promise.all([days(read), twice(read, 21), twice(read, 4), amount(read, 12.5)])
  const alone = await ask(database.pool)
  expect(alone[0][0]).toMatchObject({ at: new Date('2026-11-28T18:13:34.123Z'), typed: '2026-11-28T18:13:34+00:00', never: null })
  const counted = countStatements(database.pool)
  expect(await readTogether(counted.read, ask)).toEqual(alone)
  expect(counted.count()).toBe(4)
  expect(await readTogether(counted.read, ask)).toEqual(alone)
  // A number with its own decimals is said otherwise in JSON, and so is asked by itself.
  expect(counted.count()).toBe(6)
})

test('what hangs on an answer is asked together after it', async () => {
  const ask = (read: Read) => Promise.all([3, 5].map(async (num) => twice(read, (await twice(read, num))[0]?.num ?? 0)))
  await readTogether(database.pool, ask)
  const counted = countStatements(database.pool)
  expect(await readTogether(counted.read, ask)).toEqual([[{ num: 12 }], [{ num: 20 }]])
  expect(counted.count()).toBe(2)
})

test('a number that JSON would round is refused, and all learn of a part that fails', async () => {
  const large = (read: Read) => read.selectNoFrom(sql<number>`coalesce(${null}::bigint, 9007199254740993)`.as('num')).execute()
  await expect(large(database.pool)).rejects.toThrow('beyond 2^53')
  const part = (read: Read, by: number) => read.selectNoFrom(sql<number>`1 / ${by}::int`.as('num')).execute()
  const ask = (read: Read, by: number) => Promise.allSettled([part(read, by), twice(read, 1)])
  await readTogether(database.pool, (read) => ask(read, 1))
  const [failed, other] = await readTogether(database.pool, (read) => ask(read, 0))
  expect([failed.status, other.status]).toEqual(['rejected', 'rejected'])
})

test('what is read about rows that are yet to be found is one statement with them, and says what each part says by itself', async () => {
  const found = sql`select n as num, ('00000000-0000-7000-8000-00000000000' || n)::uuid as id from generate_series(1, ${3}::int) n`
  const rows = (read: Read) => read.selectFrom(sql<{ num: number }>`(select * from ${FOUND})`.as('f')).select('f.num').execute()
  const lasts = (read: Read, add: number) =>
    read
      .selectNoFrom(
        sql<string[]>`array(select right(i::text, 1) || ${add}::text from unnest(${idList(foundIds('id'))}) i)`.as('all'),
      )
      .execute()
  const ask = (read: Read) => Promise.all([rows(read), lasts(read, 5), twice(read, 4)])
  const answer = [[{ num: 1 }, { num: 2 }, { num: 3 }], [{ all: ['15', '25', '35'] }], [{ num: 8 }]]
  const counted = countStatements(database.pool)
  expect(await readAlong(counted.read, found, ask)).toEqual(answer)
  expect(counted.count()).toBe(3)
  expect(await readAlong(counted.read, found, ask)).toEqual(answer)
  expect(counted.count()).toBe(4)
})
