import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { getAdminOrder, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { placeAsGuest, pressCard } from './order.builders.ts'
import { reconcilePayments } from './money/provider-reports.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startTestShop({ OUTSIDE_TIMEOUT_MS: '3000', OUTSIDE_RETRY_MS: '1000' })
  work = await shop.work()
})
afterEach(async () => {
  shop.faults.clear()
})
afterAll(async () => {
  await work.stop()
  await requireInvariants(shop.database)
  await shop.stop()
})

async function orderByCard() {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  return { token, orderNo: answer.data.orderNo }
}
const start = (orderNo: string, token: string) => shop.ask(startPayment, { orderNo, payType: 'card' }, { token })
const stateOf = async (orderNo: string, token: string) => (await shop.ask(getOrder, { orderNo }, { token })).data.state

async function paidByCard() {
  const { token, orderNo } = await orderByCard()
  await pressCard(shop, (await start(orderNo, token)).data.providerUrl, 'succeed')
  await expect.poll(() => stateOf(orderNo, token), PATIENCE).toBe('pending-seller-delivery')
  return { token, orderNo }
}
const intentsOf = (orderNo: string) =>
  readRows(
    shop.database.pool,
    z.object({ intents: z.number(), refunds: z.number() }),
    sql`select count(distinct i.session_id)::int as intents, count(r.refund_id)::int as refunds
      from orders o join payments p using (order_id) join sandbox_stripe_sessions i on i.reference = p.reference
      left join sandbox_stripe_refunds r on r.session_id = i.session_id where o.order_number = ${orderNo}`,
  )
const mailsAbout = async (orderNo: string) =>
  (
    await readRows(
      shop.database.pool,
      z.object({ topic: z.string() }),
      sql`select topic from outbox e join orders o on o.order_id::text = e.payload ->> 'orderId'
        where o.order_number = ${orderNo} and topic = 'order-refunded'`,
    )
  ).length

/** The desk takes the order back and finance presses refund. */
async function refund(orderNo: string) {
  const operator = await shop.operator()
  await shop.ask(moveOrder, { orderNo, move: 'request-refund' }, { token: operator })
  const answer = await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  return { operator, state: answer.data.state }
}

test('while the card provider is down no order says that its money went back; when it answers, it does, once', async () => {
  const { token, orderNo } = await paidByCard()
  shop.faults.set({ path: '/refunds', fault: 'error' })
  const { operator, state } = await refund(orderNo)
  expect(state).toBe('refund-pending')
  expect(await stateOf(orderNo, token)).toBe('refund-pending')
  expect(await mailsAbout(orderNo)).toBe(0)
  // Pressed again, impatiently.
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: operator })
  shop.faults.clear()
  await expect.poll(() => stateOf(orderNo, token), PATIENCE).toBe('refunded')
  expect(await intentsOf(orderNo)).toEqual([{ intents: 1, refunds: 1 }])
  expect(await mailsAbout(orderNo)).toBe(1)
  expect((await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data.payments[0]?.state).toBe('refunded')
})

test('who presses again once the card provider is back pays at once, whenever the shop would have asked by itself', async () => {
  const { token, orderNo } = await orderByCard()
  shop.faults.set({ path: '/sessions', fault: 'lost', times: 1 })
  expect((await start(orderNo, token)).code).toBe(refusals.PAYMENT_PROVIDER_DOWN.code)
  await runSql(
    shop.database,
    sql`update outside_calls set next_attempt_at = now() + interval '1 hour' where kind = 'payment-open' and state = 'sent'`,
  )
  expect((await start(orderNo, token)).data.providerUrl).toMatch(/^https?:|^\//)
  expect(await intentsOf(orderNo)).toEqual([{ intents: 1, refunds: 0 }])
})

test('an answer to a refund that got lost, or comes too late, gives the money back once', async () => {
  for (const fault of [{ fault: 'lost' as const }, { fault: 'slow' as const, slowMs: 4_000 }]) {
    const { token, orderNo } = await paidByCard()
    shop.faults.set({ path: '/refunds', times: 1, ...fault })
    expect((await refund(orderNo)).state).toBe('refund-pending')
    await expect.poll(() => stateOf(orderNo, token), PATIENCE).toBe('refunded')
    expect(await intentsOf(orderNo)).toEqual([{ intents: 1, refunds: 1 }])
    expect(await mailsAbout(orderNo)).toBe(1)
  }
})

test('a provider that does not answer leaves the order open, and the same payment is paid when it is back', async () => {
  for (const fault of ['error', 'lost'] as const) {
    const { token, orderNo } = await orderByCard()
    shop.faults.set({ path: '/sessions', fault })
    expect((await start(orderNo, token)).code).toBe(refusals.PAYMENT_PROVIDER_DOWN.code)
    expect(await stateOf(orderNo, token)).toBe('payment-pending')
    shop.faults.clear()
    // What may have been heard is asked again a moment later, and not at every press.
    await expect.poll(async () => (await start(orderNo, token)).code, PATIENCE).toBe(200)
    await pressCard(shop, (await start(orderNo, token)).data.providerUrl, 'succeed')
    // The page the shopper comes back to asks, should the webhook have met a circuit that was still open.
    const asked = async () => (await shop.ask(capturePayment, { orderNo }, { token })).data?.orderState
    await expect.poll(asked, PATIENCE).toBe('pending-seller-delivery')
    expect(await intentsOf(orderNo)).toEqual([{ intents: 1, refunds: 0 }])
  }
})

test('a provider that tells twice pays once, and one whose webhook is lost is asked', async () => {
  const twice = await orderByCard()
  shop.faults.set({ path: '/succeed', fault: 'webhooks-twice', times: 1 })
  await pressCard(shop, (await start(twice.orderNo, twice.token)).data.providerUrl, 'succeed')
  await expect.poll(() => stateOf(twice.orderNo, twice.token), PATIENCE).toBe('pending-seller-delivery')
  const lost = await orderByCard()
  shop.faults.set({ path: '/succeed', fault: 'webhooks-lost', times: 1 })
  await pressCard(shop, (await start(lost.orderNo, lost.token)).data.providerUrl, 'succeed')
  const { data } = await shop.ask(capturePayment, { orderNo: lost.orderNo }, { token: lost.token })
  expect(data.orderState).toBe('pending-seller-delivery')
})

test('a payment the provider does not know ends the reconciliation of no other, and many that have ended keep none waiting', async () => {
  const { token, orderNo } = await orderByCard()
  shop.faults.set({ path: '/succeed', fault: 'webhooks-lost', times: 1 })
  await pressCard(shop, (await start(orderNo, token)).data.providerUrl, 'succeed')
  const quiet = await orderByCard()
  await start(quiet.orderNo, quiet.token)
  await runSql(
    shop.database,
    sql`update payments set created_at = now() - interval '10 minutes', looked_at = now() - interval '8 minutes' where state = 'started'`,
  )
  // A hundred and fifty that have never been looked at, none of which the provider knows.
  await runSql(
    shop.database,
    sql`insert into payments (payment_id, order_id, method, state, amount_cents, reference, provider, provider_id, created_at)
      select gen_random_uuid(), p.order_id, 'card', 'failed', 100, 'old' || n, p.provider, 'ci_unknown' || n, now() - interval '1 hour'
      from generate_series(1, 150) n, (select * from payments p join orders o using (order_id) where o.order_number = ${quiet.orderNo}) p`,
  )
  await reconcilePayments(shop.database, shop.payments, createLog('silent'))
  expect(await stateOf(orderNo, token)).toBe('pending-seller-delivery')
})
