import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  getAdminOrder,
  getOrder,
  handlePieces,
  handOver,
  listWaiting,
  moveOrder,
  settleWaiting,
} from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { remindOfPickUps } from '../aftercare/uncollected.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, placeAsGuest } from '../order.builders.ts'
import { receiveArrivedOrders } from '../receive-order.ts'
import { authenticateAll, benchOf } from './bench.builders.ts'

let shop: TestShop
let desk: string
beforeAll(async () => {
  shop = await startTestShop()
  desk = await shop.operator()
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
const dispatch = (orderNo: string) => shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: desk })

/** A paid order of so many pieces that waits in the store, or is on its way to an address. */
async function sent(logisticsType: 1 | 2, quantity = 1) {
  const place =
    logisticsType === 1 ? { selfLogisticsForm: { ...hongKongAddress, provinceCode: 'central-store', address: '' } } : {}
  const product = await shop.product()
  const { token, answer } = await placeAsGuest(shop, [product], { logisticsType, quantity, ...place })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: desk })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
  await authenticateAll(benchOf(shop, desk), orderNo)
  await dispatch(orderNo)
  return { token, orderNo, offerId: product.offerIds[0] ?? '' }
}
const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: desk })).data
const waiting = async (orderNo: string) =>
  (await shop.ask(listWaiting, {}, { token: desk })).data.list.find((one) => one.orderNo === orderNo)
const codeOf = async ({ token, orderNo }: { token: string; orderNo: string }) =>
  (await shop.ask(getOrder, { orderNo }, { token })).data.parcels[0]?.pickUp?.code ?? ''
const available = async (offerId: string) =>
  (
    await readRows(
      shop.database.pool,
      z.object({ num: z.number() }),
      sql`select available as num from offers where offer_id = ${offerId}`,
    )
  )[0]?.num
const mailsOf = (orderNo: string, key: string) =>
  readRows(
    shop.database.pool,
    z.object({ subject: z.string() }),
    sql`select subject from mails where subject like ${`%${orderNo}%`} and dedupe_key like ${`${key}%`} order by created_at`,
  )
/** As the timed tasks run so many days from now; sessions of the office do not last so long. */
async function after<T>(days: number, run: () => Promise<T>): Promise<T> {
  clock.advance(days * DAY)
  const answer = await run()
  clock.reset()
  return answer
}
const remind = (days: number) =>
  after(days, () => shop.database.inTransaction((tx) => remindOfPickUps(tx, 100, 'https://praya.test')))
/** Its days are over. */
const letLapse = (orderNo: string) =>
  shop.database.inTransaction((tx) =>
    sql`update parcels set keep_until = now() - interval '1 hour' where parcel_id in (select c.parcel_id from parcel_units c
      join units u using (unit_id) join orders o using (order_id) where o.order_number = ${orderNo}) and pick_up_code is not null`.execute(
      tx,
    ),
  )

test('whoever does not fetch a parcel is reminded after three days and after ten, and it never counts as received', async () => {
  const order = await sent(1)
  await remind(2)
  expect(await mailsOf(order.orderNo, 'pick-up')).toHaveLength(0)
  await remind(4)
  await remind(5)
  expect(await mailsOf(order.orderNo, 'pick-up')).toHaveLength(1)
  await remind(11)
  await remind(12)
  expect(await mailsOf(order.orderNo, 'pick-up')).toHaveLength(2)
  await after(40, () => shop.database.inTransaction((tx) => receiveArrivedOrders(tx, 100)))
  expect((await look(order.orderNo)).state).toBe('to-be-received')
})

