import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/payments/payments.paths.ts'
import { handleEvents } from '#platform/outbox.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { placeAsGuest } from './order.builders.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** The body of the mail that says a parcel has left, for an order placed in this language. */
async function mailOfParcel(language: 'en_US' | 'cht_CN', parcel: { courier: string; trackingNumber?: string }): Promise<string> {
  const email = `${language}-${parcel.courier.replaceAll(' ', '')}@example.com`
  const token = await shop.visitor()
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token, billEmail: email, language })
  const { orderNo } = answer.data
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  const operator = await shop.operator()
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: operator })
  await shop.database.inTransaction((tx) => handleEvents(tx, 'test', (event) => sendOrderMail(tx, event, 'https://praya.test')))
  const found = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where recipient = ${email} order by created_at, mail_id`,
  )
  return found.at(-1)?.body ?? ''
}

test('the mail about a parcel leads to the courier’s own page for its number, in the viewer’s language', async () => {
  expect(await mailOfParcel('en_US', { courier: 'SF Express', trackingNumber: 'SF1234567890123' })).toContain(
    'SF Express, tracking number SF1234567890123:\nhttps://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/SF1234567890123\n',
  )
  expect(await mailOfParcel('cht_CN', { courier: 'DHL Express', trackingNumber: '1234 567890' })).toContain(
    '包裹由DHL速遞派送，運單號碼：1234 567890\nhttps://www.dhl.com/hk-zh/home/tracking.html?tracking-id=1234%20567890\n',
  )
})

test('a parcel our own people carry is told of without a number to follow', async () => {
  const body = await mailOfParcel('en_US', { courier: 'Own delivery' })
  expect(body).toContain('has left us')
  expect(body).not.toContain('tracking number')
  expect(body).not.toMatch(/\{\w+\}/)
})
