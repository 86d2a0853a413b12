import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAdminOrder, getOrder, listAdminOrders, moveOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, confirmPayment, getPaymentState, refundPayment, startPayment } from '#modules/payments/payments.paths.ts'
import { signWebhook } from '#platform/card-gateway.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { CARD_WEBHOOK_PATH } from '#http/card-webhook.server.ts'
import { newId } from '#platform/ids.server.ts'
import { SANDBOX_WEBHOOK_SECRET } from '#platform/sandbox-card/sandbox-routes.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { stateOf, unpaidOrder } from './order.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

describe('a card payment', () => {
  const press = (cardUrl: string | null, act: string) =>
    fetch(`${shop.url}${cardUrl}/${act}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const webhook = (intentId: string, secret = SANDBOX_WEBHOOK_SECRET, at = clock.now(), type = 'intent.succeeded') => {
    const body = JSON.stringify({ id: newId(), type, data: { id: intentId } })
    return fetch(shop.url + CARD_WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Card-Signature': signWebhook(body, secret, at) },
      body,
    })
  }
  const intentOf = (cardUrl: string | null): string => cardUrl?.split('/').at(-1) ?? ''

  test('that succeeds at the provider pays the order; the browser’s question and ten webhooks change it once', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await press(payment.cardUrl, 'succeed')
    await Promise.all([
      ...Array.from({ length: 10 }, () => webhook(intentOf(payment.cardUrl))),
      shop.ask(capturePayment, { orderNo }, { token }),
    ])
    const order = await shop.ask(getOrder, { orderNo }, { token })
    expect(order.data).toMatchObject({ state: 'pending-seller-delivery', total: '12234.00' })
    expect(order.data.history.map((entry) => entry.move)).toEqual(['place', 'pay'])
  })

  test.each([
    { first: 'card', second: 'fps', paid: 'card', total: '12234.00' },
    { first: 'fps', second: 'card', paid: 'fps', total: '12000.00' },
  ] as const)(
    'or a transfer: of $first opened first and $second after it, $paid pays and is what the order says',
    async (told) => {
      const { token, orderNo, payment } = await unpaidOrder(shop, told.first)
      await shop.ask(startPayment, { orderNo, payType: told.second }, { token })
      if (told.paid === 'card') {
        await press(payment.cardUrl, 'succeed')
        await webhook(intentOf(payment.cardUrl))
      } else await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: await shop.operator(['finance']) })
      const order = await shop.ask(getAdminOrder, { orderNo }, { token: await shop.operator() })
      expect(order.data).toMatchObject({ state: 'pending-seller-delivery', payType: told.paid, total: told.total })
      const tries = Object.fromEntries(order.data.payments.map(({ payType, state }) => [payType, state]))
      expect(tries).toEqual({ [told.paid]: 'succeeded', [told.first === told.paid ? told.second : told.first]: 'cancelled' })
      expect((await shop.ask(getPaymentState, { orderNo }, { token })).data.paymentState).toBe('succeeded')
      const listed = await shop.ask(listAdminOrders, { word: orderNo }, { token: await shop.operator() })
      expect(listed.data.list).toMatchObject([{ payType: told.paid, paymentState: 'succeeded' }])
      const held = await readRows(
        shop.database.pool,
        z.object({ amount: z.number() }),
        sql`select sum(e.amount)::bigint as amount from ledger_entries e join ledger_accounts a using (ledger_account_id) join orders o using (order_id)
        where o.order_number = ${orderNo} and a.purpose like 'clearing-%'`,
      )
      expect(held[0]?.amount).toBe(Number(told.total.replace('.', '')))
    },
  )

  test('whose refund the provider refuses stays with finance, who may ask again', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await press(payment.cardUrl, 'succeed')
    await webhook(intentOf(payment.cardUrl))
    const finance = await shop.operator(['order-desk', 'finance'])
    await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Not to be supplied' }, { token: finance })
    shop.faults.set({ path: '/refunds', fault: 'refused', times: 1 })
    await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: finance })
    expect(await stateOf(shop, orderNo, token)).toBe('refund-pending')
    await shop.ask(refundPayment, { paymentId: payment.paymentId }, { token: finance })
    expect(await stateOf(shop, orderNo, token)).toBe('refunded')
  })

  test('that is declined, or left open, leaves the order unpaid and free to be paid another way', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await press(payment.cardUrl, 'abandon')
    expect((await shop.ask(capturePayment, { orderNo }, { token })).data).toMatchObject({
      orderState: 'payment-pending',
      paymentState: 'started',
    })
    await press(payment.cardUrl, 'decline')
    expect((await shop.ask(capturePayment, { orderNo }, { token })).data).toMatchObject({
      orderState: 'payment-pending',
      paymentState: 'failed',
    })
    expect((await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data.amount).toBe('12000.00')
  })

  test('claimed by hand without the provider’s word changes nothing', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    const intent = intentOf(payment.cardUrl)
    expect((await webhook(intent, 'a guessed secret')).status).toBe(400)
    expect((await webhook(intent, SANDBOX_WEBHOOK_SECRET, new Date(Date.now() - 10 * MINUTE))).status).toBe(400)
    expect((await webhook(intent)).status).toBe(200)
    await shop.ask(capturePayment, { orderNo }, { token })
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
  })
})
