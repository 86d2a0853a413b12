import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { CreateWire } from '#modules/orders/orders.contract.ts'
import { createOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH, type Envelope } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { orderFor, placeAsGuest, pressCard } from '../order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({}, undefined, undefined, { connectMs: 3_000 })
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const Standing = z.object({ orders: z.number(), left: z.number() })
const standing = async (product: BuiltProduct) =>
  readRows(
    shop.database.pool,
    Standing,
    sql`select (select count(distinct order_id) from order_lines l where l.offer_id = o.offer_id)::int as orders, available as left
      from offers o where offer_id = ${product.offerIds[0]}`,
  )

const wish = (product: BuiltProduct) => orderFor([product], { total: '12234.00', comitPayType: 'card' })
/** Asked once: the status, the code, and when to come again. */
async function settleOnce(product: BuiltProduct, token: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const body = JSON.stringify(wish(product))
  const response = await fetch(shop.url + BASE_PATH + quoteOrder.path, { method: 'POST', headers, body })
  const { code } = (await response.json()) as Envelope<unknown>
  return [response.status, code, response.headers.get('retry-after')]
}

/** Asked once, for no longer than `ms`, as the browser does; undefined: it has given up. */
async function askOnce(product: BuiltProduct, token: string, key: string, ms: number) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
  const body = JSON.stringify(wish(product))
  const asking = fetch(shop.url + BASE_PATH + createOrder.path, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(ms),
  })
  const response = await asking.catch(() => undefined)
  return response && ((await response.json()) as Envelope<CreateWire>)
}

test('a browser that gives up waiting and tries three times more with its key has one order, one page to pay on and one charge', async () => {
  const product = await shop.product()
  const token = await shop.visitor()
  const key = newId()
  await shop.database.inTransaction(async (tx) => {
    await sql`select from offers where offer_id = ${product.offerIds[0]} for update`.execute(tx)
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await askOnce(product, token, key, 250)).toBeUndefined()
  })
  const placed = await shop.ask(createOrder, wish(product), { token, key })
  expect([placed.code, await standing(product)]).toEqual([200, [{ orders: 1, left: 4 }]])
  const { orderNo } = placed.data
  expect((await shop.ask(createOrder, wish(product), { token, key })).data).toEqual(placed.data)
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  for (let press = 0; press < 3; press += 1) await pressCard(shop, providerUrl, 'succeed')
  await Promise.all(Array.from({ length: 4 }, () => shop.ask(capturePayment, { orderNo }, { token })))
  const charged = await readRows(
    shop.database.pool,
    z.object({ payments: z.number(), sessions: z.number() }),
    sql`select count(*)::int as payments, count(s.session_id)::int as sessions from payments p join orders o using (order_id)
      left join sandbox_stripe_sessions s on s.reference = p.reference where o.order_number = ${orderNo} and p.state = 'succeeded'`,
  )
  expect(charged).toEqual([{ payments: 1, sessions: 1 }])
})

test.each(['40001', '40P01'])('a transaction that loses to another (%s) is done again, and nobody notices', async (code) => {
  await runSql(shop.database, sql`create sequence losses`)
  await runSql(
    shop.database,
    sql.raw(`create function lose() returns trigger language plpgsql as
      $$ begin if nextval('losses') < 4 then raise exception 'lost' using errcode = '${code}'; end if; return new; end $$`),
  )
  await runSql(shop.database, sql`create trigger lose before insert on orders for each row execute function lose()`)
  const product = await shop.product()
  const { answer } = await placeAsGuest(shop, [product])
  expect([answer.code, await standing(product)]).toEqual([200, [{ orders: 1, left: 4 }]])
  await runSql(shop.database, sql`drop trigger lose on orders`)
  await runSql(shop.database, sql`drop function lose`)
  await runSql(shop.database, sql`drop sequence losses`)
})

test('two who lock the same two rows in opposite order both come to their end', async () => {
  const [one, other] = [await shop.product(), await shop.product()]
  const lock = (tx: Tx, { offerIds }: BuiltProduct) =>
    sql`select from offers where offer_id = ${offerIds[0]} for update`.execute(tx)
  const met = Promise.withResolvers<void>()
  let here = 0
  let attempts = 0
  const both = (first: BuiltProduct, then: BuiltProduct) =>
    shop.database.inTransaction(async (tx) => {
      attempts += 1
      await lock(tx, first)
      here += 1
      if (here === 2) met.resolve()
      await met.promise
      await lock(tx, then)
      return 'done'
    })
  expect(await Promise.all([both(one, other), both(other, one)])).toEqual(['done', 'done'])
  // Anyone who lost may lose once more: it can be back at its first row before the other has noticed that it is free.
  expect(attempts).toBeGreaterThan(2)
})

test('while every connection is taken whoever asks is told when to come again, and afterwards all goes on as before', async () => {
  const product = await shop.product()
  const token = await shop.visitor()
  const over = Promise.withResolvers<void>()
  const taken = Array.from({ length: 10 }, async () => shop.database.inTransaction(async () => over.promise))
  const [ordered, ...asked] = await Promise.all([
    askOnce(product, token, 'no-connection', 20_000),
    ...Array.from({ length: 20 }, () => settleOnce(product, token)),
  ])
  over.resolve()
  await Promise.all(taken)
  expect(asked).toEqual(asked.map(() => [503, refusals.BUSY.code, '2']))
  expect(ordered?.code).toBe(refusals.BUSY.code)
  expect(await settleOnce(product, token)).toEqual([200, 200, null])
  const placed = await shop.ask(createOrder, wish(product), { token, key: 'no-connection' })
  expect([placed.code, await standing(product)]).toEqual([200, [{ orders: 1, left: 4 }]])
})
