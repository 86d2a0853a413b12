import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAdminOrder, getOrder, listAdminOrders, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  capturePayment,
  confirmPayment,
  getPaymentState,
  refundPayment,
  startPayment,
} from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { pressCard, stateOf, unpaidOrder } from './order.builders.ts'
import { sessionOf, tellOfSession } from './stripe-webhook.builders.ts'
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
  const press = (providerUrl: string | null, act: string) => pressCard(shop, providerUrl, act)
  const webhook = (sessionId: string, told?: Parameters<typeof tellOfSession>[2]) => tellOfSession(shop, sessionId, told)

  test('that succeeds at the provider pays the order; the browser’s question and ten webhooks change it once', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await press(payment.providerUrl, 'succeed')
    await Promise.all([
      ...Array.from({ length: 10 }, () => webhook(sessionOf(payment.providerUrl))),
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
        await press(payment.providerUrl, 'succeed')
        await webhook(sessionOf(payment.providerUrl))
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
    await press(payment.providerUrl, 'succeed')
    await webhook(sessionOf(payment.providerUrl))
    const finance = await shop.operator(['order-desk', 'finance'])
    await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Not to be supplied' }, { token: finance })
    shop.faults.set({ path: '/refunds', fault: 'refused', times: 1 })
    await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
    expect(await stateOf(shop, orderNo, token)).toBe('refund-pending')
    await shop.ask(refundPayment, { paymentId: payment.paymentId }, { token: finance })
    expect(await stateOf(shop, orderNo, token)).toBe('refunded')
  })

  test('that is declined, or left open, leaves the order unpaid and free to be paid another way', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    await press(payment.providerUrl, 'abandon')
    expect((await shop.ask(capturePayment, { orderNo }, { token })).data).toMatchObject({
      orderState: 'payment-pending',
      paymentState: 'started',
    })
    await press(payment.providerUrl, 'decline')
    expect((await shop.ask(capturePayment, { orderNo }, { token })).data).toMatchObject({
      orderState: 'payment-pending',
      paymentState: 'failed',
    })
    expect((await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data.amount).toBe('12000.00')
  })

  test('claimed by hand without the provider’s word changes nothing', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
    const session = sessionOf(payment.providerUrl)
    expect((await webhook(session, { secret: 'whsec_guessed' })).status).toBe(400)
    for (const minutes of [-10, 10])
      expect((await webhook(session, { at: new Date(Date.now() + minutes * MINUTE) })).status).toBe(400)
    expect((await webhook(session, { change: (body) => body.replace('completed', 'Completed') })).status).toBe(400)
    expect((await webhook(session)).status).toBe(200)
    await shop.ask(capturePayment, { orderNo }, { token })
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
  })
})
