import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { placeAsGuest } from '#flows/order.builders.ts'
import { sayConsent } from '#modules/consents/index.server.ts'
import { takeOverOrders } from '#modules/orders/index.server.ts'
import { askStockAlert } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { emit } from './events.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** Places an order; answers what is queued when its money comes, and who it belongs to. */
async function order(given: Parameters<typeof placeAsGuest>[2] = {}) {
  const { answer } = await placeAsGuest(shop, [await shop.product()], given)
  const [row] = await readRows(
    shop.database.pool,
    z.object({ orderId: z.string(), ownerId: z.string() }),
    sql`select order_id as "orderId", owner_id as "ownerId" from orders where order_number = ${answer.data.orderNo}`,
  )
  if (!row) throw new Error('no such order')
  const { orderId } = row
  const whenPaid = async (): Promise<string[]> => {
    await shop.database.inTransaction((tx) => emit(tx, 'order-paid', { orderId, by: { kind: 'operator' } }))
    return queuedFor('order-paid', sql`payload ->> 'orderId' = ${orderId}`)
  }
  return { ...row, whenPaid }
}

async function queuedFor(topic: string, which: ReturnType<typeof sql>): Promise<string[]> {
  const jobs = await readRows(
    shop.database.pool,
    z.object({ task: z.string() }),
    sql`select task_identifier as task from graphile_worker.jobs where split_part(key, ':', 2) =
      (select event_id::text from outbox where topic = ${topic} and ${which} order by event_id desc limit 1) order by 1`,
  )
  return jobs.map(({ task }) => task)
}

async function member(): Promise<{ accountId: string; token: string }> {
  const accountId = newId()
  return { accountId, token: await shop.database.inTransaction((tx) => startSession(tx, 'member', accountId)) }
}

test('nothing is queued for the inbox of a guest, until a member takes the order over', async () => {
  const { ownerId, whenPaid } = await order()
  expect(await whenPaid()).toEqual(['event:order-mail'])
  const { accountId } = await member()
  await shop.database.inTransaction((tx) => takeOverOrders(tx, ownerId, accountId, ['tai.man@example.com']))
  expect(await whenPaid()).toEqual(['event:inbox', 'event:order-mail'])
})

test('a text message is queued for whoever said yes to them, or gave no mail address', async () => {
  const { accountId, token } = await member()
  const { whenPaid } = await order({ token })
  expect(await whenPaid()).toEqual(['event:inbox', 'event:order-mail'])
  const say = (given: boolean) =>
    shop.database.inTransaction((tx) => sayConsent(tx, accountId, { kind: 'orders-sms', given, language: 'en' }))
  await say(true)
  expect(await whenPaid()).toEqual(['event:inbox', 'event:order-mail', 'event:order-sms'])
  await say(false)
  expect(await whenPaid()).toEqual(['event:inbox', 'event:order-mail'])
  const mailless = await order()
  await runSql(shop.database, sql`update orders set contact_email = '' where order_id = ${mailless.orderId}`)
  expect(await mailless.whenPaid()).toEqual(['event:order-mail', 'event:order-sms'])
})

test('nobody is looked for who waits for a product for which nobody does', async () => {
  const piece = await shop.product()
  const [sku = ''] = piece.skuIds
  const whenStockMoves = async (): Promise<string[]> => {
    await shop.database.inTransaction((tx) => emit(tx, 'stock-changed', { productIds: [newId(), piece.productId] }))
    return queuedFor('stock-changed', sql`payload -> 'productIds' ? ${piece.productId}`)
  }
  expect(await whenStockMoves()).toEqual(['event:product-list'])
  await runSql(shop.database, sql`update offers set available = 0 where sku_id = ${sku}`)
  expect((await shop.ask(askStockAlert, { skuId: sku, email: 'ann@example.com' })).code).toBe(200)
  expect(await whenStockMoves()).toEqual(['event:product-list', 'event:stock-alerts'])
})