test('what is overdue stands first; it is kept longer, or its pieces are for sale again and all of its price is asked back', async () => {
  const [kept, given] = [await sent(1), await sent(1)]
  await letLapse(given.orderNo)
  expect((await shop.ask(listWaiting, {}, { token: desk })).data.list[0]).toMatchObject({
    orderNo: given.orderNo,
    isOverdue: true,
  })
  const { parcelId = '' } = (await waiting(kept.orderNo)) ?? {}
  const wrong = await shop.ask(settleWaiting, { parcelId, act: 'keep', days: 31 }, { token: desk })
  expect(wrong).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'days' } })
  await shop.ask(settleWaiting, { parcelId, act: 'keep', days: 20 }, { token: desk })
  expect(Date.parse((await waiting(kept.orderNo))?.until ?? '')).toBeGreaterThan(Date.now() + 19 * DAY)
  const before = (await available(given.offerId)) ?? 0
  const overdue = (await waiting(given.orderNo))?.parcelId ?? ''
  const code = await codeOf(given)
  await shop.ask(settleWaiting, { parcelId: overdue, act: 'give-back' }, { token: desk })
  const after = await look(given.orderNo)
  expect(after).toMatchObject({
    state: 'refund-pending',
    refunds: [{ kind: 'refund', amount: '12000.00', reason: 'not collected' }],
  })
  expect(after.units).toMatchObject([{ state: 'returned', shelf: 'on-sale' }])
  expect(await available(given.offerId)).toBe(before + 1)
  expect((await shop.ask(handOver, { code }, { token: desk })).code).toBe(refusals.BAD_INPUT.code)
  expect(await mailsOf(given.orderNo, 'pick-up')).toMatchObject([{ subject: `Order ${given.orderNo} was not collected` }])
})

test('of the buyer who comes in the moment in which a parcel is given back, and the desk, the first is served', async () => {
  for (const _ of [1, 2, 3]) {
    const order = await sent(1)
    const { parcelId = '' } = (await waiting(order.orderNo)) ?? {}
    const code = await codeOf(order)
    const [fetched, given] = await Promise.all([
      shop.ask(handOver, { code }, { token: desk }),
      shop.ask(settleWaiting, { parcelId, act: 'give-back' }, { token: desk }),
    ])
    expect([fetched.code, given.code].filter((one) => one === 200)).toHaveLength(1)
  }
  await requireInvariants(shop.database)
})

test('a parcel that is lost takes all that is in it along: the order has failed, its price is asked back and nothing is for sale again', async () => {
  const order = await sent(2, 2)
  const before = await available(order.offerId)
  const [one = ''] = (await look(order.orderNo)).units.map(({ unitId }) => unitId)
  const lose = { orderNo: order.orderNo, act: 'lose' as const, unitIds: [one] }
  expect(await shop.ask(handlePieces, lose, { token: desk })).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: { field: 'note' },
  })
  const lost = (await shop.ask(handlePieces, { ...lose, note: 'SF says so.' }, { token: desk })).data
  expect(lost.units.map(({ state, shelf }) => [state, shelf])).toEqual([
    ['cancelled', 'written-off'],
    ['cancelled', 'written-off'],
  ])
  expect(lost).toMatchObject({ state: 'refund-pending', refunds: [{ kind: 'refund', amount: '24000.00' }] })
  expect(lost.history.map(({ toState }) => toState).slice(-2)).toEqual(['failed', 'refund-pending'])
  expect(await available(order.offerId)).toBe(before)
  await shop.workOff()
  expect(await mailsOf(order.orderNo, 'order-failed')).toHaveLength(1)
})

test('a parcel that could not be brought is with the shop again, leaves anew, and its old days do not count', async () => {
  const order = await sent(2)
  const unitIds = (await look(order.orderNo)).units.map(({ unitId }) => unitId)
  const back = (await shop.ask(handlePieces, { orderNo: order.orderNo, act: 'come-back', unitIds }, { token: desk })).data
  expect(back).toMatchObject({
    state: 'pending-platform-delivery',
    units: [{ state: 'passed', isWithUs: true }],
    moves: ['dispatch', 'request-refund'],
  })
  expect((await shop.ask(getOrder, { orderNo: order.orderNo }, { token: order.token })).data.parcels).toEqual([])
  await runSql(shop.database, sql`update parcels set sent_at = sent_at - interval '20 days' where ended_at is not null`)
  await dispatch(order.orderNo)
  await shop.database.inTransaction((tx) => receiveArrivedOrders(tx, 100))
  expect((await look(order.orderNo)).state).toBe('to-be-received')
  await shop.workOff()
  expect(await mailsOf(order.orderNo, 'parcel-came-back')).toHaveLength(1)
})
