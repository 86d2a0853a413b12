import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { count, countBegun, hasCounts, purgeCounts, writeCounts } from '#modules/daily-counts/index.server.ts'
import { MOST_TOLD_APART } from '#modules/daily-counts/daily-counts.rules.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { createTestDatabase } from '#platform/test-database.server.ts'
import { startDailyCounting } from './daily-counting.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  database = openDatabase(made.url, { connections: 8 })
  drop = made.drop
})
afterAll(async () => {
  clock.reset()
  await database.close()
  await drop()
})

const inTransaction = (work: (tx: Tx) => Promise<void>) => database.inTransaction(work)
const counted = async (): Promise<Record<string, number>> => {
  const rows = await readRows(
    database.pool,
    z.object({ key: z.string(), num: z.number() }),
    sql`select what || ' ' || subject as key, sum(num)::bigint as num from daily_counts group by 1`,
  )
  return Object.fromEntries(rows.map(({ key, num }) => [key.trim(), num]))
}
const empty = () => database.inTransaction((tx) => sql`truncate daily_counts`.execute(tx))

test('what is counted while many batches are written at once, by several processes, is all there and nothing twice', async () => {
  const writes: Promise<void>[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    for (let at = 0; at < 20; at += 1) count('product-seen', `PR${(turn * 7 + at) % 30}`)
    count('visit')
    writes.push(writeCounts(inTransaction))
    if (turn % 8 === 0) await Promise.all(writes)
  }
  await Promise.all(writes)
  const found = await counted()
  expect(found.visit).toBe(60)
  expect(Object.entries(found).reduce((sum, [key, num]) => (key.startsWith('product-seen') ? sum + num : sum), 0)).toBe(1200)
  await empty()
})

test('a batch that could not be written waits and is written with the next, as often as it takes', async () => {
  count('visit')
  await expect(writeCounts(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  count('visit')
  await expect(writeCounts(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await writeCounts(inTransaction)
  expect(await counted()).toEqual({ visit: 2 })
  expect(hasCounts()).toBe(false)
  await empty()
})

test('counts are written within moments while the process lives, and the last ones when it stops', async () => {
  const counting = startDailyCounting(database, createLog('silent'), 20)
  count('bag-add', 'x')
  await expect.poll(counted).toEqual({ 'bag-add x': 1 })
  count('bag-add', 'x')
  await counting.stop()
  expect(await counted()).toEqual({ 'bag-add x': 2 })
  await empty()
})

test('the number stays right when more things are counted than are told apart, and one who begins again counts once', async () => {
  for (let at = 0; at < MOST_TOLD_APART + 50; at += 1) count('product-seen', `PR${at}`)
  for (const who of ['one', 'other', 'one', 'one']) countBegun('checkout', who)
  await writeCounts(inTransaction)
  const found = await counted()
  expect(found['product-seen']).toBe(50)
  expect(found.checkout).toBe(2)
  await empty()
})

test('a count belongs to its day in Hong Kong, and is forgotten after two years', async () => {
  count('visit')
  clock.advance(801 * DAY)
  count('visit')
  await writeCounts(inTransaction)
  await database.inTransaction(purgeCounts)
  expect(await counted()).toEqual({ visit: 1 })
})
