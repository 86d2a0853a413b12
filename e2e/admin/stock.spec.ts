import { bagText } from '../../src/language/buying/bag.text.ts'
import { cardText } from '../../src/language/browse/card.text.ts'
import { refusals } from '../../src/refusals.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import { cards } from '../browse/browsing.ts'
import { addToBag, beginCheckout, openBag } from '../buying/buying.ts'
import { fillReceiver, newReceiver, placeOrder, pressPlace } from '../buying/checkout.ts'
import { expectOrder } from '../buying/orders.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

test('the last piece is sold once: who comes second is told at the button and led to the bag', async ({ shop }) => {
  const first = await shop.welcome()
  const second = await shop.welcome()
  const { address, title } = await findLastPiece(first)
  await prepare(first, address, title)
  await prepare(second, address, title)
  const { orderNo } = await placeOrder(first, newReceiver(first))
  await pressPlace(second)
  const told = second.page.getByRole('alert').filter({ hasText: refusals.SOLD_OUT.en })
  await expect(told).toBeFocused()
  await second.press(told.getByRole('link', { name: spoken(checkoutText, 'en').toBag }))
  await expect(second.page.getByRole('region', { name: spoken(bagText, 'en').soldOutTitle })).toContainText(title)
  await expect(second.page.getByText(spoken(bagText, 'en').soldOut)).toBeVisible()
  await giveUp(first, orderNo)
})

async function findLastPiece(person: Person): Promise<{ address: string; title: string }> {
  await person.goTo('/product/list/women/bags?page=2')
  const card = cards(person)
    .filter({ hasText: spoken(cardText, 'en').lastOne })
    .first()
  const heart = await card.getByRole('button').getAttribute('aria-label')
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  return { address, title: (heart ?? '').slice(spoken(cardText, 'en').wishOf('').length) }
}

async function prepare(person: Person, address: string, title: string): Promise<void> {
  await person.goTo(address)
  await addToBag(person, title)
  await openBag(person)
  await beginCheckout(person)
  await fillReceiver(person, newReceiver(person))
}

/** An order that is given up closes; it asks for no money any more, and thanks for none. */
async function giveUp(person: Person, orderNo: string): Promise<void> {
  const { page, press } = person
  const texts = spoken(orderText, 'en')
  await person.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await press(page.getByRole('button', { name: texts.cancel }))
  await press(page.getByRole('group', { name: texts.cancel }).getByRole('button', { name: texts.cancel }))
  await expectOrder(person, orderNo, 'closed')
  for (const screen of ['fps', 'success']) {
    await person.goTo(`/payment/${screen}?orderNo=${orderNo}`)
    await expect(page.getByRole('heading', { name: beginning(spoken(paymentText, 'en').closedTitle) })).toBeVisible()
  }
}
