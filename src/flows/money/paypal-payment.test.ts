import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { webhookPath } from '#http/payment-webhooks.server.ts'
import { cancelOrder, getAdminOrder, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { payPalHeaders } from '#sandbox/paypal/paypal-shopper.server.ts'
import { PAYPAL_PATH } from '#sandbox/paypal/paypal-wire.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { closeExpiredOrders } from '../close-order.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { pressCard, stateOf, unpaidOrder } from '../order.builders.ts'
import { sessionOf } from '../stripe-webhook.builders.ts'
import { reconcilePayments } from './provider-reports.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  // A hundred webhooks at once take their time on a small machine.
  shop = await startTestShop({ OUTSIDE_TIMEOUT_MS: '20000' })
  work = await shop.work()
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await work.stop()
  await requireInvariants(shop.database)
  await shop.stop()
})

const capture = async (orderNo: string, token: string) => (await shop.ask(capturePayment, { orderNo }, { token })).data
const look = async (orderNo: string) => {
  const { data } = await shop.ask(getAdminOrder, { orderNo }, { token: await shop.operator() })
  return { state: data.state, payments: data.payments.map(({ state }) => state) }
}
/** What PayPal holds of an order of ours. */
const there = async (orderNo: string) =>
  readRows(
    shop.database.pool,
    z.object({ status: z.string(), captured: z.string().nullable(), back: z.number() }),
    sql`select t.status, t.capture_status as captured, (select count(*) from sandbox_paypal_refunds b where b.order_id = t.order_id)::int as back
      from orders o join payments p using (order_id) join sandbox_paypal_orders t on t.order_id = p.provider_id
      where o.order_number = ${orderNo} order by t.created_at`,
  )
const silence = () => shop.faults.set({ fault: 'webhooks-lost' })

