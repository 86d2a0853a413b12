import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, confirmPayment } from '#modules/orders/payments/payments.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { fromWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { payOutAll, pressCard, stateOf, unpaidOrder } from '../order.builders.ts'
import { moneyPage } from './money-page.builders.ts'

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
  shop.faults.clear()
  await requireInvariants(shop.database)
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

/** Money at the card provider that no order asked for. */
async function unasked() {
  const reference = `X${newId().slice(-8)}`
  const { url } = await shop.payments[0]!.createIntent({
    idempotencyKey: newId(),
    amountCents: 861_000,
    reference,
    orderNumber: 'P0000000',
    language: 'en',
    returnUrl: `${shop.url}/payment`,
  })
  await pressCard(shop, url, 'succeed')
  await expect.poll(() => desk.caseOf('no-order', reference), PATIENCE).toMatchObject({ came: '8610.00', payType: 'card' })
  const state = async () =>
    (
      await readRows(
        shop.database.pool,
        z.object({ state: z.string() }),
        sql`select state from unallocated_receipts where reference = ${reference}`,
      )
    )[0]?.state
  const giveBack = async () => {
    const found = await desk.caseOf('no-order', reference)
    await desk.repair(found, 'return')
    await desk.repair(found, 'return', '', await shop.colleague())
  }
  return { reference, url, state, giveBack }
}

/** What the provider has given back of it, also where that has failed since. */
const refundsAt = (url: string) =>
  readRows(shop.database.pool, z.object({}), sql`select from sandbox_stripe_refunds where session_id = ${url.split('/').at(-1)}`)

/** An order whose page at the card provider asks for less than its total. */
async function askedLess() {
  const unpaid = await unpaidOrder(shop, 'card')
  await runSql(
    shop.database,
    sql`update sandbox_stripe_sessions set amount_cents = 1000000 where reference = (select p.reference from payments p
      where p.payment_id = ${unpaid.payment.paymentId})`,
  )
  return unpaid
}

describe('money at the card provider', () => {
  test('that no order asked for is kept once, however often the provider tells, and goes back through it', async () => {
    shop.faults.set({ path: '/', fault: 'webhooks-twice' })
    const { reference, state, giveBack } = await unasked()
    expect((await desk.room()).cases.filter((one) => one.reference === reference)).toHaveLength(1)
    await giveBack()
    await expect.poll(state, PATIENCE).toBe('returned')
  })

  test('that went back and did not arrive is a case again, as often as that happens, and each time it goes back anew', async () => {
    const { reference, url, state, giveBack } = await unasked()
    const books = () => Promise.all(['clearing-card', 'surplus'].map((purpose) => desk.balanceOf(purpose)))
    const before = await books()
    for (const postings of [
      ['held', 'held-returned', 'held-back'],
      ['held', 'held-returned', 'held-back', 'held-again', 'held-back'],
    ]) {
      await giveBack()
      await expect.poll(state, PATIENCE).toBe('returned')
      await pressCard(shop, url, 'fail-refund')
      await expect.poll(state, PATIENCE).toBe('held')
      const found = await desk.caseOf('no-order', reference)
      expect(found?.postings.map(({ kind }) => kind)).toEqual(postings)
      expect(found).toMatchObject({ came: '8610.00', repairs: ['book', 'return'] })
      expect(await books()).toEqual(before)
      await requireInvariants(shop.database)
    }
    await giveBack()
    await expect.poll(state, PATIENCE).toBe('returned')
    expect(await books()).toEqual([(before[0] ?? 0) - 861_000, (before[1] ?? 0) + 861_000])
  })

  test('that went back at the provider’s own desk and did not arrive is a case again, and goes back from here', async () => {
    const { reference, url, state, giveBack } = await unasked()
    await pressCard(shop, url, 'give-back')
    await expect.poll(state, PATIENCE).toBe('returned')
    await pressCard(shop, url, 'fail-refund')
    await expect.poll(state, PATIENCE).toBe('held')
    await requireInvariants(shop.database)
    expect(await desk.caseOf('no-order', reference)).toMatchObject({ came: '8610.00', repairs: ['book', 'return'] })
    await giveBack()
    await expect.poll(state, PATIENCE).toBe('returned')
  })

  test('whose return the provider declined goes back at the next try', async () => {
    const { url, state, giveBack } = await unasked()
    // Taken, and declined before anybody here has heard an answer.
    shop.faults.set({ path: '/refunds', fault: 'lost' })
    await giveBack()
    await expect.poll(() => refundsAt(url), PATIENCE).toHaveLength(1)
    await pressCard(shop, url, 'fail-refund')
    shop.faults.clear()
    await expect.poll(state, PATIENCE).toBe('held')
    await giveBack()
    await expect.poll(state, PATIENCE).toBe('returned')
    expect(await refundsAt(url)).toHaveLength(2)
  })

  test('that is less than was asked leaves the order open, with what came beside it', async () => {
    const { token, orderNo, payment } = await askedLess()
    shop.faults.set({ path: '/', fault: 'webhooks-twice' })
    await pressCard(shop, payment.providerUrl, 'succeed')
    await shop.ask(capturePayment, { orderNo }, { token })
    await expect.poll(() => desk.caseOf('too-little', orderNo), PATIENCE).toMatchObject({ asked: '12234.00', came: '10000.00' })
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    const found = await desk.caseOf('too-little', orderNo)
    await desk.repair(found, 'accept')
    await desk.repair(found, 'accept', '', await shop.colleague())
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
  })

  test('that is less than was asked and was given back is not counted a second time', async () => {
    const { token, orderNo, payment } = await askedLess()
    await pressCard(shop, payment.providerUrl, 'succeed')
    await shop.ask(capturePayment, { orderNo }, { token })
    const found = await desk.caseOf('too-little', orderNo)
    await desk.repair(found, 'return')
    await desk.repair(found, 'return', '', await shop.colleague())
    await expect.poll(() => desk.caseOf('too-little', orderNo), PATIENCE).toBeUndefined()
    await shop.ask(capturePayment, { orderNo }, { token })
    expect(await desk.caseOf('too-little', orderNo)).toBeUndefined()
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
  })

  test('whose refund the provider refuses stands there until finance asks again', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await pressCard(shop, payment.providerUrl, 'succeed')
    await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('pending-seller-delivery')
    const administrator = await shop.operator()
    shop.faults.set({ path: '/refunds', fault: 'refused' })
    await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Changed mind.' }, { token: administrator })
    await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
    await expect
      .poll(() => desk.caseOf('refund-failed', orderNo), PATIENCE)
      .toMatchObject({ amount: '12234.00', repairs: ['retry', 'pay-out'] })
    shop.faults.clear()
    expect((await desk.repair(await desk.caseOf('refund-failed', orderNo), 'retry')).code).toBe(200)
    await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('refunded')
  })
})

