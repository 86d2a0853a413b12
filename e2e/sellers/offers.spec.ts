import { everyAddress } from '../whole/every-address.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { offerAddText, offerFormText, offerStandingText, sellerOffersText } from '../../src/language/seller/seller-offers.text.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { enterAsSeller } from './sellers.ts'

const pageOfProduct = everyAddress('en').find((address) => address.includes('/product/detail/')) ?? ''

test('on a phone an owner finds an item, offers it below everybody, raises the price and ends the offer', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'phone' })
  const { page, press, goTo, language } = person
  const texts = spoken(sellerOffersText, language)
  const form = spoken(offerFormText, language)
  const add = spoken(offerAddText, language)
  await goTo('/statement/delivery')
  await enterAsSeller(person, 'westpier@praya.test')
  await goTo('/seller/offers')
  await expect(page.getByRole('button', { name: texts.add })).toBeVisible()
  // Whoever has been here is led back from the page of any product.
  await goTo(pageOfProduct)
  await press(page.getByRole('link', { name: productFactsText.offerThis.en }))
  const dialog = page.getByRole('dialog', { name: add.title })
  await expect(dialog.getByLabel(add.search)).toHaveValue(/\d/)
  await dialog.getByLabel(add.search).fill('tote')
  // Until they are found, what was found before is shown.
  const row = dialog
    .getByRole('listitem')
    .filter({ hasText: /tote/i })
    .filter({ hasText: /Lowest HK\$[\d,]+/ })
    .filter({ has: page.getByRole('button') })
    .first()
  const itemNumber = /(\d{6}-\d+) · Lowest/.exec((await row.textContent()) ?? '')?.[1] ?? ''
  await press(row.getByRole('button'))
  await dialog.getByLabel(form.price).fill('99')
  await dialog.getByLabel(form.stock).fill('3')
  await expect(dialog.getByRole('status')).toContainText('HK$99 ranks 1. You receive HK$86.13 an item.')
  await press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: texts.search }).fill(itemNumber)
  await expect(page.getByRole('status').filter({ hasText: exactly(texts.count(1)) })).toBeVisible()
  const offer = page.getByRole('row').filter({ hasText: 'HK$99' })
  await expect(offer).toContainText(offerStandingText.first.en)
  await press(offer.getByRole('button', { name: texts.edit }))
  await page.getByLabel(form.price).fill('9999999')
  await page.getByLabel(form.listPrice).fill('')
  await press(page.getByRole('button', { name: form.save }))
  await expect(page.getByRole('button', { name: form.save })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'HK$9,999,999' })).toContainText(offerStandingText.undercut.en)
  await press(page.getByRole('button', { name: texts.end }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: texts.endChosen }))
  await expect(page.getByRole('heading', { name: texts.nothingTitle })).toBeVisible()
})