describe('a PayPal payment', () => {
  test('has no fee, and is taken by the browser’s question and the webhook together once', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
    expect(payment.amount).toBe('12000.00')
    const back = await pressCard(shop, payment.providerUrl, 'approve')
    expect(back.headers.get('location')).toMatch(/^\/payment\/paypalH5\?orderNo=\w+&token=\w+&PayerID=\w+$/)
    await Promise.all(Array.from({ length: 8 }, () => capture(orderNo, token)))
    expect(await look(orderNo)).toEqual({ state: 'pending-seller-delivery', payments: ['succeeded'] })
    expect(await there(orderNo)).toEqual([{ status: 'COMPLETED', captured: 'COMPLETED', back: 0 }])
    const { data } = await shop.ask(getOrder, { orderNo }, { token })
    expect(data).toMatchObject({ payType: 'paypal', total: '12000.00' })
    expect(data.history.map(({ move }) => move)).toEqual(['place', 'pay'])
  })

  test('is taken when the page of ours never loads: by the webhook, or by the job that asks', async () => {
    const told = await unpaidOrder(shop, 'paypal')
    await pressCard(shop, told.payment.providerUrl, 'approve')
    await expect.poll(() => stateOf(shop, told.orderNo, told.token), PATIENCE).toBe('pending-seller-delivery')
    const quiet = await unpaidOrder(shop, 'paypal')
    silence()
    await pressCard(shop, quiet.payment.providerUrl, 'approve')
    clock.advance(3 * MINUTE)
    await reconcilePayments(shop.database, shop.payments, createLog('silent'))
    expect(await stateOf(shop, quiet.orderNo, quiet.token)).toBe('pending-seller-delivery')
  })

  test('that is reviewed holds the order past its half hour, and pays it or leaves a fresh window when it is decided', async () => {
    silence()
    for (const [act, state, payment] of [
      ['review', 'pending-seller-delivery', 'succeeded'],
      ['deny', 'payment-pending', 'failed'],
    ] as const) {
      clock.reset()
      const { token, orderNo, payment: opened } = await unpaidOrder(shop, 'paypal')
      await pressCard(shop, opened.providerUrl, act)
      expect(await capture(orderNo, token)).toMatchObject({ orderState: 'payment-pending', paymentState: 'under-review' })
      expect((await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).code).toBe(refusals.ORDER_MOVED_ON.code)
      clock.advance(31 * MINUTE)
      await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
      expect((await look(orderNo)).state).toBe('payment-pending')
      await reconcilePayments(shop.database, shop.payments, createLog('silent'))
      await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
      expect(await look(orderNo)).toEqual({ state, payments: [payment] })
    }
  })

  test('whose card is declined there takes nothing, and another try, or another way, is open', async () => {
    silence()
    const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
    await pressCard(shop, payment.providerUrl, 'decline')
    expect(await capture(orderNo, token)).toMatchObject({ orderState: 'payment-pending', paymentState: 'failed' })
    const again = (await shop.ask(startPayment, { orderNo, payType: 'paypal' }, { token })).data
    expect(again.providerUrl).not.toBe(payment.providerUrl)
    // The first page still stands open somewhere: what is approved there is not taken.
    await pressCard(shop, payment.providerUrl, 'approve')
    expect((await capture(orderNo, token)).paymentState).toBe('started')
    await pressCard(shop, again.providerUrl, 'approve')
    expect((await capture(orderNo, token)).orderState).toBe('pending-seller-delivery')
    expect((await there(orderNo)).map(({ captured }) => captured)).toEqual([null, 'COMPLETED'])
  })

  test('that is approved only after its order has closed is never taken', async () => {
    silence()
    const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
    await shop.ask(cancelOrder, { orderNo }, { token })
    await pressCard(shop, payment.providerUrl, 'approve')
    await capture(orderNo, token)
    expect(await look(orderNo)).toEqual({ state: 'closed', payments: ['cancelled'] })
    expect(await there(orderNo)).toEqual([{ status: 'APPROVED', captured: null, back: 0 }])
  })

  test('goes back through PayPal once, whatever happens to the answer', async () => {
    for (const fault of ['lost', 'error'] as const) {
      const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
      await pressCard(shop, payment.providerUrl, 'approve')
      expect((await capture(orderNo, token)).orderState).toBe('pending-seller-delivery')
      const operator = await shop.operator()
      shop.faults.set({ path: '/refund', fault, times: 1 })
      const colleague = await shop.colleague()
      for (const move of ['request-refund', 'refund'] as const)
        await shop.ask(moveOrder, { orderNo, move }, { token: move === 'refund' ? colleague : operator })
      await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('refunded')
      expect((await there(orderNo)).map(({ back }) => back)).toEqual([1])
    }
  })
})

test('a capture is not to be had by naming one: made up, another’s, or not approved', async () => {
  silence()
  const mine = await unpaidOrder(shop, 'paypal')
  const others = await unpaidOrder(shop, 'paypal')
  await pressCard(shop, others.payment.providerUrl, 'approve')
  for (const id of ['5O190127TN364715T', sessionOf(others.payment.providerUrl), sessionOf(mine.payment.providerUrl)]) {
    const named = { orderNo: mine.orderNo, token: id, PayerID: 'X', id }
    expect((await shop.ask(capturePayment, named, { token: mine.token })).data).toMatchObject({ orderState: 'payment-pending' })
  }
  // Nobody takes a payment of an order that is not theirs, either.
  expect((await shop.ask(capturePayment, { orderNo: others.orderNo }, { token: mine.token })).code).toBe(refusals.NOT_FOUND.code)
  expect(await stateOf(shop, others.orderNo, others.token)).toBe('payment-pending')
})

const change = (column: RawBuilder<unknown>) => (id: string) =>
  runSql(shop.database, sql`update sandbox_paypal_orders set ${column} where order_id = ${id}`)
test.each([
  ['another amount', change(sql`amount_cents = 100`)],
  ['another order', change(sql`custom_id = 'SOMEBODYELSE'`)],
  ['another payee', async () => shop.faults.set({ fault: 'other-payee' })],
  ['the same number of another currency', async () => shop.faults.set({ fault: 'other-currency' })],
])('an approved order of PayPal’s for %s is not taken', async (_, forge) => {
  silence()
  const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
  await forge(sessionOf(payment.providerUrl))
  await pressCard(shop, payment.providerUrl, 'approve')
  expect((await shop.ask(capturePayment, { orderNo }, { token })).code).toBe(refusals.WEBHOOK_NOT_GENUINE.code)
  expect(await there(orderNo)).toEqual([{ status: 'APPROVED', captured: null, back: 0 }])
  expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
})

