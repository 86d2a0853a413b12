import { RETURN_DAYS } from '../../src/modules/returns/returns.rules.ts'
import { couriers, trackingAddress } from '../../src/language/buying/couriers.ts'
import { orderHeadingText } from '../../src/language/buying/order-heading.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import type { OrderState } from '../../src/modules/orders/orders.rules.ts'
import { fact } from '../page-parts.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** What the page of an order with one item is headed by, in each state. */
const HEADINGS: Record<OrderState, readonly (keyof typeof orderHeadingText)[]> = {
  'payment-pending': ['payment-pending', 'held'],
  'pending-seller-delivery': ['awaited', 'own'],
  'pending-platform-delivery': ['with-us', 'passed'],
  'to-be-received': ['sent', 'collect'],
  received: ['received'],
  successful: ['successful'],
  closed: ['closed'],
  'refund-pending': ['refund-pending'],
  refunded: ['refunded'],
  failed: ['failed'],
}

/** The heading says where the order is, and under it stands which order it is. */
export async function expectOrder({ page, language }: Person, orderNo: string, state: OrderState): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(state, language))
  await expectNumber(page, orderNo)
}

/** Of parcels that are on the way, and of the time that is left, it also says how many. */
function headingOf(state: OrderState, language: Person['language']): RegExp {
  const texts = spoken(orderHeadingText, language)
  const words = HEADINGS[state].map((key) => {
    const text = texts[key]
    return typeof text === 'string' ? text : text('\\d+:\\d\\d')
  })
  const parts = state === 'to-be-received' ? [language === 'zh' ? '.+個包裹派送中' : '.+ parcels on the way'] : []
  return new RegExp(`^(${[...words, ...parts].join('|')})$`)
}

export const expectNumber = (page: Person['page'], orderNo: string): Promise<void> =>
  expect(page.locator('.order-head')).toContainText(orderNo)

export async function openFromThanks(person: Person): Promise<void> {
  await person.press(person.page.getByRole('link', { name: spoken(paymentText, person.language).toOrder }))
}

/** In any browser, by the number and one of the two things given with the order. */
export async function findOrder(person: Person, orderNo: string, contact: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(orderText, language)
  await person.goTo('/order/find')
  await page.getByRole('textbox', { name: texts.orderNo }).fill(orderNo)
  await page.getByRole('textbox', { name: texts.contact }).fill(contact)
  await press(page.getByRole('button', { name: texts.find }))
}

/** What the operator noted is what the shopper reads. */
export async function expectParcel(person: Person, orderNo: string, trackingNumber: string): Promise<void> {
  const { page, language } = person
  const texts = spoken(orderText, language)
  await page.reload()
  await expectOrder(person, orderNo, 'to-be-received')
  await expect(fact(page, texts.courier)).toHaveText(couriers[0]![language])
  const number = fact(page, texts.tracking).getByRole('link', { name: trackingNumber })
  await expect(number).toHaveAttribute('href', trackingAddress(couriers[0]!.en, trackingNumber, language)!)
}

export async function confirmReceipt(person: Person, orderNo: string): Promise<void> {
  const received = person.page.getByRole('button', { name: spoken(orderText, person.language).received })
  // It asks first.
  await person.press(received)
  await expect(person.page.getByText(spoken(orderText, person.language).receivedSure(RETURN_DAYS))).toBeVisible()
  await person.press(received)
  await expect(person.page.getByRole('button', { name: spoken(orderText, person.language).received })).toHaveCount(0)
  await expectOrder(person, orderNo, 'received')
}
