import { conditionText } from '../../src/language/product/conditions.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { offerPhotosText } from '../../src/language/seller/offer-photos.text.ts'
import { offerAddText, offerFormText, offerStandingText, sellerOffersText } from '../../src/language/seller/seller-offers.text.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { choosePayment, fillReceiver, newReceiver, placeOrder } from '../buying/checkout.ts'
import { byFps } from '../buying/ways-to-pay.ts'
import { enter } from '../admin/operator.ts'
import { ask } from '../calls.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { enterAsSeller } from './sellers.ts'

async function allowUsedItems(person: Person): Promise<void> {
  const office = await beginOperatorSession()
  const { settings } = await ask(person, listSettings, {}, office)
  const { version, value } = settings.find(({ name }) => name === 'selling')!
  await ask(person, saveSetting, { name: 'selling', version, value: { ...value, conditions: true } }, office)
}

/** Three parts of a page, as three photographs of an item. */
async function addPhotographs({ page, language }: Person): Promise<void> {
  const texts = spoken(offerPhotosText, language)
  const form = page.getByRole('dialog')
  for (const num of [1, 2, 3]) {
    const buffer = await page.screenshot({ clip: { x: 0, y: num * 40, width: 300, height: 300 } })
    await form.locator('input[type=file]').setInputFiles({ name: `item-${num}.png`, mimeType: 'image/png', buffer })
    await expect(form.getByRole('img', { name: texts.photo(num) })).toBeVisible()
  }
}

/** Answers where the product is. */
async function offersUsed(person: Person, word: string, price: string): Promise<string> {
  const { page, press, goTo, language } = person
  const form = spoken(offerFormText, language)
  const add = spoken(offerAddText, language)
  await goTo('/seller/offers')
  await press(page.getByRole('button', { name: sellerOffersText.add[language] }).first())
  const dialog = page.getByRole('dialog', { name: add.title })
  await dialog.getByLabel(add.search).fill(word)
  const found = dialog
    .getByRole('listitem')
    .filter({ hasText: word })
    .filter({ has: page.getByRole('button') })
  await press(found.first().getByRole('button'))
  await dialog.getByLabel(offerPhotosText.condition[language]).selectOption(conditionText['very-good'][language])
  await dialog.getByLabel(form.price).fill(price)
  await dialog.getByLabel(form.stock).fill('1')
  await press(dialog.getByRole('button', { name: form.save }))
  // Without photographs it is refused in place, and nothing typed is lost.
  await expect(dialog.getByRole('alert')).toBeVisible()
  await addPhotographs(person)
  await press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: conditionText['very-good'][language] })
  await expect(row).toContainText(offerStandingText.first[language])
  return (await row.getByRole('link').first().getAttribute('href')) ?? ''
}

/** The one in the photographs, whatever else is offered of it. */
async function buysUsed(shopper: Person, operator: Person, path: string, price: string): Promise<string> {
  const { page, press, goTo, language } = shopper
  const texts = spoken(productFactsText, language)
  await goTo(path.replace(/^\/zh/, ''))
  await press(page.getByText(texts.used(1)))
  const offer = page
    .getByRole('listitem')
    .filter({ hasText: price })
    .filter({ has: page.getByRole('link', { name: texts.buyUsed }) })
  await expect(offer.getByRole('img')).toHaveCount(3)
  await expect(offer).toContainText(conditionText['very-good'][language])
  await press(offer.getByRole('link', { name: texts.buyUsed }))
  await expect(page.getByRole('main')).toContainText(conditionText['very-good'][language])
  const receiver = newReceiver(shopper)
  await fillReceiver(shopper, receiver)
  await choosePayment(shopper, 'fps')
  const { totalCents } = await placeOrder(shopper, receiver)
  return byFps(shopper, operator, totalCents)
}

test('an item that is not new is offered with its photographs, and that very item is bought', async ({ shop }) => {
  const [seller, shopper, operator] = [
    await shop.welcome({ language: 'zh', screen: 'phone' }),
    await shop.welcome({ language: 'en' }),
    await shop.welcome(),
  ]
  for (const person of [seller, shopper, operator]) await person.goTo('/statement/delivery')
  await allowUsedItems(operator)
  await enterAsSeller(seller, 'lantern@praya.test')
  await enter(operator, 'administrator')
  const path = await test.step('a shop offers it with three photographs', () => offersUsed(seller, '托特袋', '1888'))
  const orderNo = await test.step('a guest buys it', () => buysUsed(shopper, operator, path, 'HK$1,888'))
  await test.step('it is sold, and its order names its condition', async () => {
    await shopper.goTo(path.replace(/^\/zh/, ''))
    await expect(shopper.page.getByText(spoken(productFactsText, 'en').used(1))).toHaveCount(0)
    await seller.goTo(`/seller/orders/${orderNo}`)
    await expect(seller.page.getByRole('main')).toContainText(conditionText['very-good'].zh)
  })
})
