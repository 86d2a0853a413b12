import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { passes, sendPhotograph } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { payOutAll } from '#flows/order.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { listAdminCases, listMerchantCases } from '#modules/bench-cases/bench-cases.paths.ts'
import { confirmReceipt, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund } from '#modules/orders/payments/payments.paths.ts'
import { getConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { getMerchantMoney, getMerchantStatement } from '#modules/settlement/merchant-money.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, DAY, dayInHongKong, MINUTE } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { benchCasesOf, SCRATCH, SEND } from './bench-cases.builders.ts'

let shop: TestShop
let cases: Awaited<ReturnType<typeof benchCasesOf>>
let other: BuiltMerchant
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  cases = await benchCasesOf(shop, 'Avocet')
  other = await merchantOf(shop, 'Bittern')
  finance = await shop.operator(['finance'])
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

const HOURS = 60 * MINUTE
const until = (time: string, more = 0) => clock.advance(new Date(time).getTime() + more - clock.now().getTime())
const balance = async () => (await shop.ask(getMerchantMoney, {}, { token: cases.merchant.token })).data.balance
async function refundAll(orderNo: string): Promise<void> {
  for (const { refundId } of (await cases.orderOf(orderNo)).refunds)
    await shop.ask(approveRefund, { refundId }, { token: finance })
  await payOutAll(shop, finance, orderNo)
}

test('of a piece the bench turned down its merchant sees reason and photographs, and has it handed over without cost', async () => {
  const { orderNo, unitId } = await cases.bringIn()
  await cases.reject(unitId)
  const [held] = await cases.ofSeller(orderNo)
  expect(held).toMatchObject({
    kind: 'rejected',
    state: 'held',
    finding: 'The stamp is not the maker’s.',
    cost: '80.00',
    acts: ['choose-fetch', 'choose-return'],
    pictures: [{ hash: expect.stringMatching(/^[0-9a-f]{32}$/) }],
  })
  const { caseNo = '', dueTime = '' } = held ?? {}
  expect(dayInHongKong(new Date(dueTime))).toBe(dayInHongKong(new Date(clock.now().getTime() + 14 * DAY)))
  await shop.workOff()
  expect((await lastMailTo(shop, cases.merchant.email)).body).toContain('HK$80')
  expect((await cases.answer(caseNo, 'choose-fetch')).data.list).toMatchObject([{ state: 'fetch' }])
  expect((await cases.settle(caseNo, 'send-back', SEND)).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  expect((await cases.settle(caseNo, 'hand-over')).data).toMatchObject({ field: 'words' })
  expect((await cases.settle(caseNo, 'hand-over', { words: 'Chan Siu Ming, with the slip' })).data).toMatchObject({
    state: 'fetched',
    acts: [],
  })
  expect((await cases.orderOf(orderNo)).units).toMatchObject([{ state: 'rejected', shelf: 'written-off' }])
  expect(await balance()).toBe('0.00')
  // Its buyer is refunded as ever.
  expect((await cases.orderOf(orderNo)).refunds).toMatchObject([{ state: 'requested', amount: '12000.00' }])
})

test('it is sent back at the cost that was told, once, from the merchant’s balance, and the statement names it', async () => {
  const { orderNo, unitId } = await cases.bringIn()
  await cases.reject(unitId)
  const { caseNo } = await cases.oneOf(orderNo)
  const value = { differenceDays: 2, buyerHours: 72, holdDays: 10, sendBackCost: '150', answerDays: 3, appealDays: 5 }
  await shop.ask(saveSetting, { name: 'sellerCases', version: 0, value }, { token: cases.office })
  await cases.answer(caseNo, 'choose-return')
  expect((await cases.settle(caseNo, 'send-back', { ...SEND, trackingNumber: '12' })).data).toMatchObject({
    field: 'trackingNumber',
  })
  const sent = await Promise.all([1, 2, 3].map(() => cases.settle(caseNo, 'send-back', SEND)))
  const codes = sent.map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === refusals.BENCH_CASE_MOVED_ON.code)).toHaveLength(2)
  expect(await balance()).toBe('-80.00')
  const month = dayInHongKong(clock.now()).slice(0, 7)
  const { data } = await shop.ask(getMerchantStatement, { month }, { token: cases.merchant.token })
  expect(JSON.stringify(data)).toContain(orderNo)
  await shop.ask(
    saveSetting,
    { name: 'sellerCases', version: 1, value: { ...value, holdDays: 14, sendBackCost: '80' } },
    { token: cases.office },
  )
})

