import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { showToday } from '#modules/reports/reports.paths.ts'
import { getAdminOrder, listReady, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  approveRefund,
  capturePayment,
  confirmPayment,
  listDisputes,
  nameRefund,
  requestRefund,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import type { BuildProduct } from '#modules/catalogue/catalogue.builders.ts'
import { createLog } from '#platform/log.server.ts'
import type { ProviderBack } from '#platform/payment-providers/payment-provider.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { NO_LIMITS, setLimits } from '../../approvals/limits.builders.ts'
import { authenticateAll, benchOf } from '../../delivery/bench.builders.ts'
import { reconcileDisputes } from '../dispute.ts'
import { requireInvariants } from '../../invariants.builders.ts'
import { payOutAll, placeAsGuest, pressCard } from '../../order.builders.ts'
import { lookAtRefunds } from './look-at-refunds.ts'
import { moneyPage } from '../money-page.builders.ts'
import { giveUp, teller } from './teller.builders.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
let shop: TestShop
let office: string
let finance: string
let money: ReturnType<typeof moneyPage>
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  finance = await shop.operator(['finance'])
  money = moneyPage(shop, () => finance)
})
afterEach(async () => {
  shop.faults.clear()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
const becomes = (orderNo: string, state: string) => expect.poll(async () => (await look(orderNo)).state, PATIENCE).toBe(state)
const refundsOf = async (orderNo: string) =>
  (await look(orderNo)).refunds.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`)
const lookUp = () => lookAtRefunds({ database: shop.database, payments: shop.payments, log: createLog('silent') })
const lose = () => shop.faults.set({ fault: 'webhooks-lost' })
const askBack = (orderNo: string, unitIds: string[]) =>
  shop.ask(requestRefund, { orderNo, kind: 'refund', unitIds, reason: 'Not available.' }, { token: office })
const approve = (refundId: string | undefined) => shop.ask(approveRefund, { refundId: refundId ?? '' }, { token: finance })
const unitsOf = async (orderNo: string) => (await look(orderNo)).units.map(({ unitId }) => unitId)
const name = (orderNo: string, reportId: string | undefined, unitIds: string[] = []) =>
  shop.ask(nameRefund, { orderNo, reportId: reportId ?? '', unitIds, reason: 'Agreed by telephone.' }, { token: office })

/** Paid at the provider, whose page it answers. */
async function paid(way: 'card' | 'paypal', quantity = 1, product?: BuildProduct) {
  const { token, answer } = await placeAsGuest(shop, [await shop.product(product)], { comitPayType: way, quantity })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: way }, { token })).data
  await pressCard(shop, providerUrl, 'succeed')
  await shop.ask(capturePayment, { orderNo }, { token })
  return { orderNo, token, there: (act: string) => pressCard(shop, providerUrl, act) }
}
async function isReady(orderNo: string) {
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
}
const dispatch = (orderNo: string, unitIds?: string[]) => {
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  return shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel, ...(unitIds ? { unitIds } : {}) }, { token: office })
}

describe.each(['card', 'paypal'] as const)('what is refunded at the provider of a %s payment', (way) => {
  test('as a whole is booked within moments: nothing is sent, nothing is refunded again, and finance sees it until it is noted', async () => {
    const { orderNo, there } = await paid(way)
    const [unitId = ''] = await unitsOf(orderNo)
    await there('give-back')
    await becomes(orderNo, 'refunded')
    expect(await refundsOf(orderNo)).toEqual([`refund confirmed ${(await look(orderNo)).payments[0]?.amount}`])
    expect((await look(orderNo)).units.map(({ state }) => state)).toEqual(['cancelled'])
    expect((await askBack(orderNo, [unitId])).code).not.toBe(200)
    const found = await money.caseOf('refund-outside', orderNo)
    expect(found).toMatchObject({ repairs: ['note'] })
    const { waiting } = (await shop.ask(showToday, {}, { token: office })).data
    expect(waiting.find(({ room }) => room === 'money')?.num).toBeGreaterThan(0)
    expect((await money.repair(found, 'note')).code).toBe(200)
    expect((await money.repair(found, 'note')).code).toBe(refusals.MONEY_IS_SETTLED.code)
    expect(await money.caseOf('refund-outside', orderNo)).toBeUndefined()
  })

  test('in part holds the order back until somebody says for which item, which then stays; the others go out', async () => {
    const { orderNo, there } = await paid(way, 2)
    await isReady(orderNo)
    await there('give-half')
    await expect.poll(async () => (await look(orderNo)).reports.length, PATIENCE).toBe(1)
    expect((await dispatch(orderNo)).code).toBe(refusals.ORDER_HELD_BACK.code)
    const ready = (await shop.ask(listReady, {}, { token: office })).data.list.find((one) => one.orderNo === orderNo)
    expect(ready).toMatchObject({ isHeld: true })
    expect(await money.caseOf('refund-outside', orderNo)).toMatchObject({ repairs: [] })
    const [one = '', other = ''] = await unitsOf(orderNo)
    const [report] = (await look(orderNo)).reports
    const named = await name(orderNo, report?.reportId, [one])
    expect(named.data.units.map(({ unitId, state }) => [unitId, state])).toEqual([
      [one, 'cancelled'],
      [other, 'passed'],
    ])
    expect((await name(orderNo, report?.reportId, [other])).code).toBe(refusals.MONEY_IS_SETTLED.code)
    expect((await dispatch(orderNo, [other])).data.state).toBe('to-be-received')
    expect(await money.caseOf('refund-outside', orderNo)).toBeUndefined()
  })

  test('told twice, or not at all, and in two parts, is booked once each', async () => {
    const { orderNo, there } = await paid(way)
    shop.faults.set({ fault: 'webhooks-twice' })
    await there('give-half')
    await expect.poll(() => refundsOf(orderNo), PATIENCE).toHaveLength(1)
    shop.faults.clear()
    lose()
    await there('give-back')
    await Promise.all([lookUp(), lookUp()])
    await lookUp()
    expect((await look(orderNo)).state).toBe('refunded')
    expect(await refundsOf(orderNo)).toHaveLength(2)
  })
})

describe.each(['card', 'paypal'] as const)('a refund at the provider of a %s payment', (way) => {
  test('settles what the desk had asked for, also when the provider says that it is back already', async () => {
    const { orderNo, there } = await paid(way)
    lose()
    await askBack(orderNo, await unitsOf(orderNo))
    const { refunds } = await look(orderNo)
    await there('give-back')
    await approve(refunds[0]?.refundId)
    await becomes(orderNo, 'refunded')
    expect(await refundsOf(orderNo)).toHaveLength(1)
    expect((await money.room()).cases.filter((one) => one.orderNo === orderNo)).toEqual([])
    expect((await money.room()).payouts.filter((one) => one.orderNo === orderNo)).toEqual([])
  })

  test('and comes back is owed again, and goes out once more', async () => {
    const { orderNo, there } = await paid(way)
    await there('give-back')
    await becomes(orderNo, 'refunded')
    await there('fail-refund')
    await becomes(orderNo, 'refund-pending')
    const failed = await money.caseOf('refund-failed', orderNo)
    expect(failed).toMatchObject({ note: 'came-back', repairs: ['retry', 'pay-out'] })
    await lookUp()
    await approve(failed?.id)
    await becomes(orderNo, 'refunded')
    await lookUp()
    expect(await refundsOf(orderNo)).toHaveLength(1)
  })

  test('in another currency books nothing and is kept for finance', async () => {
    lose()
    const { orderNo, there } = await paid(way)
    await there('give-half')
    shop.faults.set({ fault: 'other-currency', path: way === 'card' ? '/refunds' : '/checkout/orders' })
    await lookUp()
    expect((await look(orderNo)).refunds).toEqual([])
    const found = await money.caseOf('report-unfit', orderNo)
    expect(found?.note).toMatch(/^USD \d+\.\d\d$/)
    shop.faults.clear()
    lose()
    await lookUp()
    expect(await money.caseOf('report-unfit', orderNo)).toBeUndefined()
    expect(await refundsOf(orderNo)).toHaveLength(1)
  })
})

test('one that came back is paid out once two have agreed above the sums, no matter who had sent it, and below them by one word', async () => {
  const [large, small] = [await cameBack(), await cameBack()]
  await setLimits(shop, { secondAbove: '5000' })
  expect((await money.repair(large, 'pay-out')).code).toBe(200)
  expect((await money.room()).payouts.filter((one) => one.orderNo === large?.orderNo)).toEqual([])
  expect(await refundsOf(large?.orderNo ?? '')).toEqual([expect.stringContaining('refund failed')])
  expect((await money.repair(large, 'pay-out')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await money.repair(large, 'pay-out', '', await shop.operator(['finance']))).code).toBe(200)
  await setLimits(shop, NO_LIMITS)
  expect((await money.repair(small, 'pay-out')).code).toBe(200)
  const { payouts } = await money.room()
  for (const { orderNo = '' } of [large ?? {}, small ?? {}]) {
    expect(payouts.filter((one) => one.orderNo === orderNo)).toHaveLength(1)
    expect(await refundsOf(orderNo)).toEqual([expect.stringContaining('refund approved')])
  }
})

/** Refunded at the provider, where nobody of ours has agreed to it, and here again. */
async function cameBack() {
  const { orderNo, there } = await paid('card')
  await there('give-back')
  await becomes(orderNo, 'refunded')
  await there('fail-refund')
  await becomes(orderNo, 'refund-pending')
  return money.caseOf('refund-failed', orderNo)
}

test('of more than the desk’s own request leaves room for, it goes with a part of that, and the rest is still asked for', async () => {
  const { orderNo, there } = await paid('card', 2)
  lose()
  const part = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '20000.00', unitIds: [], reason: 'A scratch.' }
  await shop.ask(requestRefund, part, { token: office })
  await there('give-half')
  await lookUp()
  const all = await refundsOf(orderNo)
  expect(all.filter((one) => one.includes('confirmed'))).toHaveLength(2)
  expect(all.filter((one) => one.includes('requested'))).toHaveLength(1)
  expect((await look(orderNo)).state).toBe('refund-pending')
  const asked = (await look(orderNo)).refunds.find(({ state }) => state === 'requested')
  await approve(asked?.refundId)
  await becomes(orderNo, 'refunded')
})

test('of one that came back half goes at the provider, and the other half is still owed', async () => {
  const { orderNo, there } = await paid('card')
  await there('give-back')
  await becomes(orderNo, 'refunded')
  await there('fail-refund')
  await becomes(orderNo, 'refund-pending')
  await there('give-half')
  const both = ['refund confirmed 6117.00', 'refund failed 6117.00']
  await expect.poll(async () => (await refundsOf(orderNo)).toSorted(), PATIENCE).toEqual(both)
  await requireInvariants(shop.database)
  await approve((await money.caseOf('refund-failed', orderNo))?.id)
  await becomes(orderNo, 'refunded')
})

test('one that had come back has gone with a larger one that is told late, to the cent', async () => {
  // Halves of HK$12,234.02 are odd.
  const variants = [{ offers: [{ salePriceCents: 1_200_002 }] }]
  const colours = [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }]
  const { orderNo } = await paid('card', 1, { colours })
  const { tell } = await teller(shop, orderNo)
  const told = (id: string, amount: number, status: ProviderBack['status']) => tell({ id, amount, status })
  await told('re_second', 305_851, 'succeeded')
  await told('re_second', 305_851, 'declined')
  const { refunds } = (await askBack(orderNo, await unitsOf(orderNo))).data
  shop.faults.set({ path: '/refunds', fault: 'refused' })
  await approve(refunds.find(({ state }) => state === 'requested')?.refundId)
  expect((await refundsOf(orderNo)).toSorted()).toEqual(['refund failed 3058.51', 'refund failed 9175.51'])
  await told('re_first', 611_701, 'succeeded')
  expect((await refundsOf(orderNo)).toSorted()).toEqual([
    'refund confirmed 3058.50',
    'refund confirmed 3058.51',
    'refund failed 6117.01',
  ])
})

test('half of what came a second time goes back there: the order is still paid by the transfer, and its price goes back of that', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  const open = async (payType: 'card' | 'bank') => (await shop.ask(startPayment, { orderNo, payType }, { token })).data
  const [{ providerUrl }, { paymentId }] = [await open('card'), await open('bank')]
  await shop.ask(confirmPayment, { paymentId }, { token: finance })
  await pressCard(shop, providerUrl, 'succeed')
  await expect.poll(() => refundsOf(orderNo), PATIENCE).toHaveLength(1)
  lose()
  await pressCard(shop, providerUrl, 'give-half')
  await lookUp()
  const back = await refundsOf(orderNo)
  expect(back.map((one) => one.replace(/ [\d.]+$/, '')).toSorted()).toEqual(['surplus confirmed', 'surplus requested'])
  const asked = await askBack(orderNo, await unitsOf(orderNo))
  expect(asked.data.refunds.find(({ kind }) => kind === 'refund')).toMatchObject({ amount: '12000.00', state: 'requested' })
})

/** One of HK$100 that the provider has not answered about and that was given up; what is told of it and of another of as much. */
async function givenUp() {
  const { orderNo } = await paid('card')
  const wanted = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '100.00', unitIds: [], reason: 'A scratch.' }
  const [refund] = (await shop.ask(requestRefund, wanted, { token: office })).data.refunds
  shop.faults.set({ path: '/refunds', fault: 'error' })
  await approve(refund?.refundId)
  shop.faults.clear()
  await giveUp(shop, office, orderNo)
  const { word, tell } = await teller(shop, orderNo)
  const own = (status: ProviderBack['status']) =>
    word({ id: `own-${orderNo}`, key: `refund-${refund?.refundId}-1`, amount: 10_000, status })
  const desk = (status: ProviderBack['status']) => word({ id: `desk-${orderNo}`, amount: 10_000, status })
  return { orderNo, tell, own, desk }
}

test('what has gone by a refund at the provider stays gone when the shop’s own try for it fails at last', async () => {
  const { orderNo, tell, own, desk } = await givenUp()
  await tell(desk('succeeded'))
  await tell(own('declined'))
  expect(await refundsOf(orderNo)).toEqual(['refund confirmed 100.00'])
  expect(await reportsOf(orderNo)).toEqual(['refund booked'])
})

test('what has gone by a refund at the provider has gone twice when the shop’s own try for it arrives at last', async () => {
  const { orderNo, tell, own, desk } = await givenUp()
  const sorted = async () => (await refundsOf(orderNo)).toSorted()
  await tell(desk('succeeded'))
  expect(await sorted()).toEqual(['refund confirmed 100.00'])
  await tell(own('succeeded'))
  await tell(own('succeeded'))
  expect(await sorted()).toEqual(['refund confirmed 100.00', 'refund confirmed 100.00'])
  // Each has its own word from then on.
  await tell(desk('declined'))
  await tell(own('succeeded'))
  expect(await sorted()).toEqual(['refund confirmed 100.00', 'refund failed 100.00'])
  await tell(own('declined'))
  expect(await sorted()).toEqual(['refund failed 100.00', 'refund failed 100.00'])
})

test('of what a provider lists at once the shop’s own is recorded first, and only the other is a report', async () => {
  const { orderNo, own, desk } = await givenUp()
  const listed = [desk('succeeded'), own('succeeded')]
  const payments = [...shop.payments].filter(({ name }) => name === 'stripe')
  const listing = payments.map((provider) => ({ ...provider, listNewBacks: async () => listed }))
  await lookAtRefunds({ database: shop.database, payments: listing, log: createLog('silent') })
  expect(await refundsOf(orderNo)).toEqual(['refund confirmed 100.00', 'refund confirmed 100.00'])
  const reports = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select provider_id as id from provider_reports where provider_id in (${sql.join(listed.map(({ id }) => id))})`,
  )
  expect(reports).toEqual([{ id: desk('succeeded').id }])
})

