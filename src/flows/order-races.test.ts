import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import { BANK } from '#platform/actor.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { placeAsGuest } from './order.builders.ts'
import { recordSuccess } from './money/settle-payment.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

const stocked = (available: number): Promise<BuiltProduct> =>
  shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }] })
const left = async (product: BuiltProduct): Promise<number> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ available: z.number() }),
      sql`select available from offers where offer_id = ${product.offerIds[0]}`,
    )
  )[0]?.available ?? -1
const stockRefusals: ReadonlySet<number> = new Set([refusals.SOLD_OUT.code, refusals.STOCK_SHORT.code])

describe('stock under a rush', () => {
  test.each([
    { buyers: 200, units: 1, each: 1 },
    { buyers: 100, units: 10, each: 1 },
    { buyers: 200, units: 10, each: 3 },
  ])('$buyers buyers, $each each, of $units in stock: every piece is sold once and the others are told so', async (rush) => {
    const { buyers, units, each } = rush
    const product = await stocked(units)
    const tokens = await Promise.all(Array.from({ length: buyers }, () => shop.visitor()))
    const orders = await Promise.all(tokens.map((token) => placeAsGuest(shop, [product], { token, quantity: each })))
    const codes = orders.map((order) => order.answer.code)
    expect(codes.filter((code) => code === 200)).toHaveLength(Math.floor(units / each))
    expect(codes.filter((code) => code !== 200).every((code) => stockRefusals.has(code))).toBe(true)
    expect(await left(product)).toBe(units % each)
  })

  test('two pieces bought together in opposite order never block each other', async () => {
    const one = await stocked(20)
    const other = await stocked(20)
    const orders = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) => placeAsGuest(shop, buyer % 2 ? [one, other] : [other, one])),
    )
    expect(orders.filter((order) => order.answer.code === 200)).toHaveLength(20)
    expect(orders.every((order) => order.answer.code === 200 || stockRefusals.has(order.answer.code))).toBe(true)
    expect([await left(one), await left(other)]).toEqual([0, 0])
  })
})

describe('the end of the payment window', () => {
  test('against the payment itself: each order is either paid and kept, or closed and to be refunded', async () => {
    const product = await stocked(40)
    const held = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { token, answer } = await placeAsGuest(shop, [product], { quantity: 2 })
        const payment = await shop.ask(startPayment, { orderNo: answer.data.orderNo, payType: 'bank' }, { token })
        return payment.data.paymentId
      }),
    )
    expect(await left(product)).toBe(0)
    clock.advance(31 * MINUTE)
    const closing = Promise.all(Array.from({ length: 4 }, () => shop.database.inTransaction((tx) => closeExpiredOrders(tx, 5))))
    const paying = Promise.all(held.map((paymentId) => shop.database.inTransaction((tx) => recordSuccess(tx, paymentId, BANK))))
    await Promise.all([closing, paying])
    const outcome = await readRows(
      shop.database.pool,
      z.object({ state: z.string(), payment: z.string(), n: z.number() }),
      sql`select o.state, p.state as payment, count(*) as n from orders o join payments p using (order_id)
      where p.payment_id = any(${held}::uuid[]) group by 1, 2`,
    )
    const count = (state: string, payment: string) =>
      outcome.find((row) => row.state === state && row.payment === payment)?.n ?? 0
    const paid = count('pending-seller-delivery', 'succeeded')
    const returned = count('refund-pending', 'succeeded')
    expect(paid + returned).toBe(20)
    expect(await left(product)).toBe(returned * 2)
    clock.reset()
  })

  test('gives back the stock of every unpaid order once, however many processes sweep', async () => {
    const product = await stocked(30)
    await Promise.all(Array.from({ length: 30 }, () => placeAsGuest(shop, [product])))
    expect(await left(product)).toBe(0)
    const unpaid = await readRows(
      shop.database.pool,
      z.object({ n: z.number() }),
      sql`select count(*) as n from orders where state = 'payment-pending'`,
    )
    clock.advance(31 * MINUTE)
    const closed = await Promise.all(
      Array.from({ length: 8 }, () => shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))),
    )
    expect(closed.reduce((sum, some) => sum + some, 0)).toBe(unpaid[0]?.n)
    expect(await left(product)).toBe(30)
    clock.reset()
  })
})