test('what is not fetched in its days is sent back; until that second it may be chosen otherwise, and another’s case is not there', async () => {
  const { orderNo, unitId } = await cases.bringIn()
  await cases.reject(unitId)
  const { caseNo, dueTime } = await cases.oneOf(orderNo)
  expect((await cases.answer(caseNo, 'choose-fetch', other.token)).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(listMerchantCases, { orderNo }, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await cases.answer(caseNo, 'accept')).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  until(dueTime, -1_000)
  await cases.runOut()
  expect((await cases.answer(caseNo, 'choose-fetch')).data.list).toMatchObject([{ state: 'fetch' }])
  until(dueTime)
  expect((await cases.answer(caseNo, 'choose-hold')).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  await Promise.all([cases.runOut(), cases.runOut()])
  expect(await cases.ofSeller(orderNo)).toMatchObject([{ state: 'return', acts: [], dueTime: '' }])
  const { data } = await shop.ask(listAdminCases, { queue: 'return' }, { token: cases.office })
  expect(data.list.map((one) => one.caseNo)).toContain(caseNo)
})

test('a difference: the merchant accepts, then the buyer, and money, commission and bench follow the accepted price to the cent', async () => {
  const order = await cases.proposed('10500.50')
  const { orderNo, token, unitId, caseNo } = order
  expect((await shop.ask(listBench, { word: orderNo }, { token: cases.office })).data.list).toEqual([])
  const [asked] = await cases.ofSeller(orderNo)
  // 12 % of HK$10,500.50 is HK$1,260.06.
  expect(asked).toMatchObject({ state: 'merchant', less: '1499.50', receives: '10560.00', receivesReduced: '9240.44' })
  expect(await cases.ofBuyer(order)).toEqual([])
  expect((await cases.decide(caseNo, 'agree', token)).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  await cases.answer(caseNo, 'accept')
  await shop.workOff()
  expect((await lastMailTo(shop, 'tai.man@example.com')).body).toContain('HK$10,500.50')
  const [shown] = await cases.ofBuyer(order)
  expect(shown).toMatchObject({
    state: 'buyer',
    finding: SCRATCH,
    refund: '1499.50',
    whole: '12000.00',
    acts: ['agree', 'decline'],
  })
  expect(new Date(shown?.dueTime ?? '').getTime() - clock.now().getTime()).toBeGreaterThan(71 * HOURS)
  const units = async () => (await shop.ask(getOrder, { orderNo }, { token })).data.productItems[0]?.units
  expect(await units()).toMatchObject([{ decideBy: shown?.dueTime, agreedPrice: '' }])
  await cases.decide(caseNo, 'agree', token)
  expect(await units()).toMatchObject([{ decideBy: '', agreedPrice: '10500.50' }])
  expect((await cases.orderOf(orderNo)).refunds).toMatchObject([{ state: 'requested', amount: '1499.50' }])
  expect((await shop.ask(getConsignment, { orderNo }, { token: cases.merchant.token })).data).toMatchObject({
    goods: '10500.50',
    commission: '1260.06',
    receives: '9240.44',
  })
  const before = await balance()
  await refundAll(orderNo)
  // What differs may differ now: both know of it.
  const found = passes(unitId, await sendPhotograph(cases.bench))
  const passed = await shop.ask(
    decidePiece,
    { ...found, answers: { ...found.answers, hardware: 'differs' } },
    { token: cases.office },
  )
  expect(passed.data).toMatchObject({ result: 'pass', certificateCode: expect.stringMatching(/\w+/) })
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...SEND }, { token: cases.office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  clock.reset()
  expect(Math.round((Number(await balance()) - Number(before)) * 100)).toBe(924_044)
})

test('the buyer declines, or says nothing for 72 hours: all of it goes back, and the merchant chooses what becomes of the piece', async () => {
  const declined = await cases.proposed()
  await cases.answer(declined.caseNo, 'accept')
  await cases.decide(declined.caseNo, 'decline', declined.token)
  const silent = await cases.proposed()
  await cases.answer(silent.caseNo, 'accept')
  const dueTime = (await cases.ofBuyer(silent))[0]?.dueTime ?? ''
  until(dueTime, -1_000)
  await cases.runOut()
  expect(await cases.ofSeller(silent.orderNo)).toMatchObject([{ state: 'buyer' }])
  until(dueTime)
  await cases.runOut()
  for (const { orderNo, caseNo } of [declined, silent]) {
    expect(await cases.ofSeller(orderNo)).toMatchObject([{ caseNo, state: 'held', acts: ['choose-fetch', 'choose-return'] }])
    const desk = await cases.orderOf(orderNo)
    expect(desk).toMatchObject({ state: 'refund-pending', units: [{ state: 'rejected' }], refunds: [{ amount: '12000.00' }] })
  }
})

test('a merchant takes the piece back, or lets two working days of its calendar pass: the buyer has all of it back', async () => {
  // A Thursday: Friday and Monday.
  clock.advance(new Date('2027-06-10T02:00:00Z').getTime() - clock.now().getTime())
  const own = await benchCasesOf(shop, 'Curlew')
  const taken = await own.proposed()
  const silent = await own.proposed()
  const { dueTime } = await own.oneOf(silent.orderNo)
  expect(dueTime).toBe('2027-06-14T10:00:00.000Z')
  await own.answer(taken.caseNo, 'take-back')
  until(dueTime)
  expect((await own.answer(silent.caseNo, 'accept')).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  await own.runOut()
  for (const { orderNo } of [taken, silent]) {
    expect(await own.ofSeller(orderNo)).toMatchObject([{ state: 'held' }])
    expect((await own.orderOf(orderNo)).refunds).toMatchObject([{ amount: '12000.00' }])
  }
})

test('of answers in the same second one counts: two people of a merchant, a buyer in two windows, and a buyer as the time ends', async () => {
  const { caseNo, orderNo } = await cases.proposed()
  const both = await Promise.all([cases.answer(caseNo, 'accept'), cases.answer(caseNo, 'take-back')])
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await cases.ofDesk(caseNo)).steps).toHaveLength(2)
  expect((await cases.orderOf(orderNo)).refunds.length).toBeLessThanOrEqual(1)
  const twice = await cases.proposed()
  await cases.answer(twice.caseNo, 'accept')
  const windows = await Promise.all([
    cases.decide(twice.caseNo, 'agree', twice.token),
    cases.decide(twice.caseNo, 'decline', twice.token),
    cases.decide(twice.caseNo, 'agree', twice.token),
  ])
  expect(windows.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await cases.orderOf(twice.orderNo)).refunds).toHaveLength(1)
  const late = await cases.proposed()
  await cases.answer(late.caseNo, 'accept')
  const dueTime = (await cases.ofBuyer(late))[0]?.dueTime ?? ''
  until(dueTime, -20)
  const ending = [cases.decide(late.caseNo, 'agree', late.token), cases.runOut()]
  until(dueTime, 5)
  await Promise.all([...ending, cases.runOut()])
  await cases.runOut()
  const { state } = await cases.ofDesk(late.caseNo)
  const { refunds, units } = await cases.orderOf(late.orderNo)
  const ends = { agreed: ['1500.00', 'with-us'], held: ['12000.00', 'rejected'] } as Record<string, string[]>
  expect([refunds.map(({ amount }) => amount).join(), units[0]?.state]).toEqual(ends[state])
})

test('a proposal is refused beside its field, twice for a piece, and while it is asked about nothing else is decided', async () => {
  const { unitId, orderNo, token } = await cases.bringIn()
  for (const price of ['0', '12000', '12000.01'])
    expect((await cases.propose(unitId, price)).data).toMatchObject({ field: 'price' })
  expect((await cases.propose(unitId, '100', { finding: '' })).data).toMatchObject({ field: 'finding' })
  expect((await cases.propose(unitId, '100', { pictures: [] })).data).toMatchObject({ field: 'pictures' })
  await cases.propose(unitId)
  expect((await cases.propose(unitId)).code).toBe(refusals.PIECE_IN_QUESTION.code)
  expect((await cases.reject(unitId)).code).toBe(refusals.PIECE_IN_QUESTION.code)
  expect((await cases.decide((await cases.ofSeller(orderNo))[0]?.caseNo ?? '', 'agree', await shop.visitor())).code).toBe(
    refusals.NOT_FOUND.code,
  )
  // Called off meanwhile: nobody is asked any more.
  const asked = await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId }] }, { token })
  expect(asked.data).toMatchObject({ cancelled: 0 })
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Called off' }, { token: cases.office })
  const { caseNo, dueTime, acts } = await cases.oneOf(orderNo)
  expect(acts).toEqual([])
  expect((await cases.answer(caseNo, 'accept')).code).toBe(refusals.BENCH_CASE_MOVED_ON.code)
  until(dueTime)
  await cases.runOut()
  expect(await cases.ofDesk(caseNo)).toMatchObject({ state: 'closed' })
})
