import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { measureBoughtTogether, measurePopularity } from '#modules/popularity/index.server.ts'
import { buildProduct, type BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { setWish } from '#modules/wishlist/index.server.ts'
import { putBagLines } from '#modules/bag/index.server.ts'
import { showProduct } from '#flows/show-product.ts'
import { clock, DAY } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { startSearchFeed } from './search/search-feed.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { emptyTables, runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
})
beforeEach(async () => {
  await emptyTables(database, 'products', 'orders', 'bag_lines', 'wish_lists', 'wish_list_items', 'outbox')
})
afterEach(() => clock.reset())
afterAll(async () => {
  await database.close()
  await own.drop()
})

const piece = (wanted = {}) => database.inTransaction((tx) => buildProduct(tx, wanted))
const wish = (person: string, { spuCode }: BuiltProduct) =>
  database.inTransaction((tx) => setWish(tx, person, { spuCode, wished: true, priceCents: 1 }))
const putInBag = (person: string, { skuIds }: BuiltProduct) =>
  database.inTransaction((tx) =>
    putBagLines(tx, [{ ownerId: person, skuId: skuIds[0]!, variantId: skuIds[0]!, quantity: 1, priceSeenCents: 1 }]),
  )
/** An order as it stands in the books, of a person known by their phone. */
async function order(phone: string, bought: BuiltProduct[], state = 'received', ownerId = newId()): Promise<void> {
  const orderId = newId()
  await runSql(
    database,
    sql`with account as (insert into accounts values (${ownerId}, 'visitor') on conflict do nothing)
    insert into orders (order_id, order_number, owner_id, state, language, logistics_type, pay_type, receiver, contact_phone,
      contact_email, parts, total_cents, placed_at, expires_at)
    values (${orderId}, ${orderId}, ${ownerId}, ${state}, 'en', 2, 'fps', '{}', ${phone}, '', '{"goods": 1}', 1, ${clock.now()}, ${clock.now()})`,
  )
  const merchant = sql`(select merchant_id from merchants limit 1)`
  const consignmentId = newId()
  await runSql(
    database,
    sql`insert into consignments (consignment_id, order_id, merchant_id, goods_cents) values (${consignmentId}, ${orderId}, ${merchant}, 1)`,
  )
  for (const { productId, skuIds, offerIds } of bought)
    await runSql(
      database,
      sql`insert into order_lines values (${newId()}, ${orderId}, ${consignmentId}, ${offerIds[0]}, ${skuIds[0]}, ${productId}, 1, 1, '{}',
        0, '{"goods": 1}')`,
    )
}
const measure = () => database.inTransaction(measurePopularity)
async function scoreOf({ productId }: BuiltProduct): Promise<number> {
  const found = await readRows(
    database.pool,
    z.object({ score: z.number() }),
    sql`select score from product_popularity where product_id = ${productId}`,
  )
  return found[0]?.score ?? 0
}
const changedProducts = async () =>
  (
    await readRows(
      database.pool,
      z.object({ ids: z.array(z.string()) }),
      sql`select payload -> 'productIds' as ids from outbox where topic = 'product-changed'
      order by event_id`,
    )
  ).flatMap(({ ids }) => ids)

test('who buys cares more than who keeps, and who keeps cares more than who wishes; nobody cares for the rest', async () => {
  const [bought, kept, wished, unseen] = [await piece(), await piece(), await piece(), await piece()]
  for (let person = 0; person < 4; person += 1) {
    await order(`+852 6000000${person}`, [bought])
    await putInBag(newId(), kept)
    await wish(newId(), wished)
  }
  expect(await measure()).toBe(3)
  const scores = [await scoreOf(bought), await scoreOf(kept), await scoreOf(wished), await scoreOf(unseen)]
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(4)
  expect(scores[3]).toBe(0)
  expect(scores[0]).toBeLessThan(1)
  expect((await changedProducts()).toSorted()).toEqual([bought, kept, wished].map(({ productId }) => productId).toSorted())
})

