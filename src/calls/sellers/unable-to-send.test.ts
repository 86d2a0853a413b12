import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NO_LIMITS, setLimits } from '#flows/approvals/limits.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { giveCouponTo, payByBank, richMember, runCampaign } from '#flows/place-order/rewards.builders.ts'
import { type BuiltMerchant, chargeLate, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getAdminOrder, getOrder } from '#modules/orders/orders.paths.ts'
import type { CannotSendInput } from '#modules/orders/pieces/consignments.contract.ts'
import { cannotSendConsignment, getConsignment, getHealth, sendConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { getMerchantMoney } from '#modules/settlement/merchant-money.paths.ts'
import { approveRefund } from '#modules/orders/payments/payments.paths.ts'
import { askReturn, previewReturn } from '#modules/returns/returns.paths.ts'
import { clock } from '#platform/clock.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

type Who = Pick<BuiltMerchant, 'token'>
let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const BUYER = 'tai.man@example.com'
const PARCEL = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
const detail = async (orderNo: string, { token }: Who) => (await shop.ask(getConsignment, { orderNo }, { token })).data
const unable = (orderNo: string, unitIds: string[], { token }: Who, more: Partial<CannotSendInput> = {}) =>
  shop.ask(cannotSendConsignment, { orderNo, unitIds, reason: 'gone', ...more }, { token })
const send = (orderNo: string, unitIds: string[], { token }: Who) =>
  shop.ask(sendConsignment, { orderNo, unitIds, ...PARCEL }, { token })
const figure = async (wanted: 'late' | 'cancelled', { token }: Who) => {
  const { figures } = (await shop.ask(getHealth, { days: 30 }, { token })).data
  const { num, of, rows } = figures.find((one) => one.figure === wanted)!
  return { num, of, rows: rows.map(({ orderNo }) => orderNo) }
}
const titlesOf = async ({ token }: Who) =>
  (await shop.ask(listMessages, { kind: 'logistics' }, { token })).data.list.map(({ title }) => title)
async function bought(code: string, quantity: number) {
  const of = await merchantOf(shop, code)
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, of)], quantity)
  const { pieces, dueTime } = await detail(orderNo, of)
  return { of, orderNo, token, dueTime, unitIds: pieces.map(({ unitId }) => unitId) }
}
/** A moment after it was to be sent; its owner has signed in since. */
async function pastDue({ of, dueTime }: { of: BuiltMerchant; dueTime: string }): Promise<Who> {
  clock.advance(new Date(dueTime).getTime() + 1_000 - clock.now().getTime())
  return personOf(shop, of.merchantId, 'owner')
}

