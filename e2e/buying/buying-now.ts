import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { openPiece } from '../browse/browsing.ts'
import { choosePayment, fillReceiver, newReceiver, type Receiver } from './checkout.ts'
import { expect, type Person } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

/** Straight from a bag's page, which asks for no size, to the form: `at` keeps tests out of each other's stock. */
export async function buyNow(person: Person, at: number): Promise<string> {
  const { page, language, press } = person
  await person.goTo('/product/list/women/bags?sort=price-down')
  const title = await openPiece(person, at)
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: spoken(productText, language).buyNow })
      .first(),
  )
  const { title: asGuest, memberTitle } = spoken(checkoutText, language)
  await expect(
    page
      .getByRole('heading', { level: 1, name: exactly(asGuest) })
      .or(page.getByRole('heading', { level: 1, name: exactly(memberTitle) })),
  ).toBeVisible()
  return title
}

/** A filled form that only needs the last press. */
export async function prepareOrder(person: Person, at: number, way: PayType): Promise<Receiver> {
  await buyNow(person, at)
  const receiver = newReceiver(person)
  await fillReceiver(person, receiver)
  await choosePayment(person, way)
  return receiver
}