test('a refund that PayPal refuses at every try is paid out from the shop’s own account, once, and the order is refunded', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
  await pressCard(shop, payment.providerUrl, 'approve')
  await shop.ask(capturePayment, { orderNo }, { token })
  await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('pending-seller-delivery')
  const [bank, paypal] = [await desk.balanceOf('clearing-bank'), await desk.balanceOf('clearing-paypal')]
  shop.faults.set({ path: '/refund', fault: 'refused' })
  const administrator = await shop.operator()
  for (const move of ['request-refund', 'refund'] as const)
    await shop.ask(
      moveOrder,
      { orderNo, move, note: 'Half a year late.' },
      { token: move === 'refund' ? await shop.colleague() : administrator },
    )
  await expect.poll(() => desk.caseOf('refund-failed', orderNo), PATIENCE).toBeDefined()
  const found = await desk.caseOf('refund-failed', orderNo)
  const codes = (await Promise.all([1, 2, 3].map(() => desk.repair(found, 'pay-out')))).map(({ code }) => code)
  expect(codes.toSorted((one, two) => one - two)).toEqual([200, refusals.MONEY_IS_SETTLED.code, refusals.MONEY_IS_SETTLED.code])
  expect(await desk.caseOf('refund-failed', orderNo)).toBeUndefined()
  expect((await desk.repair(found, 'retry')).code).toBe(refusals.MONEY_IS_SETTLED.code)
  const waits = (await shop.ask(getOrder, { orderNo }, { token })).data
  expect(waits).toMatchObject({ state: 'refund-pending', payout: { state: 'asked', amount: found?.amount } })
  await payOutAll(shop, finance, orderNo)
  expect(await stateOf(shop, orderNo, token)).toBe('refunded')
  expect(await desk.balanceOf('clearing-bank')).toBe(bank - fromWire(found?.amount ?? ''))
  expect(await desk.balanceOf('clearing-paypal')).toBe(paypal)
  expect((await desk.room()).repaired[0]).toMatchObject({ kind: 'pay-out', reference: orderNo })
})

test('a refund that nobody has approved for a day is to be seen, and is approved from there', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
  await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: finance })
  await shop.ask(
    moveOrder,
    { orderNo, move: 'request-refund', note: 'Sold out.' },
    { token: await shop.operator(['order-desk']) },
  )
  expect(await desk.caseOf('refund-waiting', orderNo)).toBeUndefined()
  await runSql(
    shop.database,
    sql`update refunds set requested_at = now() - interval '2 days' where payment_id = ${payment.paymentId}`,
  )
  const found = await desk.caseOf('refund-waiting', orderNo)
  expect(found).toMatchObject({ amount: '12000.00', note: 'Sold out.' })
  await desk.repair(found, 'return')
  await payOutAll(shop, finance, orderNo)
  expect(await stateOf(shop, orderNo, token)).toBe('refunded')
})
