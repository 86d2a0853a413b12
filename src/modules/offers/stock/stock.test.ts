import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { buildProduct } from '#modules/catalogue/catalogue.builders.ts'
import { findBestOffers, findOffers, giveBackStock } from '#modules/offers/index.server.ts'
import { takeStock } from './stock.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 20 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const take = (lines: { offerId: string; quantity: number }[]): Promise<void> =>
  database.inTransaction((tx) => takeStock(tx, lines))
const build = (available: number[]) =>
  database.inTransaction((tx) =>
    buildProduct(tx, {
      colours: [
        {
          colourId: 'black',
          nameEn: 'Black',
          nameZh: '黑色',
          variants: available.map((units, index) => ({ size: String(index), offers: [{ available: units }] })),
        },
      ],
    }),
  )
async function availableOf(offerId: string): Promise<number> {
  const found = await readRows(
    database.pool,
    z.object({ available: z.number() }),
    sql`select available from offers where offer_id = ${offerId}`,
  )
  return found[0]?.available ?? -1
}
async function eventsAbout(productId: string): Promise<number> {
  const found = await readRows(
    database.pool,
    z.object({ count: z.number() }),
    sql`select count(*) as count from outbox
    where topic = 'stock-changed' and payload -> 'productIds' ? ${productId}`,
  )
  return found[0]?.count ?? 0
}
const reasons = (results: PromiseSettledResult<void>[]): (string | undefined)[] =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason instanceof Refusal ? result.reason.reason : String(result.reason)] : [],
  )

test.each([
  [40, 1],
  [60, 10],
])('of %i buyers at once exactly as many succeed as there are units (%i)', async (buyers, units) => {
  const { offerIds } = await build([units])
  const offerId = offerIds[0]!
  const results = await Promise.allSettled(Array.from({ length: buyers }, () => take([{ offerId, quantity: 1 }])))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(units)
  expect(new Set(reasons(results))).toEqual(new Set(['SOLD_OUT']))
  expect(await availableOf(offerId)).toBe(0)
})

test('orders over the same two variants in opposite order neither deadlock nor oversell', async () => {
  const { offerIds } = await build([30, 30])
  const [first, second] = offerIds.map((offerId) => ({ offerId, quantity: 1 }))
  const results = await Promise.allSettled(
    Array.from({ length: 80 }, (_, index) => take(index % 2 ? [first!, second!] : [second!, first!])),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(30)
  expect([await availableOf(offerIds[0]!), await availableOf(offerIds[1]!)]).toEqual([0, 0])
})

test('a line that is short undoes the lines before it and says how many are left', async () => {
  const { offerIds, skuIds } = await build([5, 2])
  const refusal = await take([
    { offerId: offerIds[0]!, quantity: 1 },
    { offerId: offerIds[1]!, quantity: 3 },
  ]).catch((problem: unknown) => problem)
  expect(refusal).toMatchObject({ reason: 'STOCK_SHORT', data: { skuId: skuIds[1], available: 2 } })
  expect(await availableOf(offerIds[0]!)).toBe(5)
})

test('the same offer on two lines is taken as one', async () => {
  const { offerIds } = await build([3])
  const line = { offerId: offerIds[0]!, quantity: 2 }
  await expect(take([line, line])).rejects.toMatchObject({ reason: 'STOCK_SHORT' })
})

test('an event is written only when the shown stock may have changed', async () => {
  const { offerIds, productId } = await build([10])
  const offerId = offerIds[0]!
  await take([{ offerId, quantity: 5 }])
  expect(await eventsAbout(productId)).toBe(0)
  await take([{ offerId, quantity: 2 }])
  expect(await eventsAbout(productId)).toBe(1)
  await database.inTransaction((tx) => giveBackStock(tx, [{ offerId, quantity: 7 }]))
  expect(await eventsAbout(productId)).toBe(2)
  await database.inTransaction((tx) => giveBackStock(tx, [{ offerId, quantity: 1 }]))
  expect(await eventsAbout(productId)).toBe(2)
  expect(await availableOf(offerId)).toBe(11)
})

test('the best offer is the cheapest with stock, then the earliest; withdrawn ones never', async () => {
  const built = await database.inTransaction((tx) =>
    buildProduct(tx, {
      nameEn: 'Silk scarf',
      colours: [
        {
          colourId: 'red',
          nameEn: 'Rouge',
          nameZh: '紅色',
          variants: [
            {
              offers: [
                { merchantCode: 'sold-out', salePriceCents: 100_00, available: 0 },
                { merchantCode: 'withdrawn', salePriceCents: 150_00, withdrawn: true },
                { merchantCode: 'earlier', salePriceCents: 200_00, createdAt: new Date('2026-11-02') },
                { merchantCode: 'later', salePriceCents: 200_00, createdAt: new Date('2026-11-03') },
              ],
            },
          ],
        },
      ],
    }),
  )
  const skuId = built.skuIds[0]!
  const best = (await findBestOffers(database.pool, [skuId])).get(skuId)
  expect(best).toMatchObject({
    offerId: built.offerIds[2],
    merchantNameEn: 'earlier',
    salePriceCents: 200_00,
    titleEn: 'Silk scarf',
    colourZh: '紅色',
    available: 5,
    listed: true,
  })
  const named = await findOffers(database.pool, built.offerIds)
  expect(named.size).toBe(4)
  expect(named.get(built.offerIds[1]!)).toMatchObject({ withdrawn: true, available: 0 })
})
