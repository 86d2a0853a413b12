import { overviewText } from '../../src/language/account/overview.text.ts'
import { orderGroupText } from '../../src/language/buying/order-state.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { buyNow } from '../buying/buying-now.ts'
import { choosePayment, fillReceiver, newReceiver, pressPlace, readPayment } from '../buying/checkout.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { startAsMember } from './members.ts'

test('a member’s first page says what there is to do on the first day, and what waits once something is ordered', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'en', screen: 'phone' })
  const { page, press, goTo, language } = person
  const texts = spoken(overviewText, language)
  await goTo('/statement/delivery')
  await startAsMember(person)
  await goTo('/myaccount')
  await expect(page.getByRole('heading', { name: texts.firstTitle })).toBeVisible()
  // What they have here stands on it, also on the first day.
  const rewards = page.getByRole('region', { name: texts.rewards })
  await expect(rewards).toContainText('HK$0')
  await expect(rewards.getByRole('link', { name: texts.addAddress })).toBeVisible()
  await goTo('/myaccount/orders')
  await expect(page.getByText(spoken(orderText, language).memberEmptyWords)).toBeVisible()
  await buyNow(person, 0)
  await fillReceiver(person, newReceiver(person))
  await choosePayment(person, 'bank')
  await pressPlace(person)
  const { orderNo } = await readPayment(person)

  await goTo('/myaccount')
  const states = page.getByRole('list', { name: texts.states })
  await expect(states.getByRole('link', { name: `1 ${orderGroupText['to-pay'].en}` })).toBeVisible()
  await expect(page.getByText(/^Reserved for you for \d+:\d\d more$/)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(orderNo) })).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: texts.pay, exact: true }))
  await expect(page).toHaveURL(new RegExp(`/payment\\?orderNo=${orderNo}$`))
})
