import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { listPayouts, movePayout } from '#modules/treasury/money.paths.ts'
import type { PayoutStage } from '#modules/treasury/payouts/payout.rules.ts'
import type { PayoutsInput, PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { cancelOrder, getAdminOrder, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { closeExpiredOrders } from '../close-order.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { moneyPage } from './money-page.builders.ts'
import { payOutAll, stateOf, unpaidOrder } from '../order.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
let finance: string
let desk: ReturnType<typeof moneyPage>
beforeAll(async () => {
  shop = await startTestShop()
  desk = moneyPage(shop, () => finance)
  work = await shop.work()
  finance = await shop.operator(['finance'])
})
afterEach(async () => {
  clock.reset()
  shop.faults.clear()
  await requireInvariants(shop.database)
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

describe('money whose reference nobody knows', () => {
  test('is kept with its posting, and pays the order that finance books it to', async () => {
    const { token, orderNo } = await unpaidOrder(shop, 'bank')
    await desk.arrives('12000.00', 'RENT NOVEMBER')
    const found = await desk.caseOf('unmatched', 'RENT NOVEMBER')
    expect(found).toMatchObject({ came: '12000.00', asked: '', payer: 'CHAN TAI MAN', repairs: ['book', 'debt', 'return'] })
    expect(found?.postings).toMatchObject([
      {
        kind: 'held',
        entries: [
          { account: 'clearing-bank', amount: '12000.00' },
          { account: 'surplus', amount: '-12000.00' },
        ],
      },
    ])
    expect((await desk.repair(found, 'book', 'NOSUCHORDER')).code).toBe(refusals.NO_ORDER_TO_BOOK.code)
    expect((await desk.repair(found, 'book', orderNo)).code).toBe(200)
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
    expect(await desk.caseOf('unmatched', 'RENT NOVEMBER')).toBeUndefined()
    expect((await desk.room()).repaired[0]).toMatchObject({
      kind: 'book',
      reference: orderNo,
      amount: '12000.00',
      reason: 'The buyer rang.',
      by: 'Ada',
    })
  })

  test('is kept once when several colleagues type the same line, and a second time when it is said to be there twice', async () => {
    const codes = (await Promise.all(Array.from({ length: 6 }, () => desk.arrives('77.00', 'TYPED BY MANY')))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === refusals.MONEY_TYPED_ALREADY.code)).toHaveLength(5)
    const kept = async () => (await desk.room()).cases.filter(({ reference }) => reference === 'TYPED BY MANY').length
    expect(await kept()).toBe(1)
    expect((await desk.arrives('77.00', 'TYPED BY MANY', true)).code).toBe(200)
    expect(await kept()).toBe(2)
    const { orderNo } = await unpaidOrder(shop, 'bank')
    await desk.arrives('100.00', `for ${orderNo}`)
    expect((await desk.arrives('100.00', orderNo)).code).toBe(refusals.MONEY_TYPED_ALREADY.code)
  })

  test('is set right once, however many colleagues press at the same moment', async () => {
    const { token, orderNo } = await unpaidOrder(shop, 'bank')
    await desk.arrives('12000.00', 'PRESSED BY MANY')
    const found = await desk.caseOf('unmatched', 'PRESSED BY MANY')
    const codes = (
      await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          at % 2 === 0 ? desk.repair(found, 'book', orderNo) : desk.repair(found, 'return'),
        ),
      )
    ).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === refusals.MONEY_IS_SETTLED.code)).toHaveLength(11)
    const paidOut = (await desk.room()).payouts.filter(({ reference }) => reference === 'PRESSED BY MANY').length
    const isPaid = (await stateOf(shop, orderNo, token)) === 'pending-seller-delivery'
    expect(paidOut + Number(isPaid)).toBe(1)
  })

  test('goes back to the account finance names, and is gone from the books when the bank says so', async () => {
    await desk.arrives('800.00', 'WRONG SHOP')
    const before = await desk.balanceOf('clearing-bank')
    await desk.repair(await desk.caseOf('unmatched', 'WRONG SHOP'), 'return')
    const payout = async () => (await desk.room()).payouts.find(({ reference }) => reference === 'WRONG SHOP')
    const { payoutId } = (await payout())!
    const nameless = await shop.ask(movePayout, { payoutId, move: 'approve' }, { token: finance })
    expect(nameless.code).toBe(refusals.PAYOUT_NO_ACCOUNT.code)
    expect((await shop.ask(movePayout, { payoutId, move: 'confirm' }, { token: finance })).code).toBe(
      refusals.MONEY_IS_SETTLED.code,
    )
    const account = { payee: 'CHAN TAI MAN', bankCode: '004', account: '123-456789-001' }
    const second = () => shop.colleague().then((token) => shop.ask(movePayout, { payoutId, move: 'second' }, { token }))
    await shop.ask(movePayout, { payoutId, move: 'approve', ...account }, { token: finance })
    await second()
    await shop.ask(movePayout, { payoutId, move: 'send', note: 'BATCH 1' }, { token: finance })
    await shop.ask(movePayout, { payoutId, move: 'fail', note: 'Account closed.' }, { token: finance })
    expect(await payout()).toMatchObject({ state: 'failed', failure: 'Account closed.', moves: ['approve'] })
    await shop.ask(movePayout, { payoutId, move: 'approve', ...account, account: '999-456789-001' }, { token: finance })
    await second()
    await shop.ask(movePayout, { payoutId, move: 'send', note: 'BATCH 2' }, { token: finance })
    expect(await desk.balanceOf('clearing-bank')).toBe(before)
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => shop.ask(movePayout, { payoutId, move: 'confirm' }, { token: finance })),
    )
    expect(ends.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await desk.balanceOf('clearing-bank')).toBe(before - 80_000)
  })
})