test('one person who presses a heart a thousand times, or orders a piece twenty times, counts once', async () => {
  const [pressed, liked] = [await piece(), await piece()]
  const person = newId()
  await database.inTransaction(async (tx) => {
    for (let press = 0; press < 1_001; press += 1)
      await setWish(tx, person, { spuCode: pressed.spuCode, wished: press % 2 === 0, priceCents: 1 })
  })
  for (const other of [newId(), newId(), newId()]) await wish(other, liked)
  await measure()
  expect(await scoreOf(liked)).toBeGreaterThan(2 * (await scoreOf(pressed)))
  const [hoarded, wanted] = [await piece(), await piece()]
  for (let time = 0; time < 20; time += 1) await order('+852 61111111', [hoarded])
  for (const phone of ['+852 62222222', '+852 63333333']) await order(phone, [wanted])
  await measure()
  expect(await scoreOf(wanted)).toBeGreaterThan(1.4 * (await scoreOf(hoarded)))
}, 60_000)

test('orders that were not paid for, were closed or went back say nothing', async () => {
  const states = ['payment-pending', 'closed', 'failed', 'refund-pending', 'refunded']
  for (const [at, state] of states.entries()) await order(`+852 6444444${at}`, [await piece()], state)
  expect(await measure()).toBe(0)
})

test('measuring again tells of nothing, and so does a day that passes over everything alike', async () => {
  const loved = await piece()
  const liked = await piece()
  for (let person = 0; person < 12; person += 1) await order(`+852 65555${100 + person}`, [loved, ...(person < 4 ? [liked] : [])])
  expect(await measure()).toBe(2)
  expect(await measure()).toBe(0)
  clock.advance(DAY)
  expect(await measure()).toBe(0)
  expect(await changedProducts()).toHaveLength(2)
})

test('what was cared for long ago gives way to what is cared for now, and is forgotten in the end', async () => {
  const [old, fresh] = [await piece(), await piece()]
  for (let person = 0; person < 6; person += 1) await order(`+852 66666${100 + person}`, [old])
  await measure()
  const before = await scoreOf(old)
  clock.advance(42 * DAY)
  for (let person = 0; person < 6; person += 1) await order(`+852 67777${100 + person}`, [fresh])
  await measure()
  expect(await scoreOf(fresh)).toBeGreaterThan(2 * (await scoreOf(old)))
  expect(await scoreOf(old)).toBeLessThan(before)
  clock.advance(100 * DAY)
  await measure()
  expect(await scoreOf(old)).toBe(0)
})

test('two processes that measure at once tell of each product once', async () => {
  const loved = await piece()
  for (const person of [newId(), newId(), newId()]) await putInBag(person, loved)
  const moved = await Promise.all([measure(), measure()])
  expect(moved[0] + moved[1]).toBe(1)
  expect(await changedProducts()).toEqual([loved.productId])
})

test('a product page shows what several people kept with the piece beside what is like it, in stock alone', async () => {
  const bag = { categories: ['women/bags/tote-bags'] }
  // Elsewhere in the shop, so that nothing but people can bring them here.
  const shoe = { categories: ['men/shoes/trainers'], gender: 'unisex' as const, brandCode: 'maison' }
  const self = await piece(bag)
  const alike = await piece({ ...bag, brandCode: 'other' })
  const together = await piece(shoe)
  const alone = await piece(shoe)
  const gone = await piece({
    ...shoe,
    colours: [{ colourId: 'red', nameEn: 'Red', nameZh: '紅', variants: [{ offers: [{ available: 0 }] }] }],
  })
  for (const person of [newId(), newId()]) {
    await wish(person, self)
    await order('+852 68888888', [together], 'received', person)
    await wish(person, gone)
  }
  await wish(newId(), alone)
  const one = newId()
  await putInBag(one, self)
  await putInBag(one, alone)
  expect(await database.inTransaction(measureBoughtTogether)).toBeGreaterThan(0)
  expect(await database.inTransaction(measureBoughtTogether)).toBe(0)
  const feed = await startSearchFeed(database, createLog('silent'))
  try {
    const { recommended } = await showProduct(database.pool, { brandCode: self.brandCode, code: self.spuCode }, 'en')
    expect(recommended.map(({ spuCode }) => spuCode).toSorted()).toEqual([alike.spuCode, together.spuCode].toSorted())
  } finally {
    await feed.stop()
  }
})
