import type { Page } from '@playwright/test'
import { addressFormText } from '../../src/language/account/address-form.text.ts'
import { newsletterText } from '../../src/language/frame/newsletter.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { searchText } from '../../src/language/browse/search.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { findOrder } from '../../src/modules/orders/orders.paths.ts'
import { createAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { sendSignInCode } from '../../src/modules/members/sign-in.paths.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { freshEmail, join } from '../account/joining.ts'
import { openPiece } from '../browse/browsing.ts'
import { bagLink, chooseSize, pressAdd } from '../buying/buying.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

/** The page is read, and none of its scripts has come yet; what is answered lets them come. */
async function readEarly({ page, language }: Person, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(addressIn(language, path), { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return resolve
}

const sentTo = (page: Page, { path }: { path: string }) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === BASE_PATH + path)

test('a contact typed and sent before the scripts have come is sent with them, and the button says so', async ({ shop }) => {
  const person = await shop.welcome()
  const { page, press } = person
  const texts = spoken(signInText, 'en')
  const wake = await readEarly(person, '/member/login')
  await page.getByRole('textbox', { name: texts.mobileNumber }).fill('9123 4567')
  await page.getByRole('combobox', { name: texts.areaNum }).selectOption('+853')
  const send = page.getByRole('button', { name: texts.sendCode })
  await press(send)
  await expect(send).toHaveAttribute('aria-busy', 'true')
  const asked = sentTo(page, sendSignInCode)
  wake()
  expect((await asked).postDataJSON()).toMatchObject({ areaNum: '+853', mobile: '9123 4567' })
})

test('“Find an order” typed and sent before the scripts have come asks for what was typed', async ({ shop }) => {
  shop.expectFault(/404/)
  const person = await shop.welcome()
  const { page } = person
  const texts = spoken(orderText, 'en')
  const wake = await readEarly(person, '/order/find')
  await page.getByRole('textbox', { name: texts.orderNo }).fill('p2026-none')
  const contact = page.getByRole('textbox', { name: texts.contact })
  await contact.fill('may@mail.test')
  await contact.press('Enter')
  const asked = sentTo(page, findOrder)
  wake()
  expect((await asked).postDataJSON()).toMatchObject({ orderNo: 'P2026-NONE', contact: 'may@mail.test' })
  await expect(contact).toHaveValue('may@mail.test')
})

test('news asked for at the foot of a page before the scripts have come are asked for once', async ({ shop }) => {
  const person = await shop.welcome()
  const { page, press } = person
  const texts = spoken(newsletterText, 'en')
  const wake = await readEarly(person, '/statement/FAQs')
  const news = page.getByRole('region', { name: texts.title })
  await news.getByRole('textbox', { name: texts.email }).fill(freshEmail())
  await news.getByRole('checkbox').check()
  await press(news.getByRole('button', { name: texts.subscribe }))
  await news.getByRole('button', { name: texts.subscribe }).click()
  wake()
  await expect(news.getByRole('status')).toContainText(texts.thanks)
  expect(new URL(page.url()).pathname).toBe('/statement/FAQs')
})

test('a size chosen and a piece added before the scripts have come lie in the bag once, whatever is pressed again', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  await person.goTo('/product/list/women/clothing')
  await openPiece(person)
  const { pathname } = new URL(person.page.url())
  const wake = await readEarly(person, pathname)
  await chooseSize(person)
  await pressAdd(person)
  await pressAdd(person)
  wake()
  const texts = spoken(storeText, 'en')
  await expect(bagLink(person)).toHaveAccessibleName(texts.counted(texts.bag, 1))
  await expect(person.page.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('search and menu pressed before the scripts have come open with them, and the page stays', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  const opens = { search: spoken(searchText, 'en').title, menu: storeText.menu.en }
  for (const layer of ['search', 'menu'] as const) {
    const wake = await readEarly(person, '/')
    await press(page.getByRole('banner').getByRole('link', { name: storeText[layer].en, exact: true }).first())
    wake()
    await expect(page.getByRole('dialog', { name: opens[layer] })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('an address typed and saved before the scripts have come is kept as it was typed', async ({ shop }) => {
  const person = await shop.welcome()
  await join(person)
  const { page, press } = person
  const texts = spoken(addressFormText, 'en')
  const wake = await readEarly(person, '/myaccount/address/add')
  const typed = { firstName: 'May', lastName: 'Chan', mobile: '9123 4567', detail: '88 Hennessy Road' }
  for (const name of ['firstName', 'lastName', 'mobile', 'detail'] as const)
    await page.getByRole('textbox', { name: exactly(texts[name]) }).fill(typed[name])
  await page.getByRole('combobox', { name: exactly(texts.district) }).selectOption({ label: 'Wan Chai' })
  await press(page.getByRole('button', { name: texts.save }))
  const asked = sentTo(page, createAddress)
  wake()
  expect((await asked).postDataJSON()).toMatchObject({ firstName: 'May', lastName: 'Chan', address: '88 Hennessy Road' })
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['88 Hennessy RoadWan Chai'])
})
