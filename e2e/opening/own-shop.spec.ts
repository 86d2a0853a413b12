import { readFile } from 'node:fs/promises'
import { adminImportsText } from '../../src/language/admin/products/admin-imports.text.ts'
import { adminProductsText } from '../../src/language/admin/products/admin-products.text.ts'
import { importProblemText } from '../../src/language/admin/products/admin-import-problems.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { openingText as doorText } from '../../src/language/frame/opening.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { choosePayment, fillReceiver, newReceiver, placeOrder } from '../buying/checkout.ts'
import { expectThanks } from '../buying/paying.ts'
import { confirmPayment, openOrder } from '../admin/operator.ts'
import { addressIn, expect, type Habits, type Person } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'
import { test } from './empty-shop.ts'
import { harbourFile, harbourPictures, KIND } from './harbour-file.ts'
import { becomeFirstAdministrator, expectDone, follow, openDoors, releaseHome, saveSetting } from './opening.ts'

const habits: Habits = { language: 'zh', screen: 'phone' }

test('from a link in the terminal and a file of another shop to the first order', async ({ shop, emptyShop }) => {
  test.setTimeout(300_000)
  const owner = await shop.welcome(habits)
  await becomeFirstAdministrator(owner, emptyShop.link)
  await sayWhoTheShopIs(owner)
  await bringIn(owner)
  await expectDone(owner, 5)
  await follow(owner, 'home', 'toHome')
  await releaseHome(owner, { en: 'Just landed', zh: '新到埠' })
  const shopper = await shop.welcome(habits)
  // Closed doors answer so.
  shop.expectFault(/503/)
  await shopper.page.goto(emptyShop.url + addressIn(shopper.language, '/'))
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(spoken(doorText, shopper.language).soon)
  await expectDone(owner, 6)
  await openDoors(owner)
  await buyAsGuest(shopper, owner)
})

/** The first three steps of the checklist. */
async function sayWhoTheShopIs(owner: Person): Promise<void> {
  await follow(owner, 'facts', 'toFacts')
  await saveSetting(owner, 'shop', {
    'shop.name': { en: 'Harbour & Sons', zh: '海港父子' },
    'shop.tagline': { en: 'Bags for the crossing', zh: '渡海手袋' },
    'shop.wordmark': 'HARBOUR',
  })
  const email = { en: 'desk@harbour.test', zh: 'desk@harbour.test' }
  await saveSetting(owner, 'business', {
    'business.company': { en: 'Harbour & Sons Limited', zh: '海港父子有限公司' },
    'business.address': { en: '12/F, 1 Pier Road, Central, Hong Kong', zh: '香港中環碼頭道1號12樓' },
    'business.email': email,
    'business.registration': '12345678-000-11-26-0',
  })
  await saveSetting(owner, 'hours', {})
  await saveSetting(owner, 'payee', {
    'payee.name': 'HARBOUR AND SONS LIMITED',
    'payee.bankCode': '004',
    'payee.account': '400-123456-838',
    'payee.fpsId': '1234567',
  })
  await saveSetting(owner, 'delivery', {})
  await expectDone(owner, 3)
}

/** The file as it is, its unknown words, its pictures, its refused row, and then both bags in the shop. */
async function bringIn(owner: Person): Promise<void> {
  const { page, language, press } = owner
  const texts = spoken(adminImportsText, language)
  const file = harbourFile(language)
  await follow(owner, 'product', 'toImports')
  await sendFile(owner, 'products_export.csv', file)
  await page.getByRole('combobox', { name: texts.ofWord(KIND[language]) }).selectOption({ value: 'women/bags/tote-bags' })
  await press(page.getByRole('button', { name: texts.makeAll }))
  // The rows are read once more with what was made, and what is chosen meanwhile stays.
  await page.getByLabel(texts.wayCurrency).selectOption('HKD')
  await press(page.getByRole('button', { name: texts.saveWays }))
  await expect(page.getByText(texts.askCurrency)).toBeHidden()
  await page.locator('input[type=file]').setInputFiles({
    name: 'pictures.zip',
    mimeType: 'application/zip',
    buffer: await harbourPictures(),
  })
  // A job of the new shop, on a machine that has much else to do.
  await expect(page.getByText(texts.unpacked(4))).toBeVisible({ timeout: 90_000 })
  const rows = page.getByRole('table', { name: texts.itemsTable }).getByRole('row')
  const sling = language === 'en' ? 'Tram Sling' : '電車斜孭袋'
  await expect(rows.filter({ hasText: sling })).toContainText(spoken(importProblemText, language).amount)
  const refused = page.waitForEvent('download')
  await press(page.getByRole('button', { name: texts.refusedFile }))
  const mended = (await readFile(await (await refused).path(), 'utf8')).replace('tba', '1680.00')
  await press(page.getByRole('button', { name: texts.run(1) }))
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible()
  await owner.goTo('/admin/imports')
  await sendFile(owner, 'refused.csv', mended)
  await press(page.getByRole('button', { name: texts.run(1) }))
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible()
  await owner.goTo('/admin/products')
  await expect(page.getByRole('status').filter({ hasText: spoken(adminProductsText, language).count('2') })).toBeVisible()
}

async function sendFile({ page, language }: Person, name: string, file: string): Promise<void> {
  const texts = spoken(adminImportsText, language)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(texts.checked)).toBeVisible()
}

/** The newest piece, from the home page to the paid order. */
async function buyAsGuest(shopper: Person, owner: Person): Promise<void> {
  const { page, language, press } = shopper
  await shopper.goTo('/')
  const title = language === 'en' ? 'Pier Tote' : '碼頭托特包'
  await press(page.getByRole('main').getByRole('link', { name: title }).first())
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: spoken(productText, language).buyNow })
      .first(),
  )
  const receiver = newReceiver(shopper)
  await fillReceiver(shopper, receiver)
  // Without a store nothing is fetched from one.
  await expect(page.getByRole('radio', { name: beginning(spoken(checkoutText, language).pickUp) })).toHaveCount(0)
  await choosePayment(shopper, 'fps')
  const { orderNo } = await placeOrder(shopper, receiver)
  await openOrder(owner, orderNo)
  await confirmPayment(owner)
  await expectThanks(shopper, orderNo)
}
