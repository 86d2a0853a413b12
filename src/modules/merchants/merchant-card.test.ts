import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'

const SELLING = 90
const RESTING = 10

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 1 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

/** How many rows PostgreSQL expects before it looks. */
async function expectedOf(state: string): Promise<number> {
  const Plan = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) })
  const query = sql`explain (format json) select from merchant_card where state = ${sql.lit(state)}`
  const [found] = await readRows(database.pool, Plan, query)
  return found?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

test('PostgreSQL knows that nearly every merchant sells, and plans what joins live offers for that', async () => {
  await runSql(
    database,
    sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh, is_away)
      select gen_random_uuid(), 'M-' || n, 'company', 'Merchant ' || n, '賣家' || n, n > ${SELLING}
      from generate_series(1, ${SELLING + RESTING}) n`,
  )
  await runSql(database, sql`analyze merchants`)
  expect(await expectedOf('active')).toBeGreaterThanOrEqual(SELLING)
  expect(await expectedOf('resting')).toBe(RESTING)
})
