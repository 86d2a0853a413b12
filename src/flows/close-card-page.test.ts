import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cancelOrder, getAdminOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { placeAsGuest, pressCard, stateOf, unpaidOrder } from './order.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startTestShop()
  work = await shop.work()
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await work.stop()
  await requireInvariants(shop.database)
  await shop.stop()
})

const pageOf = async (orderNo: string): Promise<string | undefined> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ status: z.string() }),
      sql`select i.status from orders o join payments p using (order_id) join sandbox_stripe_sessions i on i.reference = p.reference
        where o.order_number = ${orderNo}`,
    )
  )[0]?.status
async function windowPasses(): Promise<void> {
  clock.advance(31 * MINUTE)
  await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
}
const moneyOf = async (orderNo: string) => {
  const { data } = await shop.ask(getAdminOrder, { orderNo }, { token: await shop.operator() })
  return { state: data.state, payments: data.payments.map(({ state }) => state) }
}

test.each(['when its half hour is over', 'when the shopper gives it up'])(
  'the card page of an order that closes %s can no longer be paid, even on a bad day of the provider',
  async (how) => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    shop.faults.set({ path: '/expire', fault: 'error', times: 2 })
    shop.faults.set({ path: '/expire', fault: 'lost', times: 1 })
    if (how.includes('half hour')) await windowPasses()
    else await shop.ask(cancelOrder, { orderNo }, { token })
    await expect.poll(() => pageOf(orderNo), PATIENCE).toBe('cancelled')
    await pressCard(shop, payment.providerUrl, 'succeed')
    expect(await pageOf(orderNo)).toBe('cancelled')
    expect(await moneyOf(orderNo)).toEqual({ state: 'closed', payments: ['cancelled'] })
  },
)

test('a page that the provider refuses to end is ended later', async () => {
  const { token, orderNo } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/expire', fault: 'refused', times: 2 })
  await shop.ask(cancelOrder, { orderNo }, { token })
  await expect.poll(() => pageOf(orderNo), PATIENCE).toBe('cancelled')
})

test('neither can a page where a card was declined, which goes on offering another one', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  await pressCard(shop, payment.providerUrl, 'decline')
  await shop.ask(capturePayment, { orderNo }, { token })
  expect((await moneyOf(orderNo)).payments).toEqual(['failed'])
  await shop.ask(cancelOrder, { orderNo }, { token })
  await expect.poll(() => pageOf(orderNo), PATIENCE).toBe('cancelled')
})

test('paid in the last moment, while the provider could not be reached, the money is booked as late and is to go back', async () => {
  const { orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/sessions', fault: 'error' })
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  await windowPasses()
  await pressCard(shop, payment.providerUrl, 'succeed')
  expect(await moneyOf(orderNo)).toEqual({ state: 'closed', payments: ['cancelled'] })
  shop.faults.clear()
  await expect.poll(() => moneyOf(orderNo), PATIENCE).toEqual({ state: 'refund-pending', payments: ['refund-pending'] })
})

test('paid between our look at its page and our word that ends it, the money is on its way back though no webhook tells of it', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  const faults = vi.spyOn(shop.faults, 'take')
  shop.faults.set({ path: '/sessions', fault: 'slow', slowMs: 6_000, times: 1 })
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  await shop.ask(cancelOrder, { orderNo }, { token })
  await expect.poll(() => faults.mock.results.some(({ value }) => value?.fault === 'slow'), PATIENCE).toBe(true)
  await pressCard(shop, payment.providerUrl, 'succeed')
  expect(await pageOf(orderNo)).toBe('succeeded')
  await expect.poll(() => moneyOf(orderNo), PATIENCE).toEqual({ state: 'refund-pending', payments: ['refund-pending'] })
})

test('money that is still on its way when its order closes is asked for until it has come', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  await pressCard(shop, payment.providerUrl, 'late')
  await shop.ask(cancelOrder, { orderNo }, { token })
  expect(await moneyOf(orderNo)).toEqual({ state: 'closed', payments: ['cancelled'] })
  clock.advance(MINUTE)
  await expect.poll(() => moneyOf(orderNo), PATIENCE).toEqual({ state: 'refund-pending', payments: ['refund-pending'] })
})

test('the shopper who comes back from the page of a closed order learns at once that the money came and goes back', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/expire', fault: 'error' })
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  await windowPasses()
  await pressCard(shop, payment.providerUrl, 'succeed')
  const answer = await shop.ask(capturePayment, { orderNo }, { token })
  // Already on its way back, or even there.
  const goesBack: unknown = expect.stringMatching(/^(refund-pending|refunded)$/)
  expect(answer.data).toMatchObject({ orderState: goesBack, paymentState: goesBack })
})

test('a page the provider opens only after its order has closed is ended at once', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  shop.faults.set({ path: '/sessions', fault: 'error' })
  await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })
  await shop.ask(cancelOrder, { orderNo }, { token })
  expect(await stateOf(shop, orderNo, token)).toBe('closed')
  shop.faults.clear()
  await expect.poll(() => pageOf(orderNo), PATIENCE).toBe('cancelled')
  expect(await moneyOf(orderNo)).toEqual({ state: 'closed', payments: ['cancelled'] })
})