test('a refund of the shop’s own that its card’s bank sends back is owed again', async () => {
  const { orderNo, there } = await paid('card')
  const { refunds } = (await askBack(orderNo, await unitsOf(orderNo))).data
  await approve(refunds[0]?.refundId)
  await becomes(orderNo, 'refunded')
  await there('fail-refund')
  await becomes(orderNo, 'refund-pending')
  await approve(refunds[0]?.refundId)
  await becomes(orderNo, 'refunded')
  expect(await refundsOf(orderNo)).toHaveLength(1)
})

test('what PayPal takes back without a case is booked, and finance is told', async () => {
  const { orderNo, there } = await paid('paypal')
  await there('reverse')
  await becomes(orderNo, 'refunded')
  await lookUp()
  expect((await look(orderNo)).reports).toMatchObject([{ kind: 'reversal', state: 'booked', isOpen: true }])
  expect(await refundsOf(orderNo)).toHaveLength(1)
})

const caseOf = async (orderNo: string) =>
  (await shop.ask(listDisputes, {}, { token: office })).data.list.find((one) => one.orderNo === orderNo)?.state
const reportsOf = async (orderNo: string) => (await look(orderNo)).reports.map(({ kind, state }) => `${kind} ${state}`)

test('what PayPal had taken back before its buyer opened a case is booked, though it is told after the case', async () => {
  const { orderNo, there } = await paid('paypal')
  lose()
  await there('reverse')
  shop.faults.clear()
  await there('dispute')
  await expect.poll(() => caseOf(orderNo), PATIENCE).toBe('open')
  await lookUp()
  expect(await reportsOf(orderNo)).toContain('reversal booked')
})

