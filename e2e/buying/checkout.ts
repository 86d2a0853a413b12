import { namedProblem } from '#language/named-problem.ts'
import type { Locator } from '@playwright/test'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { priceText } from '../../src/language/buying/price.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { fact, lastAmount } from '../page-parts.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'

export type Receiver = {
  email: string
  firstName: string
  lastName: string
  mobile: string
  areaNum?: string
  /** A district, or with `pickUp` the place to fetch it from. */
  place: string
  address?: string
}
export type PlacedOrder = { orderNo: string; totalCents: number; receiver: Receiver }

let receivers = 0
/** Nobody has ordered under these before: unpaid orders are counted by phone and e-mail. */
export function newReceiver(person: Person, changes: Partial<Receiver> = {}): Receiver {
  receivers += 1
  const serial = String((Date.now() % 1_000_000) * 10 + (receivers % 10)).padStart(7, '0')
  const names =
    person.language === 'zh'
      ? { firstName: '美玲', lastName: '陳', place: '灣仔區', address: '軒尼詩道88號海景大廈12樓A室' }
      : { firstName: 'May', lastName: 'Chan', place: 'Wan Chai', address: 'Flat A, 12/F, 88 Hennessy Road' }
  return { ...names, email: `shopper${serial}@praya.test`, mobile: `9${serial}`, ...changes }
}

const field = ({ page, language }: Person, name: 'email' | 'firstName' | 'lastName' | 'mobile' | 'address'): Locator =>
  page.getByRole('textbox', { name: exactly(spoken(checkoutText, language)[name]) })
export const placeButton = ({ page, language }: Person): Locator =>
  page.getByRole('button', { name: spoken(checkoutText, language).place })

/** A guest has at most eight fields to fill, and what is wrong is said beside each of them. */
export async function sendEmptyForm(person: Person): Promise<void> {
  const { page, language, press } = person
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(checkoutText, language).title)
  await expect(field(person, 'email')).toBeVisible()
  const fields = page.getByRole('textbox').or(page.getByRole('combobox')).filter({ visible: true })
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await press(placeButton(person))
  await expect(field(person, 'email')).toBeFocused()
  for (const name of ['email', 'firstName', 'lastName', 'mobile', 'address'] as const) {
    await expect(field(person, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(person, name)).toHaveAccessibleDescription(
      new RegExp(namedProblem(fieldProblems.required[language], spoken(checkoutText, language)[name], language)),
    )
  }
  const district = page.getByRole('combobox', { name: exactly(spoken(checkoutText, language).district) })
  await expect(district).toHaveAccessibleDescription(
    namedProblem(fieldProblems['choose-one'][language], spoken(checkoutText, language).district, language),
  )
  await editField(field(person, 'email'))
}

/** What was right is not called wrong while it is typed anew, only when it is left. */
async function editField(email: Locator): Promise<void> {
  await email.fill('may@praya.test')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.fill('may@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
}

export async function fillReceiver(person: Person, receiver: Receiver): Promise<void> {
  const { page, language } = person
  const texts = spoken(checkoutText, language)
  await field(person, 'email').fill(receiver.email)
  await field(person, 'firstName').fill(receiver.firstName)
  await field(person, 'lastName').fill(receiver.lastName)
  if (receiver.areaNum) await page.getByRole('combobox', { name: exactly(texts.areaNum) }).selectOption(receiver.areaNum)
  await field(person, 'mobile').fill(receiver.mobile)
  const place = receiver.address ? texts.district : texts.pickUpPoint
  await page.getByRole('combobox', { name: exactly(place) }).selectOption({ label: receiver.place })
  if (receiver.address) await field(person, 'address').fill(receiver.address)
}

/** Nothing typed is lost when the page is reloaded. */
export async function reloadForm(person: Person, receiver: Receiver): Promise<void> {
  await person.page.reload()
  await expect(field(person, 'email')).toHaveValue(receiver.email)
  await expect(field(person, 'firstName')).toHaveValue(receiver.firstName)
  await expect(field(person, 'lastName')).toHaveValue(receiver.lastName)
  await expect(field(person, 'mobile')).toHaveValue(receiver.mobile)
  if (receiver.address) await expect(field(person, 'address')).toHaveValue(receiver.address)
  const chosen = person.page
    .getByRole('combobox')
    .locator('option:checked')
    .filter({ hasText: exactly(receiver.place) })
  await expect(chosen).toBeAttached()
}

export async function chooseDelivery(person: Person, way: 'toAddress' | 'pickUp'): Promise<void> {
  const texts = spoken(checkoutText, person.language)
  await person.page
    .getByRole('group', { name: texts.how })
    .getByRole('radio', { name: beginning(texts[way]) })
    .check()
}

export async function choosePayment(person: Person, way: PayType): Promise<void> {
  const texts = spoken(checkoutText, person.language)
  await person.page
    .getByRole('group', { name: texts.payment })
    .getByRole('radio', { name: beginning(texts[way]) })
    .check()
}

/** The total for the chosen way to pay: a card adds its fee, named beside it, and no other way does. */
export async function checkoutTotal({ page, language }: Person): Promise<number> {
  const texts = spoken(checkoutText, language)
  const prices = spoken(priceText, language)
  const card = page.getByRole('group', { name: texts.payment }).getByRole('radio', { name: beginning(texts.card) })
  const summary = page.getByRole('region', { name: texts.yourOrder })
  await expect(summary.getByRole('term').filter({ hasText: exactly(prices.fee) })).toHaveCount((await card.isChecked()) ? 1 : 0)
  const total = summary.locator('dl > div').filter({ hasText: prices.total }).getByRole('definition')
  await expect(total).toContainText('HK$')
  return lastAmount(await total.innerText())
}

export async function pressPlace(person: Person): Promise<void> {
  await person.press(placeButton(person))
}

/** Places the order, and reads its number and amount off the payment page as the shopper would. */
export async function placeOrder(person: Person, receiver: Receiver): Promise<PlacedOrder> {
  const totalCents = await checkoutTotal(person)
  await pressPlace(person)
  const { orderNo, amountCents } = await readPayment(person)
  expect(amountCents).toBe(totalCents)
  return { orderNo, totalCents, receiver }
}

export async function readPayment({ page, language }: Person): Promise<{ orderNo: string; amountCents: number }> {
  const texts = spoken(paymentText, language)
  await expect(fact(page, texts.order).first()).toHaveText(/^[0-9A-Z]{8,16}$/)
  const orderNo = await fact(page, texts.order).first().innerText()
  return { orderNo, amountCents: lastAmount(await fact(page, texts.amount).first().innerText()) }
}
