import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import {
  findOrder,
  getOrder,
  handlePieces,
  listAdminOrders,
  moveOrder,
  proveOrder,
  sendOrderCode,
} from '#modules/orders/orders.paths.ts'
import { approveRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { listReturnChoices, previewReturn, returnLabel, sendReturn, withdrawReturn } from '#modules/returns/returns.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { fromWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { giveCouponTo, payByBank, richMember, runCampaign } from '../place-order/rewards.builders.ts'
import { completeEarly, londonAddress, payOutAll, placeAsGuest, pressCard, stateOf } from '../order.builders.ts'
import { sendPicture } from './aftercare.builders.ts'
import { returnsOf } from './returns.builders.ts'
import { lapseReturns } from './notify-of-return.ts'

let shop: TestShop
let work: Awaited<ReturnType<typeof returnsOf>>
beforeAll(async () => {
  shop = await startTestShop()
  work = await returnsOf(shop)
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const actsOf = async (orderNo: string, token: string) =>
  (await shop.ask(getOrder, { orderNo }, { token })).data.productItems.flatMap(({ units }) => units.map(({ acts }) => acts))
const toPutAway = async () =>
  (await shop.ask(showToday, {}, { token: work.desk })).data.waiting.find(({ room }) => room === 'put-away')?.num
const leftOf = async ({ product }: { product: { offerIds: string[] } }) =>
  (
    await shop.database.pool
      .selectFrom('offers')
      .select('available')
      .where('offer_id', '=', product.offerIds[0] ?? '')
      .executeTakeFirstOrThrow()
  ).available
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)

test('what nobody has begun to send is cancelled at once and asked back whole, one piece or all of them', async () => {
  const order = await work.bought({ quantity: 2 })
  const [one = ''] = order.unitIds
  const before = await leftOf(order)
  expect(await actsOf(order.orderNo, order.token)).toEqual([['cancel'], ['cancel']])
  const first = await work.ask(order, { kind: 'cancel', units: [{ unitId: one }] })
  expect(first.data).toEqual({ returnNo: '', cancelled: 1 })
  const after = await work.look(order.orderNo)
  expect(after.units.map(({ state }) => state)).toEqual(['cancelled', 'awaited'])
  expect(after).toMatchObject({
    state: 'pending-seller-delivery',
    refunds: [{ kind: 'refund', state: 'requested', amount: '12000.00' }],
  })
  const rest = order.unitIds.slice(1)
  const again = await Promise.all(
    [1, 2].map(() => work.ask(order, { kind: 'cancel', units: rest.map((unitId) => ({ unitId })) })),
  )
  expect(codesOf(again)).toEqual([200, refusals.RETURN_BARRED.code])
  expect((await work.look(order.orderNo)).state).toBe('refund-pending')
  // Nobody had touched them: both are for sale again, once, and wait for nobody.
  expect(await leftOf(order)).toBe(before + 2)
  expect(await toPutAway()).toBe(0)
})

test('who cancels below a coupon’s minimum is told what is deducted before, pays what is kept at its price, and has everything back with the last piece', async () => {
  const who = await richMember(shop, { cents: 300_000 })
  const conditions = { minimumCents: 3_000_000 }
  const couponCodes = [await giveCouponTo(shop, who, await runCampaign(shop, { had: 'granted', conditions }))]
  const product = await shop.product()
  const { token } = who
  const { answer } = await placeAsGuest(shop, [product], { token, quantity: 3, couponCodes, useBalance: true })
  const { orderNo } = answer.data
  await payByBank(shop, work.office, who, orderNo)
  const unitIds = (await work.look(orderNo)).units.map(({ unitId }) => unitId)
  const order = { orderNo, token, unitIds }
  const [one, ...rest] = unitIds.map((unitId) => ({ unitId, reason: 'changed-mind' as const }))
  const preview = async (units: typeof rest) =>
    (await shop.ask(previewReturn, { orderNo, kind: 'cancel', units, toBalance: false }, { token })).data
  const shown = await preview(one ? [one] : [])
  expect(shown).toMatchObject({ refund: '11800.00', less: '133.33', ended: [expect.any(String)] })
  expect(fromWire(shown.money) + fromWire(shown.balance)).toBe(fromWire(shown.refund))
  await work.ask(order, { kind: 'cancel', units: one ? [one] : [] })
  const left = async () => (await work.look(orderNo)).units.map((unit) => unit.left)
  expect(await left()).toEqual(['0.00', '12000.00', '12000.00'])
  expect(await preview(rest)).toMatchObject({ refund: '24000.00', less: '0.00', ended: [] })
  await work.ask(order, { kind: 'cancel', units: rest })
  for (const { refundId } of (await work.look(orderNo)).refunds)
    await shop.ask(approveRefund, { refundId }, { token: work.finance })
  await payOutAll(shop, work.finance, orderNo)
  const { data } = await shop.ask(getOrder, { orderNo }, { token })
  expect(data).toMatchObject({ state: 'refunded', returned: '32800.00', returnedToBalance: '3000.00', kept: '0.00' })
})

test('of a piece that is with the shop the desk decides; what leaves meanwhile cannot be cancelled any more', async () => {
  const order = await work.bought({ quantity: 2 })
  await shop.ask(moveOrder, { orderNo: order.orderNo, move: 'seller-sent' }, { token: work.office })
  const [one = '', two = ''] = order.unitIds
  const { returnNo } = (await work.ask(order, { kind: 'cancel', units: [{ unitId: one }] })).data
  expect(returnNo).not.toBe('')
  expect(await actsOf(order.orderNo, order.token)).toEqual([[], ['cancel']])
  expect((await work.decide(returnNo, 'agree')).data.state).toBe('done')
  expect((await work.look(order.orderNo)).units.map(({ state }) => state)).toEqual(['cancelled', 'with-us'])
  // It has been in other hands: it waits until somebody has looked at it, on the first page and in a list of its own.
  expect(await toPutAway()).toBe(1)
  const waiting = (await shop.ask(listAdminOrders, { state: 'to-put-away' }, { token: work.desk })).data
  expect([waiting.total, waiting.list.map(({ orderNo }) => orderNo)]).toEqual([1, [order.orderNo]])
  const putAway = { orderNo: order.orderNo, act: 'on-sale' as const, unitIds: [one] }
  await shop.ask(handlePieces, putAway, { token: work.desk })
  expect(await toPutAway()).toBe(0)
  const other = (await work.ask(order, { kind: 'cancel', units: [{ unitId: two }] })).data.returnNo
  expect((await work.decide(other, 'decline')).data).toMatchObject({ field: 'reason' })
  expect((await work.decide(other, 'decline', { reason: 'It is packed.' })).data.state).toBe('declined')
})

test('a member’s piece goes the whole way back: asked with a picture, agreed to, labelled, sent, looked at and refunded', async () => {
  const order = await work.received({ quantity: 2 })
  const [one = '', two = ''] = order.unitIds
  expect(await actsOf(order.orderNo, order.token)).toEqual([
    ['review', 'care', 'return', 'fake'],
    ['review', 'care', 'return', 'fake'],
  ])
  const pictures = [await sendPicture(shop, 'return', order.token)]
  const units = [
    { unitId: one, reason: 'faulty' as const },
    { unitId: two, reason: 'changed-mind' as const },
  ]
  const { returnNo } = (await work.ask(order, { units, note: 'The clasp is loose.', pictures })).data
  const complete = () => completeEarly(shop, order.orderNo, work.office)
  expect((await complete()).code).toBe(refusals.RETURN_OPEN.code)
  const label = `${shop.url}${BASE_PATH}${returnLabel.path}?returnNo=${returnNo}`
  const headers = { Authorization: `Bearer ${order.token}` }
  expect((await fetch(label, { headers })).headers.get('content-type')).toContain('json')
  await work.decide(returnNo, 'agree')
  expect((await fetch(label, { headers })).headers.get('content-type')).toBe('application/pdf')
  await shop.ask(sendReturn, { returnNo, courier: 'SF Express', trackingNumber: 'SF1234567890123' }, { token: order.token })
  expect(codesOf(await Promise.all([work.decide(returnNo, 'arrive'), work.decide(returnNo, 'arrive')]))).toEqual([
    200,
    refusals.RETURN_MOVED_ON.code,
  ])
  const picture = await sendPicture(shop, 'inspection', work.desk)
  expect((await work.inspect(returnNo, one, { pictures: [picture] })).data.state).toBe('arrived')
  expect((await work.inspect(returnNo, one)).code).toBe(refusals.RETURN_MOVED_ON.code)
  expect((await work.inspect(returnNo, two, { result: 'rejected' })).data).toMatchObject({ field: 'reason' })
  expect((await work.inspect(returnNo, two, { result: 'rejected', reason: 'Worn.' })).data.state).toBe('going-back')
  expect((await complete()).code).toBe(refusals.RETURN_OPEN.code)
  const back = { courier: 'SF Express', trackingNumber: 'SF1234567890124' }
  expect((await work.decide(returnNo, 'send-back', back)).data.state).toBe('done')
  const after = await work.look(order.orderNo)
  expect(after.units.map(({ state }) => state)).toEqual(['returned', 'received'])
  expect(after.refunds).toMatchObject([{ kind: 'refund', state: 'requested', amount: '12000.00' }])
  expect((await work.own(order.token))[0]).toMatchObject({
    returnNo,
    pieces: expect.arrayContaining([expect.objectContaining({ result: 'accepted' })]),
  })
  expect((await complete()).data.state).toBe('successful')
  await expectTold(returnNo)
})

/** What of a return was mailed: what was asked is not told any more once it has been agreed to. */
async function expectTold(returnNo: string): Promise<void> {
  await shop.workOff()
  const mails = await readRows(
    shop.database.pool,
    z.object({ subject: z.string(), body: z.string() }),
    sql`select subject, body from mails where subject like ${`%${returnNo}%`} order by subject`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Please send us return ${returnNo}`,
    `Return ${returnNo} has arrived`,
    `Return ${returnNo}: an item could not be accepted`,
    `Return ${returnNo}: on its way back to you`,
    `Return ${returnNo}: you are refunded HK$12,000`,
  ])
  // Paid by transfer, it does not come back by itself: nobody is told that it does.
  const [, , refused, , accepted] = mails
  expect(accepted?.body).toContain('You are refunded:\n\nHK$12,000 by bank transfer: we will ask you for the account')
  expect(accepted?.body).toContain('aurelie Leather tote bag\nBlack, One size\n1 × HK$12,000')
  expect(refused?.body).toContain('send it back to you.\nReason: Worn.')
}

test('a guest who found the order asks with the code that was mailed to its contact, and not without', async () => {
  const order = await work.received()
  const token = await shop.visitor()
  await shop.ask(findOrder, { orderNo: order.orderNo, contact: 'tai.man@example.com' }, { token })
  const choices = () => shop.ask(listReturnChoices, { orderNo: order.orderNo, kind: 'return' }, { token })
  expect((await choices()).code).toBe(refusals.ORDER_CODE_NEEDED.code)
  expect((await work.ask(order, {}, token)).code).toBe(refusals.ORDER_CODE_NEEDED.code)
  await shop.ask(sendOrderCode, { orderNo: order.orderNo }, { token })
  const [sent] = await readRows(
    shop.database.pool,
    z.object({ subject: z.string() }),
    sql`select subject from mails where dedupe_key like 'code:%' order by created_at desc, mail_id desc limit 1`,
  )
  const code = /\d{6}/.exec(sent?.subject ?? '')?.[0] ?? ''
  await shop.ask(proveOrder, { orderNo: order.orderNo, code }, { token })
  expect((await choices()).data.pieces[0]?.reasons).toContain('changed-mind')
  const { returnNo } = (await work.ask(order, {}, token)).data
  expect((await work.own(token)).map((one) => one.returnNo)).toEqual([returnNo])
})

test('an order, a piece and a picture of somebody else are refused as if they were not there', async () => {
  const [mine, theirs] = [await work.received(), await work.received()]
  expect((await work.ask(theirs, {}, mine.token)).code).toBe(refusals.NOT_FOUND.code)
  expect((await work.ask(mine, { units: [{ unitId: theirs.unitIds[0] ?? '', reason: 'faulty' }] })).code).toBe(
    refusals.NOT_FOUND.code,
  )
  const pictures = [await sendPicture(shop, 'return', theirs.token)]
  expect((await work.ask(mine, { pictures })).code).toBe(refusals.NOT_FOUND.code)
  const { returnNo } = (await work.ask(theirs)).data
  expect((await shop.ask(withdrawReturn, { returnNo }, { token: mine.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await work.decide(returnNo, 'agree', {}, work.support)).code).toBe(refusals.NOT_PERMITTED.code)
})

test('two tabs ask for one piece once, and the desk and the shopper do not both decide', async () => {
  const order = await work.received()
  const tabs = await Promise.all([1, 2, 3].map(() => work.ask(order)))
  expect(codesOf(tabs)).toEqual([200, refusals.RETURN_BARRED.code, refusals.RETURN_BARRED.code])
  const returnNo = tabs.find(({ code }) => code === 200)?.data.returnNo ?? ''
  const race = await Promise.all([
    work.decide(returnNo, 'decline', { reason: 'Too late.' }),
    shop.ask(withdrawReturn, { returnNo }, { token: order.token }),
  ])
  expect(codesOf(race)).toEqual([200, refusals.RETURN_MOVED_ON.code])
})

test('what is not sent in time lapses after it was said again, and may be asked for anew', async () => {
  const order = await work.received()
  const { returnNo } = (await work.ask(order)).data
  await work.decide(returnNo, 'agree')
  const lapse = () => shop.database.inTransaction((tx) => lapseReturns(tx, 50, shop.url))
  clock.advance(12 * DAY)
  await lapse()
  await lapse()
  clock.advance(3 * DAY)
  await lapse()
  const mails = await readRows(
    shop.database.pool,
    z.object({ subject: z.string() }),
    sql`select subject from mails where subject = ${`Return ${returnNo} is still to be sent`}`,
  )
  expect(mails).toHaveLength(1)
  clock.reset()
  expect((await work.own(order.token))[0]?.state).toBe('lapsed')
  expect((await work.ask(order)).code).toBe(200)
})

test('the fee of a card and the delivery abroad go back with what is faulty and stay with a change of mind, to the cent', async () => {
  const product = await shop.product()
  const { token, answer } = await placeAsGuest(shop, [product], {
    quantity: 2,
    comitPayType: 'card',
    orderAddressIVO: londonAddress,
  })
  const { orderNo } = answer.data
  const payment = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await pressCard(shop, payment.providerUrl, 'succeed')
  await expect.poll(() => stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
  const unitIds = (await work.look(orderNo)).units.map(({ unitId }) => unitId)
  const order = { orderNo, token, unitIds }
  await work.deliver(order)
  const [one = '', two = ''] = unitIds
  const { pieces } = (await shop.ask(listReturnChoices, { orderNo, kind: 'return' }, { token })).data
  const units = [
    { unitId: one, reason: 'faulty' as const },
    { unitId: two, reason: 'changed-mind' as const },
  ]
  const returnNo = await work.arrived(order, { units })
  for (const { unitId } of units) await work.inspect(returnNo, unitId)
  const refunds = new Map((await work.own(token))[0]?.pieces.map(({ unitId, refund }) => [unitId, refund]))
  expect([refunds.get(one), refunds.get(two)]).toEqual(['12463.39', '12000.00'])
  expect(pieces.map(({ whole, withoutFee }) => [whole, withoutFee])).toEqual(pieces.map(() => ['12463.39', '12000.00']))
  // Nothing of it is anybody's any more, whatever it was paid by; and the order says what of it is kept.
  expect(await stateOf(shop, orderNo, token)).toBe('refund-pending')
  for (const { refundId } of (await work.look(orderNo)).refunds)
    await shop.ask(approveRefund, { refundId }, { token: work.finance })
  await expect.poll(() => stateOf(shop, orderNo, token)).toBe('refunded')
  expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({ returned: '24463.39', kept: '463.39' })
})
