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

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** Has a parcel leave for somebody who ordered in this language; answers how their newest mail is read. */
async function sendParcel(language: 'en_US' | 'cht_CN', parcel: { courier: string; trackingNumber?: string }) {
  const email = `${language}-${parcel.courier.replaceAll(' ', '')}@example.com`
  const token = await shop.visitor()
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token, billEmail: email, language })
  const { orderNo } = answer.data
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  const operator = await shop.operator()
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: operator })
  return async (): Promise<string> => {
    await shop.database.inTransaction((tx) => handleEvents(tx, 'test', (event) => sendOrderMail(tx, event, 'https://praya.test')))
    const found = await readRows(
      shop.database.pool,
      z.object({ body: z.string() }),
      sql`select body from mails where recipient = ${email} order by created_at, mail_id`,
    )
    return found.at(-1)?.body ?? ''
  }
}

test('the mail about a parcel leads to the courier’s own page for its number, in the viewer’s language', async () => {
  const english = await sendParcel('en_US', { courier: 'SF Express', trackingNumber: 'SF1234567890123' })
  // An older transaction anywhere on the server holds events back for a while.
  await expect
    .poll(english, PATIENCE)
    .toContain(
      'SF Express, tracking number SF1234567890123:\nhttps://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/SF1234567890123\n',
    )
  const chinese = await sendParcel('cht_CN', { courier: 'DHL Express', trackingNumber: '1234 567890' })
  await expect
    .poll(chinese, PATIENCE)
    .toContain(
      '包裹由DHL速遞派送，運單號碼：1234 567890\nhttps://www.dhl.com/hk-zh/home/tracking.html?tracking-id=1234%20567890\n',
    )
})

test('a parcel our own people carry is told of without a number to follow', async () => {
  const read = await sendParcel('en_US', { courier: 'Own delivery' })
  await expect.poll(read, PATIENCE).toContain('has left us')
  const body = await read()
  expect(body).not.toContain('tracking number')
  expect(body).not.toMatch(/\{\w+\}/)
})
