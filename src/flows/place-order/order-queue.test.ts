import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { CreateWire } from '#modules/orders/orders.contract.ts'
import { createOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { Envelope } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join } from '../members/sign-in.builders.ts'
import { orderFor } from '../order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const stocked = (available: number): Promise<BuiltProduct> =>
  shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }] })

type Given = { key?: string; email?: string; total?: string }
const wish = (product: BuiltProduct, { email: billEmail = 'somebody@mail.test', total = '12000.00' }: Given) =>
  orderFor([product], { total, billEmail })

/** As a browser does: coming again as long as there is a line. */
const order = (product: BuiltProduct, token: string, given: Given = {}): Promise<Envelope<CreateWire>> =>
  shop.ask(createOrder, wish(product, given), { token, ...(given.key ? { key: given.key } : {}) })

/** Asked once, whatever the answer. */
async function orderOnce(product: BuiltProduct, token: string, key: string, given: Given = {}): Promise<Envelope<CreateWire>> {
  const response = await fetch(`${shop.url}/prod-api${createOrder.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: JSON.stringify(wish(product, given)),
  })
  return (await response.json()) as Envelope<CreateWire>
}

/** Until `during` has come to its end nobody gets at the stock of the piece. */
async function whileHeld<T>(product: BuiltProduct, during: () => Promise<T>): Promise<T> {
  return shop.database.inTransaction(async (tx) => {
    await sql`select from offers where offer_id = ${product.offerIds[0]} for update`.execute(tx)
    return during()
  })
}

test('members are served before guests who came before them, each in order', async () => {
  const product = await stocked(4)
  const guests = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
  const members = await Promise.all(Array.from({ length: 3 }, async () => (await join(shop)).token))
  /** Once the shop has said so; comes again afterwards. */
  const inLine = async (token: string) => {
    const key = newId()
    expect((await orderOnce(product, token, key)).code).toBe(refusals.IN_LINE.code)
    return () => order(product, token, { key })
  }
  const comeAgain = await whileHeld(product, async () => [
    ...(await Promise.all(guests.map(inLine))),
    ...(await Promise.all(members.map(inLine))),
  ])
  const codes = (await Promise.all(comeAgain.map((come) => come()))).map(({ code }) => code)
  expect(codes.slice(8)).toEqual([200, 200, 200])
  // One guest was under way already.
  expect(codes.slice(0, 8).filter((code) => code === 200)).toHaveLength(1)
})

test('who waits long is told the place in line, keeps it by coming again, and gets one order', async () => {
  const product = await stocked(10)
  const tokens = await Promise.all(Array.from({ length: 3 }, () => shop.visitor()))
  const keys = tokens.map(() => newId())
  const told = await whileHeld(product, async () => {
    const answers: Envelope<CreateWire>[] = []
    for (const [index, token] of tokens.entries()) answers.push(await orderOnce(product, token, keys[index] ?? ''))
    const other = await orderOnce(product, tokens[2] ?? '', keys[2] ?? '', { total: '1.00' })
    expect(other.code).toBe(refusals.KEY_REUSED.code)
    return answers
  })
  expect(told.map(({ code, data }) => [code, data])).toEqual([0, 1, 2].map((place) => [refusals.IN_LINE.code, { place }]))
  const placed = await Promise.all(tokens.map((token, index) => order(product, token, { key: keys[index] ?? '' })))
  expect(placed.map(({ code }) => code)).toEqual([200, 200, 200])
  const again = await order(product, tokens[1] ?? '', { key: keys[1] ?? '' })
  expect(again.data.orderNo).toBe(placed[1]?.data.orderNo)
  const [{ left } = { left: -1 }] = await readRows(
    shop.database.pool,
    z.object({ left: z.number() }),
    sql`select available as left from offers where offer_id = ${product.offerIds[0]}`,
  )
  expect(left).toBe(7)
})

test('an order that the database itself turns down takes no other along', async () => {
  await runSql(
    shop.database,
    sql`create function turn_down() returns trigger language plpgsql as
      $$ begin if new.contact_email = 'poison@mail.test' then raise exception 'turned down'; end if; return new; end $$`,
  )
  await runSql(shop.database, sql`create trigger turn_down before insert on orders for each row execute function turn_down()`)
  const product = await stocked(10)
  const tokens = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()))
  const asked = await whileHeld(product, async () => {
    const orders = tokens.map((token, index) =>
      order(product, token, { email: index === 3 ? 'poison@mail.test' : 'fine@mail.test' }),
    )
    await pause(300)
    return orders
  })
  const codes = (await Promise.all(asked)).map(({ code }) => code)
  expect(codes).toEqual([200, 200, 200, refusals.UNKNOWN.code, 200, 200])
})

test('of a batch who is refused is refused alone: the price changed, the piece is gone, the piece is sold out', async () => {
  const [product, gone] = [await stocked(3), await stocked(3)]
  await runSql(shop.database, sql`update products set listed = false where product_id = ${gone.productId}`)
  const [one, two, three, four] = await Promise.all(Array.from({ length: 4 }, () => shop.visitor()))
  const asked = await whileHeld(product, async () => {
    const orders = [
      order(product, one ?? ''),
      order(product, two ?? '', { total: '11999.99' }),
      order(gone, three ?? ''),
      order(product, four ?? ''),
    ]
    await pause(300)
    return orders
  })
  const answers = await Promise.all(asked)
  expect(answers.map(({ code }) => code)).toEqual([200, refusals.PRICE_CHANGED.code, refusals.OFFER_GONE.code, 200])
  expect(answers[1]?.data).toEqual({ total: '12000.00' })
  expect(
    (
      await shop.ask(
        quoteOrder,
        { productItems: orderFor([product], { total: '' }).productItems, comitPayType: 'bank' },
        { token: one ?? '' },
      )
    ).code,
  ).toBe(200)
})
