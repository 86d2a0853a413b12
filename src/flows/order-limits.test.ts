import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { listAdminProducts } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { cancelOrder } from '#modules/orders/orders.paths.ts'
import {
  capturePayment,
  confirmPayment,
  rejectPayment,
  startPayment,
  uploadReceipt,
} from '#modules/orders/payments/payments.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { hongKongAddress, placeAsGuest, pressCard, stateOf, unpaidOrder } from './order.builders.ts'
import { receipt, upload } from './receipt.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const OK = 200
const stocked = (available: number): Promise<BuiltProduct> =>
  shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }] })
const many = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const countOf = (codes: readonly number[], code: number): number => codes.filter((one) => one === code).length
const sweep = (): Promise<number> => shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))

/** An address of its own for each guest: what many do at once is not what one does. */
let addresses = 0
const elsewhere = (): string => {
  addresses += 1
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
}
const guest = async (from = elsewhere()): Promise<string> => {
  return (await shop.ask(visitorLogin, { deviceType: 'web' }, { from })).data.token
}

describe('unpaid orders hold no more than one shopper may', () => {
  test('of fifty orders sent at once by one visitor, from as many addresses, five are taken', async () => {
    const product = await stocked(100)
    const token = await guest()
    const orders = await many(50, () => placeAsGuest(shop, [product], { token, from: elsewhere() }))
    const codes = orders.map(({ answer }) => answer.code)
    expect([countOf(codes, OK), countOf(codes, refusals.TOO_MANY_UNPAID.code)]).toEqual([5, 45])
  })

  test.each([
    { name: 'one address', from: () => '203.0.113.9' },
    { name: 'one household’s IPv6 addresses', from: (at: number) => `2001:db8:7:1::${at + 1}` },
  ])('of fifty visitors ordering at once from $name, twenty are served', async ({ from }) => {
    const products = await many(5, () => stocked(100))
    const tokens = await many(50, () => guest())
    const orders = await many(50, (at) => placeAsGuest(shop, [products[at % 5]!], { token: tokens[at]!, from: from(at) }))
    const codes = orders.map(({ answer }) => answer.code)
    expect([countOf(codes, OK), countOf(codes, refusals.TOO_MANY_UNPAID.code)]).toEqual([20, 30])
  })

  test('a stranger who types somebody’s phone into five unpaid orders does not keep its owner from ordering', async () => {
    const product = await stocked(100)
    const orderAddressIVO = { ...hongKongAddress, mobile: '6987 6543' }
    const stranger = await guest()
    for (let order = 0; order < 5; order += 1)
      await placeAsGuest(shop, [product], { token: stranger, orderAddressIVO, from: elsewhere() })
    const { answer } = await placeAsGuest(shop, [product], { token: await guest(), orderAddressIVO, from: elsewhere() })
    expect(answer.code).toBe(OK)
  })

  test('one address cannot keep a piece off the shelf by ordering it again and again without paying', async () => {
    const product = await stocked(100)
    const from = elsewhere()
    const hold = async (quantity: number): Promise<number> => {
      const token = await guest()
      const { answer } = await placeAsGuest(shop, [product], { token, quantity, from })
      if (answer.code === OK) await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token, from })
      return answer.code
    }
    expect([await hold(10), await hold(10), await hold(1)]).toEqual([OK, OK, refusals.HELD_TOO_OFTEN.code])
    const { answer } = await placeAsGuest(shop, [product], { token: await guest(), quantity: 10, from: elsewhere() })
    expect(answer.code).toBe(OK)
  })

  test('what they hold is seen in the back office, piece by piece, until they are paid for or given up', async () => {
    const sizes = Array.from({ length: 2 }, () => ({ offers: [{ available: 5 }] }))
    const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: sizes }] })
    const operator = await shop.operator()
    const seen = async () => {
      const { list } = (await shop.ask(listAdminProducts, { word: product.spuCode }, { token: operator })).data
      return list.map(({ available, held }) => [available, held])
    }
    const buy = async (quantity: number) => {
      const token = await guest()
      const { answer } = await placeAsGuest(shop, [product], { token, quantity, from: elsewhere() })
      return { token, orderNo: answer.data.orderNo }
    }
    const [given, paid] = [await buy(2), await buy(1)]
    expect(await seen()).toEqual([[7, 3]])
    await shop.ask(cancelOrder, { orderNo: given.orderNo }, { token: given.token })
    expect(await seen()).toEqual([[9, 1]])
    const { paymentId } = (await shop.ask(startPayment, { orderNo: paid.orderNo, payType: 'bank' }, { token: paid.token })).data
    await shop.ask(confirmPayment, { paymentId }, { token: operator })
    expect(await seen()).toEqual([[9, 0]])
  })
})

