import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  listDisputes,
  approveRefund,
  capturePayment,
  nameRefund,
  requestRefund,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import { listMoney, listPayouts, movePayout, repairMoney, seePayoutAccount } from '#modules/treasury/money.paths.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { leftOf, netOf, sumOf, type UnitShares } from '#modules/orders/refunds/refund.rules.ts'
import { giveUpJob, listJobs, retryJob } from '#modules/jobs/jobs.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { authenticateAll, benchOf } from '../delivery/bench.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { reconcileDisputes } from './dispute.ts'
import { takeFrom } from './gone-already.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
const disputesOf = async (orderNo: string) =>
  (await shop.ask(listDisputes, {}, { token: office })).data.list.filter((one) => one.orderNo === orderNo)
const disputeOf = async (orderNo: string) => (await disputesOf(orderNo))[0]
const press = (path: string, card?: string) =>
  fetch(new URL(path, shop.url), { method: 'POST', redirect: 'manual', ...(card ? { body: new URLSearchParams({ card }) } : {}) })
const decide = async (orderNo: string, act: 'win' | 'lose' | 'drop') => press(`${(await disputeOf(orderNo))?.url}/${act}`)
const lookUp = () => reconcileDisputes({ database: shop.database, payments: shop.payments, log: createLog('silent') })

/** Paid by a card, ordinary or one whose holder asks for the money back. */
async function paid({ card = '4242424242424242', quantity = 1 } = {}) {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card', quantity })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await press(`${providerUrl}/pay`, card)
  await shop.ask(capturePayment, { orderNo }, { token })
  return { orderNo, token, page: providerUrl ?? '' }
}
/** All that was bought is asked back; answers the refund's id. */
async function askBack(orderNo: string): Promise<string> {
  const unitIds = (await look(orderNo)).units.map(({ unitId }) => unitId)
  await shop.ask(requestRefund, { orderNo, kind: 'refund', unitIds, reason: 'Not available.' }, { token: office })
  return (await look(orderNo)).refunds[0]?.refundId ?? ''
}
const isTold = (orderNo: string) => expect.poll(() => disputeOf(orderNo), PATIENCE).toBeDefined()
/** And the shop has been told of it. */
async function disputed(wanted: { card?: string; quantity?: number } = {}) {
  const order = await paid({ card: '4000000000000259', ...wanted })
  await isTold(order.orderNo)
  return order
}
/** What is disputed does not leave before finance says so, and the order desk cannot. */
async function sendAllTheSame(orderNo: string) {
  const said = { orderNo, reportId: (await look(orderNo)).reports[0]?.reportId ?? '', reason: 'We have proof.' }
  const desk = await shop.operator(['order-desk'])
  expect((await shop.ask(nameRefund, said, { token: desk })).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await shop.ask(nameRefund, said, { token: office })).code).toBe(200)
}
async function deliver({ orderNo, token }: { orderNo: string; token: string }) {
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
}
const balances = async (orderNo: string) =>
  Object.fromEntries(
    (
      await readRows(
        shop.database.pool,
        z.object({ purpose: z.string(), cents: z.number() }),
        sql`select a.purpose, sum(e.amount)::bigint as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
          join orders o using (order_id) where o.order_number = ${orderNo} and a.purpose like 'clearing-%' group by 1`,
      )
    ).map(({ purpose, cents }) => [purpose, cents]),
  )

test('a dispute stands in the room with its deadline and its page, holds its amount back, and stops settlement and refunds', async () => {
  const order = await disputed()
  const { orderNo } = order
  await expect.poll(() => balances(orderNo), PATIENCE).toEqual({ 'clearing-card': 0, 'clearing-disputed': 1_223_400 })
  const dispute = await disputeOf(orderNo)
  expect(dispute).toMatchObject({ state: 'open', amount: '12234.00', fee: '85.00', reason: 'product_not_received' })
  expect(Date.parse(dispute?.dueAt ?? '')).toBeGreaterThan(Date.now())
  await sendAllTheSame(orderNo)
  await deliver(order)
  expect((await shop.ask(moveOrder, { orderNo, move: 'complete' }, { token: office })).code).toBe(refusals.ORDER_NOT_OVER.code)
  const wanted = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '100.00', unitIds: [], reason: 'A scratch.' }
  const { refunds } = (await shop.ask(requestRefund, wanted, { token: office })).data
  const refused = await shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
  expect(refused.code).toBe(refusals.DISPUTE_OPEN.code)

  await decide(orderNo, 'win')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('won')
  expect(await balances(orderNo)).toEqual({ 'clearing-card': 1_223_400, 'clearing-disputed': 0 })
  const complete = { orderNo, move: 'complete' as const, note: 'Nothing is open.' }
  await shop.ask(moveOrder, complete, { token: office })
  expect((await shop.ask(moveOrder, complete, { token: await shop.colleague() })).data.state).toBe('successful')
  await requireInvariants(shop.database)
})

