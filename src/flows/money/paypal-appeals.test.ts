import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { listDisputes } from '#modules/orders/payments/payments.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { pressCard } from '../order.builders.ts'
import { recordDispute } from './dispute.ts'
import { giveUp, teller } from './outside/teller.builders.ts'
import { casesIn, PATIENCE, type PayPalCases } from './paypal-cases.builders.ts'

let shop: TestShop
let office: string
let cases: PayPalCases
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  cases = casesIn(shop, office)
  // Of a day on which nothing stays there is no report.
  await cases.paid()
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const roundsOf = async (orderNo: string) =>
  (await shop.ask(listDisputes, {}, { token: office })).data.list.filter((one) => one.orderNo === orderNo)
const statesOf = async (orderNo: string) => (await roundsOf(orderNo)).map(({ state }) => state)
const lossesBooked = async () =>
  (
    await readRows(
      shop.database.pool,
      z.object({ cents: z.number() }),
      sql`select coalesce(sum(e.amount), 0)::bigint as cents from ledger_entries e join ledger_accounts a using (ledger_account_id) where a.purpose = 'dispute-losses'`,
    )
  )[0]?.cents ?? 0
const payPal = () => [...shop.payments].find(({ name }) => name === 'paypal')!

test('one that was won and is opened again on appeal is held again, stops refunds again, and takes the price when it is lost then', async () => {
  const { orderNo } = await cases.disputed()
  await cases.decide(orderNo, 'win')
  await cases.becomes(orderNo, 'won')
  await cases.decide(orderNo, 'appeal')
  await expect.poll(() => statesOf(orderNo), PATIENCE).toEqual(['open', 'won'])
  expect((await cases.giveBack(orderNo, '100.00')).code).toBe(refusals.DISPUTE_OPEN.code)
  await requireInvariants(shop.database)
  await cases.decide(orderNo, 'lose')
  await expect.poll(async () => (await statesOf(orderNo)).toSorted(), PATIENCE).toEqual(['lost', 'won'])
  expect(await cases.look(orderNo)).toMatchObject({
    state: 'refunded',
    refunds: [{ amount: '100.00' }, { kind: 'chargeback', amount: '11900.00' }],
  })
  await requireInvariants(shop.database)
  expect((await cases.reportTomorrow())?.differences).toEqual([])
})

test('one that was lost and is won on appeal brings the money back once, and none of it to the order, which has been given back', async () => {
  const before = await lossesBooked()
  const { orderNo } = await cases.disputed()
  await cases.decide(orderNo, 'lose')
  await cases.becomes(orderNo, 'lost')
  await cases.decide(orderNo, 'appeal')
  await expect.poll(() => statesOf(orderNo), PATIENCE).toEqual(['open', 'lost'])
  // What was taken stays taken meanwhile, and is not held apart besides.
  expect((await cases.reportTomorrow())?.differences).toEqual([])
  await requireInvariants(shop.database)
  await cases.decide(orderNo, 'win')
  await expect.poll(async () => (await statesOf(orderNo)).toSorted(), PATIENCE).toEqual(['lost', 'won'])
  await Promise.all([cases.lookUp(), cases.lookUp()])
  expect((await roundsOf(orderNo)).map(({ wonBack, fee }) => `${wonBack} ${fee}`).toSorted()).toEqual([
    '0.00 60.00',
    '12000.00 0.00',
  ])
  expect((await cases.look(orderNo)).state).toBe('refunded')
  expect(await lossesBooked()).toBe(before - 1_200_000)
  expect((await cases.reportTomorrow())?.differences).toEqual([])
  await requireInvariants(shop.database)
})

test('one that was lost for half, and on appeal for all, takes the other half alone; one that stays lost takes nothing more', async () => {
  const { orderNo } = await cases.disputed({ quantity: 2 })
  await cases.decide(orderNo, 'part')
  await cases.becomes(orderNo, 'lost')
  await cases.decide(orderNo, 'appeal')
  await expect.poll(() => statesOf(orderNo), PATIENCE).toEqual(['open', 'lost'])
  await cases.decide(orderNo, 'lose')
  await expect.poll(() => statesOf(orderNo), PATIENCE).toEqual(['lost', 'lost'])
  await cases.decide(orderNo, 'appeal')
  await expect.poll(async () => (await statesOf(orderNo)).length, PATIENCE).toBe(3)
  await cases.decide(orderNo, 'lose')
  await expect.poll(() => statesOf(orderNo), PATIENCE).toEqual(['lost', 'lost', 'lost'])
  const { state, refunds } = await cases.look(orderNo)
  expect([state, refunds.map(({ amount }) => amount)]).toEqual(['refunded', ['12000.00', '12000.00']])
  expect((await cases.reportTomorrow())?.differences).toEqual([])
  await requireInvariants(shop.database)
})

