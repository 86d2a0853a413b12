import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFacts } from '#modules/content/index.server.ts'
import { type Database, openDatabase, type Tx } from '#platform/database.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { FIRST_INVITATIONS } from './invitation-rules.contract.ts'
import { firstSettings, settingsReader } from './read-settings.ts'

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

const keep = (tx: Tx, friendAmount: number) =>
  sql`insert into settings (name, value, version, changed_at, changed_by)
    values ('invitations', ${JSON.stringify({ ...FIRST_INVITATIONS, friendAmount })}, 1, now(), '')
    on conflict (name) do update set value = excluded.value`.execute(tx)

test('what a transaction writes twice is read as it was written last, also where it was read in between', async () => {
  const read = settingsReader(firstSettings({ environment: readSettings({}), facts: readFacts('content') }))
  await database.inTransaction(async (tx) => {
    await keep(tx, 150)
    expect((await read(tx)).invitations.friendAmount).toBe(150)
    await keep(tx, 200)
  })
  expect((await read(database.pool)).invitations.friendAmount).toBe(200)
})
