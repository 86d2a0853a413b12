import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cancelOrder, getAdminOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { expireLots } from '#modules/points/index.server.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { lotsOf, newMember, type Somebody } from '#flows/points/points.builders.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { cancelOrder as cancel } from '../close-order.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { payOutAll, placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { givePoints } from './rewards.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterEach(() => clock.reset())
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

/** They order something at this price, with as many points as can be used. */
async function order({ token }: Somebody, cents: number): Promise<string> {
  const variants = [{ offers: [{ salePriceCents: cents, available: 5 }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  return (await placeAsGuest(shop, [product], { token, usePoints: true })).answer.data.orderNo
}

async function payAndSendBack({ token }: Somebody, orderNo: string, between: () => Promise<void>): Promise<void> {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  await between()
  await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed' }, { token: operator })
  const { refunds } = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
  await shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
  await payOutAll(shop, operator, orderNo)
}

const sweep = async (): Promise<void> => {
  while ((await shop.database.inTransaction((tx) => expireLots(tx, 50))) > 0) continue
}

test('points that come back once their last day is over can be used for thirty days more, once; others keep their day', async () => {
  const who = await newMember(shop)
  await givePoints(shop, who.accountId, 60, 1 / 24)
  await givePoints(shop, who.accountId, 40, 50)
  await payAndSendBack(who, await order(who, 100_000), async () => {
    clock.advance(DAY / 12)
    await sweep()
  })
  const { ending } = (await shop.ask(queryPoints, {}, { token: who.token })).data
  const lastDay = dayInHongKong(new Date(clock.now().getTime() + 30 * DAY))
  expect(ending).toEqual([
    { points: 60, lastDay },
    { points: 40, lastDay: expect.any(String) },
  ])
  const unpaid = await order(who, 60_000)
  clock.advance(32 * DAY)
  await shop.database.inTransaction((tx) => cancel(tx, who.accountId, unpaid))
  expect(await lotsOf(shop, who.accountId)).toEqual([40])
})

test('an order that closes unpaid after midnight gives back what ended with the day, and no second time', async () => {
  const who = await newMember(shop)
  await givePoints(shop, who.accountId, 60, 1)
  const orderNo = await order(who, 100_000)
  clock.advance(DAY + 60_000)
  for (let time = 0; time < 2; time += 1) await shop.ask(cancelOrder, { orderNo }, { token: who.token })
  expect(await lotsOf(shop, who.accountId)).toEqual([60])
})