describe('less than was asked', () => {
  const short = async () => {
    const order = await unpaidOrder(shop, 'bank')
    const { paymentId } = order.payment
    await shop.ask(confirmPayment, { paymentId, amount: '11985.00' }, { token: finance })
    return order
  }

  test('is told to the shopper to the cent, who pays the rest; then the order is paid', async () => {
    const { token, orderNo } = await short()
    expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({
      state: 'payment-pending',
      short: { came: '11985.00', missing: '15.00' },
    })
    expect((await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data.amount).toBe('15.00')
    await expect.poll(() => desk.mailsAbout(orderNo), PATIENCE).toContain('HK$15 is still to pay')
    expect(await desk.caseOf('too-little', orderNo)).toMatchObject({
      asked: '12000.00',
      came: '11985.00',
      repairs: ['accept', 'return'],
    })
    await desk.arrives('15', `order ${orderNo.toLowerCase()}, the rest`)
    expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({
      state: 'pending-seller-delivery',
      short: null,
    })
    expect(await desk.caseOf('too-little', orderNo)).toBeUndefined()
  })

  test('counts once when two colleagues find the same line of the statement', async () => {
    const { orderNo, payment } = await short()
    const again = await shop.ask(confirmPayment, { paymentId: payment.paymentId, amount: '11985.00' }, { token: finance })
    expect(again.code).toBe(refusals.ORDER_MOVED_ON.code)
    const shown = await shop.ask(getAdminOrder, { orderNo }, { token: finance })
    expect(shown.data.payments[0]?.came).toBe('11985.00')
    await shop.ask(confirmPayment, { paymentId: payment.paymentId, before: '11985.00' }, { token: finance })
    expect((await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data.state).toBe('pending-seller-delivery')
  })

  test('is accepted by finance: the shop bears the difference, once, and a refund gives back what came', async () => {
    const { token, orderNo } = await short()
    const found = await desk.caseOf('too-little', orderNo)
    const before = await desk.balanceOf('differences')
    expect((await desk.repair(found, 'accept')).code).toBe(200)
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    expect((await desk.repair(found, 'accept')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    const second = await shop.colleague()
    const codes = (await Promise.all(Array.from({ length: 6 }, () => desk.repair(found, 'accept', '', second)))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
    expect((await desk.balanceOf('differences')) - before).toBe(1_500)
    const administrator = await shop.operator()
    await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Changed mind.' }, { token: administrator })
    await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: second })
    expect((await desk.room()).payouts.find((one) => one.orderNo === orderNo)).toMatchObject({
      state: 'requested',
      amount: '11985.00',
    })
    expect(await stateOf(shop, orderNo, token)).toBe('refund-pending')
    await payOutAll(shop, finance, orderNo)
    expect(await stateOf(shop, orderNo, token)).toBe('refunded')
    expect(await desk.balanceOf('differences')).toBe(before)
  })

  test('of an order that closes is not called nothing: the shopper is told what goes back, and finance sends it', async () => {
    const { token, orderNo } = await short()
    clock.advance(31 * MINUTE)
    await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
    expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({
      state: 'closed',
      short: { came: '11985.00', missing: '0.00' },
    })
    await expect.poll(() => desk.mailsAbout(orderNo), PATIENCE).toContain('We had received HK$11,985')
    const found = await desk.caseOf('too-little', orderNo)
    expect(found?.repairs).toEqual(['return'])
    expect((await desk.repair(found, 'accept')).code).toBe(refusals.MONEY_IS_SETTLED.code)
    expect((await desk.repair(found, 'return')).code).toBe(200)
    await payOutAll(shop, finance, orderNo)
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.short).toBeNull()
  })
})

describe('more than was asked', () => {
  test('pays the order; what is too much stands in the room and goes back, and the order goes on', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'fps')
    await shop.ask(confirmPayment, { paymentId: payment.paymentId, amount: '12200.00' }, { token: finance })
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
    const found = await desk.caseOf('too-much', orderNo)
    expect(found).toMatchObject({ asked: '12000.00', came: '12200.00', amount: '200.00', repairs: ['return'] })
    await expect.poll(() => desk.mailsAbout(orderNo), PATIENCE).toContain('We received HK$200 more than order')
    // Who said that it has come does not send it back.
    expect((await desk.repair(found, 'return')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    await desk.repair(found, 'return', '', await shop.colleague())
    await payOutAll(shop, finance, orderNo)
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
    expect(await desk.caseOf('too-much', orderNo)).toBeUndefined()
  })

  test('paid twice, or late, by any way: each sum is a row that goes back whole', async () => {
    const twice = await unpaidOrder(shop, 'bank')
    await desk.arrives('12000.00', twice.orderNo)
    await desk.arrives('12000.00', twice.orderNo, true)
    expect(await desk.caseOf('twice', twice.orderNo)).toMatchObject({ amount: '12000.00' })
    const late = await unpaidOrder(shop, 'bank')
    await shop.ask(cancelOrder, { orderNo: late.orderNo }, { token: late.token })
    await desk.arrives('11000.00', late.orderNo)
    expect(await desk.caseOf('late', late.orderNo)).toMatchObject({ amount: '11000.00', asked: '12000.00' })
    await desk.repair(await desk.caseOf('late', late.orderNo), 'return', '', await shop.colleague())
    await payOutAll(shop, finance, late.orderNo)
    expect(await stateOf(shop, late.orderNo, late.token)).toBe('refunded')
  })
})

describe('more payouts than a page holds', () => {
  const listed = async (wanted: PayoutsInput) => (await shop.ask(listPayouts, wanted, { token: finance })).data
  const numOf = ({ stages }: PayoutsWire, stage: PayoutStage) => stages.find((one) => one.stage === stage)?.num

  test('are counted by where they wait, and the last of them is on the next page and moved there', async () => {
    const before = await listed({ stage: 'account' })
    for (let at = 0; at < 51; at += 1) {
      await desk.arrives(`${900 + at}.00`, `NOT OURS ${at}`)
      await desk.repair(await desk.caseOf('unmatched', `NOT OURS ${at}`), 'return')
    }
    const [first, second] = [await listed({ stage: 'account' }), await listed({ stage: 'account', pageNum: 2 })]
    expect(first).toMatchObject({ total: before.total + 51, pageNum: 1, pageSize: 50 })
    expect(numOf(first, 'account')).toBe(first.total)
    expect(first.payouts).toHaveLength(50)
    const own = [...first.payouts, ...second.payouts].map(({ payoutId }) => payoutId)
    expect(new Set(own).size).toBe(first.total)
    const last = second.payouts.at(-1)!
    expect(last.reference).toBe('NOT OURS 50')
    const { waiting } = (await shop.ask(showToday, {}, { token: finance })).data
    expect(waiting.find(({ room }) => room === 'payouts')?.num).toBeGreaterThan(50)
    const account = { payee: 'CHAN TAI MAN', bankCode: '004', account: '123-456789-001' }
    await shop.ask(movePayout, { payoutId: last.payoutId, move: 'approve', ...account }, { token: finance })
    expect((await listed({ stage: 'second' })).payouts.map(({ payoutId }) => payoutId)).toContain(last.payoutId)
    // Without a stage what has ended follows after all that is open.
    const [open, done] = [await listed({ stage: 'open' }), await listed({ stage: 'done' })]
    expect(done.total).toBeGreaterThan(0)
    const all = await listed({ pageNum: 2 })
    expect(all.total).toBe(open.total + done.total + (numOf(all, 'returned') ?? 0))
    expect(all.payouts.at(open.total - 50)?.payoutId).toBe(done.payouts[0]?.payoutId)
  })
})
