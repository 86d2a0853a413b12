import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#platform/clock.ts'
import { payPalHeaders } from '#sandbox/paypal/paypal-shopper.server.ts'
import { PAYPAL_PATH } from '#sandbox/paypal/paypal-wire.server.ts'
import { webhookPath } from '#http/payment-webhooks.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { casesIn, type PayPalCases } from './paypal-cases.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { pressCard } from '../order.builders.ts'

let shop: TestShop
let office: string
let cases: PayPalCases
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  cases = casesIn(shop, office)
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

test('a claim at PayPal is told, held and listed with its deadline and page, and stops refunds until the shop has won', async () => {
  const { orderNo } = await cases.disputed()
  expect(await cases.disputeOf(orderNo)).toMatchObject({
    provider: 'paypal',
    state: 'open',
    amount: '12000.00',
    reason: 'merchandise_or_service_not_received',
    url: expect.stringMatching(/^\/sandbox\/paypal\/dispute\/PP-R-/),
  })
  expect(Date.parse((await cases.disputeOf(orderNo))?.dueAt ?? '')).toBeGreaterThan(Date.now())
  expect((await cases.giveBack(orderNo, '100.00')).code).toBe(refusals.DISPUTE_OPEN.code)
  await cases.decide(orderNo, 'win')
  await cases.becomes(orderNo, 'won')
  await requireInvariants(shop.database)
})

test('one that is lost for half takes half of the price and its fee, and leaves the rest as it was', async () => {
  const { orderNo } = await cases.disputed({ quantity: 2 })
  await cases.decide(orderNo, 'part')
  await cases.becomes(orderNo, 'lost')
  expect(await cases.disputeOf(orderNo)).toMatchObject({ loss: '0.00', fee: '60.00' })
  const { state, refunds } = await cases.look(orderNo)
  expect(refunds.map(({ kind, amount }) => [kind, amount])).toEqual([['chargeback', '12000.00']])
  expect(state).not.toBe('refunded')
  await requireInvariants(shop.database)
})

test('one that is lost for half while all is asked back takes half of that, and the other half is still owed', async () => {
  const { orderNo } = await cases.disputed({ quantity: 2 })
  await cases.giveBack(orderNo)
  await cases.decide(orderNo, 'part')
  await cases.becomes(orderNo, 'lost')
  expect((await cases.disputeOf(orderNo))?.loss).toBe('0.00')
  const { refunds } = await cases.look(orderNo)
  expect(refunds.map(({ state, amount }) => `${state} ${amount}`).toSorted()).toEqual([
    'confirmed 12000.00',
    'requested 12000.00',
  ])
  await requireInvariants(shop.database)
})

test('an inquiry holds nothing, becomes a claim when the buyer is not content, and lost it takes all', async () => {
  const { orderNo } = await cases.disputed({ act: 'inquiry' })
  await cases.decide(orderNo, 'lose')
  expect((await cases.disputeOf(orderNo))?.state).toBe('open')
  await cases.decide(orderNo, 'escalate')
  await cases.decide(orderNo, 'lose')
  await cases.becomes(orderNo, 'lost')
  expect(await cases.look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'chargeback', amount: '12000.00' }] })
})

test('a refund of all that left just before the case was told of settles it, and takes nothing twice', async () => {
  const { orderNo, page } = await cases.paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-lost' })
  await pressCard(shop, page, 'dispute')
  expect((await cases.giveBack(orderNo)).code).toBe(200)
  await cases.lookUp()
  expect(await cases.disputeOf(orderNo)).toMatchObject({ state: 'closed', loss: '0.00', fee: '0.00' })
  expect(await cases.look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'refund', state: 'confirmed' }] })
  await requireInvariants(shop.database)
})

test('told twice, late, forged or not at all, and with an answer lost on its way, a case is written down once and as PayPal has it', async () => {
  const twice = await cases.paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-twice' })
  shop.faults.set({ path: '/v1/customer/disputes', fault: 'lost', times: 2 })
  await pressCard(shop, twice.page, 'dispute')
  await cases.becomes(twice.orderNo, 'open')
  shop.faults.clear()
  const forged = await cases.paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-forged' })
  await pressCard(shop, forged.page, 'dispute')
  // Nobody takes a body's word for how a case ended: it is looked up.
  const { url } = (await cases.disputeOf(twice.orderNo)) ?? {}
  const id = url?.split('/').at(-1)
  const event = { id: 'WH-LIE', event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { dispute_id: id, status: 'RESOLVED' } }
  const body = JSON.stringify(event)
  const headers = payPalHeaders(body, { at: clock.now(), certUrl: `${shop.url}${PAYPAL_PATH}/cert` })
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
  expect((await fetch(shop.url + webhookPath('paypal'), sent)).status).toBe(200)
  expect((await cases.disputeOf(twice.orderNo))?.state).toBe('open')
  expect(await cases.disputeOf(forged.orderNo)).toBeUndefined()
  shop.faults.clear()
  await Promise.all([cases.lookUp(), cases.lookUp()])
  expect((await cases.disputeOf(forged.orderNo))?.state).toBe('open')
  await requireInvariants(shop.database)
})

test('PayPal’s own report agrees with the books, day by day, with refunds, cases held, won and lost', async () => {
  const { orderNo } = await cases.disputed({ quantity: 2 })
  await cases.decide(orderNo, 'part')
  await cases.becomes(orderNo, 'lost')
  await cases.giveBack((await cases.paid()).orderNo, '500.00')
  const report = await cases.reportTomorrow()
  expect(report).toMatchObject({ differences: [] })
  expect(report?.theirsIn).toBe(report?.oursIn)
  expect(Number(report?.theirsIn)).toBeGreaterThan(0)
  // What PayPal has taken and no webhook told of stands there with its order until the look-up has found it.
  const silent = await cases.paid()
  shop.faults.set({ path: '/pay/', fault: 'webhooks-lost' })
  await pressCard(shop, silent.page, 'dispute')
  expect((await cases.reportTomorrow())?.differences).toEqual([
    { key: expect.any(String), orderNo: silent.orderNo, ours: '12000.00', theirs: '0.00' },
  ])
  shop.faults.clear()
  await cases.lookUp()
  expect((await cases.reportTomorrow())?.differences).toEqual([])
  // A report that does not come is no report of nothing.
  shop.faults.set({ path: '/v1/reporting', fault: 'error' })
  expect(await cases.reportTomorrow()).toBeUndefined()
})
