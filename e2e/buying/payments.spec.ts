import type { Response } from '@playwright/test'
import { adminDispatchText } from '../../src/language/admin/admin-dispatch.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import type { PaymentWire } from '../../src/modules/orders/payments/payments.contract.ts'
import { buyNow, prepareOrder } from './buying-now.ts'
import {
  checkoutTotal,
  chooseDelivery,
  choosePayment,
  fillReceiver,
  newReceiver,
  placeButton,
  placeOrder,
  pressPlace,
  readPayment,
} from './checkout.ts'
import { authenticate, expectOrders, makeMove, openOrder, signIn } from '../admin/operator.ts'
import { expectOrder, openFromThanks } from './orders.ts'
import { fact } from '../page-parts.ts'
import { byFps } from './ways-to-pay.ts'
import { atPayPal, atProvider, expectThanks, sendReceipt } from './paying.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

test.describe('a card payment', () => {
  test('that was left half-way charges nothing and can be tried again', async ({ shop }) => {
    const shopper = await shop.welcome()
    await prepareOrder(shopper, 0, 'card')
    const totalCents = await checkoutTotal(shopper)
    await pressPlace(shopper)
    await atProvider(shopper, 'abandon', totalCents)
    const texts = spoken(paymentText, 'en')
    await expect(shopper.page.getByRole('alert').filter({ hasText: texts.cardOpen })).toBeVisible()
    await shopper.press(shopper.page.getByRole('button', { name: texts.cardAgain }))
    // A tab that does not remember who has left is led back all the same, not round in a circle.
    await shopper.page.waitForURL(/\/sandbox\/stripe\/pay\//)
    await shopper.page.evaluate(() => sessionStorage.clear())
    await atProvider(shopper, 'abandon', totalCents)
    await expect(shopper.page.getByRole('alert').filter({ hasText: texts.cardOpen })).toBeVisible()
    await expect(shopper.page.getByRole('link', { name: texts.otherWay })).toBeVisible()
    await expect(shopper.page.getByRole('link', { name: texts.toOrder })).toBeVisible()
    await shopper.press(shopper.page.getByRole('button', { name: texts.cardAgain }))
    await atProvider(shopper, 'succeed', totalCents)
    await expectThanks(shopper, await readPaidOrder(shopper))
  })

  test('that is confirmed late moves the page on by itself', async ({ shop }) => {
    const shopper = await shop.welcome({ language: 'zh', screen: 'phone' })
    await prepareOrder(shopper, 1, 'card')
    const totalCents = await checkoutTotal(shopper)
    await pressPlace(shopper)
    await atProvider(shopper, 'late', totalCents)
    const late = spoken(paymentText, 'zh').cardLate
    await expect(shopper.page.getByRole('alert').filter({ hasText: late })).toBeVisible()
    await expect(shopper.page.getByRole('heading', { level: 1, name: spoken(paymentText, 'zh').successTitle })).toBeVisible({
      timeout: 30_000,
    })
  })
})

test.describe('a PayPal payment', () => {
  test('that was given up there charges nothing, and pays at the second try', async ({ shop }) => {
    const shopper = await shop.welcome({ language: 'zh', screen: 'phone' })
    await prepareOrder(shopper, 9, 'paypal')
    const totalCents = await checkoutTotal(shopper)
    await pressPlace(shopper)
    await atPayPal(shopper, 'cancel', totalCents)
    const texts = spoken(paymentText, 'zh')
    await expect(shopper.page.getByRole('alert').filter({ hasText: texts.cardOpen })).toBeVisible()
    await shopper.press(shopper.page.getByRole('button', { name: texts.paypalAgain }))
    await atPayPal(shopper, 'approve', totalCents)
    await expectThanks(shopper, await readPaidOrder(shopper))
  })

  test('that is reviewed says so, and moves the page on by itself', async ({ shop }) => {
    const shopper = await shop.welcome()
    await prepareOrder(shopper, 10, 'paypal')
    const totalCents = await checkoutTotal(shopper)
    await pressPlace(shopper)
    await atPayPal(shopper, 'review', totalCents)
    const texts = spoken(paymentText, 'en')
    await expect(shopper.page.getByRole('alert').filter({ hasText: texts.paypalReview })).toBeVisible()
    await expect(shopper.page.getByRole('heading', { level: 1, name: texts.successTitle })).toBeVisible({ timeout: 30_000 })
  })
})

test.describe('one order stays one order', () => {
  test('when the button is pressed twice', async ({ shop }) => {
    const shopper = await shop.welcome()
    const { email } = await prepareOrder(shopper, 2, 'fps')
    await placeButton(shopper).dblclick()
    const { orderNo } = await readPayment(shopper)
    await expectOnlyOrder(shopper, orderNo)
    const operator = await shop.welcome()
    await signIn(operator, 'administrator')
    await expectOrders(operator, email, 1)
  })

  test('when the page is loaded anew and left by the back button, and so does its payment', async ({ shop }) => {
    const shopper = await shop.welcome()
    const receiver = await prepareOrder(shopper, 3, 'fps')
    const { orderNo } = await placeOrder(shopper, receiver)
    await shopper.page.reload()
    expect((await readPayment(shopper)).orderNo).toBe(orderNo)
    await shopper.page.goBack()
    await shopper.page.goForward()
    expect((await readPayment(shopper)).orderNo).toBe(orderNo)
    await expectOnlyOrder(shopper, orderNo)
    const operator = await shop.welcome()
    await signIn(operator, 'finance')
    await expectOrders(operator, receiver.email, 1)
    await openOrder(operator, orderNo)
    await expect(fact(operator.page, 'Reference')).toHaveCount(1)
  })
})

test.describe('where an order goes', () => {
  test('to a store of ours: one press makes it ready, and its buyer has a code', async ({ shop }) => {
    const shopper = await shop.welcome()
    await buyNow(shopper, 4)
    await chooseDelivery(shopper, 'pickUp')
    const place = 'Praya Central store: 1/F, 18 Pedder Street, Central'
    const receiver = newReceiver(shopper, { place, address: '' })
    await fillReceiver(shopper, receiver)
    await choosePayment(shopper, 'fps')
    const { orderNo, totalCents } = await placeOrder(shopper, receiver)
    const operator = await shop.welcome({ language: 'zh' })
    await signIn(operator, 'administrator')
    await byFps(shopper, operator, totalCents)
    await makeMove(operator, 'seller-sent', 'pending-platform-delivery')
    await authenticate(operator, orderNo)
    await operator.goTo('/admin/dispatch')
    const row = operator.page.getByRole('listitem').filter({ hasText: orderNo })
    await expect(row.getByRole('combobox')).toHaveCount(0)
    const { ready, waits } = spoken(adminDispatchText, 'zh')
    await operator.press(row.getByRole('button', { name: ready }))
    await expect(operator.page.getByRole('status').filter({ hasText: waits(orderNo) })).toBeVisible()
    await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
    await expectOrder(shopper, orderNo, 'to-be-received')
    const texts = spoken(orderText, 'en')
    await expect(fact(shopper.page, texts.pickUp)).toContainText(place)
    await expect(shopper.page.getByText(texts.pickUpCode, { exact: true })).toBeVisible()
  })

  test('to an address in Macau, with a number of Macau', async ({ shop }) => {
    const shopper = await shop.welcome({ language: 'zh' })
    await buyNow(shopper, 5)
    const { mobile } = newReceiver(shopper)
    const address = '柯維納馬路88號3樓B'
    const receiver = newReceiver(shopper, { areaNum: '+853', mobile: `66${mobile.slice(-6)}`, place: '氹仔', address })
    await fillReceiver(shopper, receiver)
    const { orderNo } = await placeOrder(shopper, receiver)
    await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
    const place = fact(shopper.page, spoken(orderText, 'zh').toAddress)
    await expect(place).toContainText('澳門氹仔')
    await expect(place).toContainText(address)
    await expect(fact(shopper.page, spoken(orderText, 'zh').contactTitle)).toContainText(
      `+853 ${receiver.mobile.slice(0, 4)} ${receiver.mobile.slice(4)}`,
    )
  })
})

test('the FPS code on a phone is large enough to scan and holds exactly the amount shown', async ({ shop }) => {
  const shopper = await shop.welcome({ screen: 'phone' })
  const receiver = await prepareOrder(shopper, 6, 'fps')
  const opening = shopper.page.waitForResponse((response) => response.url().includes('/pay/payment/create'))
  const { totalCents } = await placeOrder(shopper, receiver)
  const payload = await readPayload(await opening)
  expect(emvField(payload, '53')).toBe('344')
  expect(Math.round(Number(emvField(payload, '54')) * 100)).toBe(totalCents)
  const code = shopper.page.getByRole('img', { name: /^FPS code for HK\$/ })
  await expect(code).toHaveJSProperty('complete', true)
  const box = await code.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200)
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a browser whose clock is an hour ahead sees the time that is left, and a thank-you page opened by hand thanks for nothing and asks for no money twice', async ({
  shop,
}) => {
  const shopper = await shop.welcome({ lasting: true })
  const { page } = shopper
  await page.clock.install({ time: new Date(Date.now() + 60 * 60_000) })
  const { orderNo } = await placeOrder(shopper, await prepareOrder(shopper, 7, 'fps'))
  await expect(page.getByRole('timer')).toHaveText(/ 2\d:\d\d\.$/)
  await shopper.goTo(`/payment/success?orderNo=${orderNo}`)
  const texts = spoken(paymentText, 'en')
  await expect(page.getByRole('main')).toContainText(texts.cardOpen)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.plainTitle)
  await shopper.goTo(`/payment/fps?orderNo=${orderNo}`)
  await sendReceipt(shopper)
  await shopper.goTo(`/payment/success?orderNo=${orderNo}`)
  await openFromThanks(shopper)
  await expectOrder(shopper, orderNo, 'payment-pending')
})

async function readPaidOrder({ page, language }: Person): Promise<string> {
  const texts = spoken(paymentText, language)
  await expect(fact(page, texts.paid)).toBeVisible()
  return fact(page, texts.order).innerText()
}

async function expectOnlyOrder(person: Person, orderNo: string): Promise<void> {
  const { page, language } = person
  await person.goTo('/myaccount/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(orderText, language).listTitle)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByText(orderNo, { exact: true })).toBeVisible()
}

async function readPayload(response: Response): Promise<string> {
  const { data } = (await response.json()) as { data: PaymentWire }
  return data.fps?.payload ?? ''
}

/** Two digits of tag, two of length, then the value: as a bank's app reads it. */
function emvField(payload: string, wanted: string): string | undefined {
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    const value = payload.slice(at + 4, at + 4 + length)
    if (payload.slice(at, at + 2) === wanted) return value
    at += 4 + length
  }
  return undefined
}