describe('a webhook that says PayPal', () => {
  const eventOf = (orderId: string, id = `WH-${newId()}`) =>
    JSON.stringify({ id, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } })
  const genuine = () => ({ at: clock.now(), certUrl: `${shop.url}${PAYPAL_PATH}/cert` })
  const post = async (body: string, headers: Record<string, string>) =>
    (
      await fetch(shop.url + webhookPath('paypal'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      })
    ).status
  const approved = async () => {
    silence()
    const ordered = await unpaidOrder(shop, 'paypal')
    await pressCard(shop, ordered.payment.providerUrl, 'approve')
    return { ...ordered, body: eventOf(sessionOf(ordered.payment.providerUrl)) }
  }

  test('and is not from there just now is refused before anything is looked up', async () => {
    const { token, orderNo, body } = await approved()
    const signed = payPalHeaders(body, genuine())
    const wrong: [string, Record<string, string>][] = [
      [body, { ...signed, 'PAYPAL-TRANSMISSION-SIG': 'bm90IHNpZ25lZA==' }],
      [body, payPalHeaders(body, { ...genuine(), webhookId: 'WH-OF-ANOTHER-SHOP' })],
      [body.replace('APPROVED', 'APPROVEd'), signed],
      [body, payPalHeaders(body, { ...genuine(), at: new Date(clock.now().getTime() - DAY) })],
      [body, payPalHeaders(body, { ...genuine(), at: new Date(clock.now().getTime() + DAY) })],
      [`${body},"webhook_id":"x"`, signed],
      [body, Object.fromEntries(Object.entries(signed).filter(([name]) => name !== 'PAYPAL-CERT-URL'))],
      ...[
        'https://paypal.com.evil.test/cert',
        'https://evilpaypal.com/cert',
        'http://api.paypal.com/cert',
        'https://api.paypal.com:8443/cert',
        'https://api.paypal.com@evil.test/cert',
        'http://169.254.169.254/latest',
        'file:///etc/passwd',
      ].map((certUrl): [string, Record<string, string>] => [body, payPalHeaders(body, { ...genuine(), certUrl })]),
    ]
    // The stand-in would not even be asked about those with a wrong certificate or time.
    for (const [told, headers] of wrong)
      expect([await post(told, headers), headers['PAYPAL-CERT-URL']]).toEqual([400, headers['PAYPAL-CERT-URL']])
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    expect(await post(body, signed)).toBe(200)
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
  })

  test('a hundred times, out of order and with the browser’s question, is one payment', async () => {
    const { token, orderNo, payment, body } = await approved()
    const refunded = JSON.stringify({ id: `WH-${newId()}`, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'R1' } })
    const captured = JSON.stringify({
      id: `WH-${newId()}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'C1', supplementary_data: { related_ids: { order_id: sessionOf(payment.providerUrl) } } },
    })
    const all = [refunded, captured, ...Array.from({ length: 98 }, () => body)]
    const answers = await Promise.all([
      ...all.map((told) => post(told, payPalHeaders(told, genuine()))),
      capture(orderNo, token).then(() => 200),
    ])
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await look(orderNo)).toEqual({ state: 'pending-seller-delivery', payments: ['succeeded'] })
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.history.map(({ move }) => move)).toEqual(['place', 'pay'])
  })
})

test('while PayPal is away an order waits, and is paid when it is back', async () => {
  silence()
  for (const fault of ['error', 'lost'] as const) {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'paypal')
    await pressCard(shop, payment.providerUrl, 'approve')
    shop.faults.set({ path: '/capture', fault, times: 1 })
    expect((await shop.ask(capturePayment, { orderNo }, { token })).code).toBe(refusals.PAYMENT_PROVIDER_DOWN.code)
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    expect((await capture(orderNo, token)).orderState).toBe('pending-seller-delivery')
    expect((await there(orderNo)).map(({ captured }) => captured)).toEqual(['COMPLETED'])
  }
})