test('an appeal that no webhook tells of is found weeks after its case was opened, and an answer from before it changes nothing', async () => {
  const { orderNo } = await cases.disputed()
  await cases.decide(orderNo, 'win')
  await cases.becomes(orderNo, 'won')
  const id = (await cases.disputeOf(orderNo))?.providerNo ?? ''
  const old = await payPal().findDispute!(id)
  clock.advance(30 * DAY)
  office = await shop.operator()
  cases = casesIn(shop, office)
  shop.faults.set({ path: '/pay', fault: 'webhooks-lost' })
  await cases.decide(orderNo, 'appeal')
  expect(await statesOf(orderNo)).toEqual(['won'])
  await cases.lookUp()
  expect(await statesOf(orderNo)).toEqual(['open', 'won'])
  await shop.database.inTransaction((tx) => recordDispute(tx, payPal(), old))
  await shop.database.inTransaction((tx) => recordDispute(tx, payPal(), { ...old, status: 'open' }))
  expect(await statesOf(orderNo)).toEqual(['open', 'won'])
  await cases.decide(orderNo, 'drop')
  await cases.lookUp()
  expect(await statesOf(orderNo)).toEqual(['won', 'won'])
  await requireInvariants(shop.database)
})

const reportsOf = async (orderNo: string) =>
  (await cases.look(orderNo)).reports.map(({ kind, state }) => `${kind} ${state}`).toSorted()
const refundsOf = async (orderNo: string) =>
  (await cases.look(orderNo)).refunds.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`)
const TAKEN = { kind: 'reversal', amount: 1_200_000, status: 'succeeded' } as const

test.each([
  { act: 'win', state: 'won', reports: ['dispute booked', 'reversal booked'], refund: 'refund', open: ['reversal'] },
  { act: 'lose', state: 'lost', reports: ['dispute booked'], refund: 'chargeback', open: [] },
])('what PayPal takes back while a case is open is settled by its end: $state', async ({ act, state, reports, refund, open }) => {
  const { orderNo } = await cases.disputed()
  const { tell } = await teller(shop, orderNo)
  await tell({ ...TAKEN, id: `taken-${state}` })
  // A list that knows no reversals does not make it one of the desk's refunds.
  await tell({ ...TAKEN, id: `taken-${state}`, kind: 'refund' })
  expect(await reportsOf(orderNo)).toEqual(['dispute booked', 'reversal processing'])
  await cases.decide(orderNo, act)
  await cases.becomes(orderNo, state)
  expect(await reportsOf(orderNo)).toEqual(reports)
  const found = await cases.look(orderNo)
  expect(found.reports.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)).toEqual(open)
  expect(found.state).toBe('refunded')
  expect(await refundsOf(orderNo)).toEqual([`${refund} confirmed 12000.00`])
  await requireInvariants(shop.database)
})

test('a case does not end while a refund of the shop’s own is at PayPal, which what was taken may be; it ends once that is known', async () => {
  const { orderNo, page } = await cases.paid()
  shop.faults.set({ path: '/refund', fault: 'error' })
  await cases.giveBack(orderNo)
  shop.faults.clear()
  await pressCard(shop, page, 'dispute')
  await cases.becomes(orderNo, 'open')
  const { tell } = await teller(shop, orderNo)
  await tell({ ...TAKEN, id: 'taken-beside' })
  await cases.decide(orderNo, 'win')
  await cases.lookUp()
  expect((await cases.disputeOf(orderNo))?.state).toBe('open')
  await giveUp(shop, office, orderNo)
  await cases.lookUp()
  expect((await cases.disputeOf(orderNo))?.state).toBe('won')
  expect(await reportsOf(orderNo)).toEqual(['dispute booked', 'reversal booked'])
  expect(await refundsOf(orderNo)).toEqual(['refund confirmed 12000.00'])
  await requireInvariants(shop.database)
})

test('a reversal that comes to nothing while a case is open holds nothing, and is not booked when the case is won', async () => {
  const { orderNo } = await cases.disputed()
  const { tell } = await teller(shop, orderNo)
  await tell({ ...TAKEN, id: 'taken-for-nothing', status: 'processing' })
  await tell({ ...TAKEN, id: 'taken-for-nothing', status: 'declined' })
  await cases.decide(orderNo, 'win')
  await cases.becomes(orderNo, 'won')
  expect(await reportsOf(orderNo)).toEqual(['dispute booked'])
  expect(await refundsOf(orderNo)).toEqual([])
})