test('one that is lost has taken what was asked back meanwhile, and then what was left of the price', async () => {
  const order = await disputed({ quantity: 2 })
  await sendAllTheSame(order.orderNo)
  await deliver(order)
  const { orderNo } = order
  const wanted = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '100.00', unitIds: [], reason: 'A scratch.' }
  await shop.ask(requestRefund, wanted, { token: office })
  await decide(orderNo, 'lose')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('lost')
  expect(await disputeOf(orderNo)).toMatchObject({ loss: '0.00' })
  const lost = await look(orderNo)
  expect(lost.state).toBe('refunded')
  expect(lost.refunds.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
    ['refund', 'confirmed', '100.00'],
    ['chargeback', 'confirmed', '24368.00'],
  ])
  await requireInvariants(shop.database)
})

test('one that was lost and that the issuer gives back is booked once, as what disputes have brought back, and not to the order', async () => {
  const { orderNo } = await disputed()
  await decide(orderNo, 'lose')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('lost')
  expect(await balances(orderNo)).toEqual({ 'clearing-card': 0, 'clearing-disputed': 0 })
  await decide(orderNo, 'win')
  await expect.poll(async () => (await disputesOf(orderNo)).length, PATIENCE).toBe(2)
  await Promise.all([lookUp(), lookUp()])
  expect((await disputesOf(orderNo)).map(({ state, wonBack, fee }) => `${state} ${wonBack} ${fee}`).toSorted()).toEqual([
    'lost 0.00 85.00',
    'won 12234.00 0.00',
  ])
  expect((await look(orderNo)).state).toBe('refunded')
  await requireInvariants(shop.database)
})

test('what went back before is lost beyond the order when the issuer takes all of it', async () => {
  const { orderNo, page } = await paid()
  const refundId = await askBack(orderNo)
  await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  expect((await look(orderNo)).state).toBe('refunded')
  await press(`${page}/dispute`)
  await isTold(orderNo)
  await decide(orderNo, 'lose')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('lost')
  expect((await disputeOf(orderNo))?.loss).toBe('12234.00')
  await requireInvariants(shop.database)
})

test('what the provider refuses to give back because it is disputed has gone with the dispute that is lost', async () => {
  const { orderNo } = await paid({ card: '4000000000000259' })
  const refundId = await askBack(orderNo)
  await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  expect((await look(orderNo)).refunds[0]?.state).toBe('failed')
  await isTold(orderNo)
  await decide(orderNo, 'lose')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('lost')
  expect(await disputeOf(orderNo)).toMatchObject({ loss: '0.00' })
  expect(await look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'refund', state: 'confirmed' }] })
})

/** What its provider has refused to give back is to be paid out. */
async function toPayOut() {
  const { orderNo, page } = await paid()
  const refundId = await askBack(orderNo)
  shop.faults.set({ path: '/refunds', fault: 'refused' })
  await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  shop.faults.clear()
  const payOut = { source: 'refund' as const, id: refundId, repair: 'pay-out' as const, reason: 'The card has ended.' }
  expect((await shop.ask(repairMoney, payOut, { token: office })).code).toBe(200)
  return { orderNo, page }
}
const TYPED = { payee: 'CHAN TAI MAN', bankCode: '004', account: '123456789001' }

test('what the bank has paid out by hand is written down although a dispute came between', async () => {
  const { orderNo, page } = await toPayOut()
  const { payouts } = (await shop.ask(listPayouts, {}, { token: office })).data
  const payoutId = payouts.find((one) => one.orderNo === orderNo)?.payoutId ?? ''
  const colleague = await shop.colleague()
  await shop.ask(movePayout, { payoutId, move: 'approve', ...TYPED }, { token: office })
  await shop.ask(movePayout, { payoutId, move: 'second' }, { token: colleague })
  await press(`${page}/dispute`)
  await isTold(orderNo)
  expect((await shop.ask(seePayoutAccount, { payoutId }, { token: office })).code).toBe(refusals.DISPUTE_OPEN.code)
  expect((await shop.ask(movePayout, { payoutId, move: 'send', note: 'B1' }, { token: office })).code).toBe(200)
  expect((await shop.ask(movePayout, { payoutId, move: 'confirm' }, { token: office })).code).toBe(200)
  expect((await look(orderNo)).refunds).toMatchObject([{ state: 'confirmed' }])
})