test('an item that cannot be sent is cancelled before its time for nothing: its buyer gets all of it back, and it is among the cancelled', async () => {
  await chargeLate(shop, office, '300')
  const { of, orderNo, token, unitIds } = await bought('UNABLE', 2)
  const [gone = '', there = ''] = unitIds
  await shop.workOff()
  const answer = await unable(orderNo, [gone], of, { words: 'It fell.' })
  expect(answer.data.pieces).toMatchObject([{ state: 'cancelled' }, { state: 'awaited', lateFee: '300.00' }])
  await shop.workOff()
  const desk = (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
  expect(desk.refunds).toMatchObject([{ state: 'requested', amount: '12000.00', reason: 'the seller cannot send it' }])
  expect(desk.units.find(({ unitId }) => unitId === gone)).toMatchObject({ shelf: 'written-off' })
  expect(desk.history.at(-1)).toMatchObject({
    move: 'request-part',
    actorKind: 'seller',
    note: expect.stringContaining('It fell.'),
  })
  const mail = await lastMailTo(shop, BUYER)
  expect([mail.subject, mail.body]).toEqual([
    expect.stringMatching(/the seller cannot send/),
    expect.stringContaining('You are refunded HK$12,000 in full.'),
  ])
  // What a seller writes is the desk's to read.
  expect(JSON.stringify([mail, (await shop.ask(getOrder, { orderNo }, { token })).data])).not.toContain('It fell.')
  expect(await titlesOf(of)).toEqual([`Order ${orderNo}: you cancelled items`, `Sold: order ${orderNo}`])
  expect((await shop.ask(getMerchantMoney, {}, { token: of.token })).data.balance).toBe('0.00')
  expect(await figure('cancelled', of)).toEqual({ num: 1, of: 1, rows: [orderNo] })
  expect((await send(orderNo, [there], of)).code).toBe(200)
})

test('after its time the rule of its sale is charged, and never more than was shown', async () => {
  await chargeLate(shop, office, '300')
  const order = await bought('UNABLE-LATE', 2)
  const { of, orderNo, unitIds } = order
  const owner = await pastDue(order)
  const said = (fee: string) => unable(orderNo, unitIds, owner, { fee })
  expect((await said('0.00')).code).toBe(refusals.LATE_FEE_CHANGED.code)
  expect(await detail(orderNo, owner)).toMatchObject({ tab: 'to-send', lateFee: '600.00' })
  const answers = await Promise.all([said('600.00'), said('600.00')])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.ORDER_MOVED_ON.code])
  expect((await lastMailTo(shop, of.email)).body).toContain('You are also charged HK$600, which is deducted from your balance.')
  expect((await shop.ask(getMerchantMoney, {}, { token: owner.token })).data.balance).toBe('-600.00')
  expect(await figure('cancelled', owner)).toMatchObject({ num: 1, of: 1 })
  // Nothing of it is left that could be late.
  expect(await figure('late', owner)).toEqual({ num: 0, of: 0, rows: [] })
})

test('what has left, or is not wanted any more, is not cancelled so, and a reason is asked for', async () => {
  await chargeLate(shop, office, '')
  const { of, orderNo, token, unitIds } = await bought('UNABLE-SENT', 3)
  const [sent = '', off = '', there = ''] = unitIds
  await send(orderNo, [sent], of)
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId: off }] }, { token })
  for (const unitId of [sent, off]) expect((await unable(orderNo, [there, unitId], of)).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await unable(orderNo, [there], of, { reason: '' })).data).toMatchObject({ field: 'reason' })
  expect((await detail(orderNo, of)).pieces.map(({ state }) => state)).toEqual(['awaited', 'cancelled', 'awaited'])
})

test('a seller is none of the two who let a large refund go', async () => {
  const { of, orderNo, unitIds } = await bought('UNABLE-LARGE', 1)
  await unable(orderNo, unitIds, of)
  await setLimits(shop, { secondAbove: '5000' })
  const refund = async () => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data.refunds[0]
  const refundId = (await refund())?.refundId ?? ''
  await shop.ask(approveRefund, { refundId }, { token: office })
  expect(await refund()).toMatchObject({ state: 'requested' })
  await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  expect(await refund()).toMatchObject({ state: 'approved' })
  await setLimits(shop, NO_LIMITS)
})

test('what a seller could not send still counts towards the minimum of its buyer’s coupon', async () => {
  const of = await merchantOf(shop, 'UNABLE-COUPON')
  const who = await richMember(shop)
  const conditions = { minimumCents: 2_400_000 }
  const couponCodes = [await giveCouponTo(shop, who, await runCampaign(shop, { had: 'granted', conditions }))]
  const { token } = who
  const { orderNo } = (await placeAsGuest(shop, [await productOf(shop, of)], { token, quantity: 3, couponCodes })).answer.data
  await payByBank(shop, office, who, orderNo)
  const [gone = '', off = ''] = (await detail(orderNo, of)).pieces.map(({ unitId }) => unitId)
  await unable(orderNo, [gone], of)
  const units = [{ unitId: off, reason: 'changed-mind' as const }]
  const shown = (await shop.ask(previewReturn, { orderNo, kind: 'cancel', units, toBalance: false }, { token })).data
  expect(shown).toMatchObject({ less: '0.00', ended: [] })
})
