import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import type { RefundInput } from '#modules/orders/payments/payments.contract.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { payOutAll, placeAsGuest, pressCard } from './order.builders.ts'

let shop: TestShop
let desk: string
let finance: string
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  desk = await shop.operator(['order-desk'])
  finance = await shop.operator(['finance'])
  operator = await shop.operator()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const look = async (orderNo: string): Promise<AdminOrderWire> =>
  (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data

/** Three pieces of HK$12,000 each, paid for: HK$36,000, by card with its fee of HK$702. */
async function threePieces(payType: 'bank' | 'card' = 'bank') {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { quantity: 3, comitPayType: payType })
  const { orderNo } = answer.data
  const payment = (await shop.ask(startPayment, { orderNo, payType }, { token })).data
  if (payType === 'card') await pressCard(shop, payment.providerUrl, 'succeed')
  else await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: operator })
  await expect.poll(async () => (await look(orderNo)).state).toBe('pending-seller-delivery')
  const { units } = await look(orderNo)
  return { orderNo, unitIds: units.map((unit) => unit.unitId) }
}
const ask = (orderNo: string, wanted: Partial<RefundInput>, token = desk) =>
  shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed', ...wanted }, { token })
const send = async (orderNo: string, token = finance) => {
  const { refunds } = await look(orderNo)
  const refund = refunds.find(({ state }) => state === 'requested')
  const approved = await shop.ask(approveRefund, { refundId: refund?.refundId ?? '' }, { token })
  if (approved.code !== 200) return approved
  // What no card provider returns goes out by the bank.
  await payOutAll(shop, finance, orderNo)
  return shop.ask(getAdminOrder, { orderNo }, { token })
}
/** What the books say of an order, account by account. */
const booked = async (orderNo: string): Promise<Record<string, number>> => {
  const rows = await readRows(
    shop.database.pool,
    z.object({ purpose: z.string(), amount: z.number() }),
    sql`select ledger_accounts.purpose, sum(amount)::bigint as amount from ledger_entries join ledger_accounts using (ledger_account_id) join orders using (order_id)
      where order_number = ${orderNo} group by 1 having sum(amount) <> 0`,
  )
  return Object.fromEntries(rows.map(({ purpose, amount }) => [purpose, amount]))
}

test('one piece of three goes back: it does not leave, the others do, and the books undo its price alone', async () => {
  const { orderNo, unitIds } = await threePieces()
  const asked = await ask(orderNo, { unitIds: unitIds.slice(0, 1) })
  expect(asked.data).toMatchObject({
    state: 'pending-seller-delivery',
    refunds: [{ kind: 'refund', state: 'requested', amount: '12000.00', reason: 'as agreed', requestedBy: 'Ada' }],
    units: [{ state: 'cancelled', left: '0.00' }, { state: 'awaited', left: '12000.00' }, { state: 'awaited' }],
    refundable: [{ part: 'goods', amount: '24000.00' }],
  })
  expect((await send(orderNo, desk)).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await send(orderNo)).data).toMatchObject({ state: 'pending-seller-delivery', refunds: [{ state: 'confirmed' }] })
  expect(await booked(orderNo)).toEqual({ 'clearing-bank': 2_400_000, 'merchant-sales': -2_400_000 })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
  await authenticateAll(benchOf(shop, await shop.operator()), orderNo)
  const sent = await shop.ask(moveOrder, { orderNo, move: 'dispatch', courier: 'Own delivery' }, { token: desk })
  expect(sent.data).toMatchObject({
    state: 'to-be-received',
    units: [{ state: 'cancelled' }, { state: 'sent' }, { state: 'sent' }],
  })
  expect((await ask(orderNo, { unitIds: unitIds.slice(0, 1) })).code).toBe(refusals.REFUND_TOO_MUCH.code)
})