test('one that is lost takes the place of a payout that has not left: the money is gone, and nobody pays it out again', async () => {
  const { orderNo, page } = await toPayOut()
  await press(`${page}/dispute`)
  await isTold(orderNo)
  await decide(orderNo, 'lose')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('lost')
  expect(await disputeOf(orderNo)).toMatchObject({ loss: '0.00' })
  expect(await look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'refund', state: 'confirmed' }] })
  expect(await balances(orderNo)).toEqual({ 'clearing-card': 0, 'clearing-disputed': 0 })
  const { payouts } = (await shop.ask(listPayouts, {}, { token: office })).data
  const payout = payouts.find((one) => one.orderNo === orderNo)
  expect(payout).toMatchObject({ state: 'returned', moves: [] })
  const late = { payoutId: payout?.payoutId ?? '', move: 'approve' as const, ...TYPED }
  expect((await shop.ask(movePayout, late, { token: office })).code).toBe(refusals.MONEY_IS_SETTLED.code)
})

test('one that is lost while nobody asks the provider for a refund any more ends once that is asked again', async () => {
  const { orderNo, page } = await paid()
  const refundId = await askBack(orderNo)
  shop.faults.set({ path: '/refunds', fault: 'error' })
  await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  shop.faults.clear()
  const { list } = (await shop.ask(listJobs, {}, { token: office })).data
  const call = { source: 'outside' as const, id: list.find((one) => one.orderNo === orderNo)?.id ?? '' }
  expect((await shop.ask(giveUpJob, { ...call, reason: 'Pending for days.' }, { token: office })).code).toBe(200)
  // The provider may yet have given it: it is asked again, and not paid out.
  const { cases } = (await shop.ask(listMoney, {}, { token: office })).data
  expect(cases.find((one) => one.id === refundId)?.repairs).toEqual(['retry'])
  await press(`${page}/dispute`)
  await isTold(orderNo)
  await decide(orderNo, 'lose')
  await lookUp()
  expect((await disputeOf(orderNo))?.state).toBe('open')
  const again = { source: 'refund' as const, id: refundId, repair: 'retry' as const, reason: 'The issuer has taken it.' }
  expect((await shop.ask(repairMoney, again, { token: office })).code).toBe(200)
  await shop.ask(retryJob, call, { token: office })
  await shop.workOff()
  expect(['failed', 'confirmed'], 'a late webhook confirms it').toContain((await look(orderNo)).refunds[0]?.state)
  await lookUp()
  expect(await disputeOf(orderNo)).toMatchObject({ state: 'lost', loss: '0.00' })
  expect(await look(orderNo)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'refund', state: 'confirmed' }] })
})

test('an inquiry holds nothing back and closes without a claim', async () => {
  const { orderNo } = await disputed({ card: '4000000000001976' })
  expect(await balances(orderNo)).toEqual({ 'clearing-card': 1_223_400 })
  await decide(orderNo, 'drop')
  await expect.poll(async () => (await disputeOf(orderNo))?.state, PATIENCE).toBe('closed')
})

test('a dispute whose webhooks are lost is found by the look-up, and a refund in the same moment is booked once', async () => {
  shop.faults.set({ path: '/pay', fault: 'webhooks-lost', times: 1_000 })
  const { orderNo } = await paid({ card: '4000000000000259' })
  const refundId = await askBack(orderNo)
  const token = await shop.colleague()
  await Promise.all([lookUp(), lookUp(), shop.ask(approveRefund, { refundId }, { token })])
  shop.faults.clear()
  await lookUp()
  expect((await disputeOf(orderNo))?.state).toBe('open')
  await requireInvariants(shop.database)
})

test('an amount is taken of whatever is left, to the cent, and never more of a piece than it has', () => {
  const shares = fc.record({
    goods: fc.nat(2_000_000),
    delivery: fc.nat(10_000),
    fee: fc.nat(40_000),
    coupon: fc.integer({ min: -1_000, max: 0 }),
  })
  fc.assert(
    fc.property(fc.array(shares, { minLength: 1, maxLength: 4 }), fc.nat(9_000_000), (units, amount) => {
      const left: UnitShares = new Map(units.map((parts, at) => [`${at}`, { ...parts, goods: parts.goods + 1_000 }]))
      const whole = [...left.keys()].reduce((sum, unitId) => sum + netOf(left, unitId), 0)
      const parts = takeFrom(left, amount)
      expect(sumOf(parts)).toBe(Math.min(whole, amount))
      for (const unitId of left.keys()) expect(netOf(leftOf(left, parts), unitId)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an item whose whole price has gone back passes at the desk without a certificate', async () => {
  const { orderNo } = await paid()
  const price = {
    orderNo,
    kind: 'refund' as const,
    part: 'goods' as const,
    amount: '12000.00',
    unitIds: [],
    reason: 'A scratch.',
  }
  const { refunds } = (await shop.ask(requestRefund, price, { token: office })).data
  await shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
  await expect.poll(async () => (await look(orderNo)).refunds[0]?.state, PATIENCE).toBe('confirmed')
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  expect((await look(orderNo)).units).toMatchObject([{ state: 'passed' }])
  await requireInvariants(shop.database)
})
