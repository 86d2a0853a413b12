import { paymentText } from '../../src/language/buying/payment.text.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { readPayment } from './checkout.ts'
import { confirmPayment, openOrder, rejectPayment, seeReceipt } from '../admin/operator.ts'
import { fact, lastAmount } from '../page-parts.ts'
import { atProvider, payAnotherWay, sendReceipt, transferAtBank } from './paying.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** Pays an order that has just been placed for this total, until it is paid; answers its number. */
export type WayToPay = (shopper: Person, operator: Person, totalCents: number) => Promise<string>

export const byFps: WayToPay = async (shopper, operator, totalCents) => {
  const { orderNo, amountCents } = await readPayment(shopper)
  expect(amountCents).toBe(totalCents)
  await openOrder(operator, orderNo)
  await confirmPayment(operator)
  return orderNo
}

/** At the bank of the demo: the page moves on by itself once the bank has told of the transfer, and nobody confirms anything. */
export const byFpsAtTheBank: WayToPay = async (shopper, _operator, totalCents) => {
  const { orderNo, amountCents } = await readPayment(shopper)
  expect(amountCents).toBe(totalCents)
  await transferAtBank(shopper, totalCents)
  await expect(shopper.page.getByRole('status').filter({ hasText: spoken(paymentText, shopper.language).looking })).toBeVisible()
  return orderNo
}

/** The first receipt is rejected with a reason, the second one is confirmed. */
export const byBankAtTheSecondTry: WayToPay = async (shopper, operator, totalCents) => {
  const { orderNo, amountCents } = await readPayment(shopper)
  expect(amountCents).toBe(totalCents)
  await sendReceipt(shopper)
  await openOrder(operator, orderNo)
  await seeReceipt(operator, orderNo)
  const reason = 'The amount on the receipt is HK$100 short.'
  await rejectPayment(operator, reason)
  const told = spoken(paymentText, shopper.language).rejected(reason)
  await expect(shopper.page.getByRole('alert').filter({ hasText: told })).toBeVisible()
  await sendReceipt(shopper)
  await openOrder(operator, orderNo)
  await confirmPayment(operator)
  return orderNo
}

export const byCard: WayToPay = async (shopper, _operator, totalCents) => {
  await atProvider(shopper, 'succeed', totalCents)
  const texts = spoken(paymentText, shopper.language)
  await expect(fact(shopper.page, texts.paid)).toHaveText(showHkdExactly(totalCents))
  return fact(shopper.page, texts.order).innerText()
}

/** The fee of the card is gone with the card. */
export const byBankAfterADecline: WayToPay = async (shopper, operator, totalCents) => {
  const { page, language } = shopper
  await atProvider(shopper, 'decline', totalCents)
  await expect(page.getByRole('alert').filter({ hasText: spoken(paymentText, language).cardDeclined })).toBeVisible()
  // Order, amount and the time left are still there.
  await expect(fact(page, spoken(paymentText, language).amount)).toHaveText(showHkdExactly(totalCents))
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d/)
  await payAnotherWay(shopper, 'bank')
  await expect
    .poll(async () => lastAmount(await fact(page, spoken(paymentText, language).amount).first().innerText()))
    .toBeLessThan(totalCents)
  const { orderNo } = await readPayment(shopper)
  await sendReceipt(shopper)
  await openOrder(operator, orderNo)
  await confirmPayment(operator)
  return orderNo
}
