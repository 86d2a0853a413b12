import { storeText } from '../../src/language/frame/store.text.ts'
import { conditionRuleText, conditionText } from '../../src/language/product/conditions.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { offerPhotosText } from '../../src/language/seller/offer-photos.text.ts'
import { offerFormText, offerStandingText } from '../../src/language/seller/seller-offers.text.ts'
import { listOwnOffers } from '../../src/modules/offers/selling/selling.paths.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { refusals } from '../../src/refusals.ts'
import { bagLink, beginCheckout, openBag } from '../buying/buying.ts'
import { checkoutTotal, choosePayment, fillReceiver, newReceiver, pressPlace, readPayment } from '../buying/checkout.ts'
import { ask, shopperToken } from '../calls.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { numbered, spoken } from '../spoken.ts'
import { enterAsSeller, offerOne } from './sellers.ts'

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

async function offersUsed(person: Person, word: string, price: string): Promise<void> {
  const { page, press, language } = person
  const form = spoken(offerFormText, language)
  const dialog = await offerOne(person, word, price)
  await dialog.getByLabel(offerPhotosText.condition[language]).selectOption(conditionText['very-good'][language])
  await press(dialog.getByRole('button', { name: form.save }))
  // Without photographs it is refused in place, and nothing typed is lost.
  await expect(dialog.getByText(refusals.OFFER_NEEDS_PHOTOS[language])).toBeVisible()
  await addPhotographs(person)
  await press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: conditionText['very-good'][language] }).filter({ hasText: 'HK$1,888' })
  await expect(row).toContainText(offerStandingText.first[language])
}

/** From the page of the product to the order: the item of the photographs, at its own price, and no other. */
async function buysUsed(person: Person, path: string): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(productFactsText, language)
  const main = page.getByRole('main')
  const condition = conditionText['very-good'][language]
  await goTo(path)
  await press(main.locator('summary').filter({ hasText: numbered((num) => texts.used(0).replace('0', num)) }))
  const offer = main.getByRole('listitem').filter({ hasText: condition }).filter({ hasText: 'HK$1,888' })
  for (const at of [1, 2, 3]) {
    const photograph = offer.getByRole('img', { name: texts.usedPhoto(at) })
    await photograph.scrollIntoViewIfNeeded()
    await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(offer).toContainText(conditionRuleText['very-good'][language])
  await press(offer.getByRole('button', { name: texts.addUsed }))
  await expect(bagLink(person)).toHaveAccessibleName(spoken(storeText, language).counted(spoken(storeText, language).bag, 1))
  await openBag(person)
  await expect(main).toContainText(condition)
  await expect(main).toContainText('HK$1,888')
  await beginCheckout(person)
  await fillReceiver(person, newReceiver(person))
  await choosePayment(person, 'bank')
  expect(await checkoutTotal(person)).toBeGreaterThanOrEqual(188_800)
  await pressPlace(person)
  await readPayment(person)
  await goTo(path)
  // There was one of it.
  await expect(main.getByRole('listitem').filter({ hasText: condition }).filter({ hasText: 'HK$1,888' })).toHaveCount(0)
}

test('an item that is not new is offered with its photographs on a phone, and bought by them', async ({ shop }) => {
  const seller = await shop.welcome({ language: 'zh', screen: 'phone' })
  await seller.goTo('/statement/delivery')
  await allowUsedItems(seller)
  await enterAsSeller(seller, 'lantern@praya.test')
  await offersUsed(seller, '托特袋', '1888')
  const { list } = await ask(seller, listOwnOffers, {}, await shopperToken(seller))
  const path = list.find(({ condition, salesPrice }) => condition === 'very-good' && salesPrice === '1888.00')?.path ?? ''
  await buysUsed(await shop.welcome({ language: 'zh', screen: 'phone' }), path)
})