test('amounts and pieces of a card payment add up to all that was paid, and only then is the order refunded', async () => {
  const { orderNo, unitIds } = await threePieces('card')
  expect((await look(orderNo)).refundable).toEqual([
    { part: 'goods', amount: '36000.00' },
    { part: 'fee', amount: '702.00' },
  ])
  expect((await ask(orderNo, { part: 'goods', amount: '100.01' })).data.state).toBe('pending-seller-delivery')
  for (const wrong of [{ part: 'goods' as const }, { kind: 'goodwill' as const }, { part: 'goods' as const, amount: '1.001' }])
    expect((await ask(orderNo, wrong)).code).toBe(refusals.BAD_INPUT.code)
  expect(await ask(orderNo, { part: 'fee', amount: '0.00' })).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: { fields: { amount: 'Enter an amount above zero, such as 120.' } },
  })
  expect((await ask(orderNo, { part: 'fee', amount: '702.01' })).code).toBe(refusals.REFUND_TOO_MUCH.code)
  expect((await ask(orderNo, { part: 'fee', amount: '1.00' })).code).toBe(200)
  expect((await ask(orderNo, { unitIds: [...unitIds.slice(1, 2), ...unitIds.slice(1, 2)] })).data.state).toBe(
    'pending-seller-delivery',
  )
  const last = await ask(orderNo, {})
  expect(last.data).toMatchObject({ state: 'refund-pending', refundable: [], units: unitIds.map(() => ({ state: 'cancelled' })) })
  const amounts = last.data.refunds.map(({ amount }) => Math.round(Number(amount) * 100))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(3_670_200)
  const states: string[] = []
  for (const _ of amounts) states.push((await send(orderNo)).data.state)
  expect(states).toEqual(['refund-pending', 'refund-pending', 'refund-pending', 'refunded'])
  expect(await booked(orderNo)).toEqual({})
})

test('goodwill and compensation go out on top: nothing of what was paid counts as back', async () => {
  const { orderNo } = await threePieces('card')
  expect((await ask(orderNo, { kind: 'goodwill', amount: '50.00' })).data.payments).toMatchObject([{ state: 'succeeded' }])
  await send(orderNo)
  await ask(orderNo, { kind: 'compensation', amount: '99999.99' })
  const after = await send(orderNo)
  expect(after.data).toMatchObject({
    state: 'pending-seller-delivery',
    refundable: [{ amount: '36000.00' }, { amount: '702.00' }],
    refunds: [
      { kind: 'goodwill', state: 'confirmed' },
      { kind: 'compensation', state: 'confirmed' },
    ],
  })
  expect(await booked(orderNo)).toMatchObject({
    'clearing-card': 3_670_200,
    payouts: -10_004_999,
    goodwill: 5_000,
    compensation: 9_999_999,
  })
  const told = await readRows(
    shop.database.pool,
    z.object({ topic: z.string() }),
    sql`select topic from outbox join orders on order_id::text = payload ->> 'orderId' where order_number = ${orderNo} and topic = 'extra-paid'`,
  )
  expect(told).toHaveLength(2)
})

test('that an issuer took money back is for its provider to say: no desk books it by hand', async () => {
  const { orderNo } = await threePieces('card')
  const typed: string = 'chargeback'
  expect((await ask(orderNo, { kind: typed as 'refund' }, finance)).code).toBe(refusals.BAD_INPUT.code)
  expect((await look(orderNo)).refunds).toEqual([])
})

test('what was asked for twice at once goes back once', async () => {
  const { orderNo, unitIds } = await threePieces()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(orderNo, { unitIds: unitIds.slice(0, 2) })))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  const { refunds } = await look(orderNo)
  expect(refunds).toMatchObject([{ amount: '24000.00' }])
  const refundId = refunds[0]?.refundId ?? ''
  const sent = await Promise.all(Array.from({ length: 6 }, () => shop.ask(approveRefund, { refundId }, { token: finance })))
  expect(sent.filter(({ code }) => code === 200)).toHaveLength(1)
  await payOutAll(shop, finance, orderNo)
  expect(await booked(orderNo)).toEqual({ 'clearing-bank': 1_200_000, 'merchant-sales': -1_200_000 })
})

test('of an order that was paid twice the money goes back by the payment that paid it, though the other was opened first', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()])
  const { orderNo } = answer.data
  const first = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  const second = (await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data
  await shop.ask(confirmPayment, { paymentId: second.paymentId }, { token: finance })
  await shop.ask(confirmPayment, { paymentId: first.paymentId }, { token: finance })
  expect((await look(orderNo)).refunds).toMatchObject([{ kind: 'surplus', amount: '12000.00' }])
  expect((await ask(orderNo, {})).data.state).toBe('refund-pending')
  // Who said that the second transfer has come does not send it back.
  const colleague = await shop.colleague()
  const states = [(await send(orderNo, colleague)).data.state, (await send(orderNo, colleague)).data.state]
  expect(states).toEqual(['refund-pending', 'refunded'])
  expect(await booked(orderNo)).toEqual({})
})
