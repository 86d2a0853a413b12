import { conditionText } from '../../src/language/product/conditions.text.ts'
import { offerPhotosText } from '../../src/language/seller/offer-photos.text.ts'
import { offerFormText, offerStandingText } from '../../src/language/seller/seller-offers.text.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { refusals } from '../../src/refusals.ts'
import { ask } from '../calls.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
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

test('an item that is not new is offered on a phone, and only with its photographs', async ({ shop }) => {
  const seller = await shop.welcome({ language: 'zh', screen: 'phone' })
  await seller.goTo('/statement/delivery')
  await allowUsedItems(seller)
  await enterAsSeller(seller, 'lantern@praya.test')
  await offersUsed(seller, '托特袋', '1888')
})
