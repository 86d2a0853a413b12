import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { askClaim, withdrawClaim } from '#modules/claims/claims.paths.ts'
import { getTrialBalance } from '#modules/ledger/ledger.paths.ts'
import { getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  approveRefund,
  capturePayment,
  confirmPayment,
  nameRefund,
  requestRefund,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import { listMerchants } from '#modules/settlement/settlement.paths.ts'
import type { shopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { withdrawReturn } from '#modules/returns/returns.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { fromWire } from '#platform/money.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sendPicture } from '../aftercare/aftercare.builders.ts'
import { returnsOf } from '../aftercare/returns.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { whileHeld } from '../money/merchants/held-seller.builders.ts'
import { giveCouponTo, payByBank, richMember, runCampaign } from '../place-order/rewards.builders.ts'
import { completeEarly, londonAddress, payOutAll, placeAsGuest, pressCard } from '../order.builders.ts'
import { settleReceivedPieces } from './complete-order.ts'

let shop: TestShop
let work: Awaited<ReturnType<typeof returnsOf>>
/** A merchant's share is changed by two people. */
const saveShare = async (version: number, value: z.input<(typeof shopSettings)['settlement']['shape']>) => {
  for (const token of [work.office, await shop.colleague()])
    await shop.ask(saveSetting, { name: 'settlement', version, value }, { token })
}
beforeAll(async () => {
  shop = await startTestShop()
  work = await returnsOf(shop)
  await saveShare(0, { commission: '10', card: '1.5' })
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

/** As the timed task runs so many days from now; sessions of the office do not last so long. */
async function settle(days = 8, beside: () => Promise<unknown>[] = () => []): Promise<unknown[]> {
  clock.advance(days * DAY)
  const [, ...answers] = await Promise.all([
    settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') }),
    ...beside(),
  ])
  clock.reset()
  return answers
}
const duesOf = async (orderNo: string) =>
  (await shop.ask(listMerchants, {}, { token: work.finance })).data.latest.filter((one) => one.orderNo === orderNo)
const stateOf = async ({ orderNo, token }: { orderNo: string; token: string }) =>
  (await shop.ask(getOrder, { orderNo }, { token })).data.state
/** Once everything of it has gone back, or this piece. */
async function refund(orderNo: string, unitIds: string[]) {
  await shop.ask(requestRefund, { orderNo, kind: 'refund', unitIds, reason: 'goodwill' }, { token: work.office })
  await payBack(orderNo)
}
async function payBack(orderNo: string) {
  const { refunds } = await work.look(orderNo)
  for (const { refundId } of refunds.filter(({ state }) => state === 'requested'))
    await shop.ask(approveRefund, { refundId }, { token: work.finance })
  await payOutAll(shop, work.finance, orderNo)
}

test('when the days of a return are over an order is successful by itself, and its merchant is due the price less the commission, once', async () => {
  const order = await work.received({ quantity: 2 })
  await settle(6)
  expect(await stateOf(order)).toBe('received')
  const at = { database: shop.database, settings: shop.settings, log: createLog('silent') }
  await settle(8, () => [settleReceivedPieces(at), settleReceivedPieces(at)])
  await settle()
  expect(await stateOf(order)).toBe('successful')
  const share = { goods: '12000.00', commission: '1200.00', card: '0.00', due: '10800.00' }
  expect(await duesOf(order.orderNo)).toMatchObject([share, share])
  await requireInvariants(shop.database)
})

test('a piece is settled by the rule it was sold under, whatever the rules say when it is settled, and so is what comes back of it', async () => {
  const change = async (version: number, percent: string, least = '') => {
    const rule = {
      name: { en: 'Every kind', zh: '所有類別' },
      kind: '' as const,
      category: '',
      commission: percent,
      least,
      most: '',
    }
    await saveShare(version, { commission: '10', card: '1.5', rules: [rule] })
  }
  await change(1, '20', '500')
  const order = await work.received({ quantity: 1 })
  await change(2, '40')
  await settle()
  const share = { goods: '12000.00', commission: '2400.00', due: '9600.00' }
  expect(await duesOf(order.orderNo)).toMatchObject([share])
  await saveShare(3, { commission: '10', card: '1.5' })
  await requireInvariants(shop.database)
})

test('fees of a rule are taken of each item as it was sold, go back with it, and have accounts of their own', async () => {
  const every = { name: { en: 'Every kind', zh: '所有類別' }, kind: '' as const, category: '', least: '', most: '' }
  const rule = { ...every, commission: '10', technical: '1.5 %', packaging: '20' }
  expect(await feeRefused({ ...rule, packaging: '60%' })).toMatchObject({ field: 'value.rules.0.packaging' })
  expect(await feeRefused({ ...rule, technical: 'a little' })).toMatchObject({ field: 'value.rules.0.technical' })
  await saveShare(4, { commission: '10', card: '1.5', rules: [rule] })
  const order = await work.received({ quantity: 2 })
  await saveShare(5, { commission: '10', card: '1.5' })
  await completeEarly(shop, order.orderNo, work.office)
  const share = { goods: '12000.00', commission: '1200.00', card: '0.00', fees: '200.00', due: '10600.00' }
  expect(await duesOf(order.orderNo)).toMatchObject([share, share])
  const { list } = (await shop.ask(getTrialBalance, {}, { token: work.finance })).data
  const booked = list.filter(({ purpose }) => purpose.startsWith('fee-')).map(({ purpose, amount }) => [purpose, amount])
  expect(booked).toEqual([
    ['fee-packaging', '-40.00'],
    ['fee-technical', '-360.00'],
  ])
  await refund(order.orderNo, [order.unitIds[0] ?? ''])
  const left = (await duesOf(order.orderNo)).map(({ fees, due }) => ({ fees, due }))
  expect(left).toEqual(
    expect.arrayContaining([
      { fees: '0.00', due: '0.00' },
      { fees: '200.00', due: '10600.00' },
    ]),
  )
  await requireInvariants(shop.database)
})

/** What is said of a rule that no colleague is asked to approve. */
async function feeRefused(rule: Record<string, unknown>): Promise<unknown> {
  const value = { commission: '10', card: '1.5', rules: [rule] } as never
  return (await shop.ask(saveSetting, { name: 'settlement', version: 4, value }, { token: work.office })).data
}

test('a piece about which a return, a claim or a refund is open is not settled, the other of its order is', async () => {
  const order = await work.received({ quantity: 2 })
  const [one = '', two = ''] = order.unitIds
  const { returnNo } = (await work.ask(order, { units: [{ unitId: one, reason: 'faulty' }] })).data
  await settle()
  expect((await duesOf(order.orderNo)).map(({ unitId }) => unitId)).toEqual([two])
  expect(await stateOf(order)).toBe('received')
  await shop.ask(withdrawReturn, { returnNo }, { token: order.token })
  const pictures = [await sendPicture(shop, 'claim', order.token)]
  const claim = { orderNo: order.orderNo, unitId: one, kind: 'fake' as const, words: 'The stamp is wrong.', pictures }
  const { claimId = '' } = (await shop.ask(askClaim, claim, { token: order.token })).data.list[0] ?? {}
  await settle()
  expect(await duesOf(order.orderNo)).toHaveLength(1)
  const complete = { orderNo: order.orderNo, move: 'complete' as const }
  expect((await shop.ask(moveOrder, complete, { token: work.office })).code).toBe(refusals.ORDER_NOT_OVER.code)
  await shop.ask(withdrawClaim, { claimId }, { token: order.token })
  await settle()
  expect(await duesOf(order.orderNo)).toHaveLength(2)
  expect(await stateOf(order)).toBe('successful')
})

/** Paid by card and received. */
async function receivedByCard(quantity = 1) {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card', quantity })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await pressCard(shop, providerUrl, 'succeed')
  await shop.ask(capturePayment, { orderNo }, { token })
  await work.deliver({ orderNo, token })
  const { units } = await work.look(orderNo)
  return { orderNo, token, providerUrl, unitIds: units.map(({ unitId }) => unitId) }
}

test('an order by card that comes back whole for a change of mind is refunded once its price is back, though the fee is not', async () => {
  const order = await receivedByCard()
  const [unitId = ''] = order.unitIds
  const returnNo = await work.arrived(order, { units: [{ unitId, reason: 'changed-mind' }] })
  await work.inspect(returnNo, unitId)
  await settle()
  expect(await stateOf(order)).toBe('refund-pending')
  const [refund] = (await work.look(order.orderNo)).refunds
  await shop.ask(approveRefund, { refundId: refund?.refundId ?? '' }, { token: work.finance })
  await shop.workOff()
  await settle()
  expect(await stateOf(order)).toBe('refunded')
  expect(await duesOf(order.orderNo)).toEqual([])
})

test('an order that can still come back is completed with a reason, and by two people', async () => {
  const { orderNo, token } = await receivedByCard()
  const complete = (by: string, note: string) => shop.ask(moveOrder, { orderNo, move: 'complete', note }, { token: by })
  expect((await complete(work.office, ' ')).data).toMatchObject({ field: 'note' })
  expect((await complete(work.office, 'All is well.')).data).toMatchObject({ state: 'received', waiting: 1 })
  expect((await complete(work.office, 'All is well.')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect(await duesOf(orderNo)).toEqual([])
  expect((await complete(await shop.colleague(), 'All is well.')).data).toMatchObject({ state: 'successful', waiting: 0 })
  expect([await stateOf({ orderNo, token }), (await duesOf(orderNo)).length]).toEqual(['successful', 1])
})

test('the card’s cost is shared with the merchant of what was paid by card', async () => {
  const { orderNo } = await receivedByCard()
  await completeEarly(shop, orderNo, work.office)
  expect(await duesOf(orderNo)).toMatchObject([{ goods: '12000.00', commission: '1200.00', card: '180.00', due: '10620.00' }])
})

test('what goes back of a settled piece lessens what its merchant is due, and all of it when all goes back', async () => {
  const order = await work.received({ quantity: 2 })
  const [one = '', two = ''] = order.unitIds
  await completeEarly(shop, order.orderNo, work.office)
  const part = {
    orderNo: order.orderNo,
    kind: 'refund' as const,
    part: 'goods' as const,
    amount: '1000.00',
    unitIds: [],
    reason: 'A scratch.',
  }
  await shop.ask(requestRefund, part, { token: work.office })
  await refund(order.orderNo, [one])
  const dues = await duesOf(order.orderNo)
  expect(dues.find(({ unitId }) => unitId === one)).toMatchObject({ goods: '0.00', due: '0.00' })
  expect(dues.find(({ unitId }) => unitId === two)).toMatchObject({ goods: '11500.00', commission: '1150.00', due: '10350.00' })
  await requireInvariants(shop.database)
  await refund(order.orderNo, [two])
  expect((await duesOf(order.orderNo)).map(({ due }) => due)).toEqual(['0.00', '0.00'])
})

test('a refund made at the provider after the settlement cannot be moved to one item, and stays open until that is understood', async () => {
  const { orderNo, providerUrl, unitIds } = await receivedByCard(2)
  await completeEarly(shop, orderNo, work.office)
  await pressCard(shop, providerUrl, 'give-half')
  const reports = async () => (await work.look(orderNo)).reports
  await expect.poll(async () => (await reports()).map(({ state }) => state), { timeout: 30_000 }).toEqual(['booked'])
  const [report] = await reports()
  const dues = await duesOf(orderNo)
  const name = (ids: string[]) =>
    shop.ask(
      nameRefund,
      { orderNo, reportId: report?.reportId ?? '', unitIds: ids, reason: 'By telephone.' },
      { token: work.office },
    )
  const refused = await name(unitIds.slice(0, 1))
  expect(refused).toMatchObject({ code: refusals.ITEMS_SETTLED.code, data: { field: 'unitIds' } })
  expect(await reports()).toMatchObject([{ isOpen: true }])
  expect((await name([])).code).toBe(200)
  expect(await reports()).toMatchObject([{ isOpen: false }])
  expect(await duesOf(orderNo)).toEqual(dues)
  await requireInvariants(shop.database)
})

test('who is settled for a piece is due more of it once another is cancelled and the coupon they had borne is undone', async () => {
  const who = await richMember(shop)
  const borne = { had: 'granted' as const, merchant_basis_points: 10_000, conditions: { minimumCents: 2_000_000 } }
  const couponCodes = [await giveCouponTo(shop, who, await runCampaign(shop, borne))]
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token: who.token, quantity: 2, couponCodes })
  const { orderNo } = answer.data
  await payByBank(shop, work.office, who, orderNo)
  const [kept = '', dropped = ''] = (await work.look(orderNo)).units.map(({ unitId }) => unitId)
  await work.deliver({ orderNo, token: who.token }, [kept])
  await settle()
  const due = async () =>
    (await duesOf(orderNo)).map(({ unitId, goods, commission, due: left }) => [unitId, goods, commission, left])
  expect(await due()).toEqual([[kept, '11900.00', '1190.00', '10710.00']])
  await work.ask({ orderNo, token: who.token, unitIds: [dropped] }, { kind: 'cancel' })
  // Not before the money has gone.
  expect(await due()).toEqual([[kept, '11900.00', '1190.00', '10710.00']])
  const [merchant] = (await shop.ask(listMerchants, {}, { token: work.finance })).data.merchants
  await whileHeld(shop, merchant?.merchantId ?? '', () => payBack(orderNo))
  expect((await work.look(orderNo)).refunds).toMatchObject([{ state: 'confirmed', amount: '11800.00' }])
  expect(await due()).toEqual([[kept, '12000.00', '1200.00', '10800.00']])
  await requireInvariants(shop.database)
  await refund(orderNo, [kept])
  expect((await duesOf(orderNo)).map(({ due: left }) => left)).toEqual(['0.00'])
})

test('a refund of delivery takes nothing from what a merchant is due, one by amount its share to the cent, before it is settled or after', async () => {
  const product = await shop.product()
  const { token, answer } = await placeAsGuest(shop, [product], { quantity: 2, orderAddressIVO: londonAddress })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: work.office })
  await work.deliver({ orderNo, token })
  const refundOf = async (part: 'goods' | 'delivery', amount: string) => {
    const asked = { orderNo, kind: 'refund' as const, part, amount, unitIds: [], reason: 'It came late.' }
    expect((await shop.ask(requestRefund, asked, { token: work.office })).code).toBe(200)
    await payBack(orderNo)
  }
  const sums = async () => {
    const dues = await duesOf(orderNo)
    const sum = (of: 'goods' | 'due') => dues.reduce((cents, due) => cents + fromWire(due[of]), 0)
    return [sum('goods'), sum('due')]
  }
  await refundOf('delivery', '10.01')
  await refundOf('goods', '100.01')
  await completeEarly(shop, orderNo, work.office)
  const before = await sums()
  expect(before[0]).toBe(2_400_000 - 10_001)
  await refundOf('delivery', '10.01')
  expect(await sums()).toEqual(before)
  await refundOf('goods', '333.33')
  const [goods = 0, due = 0] = await sums()
  expect(goods).toBe(2_400_000 - 10_001 - 33_333)
  // A tenth is the commission, rounded for each item.
  expect(Math.abs(due - goods * 0.9)).toBeLessThanOrEqual(1)
  await requireInvariants(shop.database)
})

test('a shopper’s request in the very moment of the settlement is either first, and holds it up, or comes after it', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(() => work.received()))
  const asked = await settle(8, () => orders.map((order) => work.ask(order)))
  expect(asked).toHaveLength(orders.length)
  for (const order of orders) {
    const { units } = await work.look(order.orderNo)
    const isAsked = (await work.own(order.token)).length > 0
    expect([isAsked, (await duesOf(order.orderNo)).length > 0, units.map(({ state }) => state)]).not.toEqual([
      false,
      false,
      ['received'],
    ])
  }
  await requireInvariants(shop.database)
})
