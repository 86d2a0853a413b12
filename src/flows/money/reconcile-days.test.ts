import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approveRefund,
  capturePayment,
  confirmPayment,
  requestRefund,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import {
  listReconciliations,
  noteReconciliation,
  reconciliationFile,
} from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { clock, DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { lookAtRefunds } from './outside/look-at-refunds.ts'
import { reconcileDays } from './reconcile-days.ts'

let shop: TestShop
let office: string
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  finance = await shop.operator(['finance'])
})
// The day of these tests is not over: another of them may have made it already.
beforeEach(() => runSql(shop.database, sql`delete from reconciliations`))
afterEach(() => {
  clock.reset()
  shop.faults.clear()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const today = () => dayInHongKong(clock.now())
/** As the task runs tomorrow. */
async function tomorrow(): Promise<void> {
  clock.advance(DAY)
  await reconcileDays({ database: shop.database, payments: shop.payments, log: createLog('silent') })
  clock.reset()
}
const report = async (method: string, day = today()) =>
  (await shop.ask(listReconciliations, {}, { token: finance })).data.list.find((one) => one.day === day && one.method === method)

async function paidByCard(): Promise<{ orderNo: string; page: string }> {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await fetch(new URL(`${providerUrl}/succeed`, shop.url), { method: 'POST', redirect: 'manual' })
  await shop.ask(capturePayment, { orderNo }, { token })
  return { orderNo, page: providerUrl ?? '' }
}

async function giveBackPart(orderNo: string): Promise<void> {
  const part = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '500.00', unitIds: [], reason: 'A scratch.' }
  const { refunds } = (await shop.ask(requestRefund, part, { token: office })).data
  await shop.ask(approveRefund, { refundId: refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
}

test('payments and refunds of a day agree with Stripe’s own report; what nobody reports says so', async () => {
  const [{ orderNo }] = [await paidByCard(), await paidByCard()]
  const { answer, token } = await placeAsGuest(shop, [await shop.product()])
  const { paymentId } = (await shop.ask(startPayment, { orderNo: answer.data.orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: office })
  await giveBackPart(orderNo)
  await tomorrow()
  expect(await report('card')).toMatchObject({ oursIn: '23968.00', theirsIn: '23968.00', differences: [], notedBy: '' })
  expect(await report('bank')).toMatchObject({ oursIn: '12000.00', theirsIn: '', differences: [] })
  expect(await report('paypal')).toBeUndefined()
})

test('money that the provider has and our books have not is listed with its order until somebody has seen to it, and in the file', async () => {
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await fetch(new URL(`${providerUrl}/succeed`, shop.url), { method: 'POST', redirect: 'manual' })
  await tomorrow()
  expect((await report('card'))?.differences).toEqual([{ key: expect.any(String), orderNo, ours: '0.00', theirs: '12234.00' }])
  const day = today()
  const support = await shop.operator(['support'])
  const noted = { day, method: 'card' as const, note: 'Stripe was slow.' }
  expect((await shop.ask(noteReconciliation, noted, { token: support })).code).toBe(refusals.NOT_PERMITTED.code)
  const headers = { Authorization: `Bearer ${finance}` }
  const file = await (await fetch(`${shop.url}${BASE_PATH}${reconciliationFile.path}`, { headers })).text()
  expect(file).toContain(`${day},card,${orderNo},`)
  const answers = await Promise.all([1, 2].map(() => shop.ask(noteReconciliation, noted, { token: finance })))
  expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, refusals.MONEY_IS_SETTLED.code])
  expect(await report('card')).toMatchObject({ note: 'Stripe was slow.', notedBy: 'Ada' })
  // What has been seen to is not made anew.
  await shop.ask(capturePayment, { orderNo }, { token })
  await tomorrow()
  expect(await report('card')).toMatchObject({ notedBy: 'Ada', differences: [{ orderNo }] })
})

test('a refund that the card’s bank sends back days later is booked on the day when the money is there again', async () => {
  const { orderNo, page } = await paidByCard()
  await giveBackPart(orderNo)
  clock.advance(3 * DAY)
  const day = today()
  await fetch(new URL(`${page}/fail-refund`, shop.url), { method: 'POST', redirect: 'manual' })
  await lookAtRefunds({ database: shop.database, payments: shop.payments, log: createLog('silent') })
  await tomorrow()
  expect((await report('card', dayAfter(day, -3)))?.differences).toEqual([])
  expect(await report('card', day)).toMatchObject({
    oursIn: '500.00',
    theirsIn: '500.00',
    differences: [],
  })
})

test('what arrives late sets a day right by itself', async () => {
  shop.faults.set({ path: '/', fault: 'webhooks-lost' })
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await fetch(new URL(`${providerUrl}/succeed`, shop.url), { method: 'POST', redirect: 'manual' })
  await tomorrow()
  expect((await report('card'))?.differences).toHaveLength(1)
  await shop.ask(capturePayment, { orderNo }, { token })
  await tomorrow()
  expect((await report('card'))?.differences).toEqual([])
})
