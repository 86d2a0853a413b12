import { namedProblem } from '#language/named-problem.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { zoneText } from '../../src/language/buying/zone.text.ts'
import { addressFormText } from '../../src/language/account/address-form.text.ts'
import { destinationName } from '../../src/language/buying/address-places.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { buyNow } from './buying-now.ts'
import { choosePayment, newReceiver, placeButton, placeOrder } from './checkout.ts'
import { fact } from '../page-parts.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

const cases = [
  { language: 'en', screen: 'phone', at: 18, to: 'GB', fee: 'HK$450', days: [8, 16] },
  { language: 'zh', screen: 'wide', at: 19, to: 'TW', fee: 'HK$220', days: [5, 9] },
] as const

for (const { language, screen, at, to, fee, days } of cases) {
  const [from, until] = days
  test(`a bag is ordered to ${destinationName(to).en}, with its fee, its days and who pays duties (${language}, ${screen})`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ language, screen })
    const { page } = person
    const texts = spoken(checkoutText, language)
    const zones = spoken(zoneText, language)
    await buyNow(person, at)
    const summary = page.getByRole('region', { name: texts.yourOrder })
    const receiver = newReceiver(person)
    await page.getByRole('textbox', { name: exactly(texts.email) }).fill(receiver.email)
    await page.getByRole('textbox', { name: exactly(texts.firstName) }).fill(receiver.firstName)
    await page.getByRole('textbox', { name: exactly(texts.lastName) }).fill(receiver.lastName)
    await page.getByRole('combobox', { name: exactly(zones.destination) }).selectOption(to)
    const ways = page.getByRole('group', { name: texts.how })
    for (const part of zones.note(from, until, '|', fee).split('|')) await expect(ways).toContainText(part)
    await expect(summary).toContainText(zones.duties)
    await fillPlace(person, to)
    await choosePayment(person, 'bank')
    await expect(summary.locator('dl')).toContainText(fee)
    const { orderNo } = await placeOrder(person, receiver)
    await person.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
    await expect(fact(page, spoken(orderText, language).arrives)).toContainText(String(until))
    await expect(page.getByRole('main')).toContainText(fee)
    await expect(page.getByRole('main')).toContainText(zones.duties)
    await expect(page.getByRole('main')).toContainText(destinationName(to)[language])
  })

  async function fillPlace(person: Person, destination: string): Promise<void> {
    const { page, press } = person
    const texts = spoken(checkoutText, language)
    const form = spoken(addressFormText, language)
    const field = (name: string) => page.getByRole('textbox', { name: exactly(name) })
    await field(texts.mobile).fill(destination === 'TW' ? '912345678' : '2079460000')
    await field(texts.address).fill(language === 'zh' ? '信義路五段7號12樓' : '10 Carlton House Terrace')
    if (destination === 'TW') {
      await page.getByRole('combobox', { name: exactly(form.county) }).selectOption('TW-TPE')
      return field(form.townDistrict).fill('信義區')
    }
    await field(form.city).fill('London')
    await press(placeButton(person))
    await expect(field(form.postCode)).toBeFocused()
    await expect(field(form.postCode)).toHaveAccessibleDescription(
      namedProblem(fieldProblems.required[language], form.postCode, language),
    )
    return field(form.postCode).fill('SW1A 1AA')
  }
}