test('what PayPal takes back while a case is open waits for how that ends, and has gone once', async () => {
  const { orderNo, there } = await paid('paypal')
  await there('dispute')
  await expect.poll(() => caseOf(orderNo), PATIENCE).toBe('open')
  lose()
  await there('reverse')
  await lookUp()
  expect(await reportsOf(orderNo)).toContain('reversal processing')
  await reconcileDisputes({ database: shop.database, payments: shop.payments, log: createLog('silent') })
  expect(await caseOf(orderNo)).toBe('lost')
  await lookUp()
  expect(await reportsOf(orderNo)).not.toContain('reversal booked')
  expect(await refundsOf(orderNo)).toHaveLength(1)
  await becomes(orderNo, 'refunded')
})

test('what is refunded at the provider after it was paid out by the bank is the shop’s loss, and the books say so', async () => {
  const { orderNo, there } = await paid('card')
  await askBack(orderNo, await unitsOf(orderNo))
  shop.faults.set({ fault: 'refused', path: '/refunds', times: 1 })
  await approve((await look(orderNo)).refunds[0]?.refundId)
  await money.repair(await money.caseOf('refund-failed', orderNo), 'pay-out')
  await payOutAll(shop, await shop.operator(['finance']), orderNo)
  await becomes(orderNo, 'refunded')
  const before = await money.balanceOf('refunded-twice')
  await there('give-back')
  await expect.poll(async () => (await look(orderNo)).reports.length, PATIENCE).toBe(1)
  const amount = (await look(orderNo)).refunds[0]?.amount ?? ''
  expect((await money.balanceOf('refunded-twice')) - before).toBe(Number(amount) * 100)
  expect(await refundsOf(orderNo)).toEqual([`refund confirmed ${amount}`])
})