describe('a receipt of a transfer', () => {
  // From the eve of the longest holidays.
  const isNextWorkingDay = 5 * DAY + MINUTE
  const send = async (orderNo: string, token: string) => {
    const { data } = await upload(shop, token, await receipt())
    return shop.ask(uploadReceipt, { orderNo, uploadId: data.uploadId }, { token })
  }
  const turnDown = async (paymentId: string) =>
    shop.ask(rejectPayment, { paymentId, reason: 'Unreadable.' }, { token: await shop.operator(['finance']) })

  test('holds its order for a working day at most, and a second one no longer', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    await send(orderNo, token)
    clock.advance(40 * MINUTE)
    await sweep()
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    clock.reset()
    await turnDown(payment.paymentId)
    await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
    const before = await holdsUntil(orderNo)
    clock.advance(20 * MINUTE)
    expect((await send(orderNo, token)).code).toBe(OK)
    expect(await holdsUntil(orderNo)).toEqual(before)
    clock.reset()
    clock.advance(isNextWorkingDay)
    await sweep()
    expect(await stateOf(shop, orderNo, token)).toBe('closed')
  })

  test('that is sent while the clock closes its order finds it closed, or keeps it open', async () => {
    const held = await many(16, async () => {
      const { token, orderNo } = await unpaidOrder(shop, 'bank')
      const { data } = await upload(shop, token, await receipt())
      return { token, orderNo, uploadId: data.uploadId }
    })
    clock.advance(31 * MINUTE)
    const closing = many(8, sweep)
    const sent = await many(16, (at) => {
      const { token, orderNo, uploadId } = held[at]!
      return shop.ask(uploadReceipt, { orderNo, uploadId }, { token, from: elsewhere() })
    })
    await closing
    await sweep()
    for (const [at, { token, orderNo }] of held.entries()) {
      const state = await stateOf(shop, orderNo, token)
      expect([sent[at]!.code, state]).toEqual(
        sent[at]!.code === OK ? [OK, 'payment-pending'] : [refusals.ORDER_CLOSED.code, 'closed'],
      )
    }
  })

  test('that is turned down takes none of the three days from a PayPal payment that is looked at', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    await send(orderNo, token)
    await turnDown(payment.paymentId)
    // Its working day, however many weekends and holidays lie before it, is nearly over.
    const nearlyOver = sql`update orders set receipt_holds_until = now() + interval '1 hour' where order_number = ${orderNo}`
    await runSql(shop.database, nearlyOver)
    const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'paypal' }, { token })).data
    await pressCard(shop, providerUrl, 'review')
    expect((await shop.ask(capturePayment, { orderNo }, { token })).data.paymentState).toBe('under-review')
    for (const [passed, state] of [
      [3 * DAY - MINUTE, 'payment-pending'],
      [2 * MINUTE, 'closed'],
    ] as const) {
      clock.advance(passed)
      await sweep()
      expect(await stateOf(shop, orderNo, token)).toBe(state)
    }
  })

  const holdsUntil = async (orderNo: string): Promise<Date | undefined> =>
    (
      await readRows(
        shop.database.pool,
        z.object({ until: z.date() }),
        sql`select receipt_holds_until as until from orders where order_number = ${orderNo}`,
      )
    )[0]?.until
})

describe('cards that come to nothing', () => {
  const payByCard = async (orderNo: string, token: string, from = elsewhere()) =>
    (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token, from })).code
  /** As when the provider says that the card was declined. */
  const decline = () =>
    runSql(
      shop.database,
      sql`update payments set state = 'failed', settled_at = now() where method = 'card' and state = 'started'`,
    )

  test('are tried ten times an hour by one shopper; a transfer goes on, and so do others', async () => {
    const { token, orderNo } = await unpaidOrder(shop, 'bank')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await payByCard(orderNo, token)).toBe(OK)
      await decline()
    }
    expect(await payByCard(orderNo, token)).toBe(refusals.CARDS_REST.code)
    expect((await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).code).toBe(OK)
    const other = await unpaidOrder(shop, 'bank')
    expect(await payByCard(other.orderNo, other.token)).toBe(OK)
    await decline()
  })

  test('from one address are tried thirty times an hour, by however many visitors at once', async () => {
    const product = await stocked(100)
    const orders = await many(40, async () => {
      const token = await guest()
      const { answer } = await placeAsGuest(shop, [product], { token, from: elsewhere() })
      return { token, orderNo: answer.data.orderNo }
    })
    const codes = await many(40, (at) => payByCard(orders[at]!.orderNo, orders[at]!.token, '203.0.113.77'))
    expect([countOf(codes, OK), countOf(codes, refusals.CARDS_REST.code)]).toEqual([30, 10])
    await decline()
  })
})

test('of eight presses of “add to bag” at once none is lost', async () => {
  const product = await stocked(90)
  const token = await guest()
  const list = [{ skuId: product.skuIds[0] ?? '', quantity: 1 }]
  await many(8, () => shop.ask(addToBag, { list }, { token }))
  const { data } = await shop.ask(getBag, {}, { token })
  expect(data.productList.map(({ quantity }) => quantity)).toEqual([8])
})
