import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProduct } from '#modules/catalogue/catalogue.builders.ts'
import { clock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { listWishes, setWish } from './index.server.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  for (const spuCode of ['ONE', 'TWO']) await buildProduct(database.pool, { spuCode })
})
afterAll(async () => {
  clock.reset()
  await database.close()
  await own.drop()
})

test('wishes are listed newest first; wishing twice or taking away twice changes nothing', async () => {
  const shopper = newId()
  for (const spuCode of ['ONE', 'TWO', 'ONE']) {
    clock.advance(1_000)
    await setWish(database.pool, shopper, spuCode, true)
  }
  expect(await listWishes(database.pool, shopper)).toEqual(['TWO', 'ONE'])
  for (let again = 0; again < 2; again += 1) await setWish(database.pool, shopper, 'TWO', false)
  expect(await listWishes(database.pool, shopper)).toEqual(['ONE'])
  expect(await listWishes(database.pool, newId())).toEqual([])
})

test('a product that does not exist cannot be wished for', async () => {
  await expect(setWish(database.pool, newId(), 'NOTHING', true)).rejects.toMatchObject({ reason: 'NOT_FOUND' })
})
