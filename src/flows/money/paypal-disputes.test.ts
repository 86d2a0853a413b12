import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listDisputes } from '#modules/money/money.paths.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, capturePayment, requestRefund, startPayment } from '#modules/payments/payments.paths.ts'
import { listReconciliations } from '#modules/reconciliation/reconciliation.paths.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { payPalHeaders } from '#platform/payment-providers/paypal/paypal-shopper.server.ts'
import { PAYPAL_PATH } from '#platform/payment-providers/paypal/paypal-wire.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { webhookPath } from '#http/payment-webhooks.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest, pressCard } from '../order.builders.ts'
import { reconcileDisputes } from './dispute.ts'
import { reconcileDays } from './reconcile-days.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
const log = createLog('silent')
let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
const disputeOf = async (orderNo: string) =>
  (await shop.ask(listDisputes, {}, { token: office })).data.list.find((one) => one.orderNo === orderNo)
const decide = async (orderNo: string, act: string) => pressCard(shop, (await disputeOf(orderNo))?.url ?? '', act)
const lookUp = () => reconcileDisputes({ database: shop.database, payments: shop.payments, log })
const becomes = (orderNo: string, state: string) =>
  expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe(state)

async function paid({ quantity = 1 } = {}) {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'paypal', quantity })
  const { orderNo } = answer.data
  const { providerUrl: page } = (await shop.ask(startPayment, { orderNo, payType: 'paypal' }, { token })).data
  await pressCard(shop, page, 'approve')
  await shop.ask(capturePayment, { orderNo }, { token })
  return { orderNo, token, page: page ?? '' }
}
async function disputed({ act = 'dispute', quantity = 1 } = {}) {
  const order = await paid({ quantity })
  await pressCard(shop, order.page, act)
  await expect.poll(() => disputeOf(order.orderNo), PATIENCE).toBeDefined()
  return order
}
async function giveBack(orderNo: string, amount?: string) {
  const part = amount
    ? { part: 'goods' as const, amount, unitIds: [] }
    : { unitIds: (await look(orderNo)).units.map((one) => one.unitId) }
  const { refunds } = (
    await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'A scratch.', ...part }, { token: office })
  ).data
  return shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: office })
}

test('a claim at PayPal is told, held and listed with its deadline and page, and stops refunds until the shop has won', async () => {
  const { orderNo } = await disputed()
  expect(await disputeOf(orderNo)).toMatchObject({
    provider: 'paypal',
    state: 'open',
    amount: '12000.00',
    reason: 'merchandise_or_service_not_received',
    url: expect.stringMatching(/^\/sandbox\/paypal\/dispute\/PP-R-/),
  })
  expect(Date.parse((await disputeOf(orderNo))?.dueAt ?? '')).toBeGreaterThan(Date.now())
  expect((await giveBack(orderNo, '100.00')).code).toBe(refusals.DISPUTE_OPEN.code)
  await decide(orderNo, 'win')
  await becomes(orderNo, 'won')
  await requireInvariants(shop.database)
})

test('one that is lost for half takes half of the price and its fee, and leaves the rest as it was', async () => {
  const { orderNo } = await disputed({ quantity: 2 })
  await decide(orderNo, 'part')
  await becomes(orderNo, 'lost')
  expect(await disputeOf(orderNo)).toMatchObject({ loss: '0.00', fee: '60.00' })
  const { state, refunds } = await look(orderNo)
  expect(refunds.map(({ kind, amount }) => [kind, amount])).toEqual([['chargeback', '12000.00']])
  expect(state).not.toBe('refunded')
  await requireInvariants(shop.database)
})

test('an inquiry holds nothing, becomes a claim when the buyer is not content, and lost it takes all', async () => {
  const { orderNo } = await disputed({ act: 'inquiry' })
  await decide(orderNo, 'lose')
  expect((await disputeOf(orderNo))?.state).toBe('open')
  await decide(orderNo, 'escalate')
  await decide(orderNo, 'lose')
  await becomes(orderNo, 'lost')
  expect(await look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'chargeback', amount: '12000.00' }] })
})

test('a refund of all that left just before the case was told of settles it, and takes nothing twice', async () => {
  const { orderNo, page } = await paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-lost' })
  await pressCard(shop, page, 'dispute')
  expect((await giveBack(orderNo)).code).toBe(200)
  await lookUp()
  expect(await disputeOf(orderNo)).toMatchObject({ state: 'closed', loss: '0.00', fee: '0.00' })
  expect(await look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'refund', state: 'confirmed' }] })
  await requireInvariants(shop.database)
})

test('told twice, late, forged or not at all, and with an answer lost on its way, a case is written down once and as PayPal has it', async () => {
  const twice = await paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-twice' })
  shop.faults.set({ path: '/v1/customer/disputes', fault: 'lost', times: 2 })
  await pressCard(shop, twice.page, 'dispute')
  await becomes(twice.orderNo, 'open')
  shop.faults.clear()
  const forged = await paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-forged' })
  await pressCard(shop, forged.page, 'dispute')
  // Nobody takes a body's word for how a case ended: it is looked up.
  const { url } = (await disputeOf(twice.orderNo)) ?? {}
  const id = url?.split('/').at(-1)
  const event = { id: 'WH-LIE', event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: id, status: 'RESOLVED' } }
  const body = JSON.stringify(event)
  const headers = payPalHeaders(body, { at: clock.now(), certUrl: `${shop.url}${PAYPAL_PATH}/cert` })
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
  expect((await fetch(shop.url + webhookPath('paypal'), sent)).status).toBe(200)
  expect((await disputeOf(twice.orderNo))?.state).toBe('open')
  expect(await disputeOf(forged.orderNo)).toBeUndefined()
  shop.faults.clear()
  await Promise.all([lookUp(), lookUp()])
  expect((await disputeOf(forged.orderNo))?.state).toBe('open')
  await requireInvariants(shop.database)
})

test('PayPal’s own report agrees with the books, day by day, with refunds, cases held, won and lost', async () => {
  await runSql(shop.database, sql`delete from reconciliations`)
  const { orderNo } = await disputed({ quantity: 2 })
  await decide(orderNo, 'part')
  await becomes(orderNo, 'lost')
  await giveBack((await paid()).orderNo, '500.00')
  const tomorrow = async () => {
    clock.advance(DAY)
    await reconcileDays({ database: shop.database, payments: shop.payments, log })
    clock.reset()
    const { list } = (await shop.ask(listReconciliations, {}, { token: office })).data
    return list.find((one) => one.day === dayInHongKong(clock.now()) && one.method === 'paypal')
  }
  const report = await tomorrow()
  expect(report).toMatchObject({ differences: [] })
  expect(report?.theirsIn).toBe(report?.oursIn)
  expect(Number(report?.theirsIn)).toBeGreaterThan(0)
  // What PayPal has taken and no webhook told of stands there with its order until the look-up has found it.
  await runSql(shop.database, sql`delete from reconciliations`)
  const silent = await paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-lost' })
  await pressCard(shop, silent.page, 'dispute')
  expect((await tomorrow())?.differences).toEqual([
    { key: expect.any(String), orderNo: silent.orderNo, ours: '12000.00', theirs: '0.00' },
  ])
  shop.faults.clear()
  await lookUp()
  expect((await tomorrow())?.differences).toEqual([])
  // A report that does not come is no report of nothing.
  await runSql(shop.database, sql`delete from reconciliations`)
  shop.faults.set({ path: '/v1/reporting', fault: 'error' })
  expect(await tomorrow()).toBeUndefined()
})
