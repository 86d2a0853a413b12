import { bagText } from '../../src/language/buying/bag.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import { openPiece } from '../browse/browsing.ts'
import { addToBag } from '../buying/buying.ts'
import { buyNow } from '../buying/buying-now.ts'
import {
  checkoutTotal,
  chooseDelivery,
  choosePayment,
  fillReceiver,
  newReceiver,
  pressPlace,
  readPayment,
  sendEmptyForm,
} from '../buying/checkout.ts'
import { closeCoupons, openCoupons, typeCode } from '../buying/rewards.ts'
import { expectOrder } from '../buying/orders.ts'
import { atProvider, payAnotherWay, sendReceipt } from '../buying/paying.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'

/** From the empty bag to an order that waits for its transfer to be checked; answers the order's number. */
export async function walkBuying(person: Person, look: Look): Promise<string> {
  await walkBag(person, look)
  await walkCheckout(person, look)
  return walkPayments(person, look)
}

async function walkBag(person: Person, look: Look): Promise<void> {
  const { page, language } = person
  const texts = spoken(bagText, language)
  await person.goTo('/bags')
  await expect(page.getByRole('heading', { name: texts.emptyTitle })).toBeVisible()
  await person.goTo('/product/list/women/bags?sort=price-down')
  const title = await openPiece(person, 8)
  await addToBag(person, title)
  await person.goTo('/bags')
  await expect(page.getByRole('combobox', { name: texts.quantityOf(title) })).toBeVisible()
  await look('bag')
}

async function walkCheckout(person: Person, look: Look): Promise<void> {
  await person.goTo('/checkout')
  await sendEmptyForm(person)
  await look('checkout with problems')
  await chooseDelivery(person, 'pickUp')
  await expect(person.page.getByRole('combobox', { name: spoken(checkoutText, person.language).pickUpPoint })).toBeVisible()
  await look('checkout with pick-up')
  await chooseDelivery(person, 'toAddress')
  await buyNow(person, 8)
  await fillReceiver(person, newReceiver(person))
  await choosePayment(person, 'card')
  await look('checkout')
  const dialog = await openCoupons(person)
  await typeCode(person, dialog, 'PRAYA-000')
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await look('coupon dialog with a code nobody knows')
  await closeCoupons(person, dialog)
}

async function walkPayments(person: Person, look: Look): Promise<string> {
  const { page, language, press } = person
  const texts = spoken(paymentText, language)
  const totalCents = await checkoutTotal(person)
  await pressPlace(person)
  await atProvider(person, 'abandon', totalCents)
  await expect(page.getByRole('alert').filter({ hasText: texts.cardOpen })).toBeVisible()
  await look('card payment left half-way')
  await press(page.getByRole('link', { name: texts.otherWay }))
  await expect(page.getByRole('group', { name: texts.choiceTitle })).toBeVisible()
  await look('choice of payment')
  await page.goBack()
  await payAnotherWay(person, 'fps')
  await readPayment(person)
  await look('FPS')
  await payAnotherWay(person, 'bank')
  await expect(page.getByRole('heading', { level: 1, name: texts.bankTitle })).toBeVisible()
  const { orderNo } = await readPayment(person)
  await look('bank transfer')
  await sendReceipt(person)
  await look('bank transfer with its receipt')
  await person.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectOrder(person, orderNo, 'payment-pending')
  await look('order that waits for its payment')
  return orderNo
}

/** What the shopper sees once the payment is confirmed and the pieces are with us. */
export async function walkPaidOrder(person: Person, orderNo: string, look: Look): Promise<void> {
  const { page, language } = person
  await person.goTo(`/payment/success?orderNo=${orderNo}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(paymentText, language).successTitle)
  await look('thanks')
  await person.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectOrder(person, orderNo, 'pending-platform-delivery')
  await look('order')
  await person.goTo('/myaccount/orders')
  await expect(page.getByRole('main').getByText(orderNo)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(orderText, language).listTitle)
  await look('orders')
}
