import { namedProblem } from '#language/named-problem.ts'
import type { Page } from '@playwright/test'
import { accountFrameText, addressBookText } from '../../src/language/account/address-book.text.ts'
import { addressFormText } from '../../src/language/account/address-form.text.ts'
import { bagText } from '../../src/language/buying/bag.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { consentKindText, consentsText } from '../../src/language/account/consents.text.ts'
import { memberDetailsText } from '../../src/language/account/member-details.text.ts'
import { overviewText } from '../../src/language/account/overview.text.ts'
import { ownDetailsText } from '../../src/language/frame/own-details.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { queryAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { getConsents } from '../../src/modules/consents/consents.paths.ts'
import { listMessages } from '../../src/modules/inbox/inbox.paths.ts'
import { getDetails } from '../../src/modules/members/members.paths.ts'
import { listOrders } from '../../src/modules/orders/orders.paths.ts'
import { openPiece } from '../browse/browsing.ts'
import { pressAdd } from '../buying/buying.ts'
import { buyNow } from '../buying/buying-now.ts'
import { choosePayment, fillReceiver, newReceiver, pressPlace, readPayment } from '../buying/checkout.ts'
import { expectNumber } from '../buying/orders.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { join, PASSWORD } from './joining.ts'
import { startAsMember } from './members.ts'

test('without script a member signs in, sees an order, tells of themselves, keeps an address and signs out, in both languages', async ({
  shop,
}) => {
  shop.expectFault(/422/)
  const buyer = await shop.welcome({ language: 'en', screen: 'wide' })
  const email = await join(buyer)
  await buyNow(buyer, 0)
  await fillReceiver(buyer, newReceiver(buyer))
  await choosePayment(buyer, 'bank')
  await pressPlace(buyer)
  const { orderNo } = await readPayment(buyer)

  for (const language of ['en', 'zh'] as const) {
    const person = await shop.welcome({ language, screen: language === 'en' ? 'wide' : 'phone', script: false })
    await signInForOrders(person, email)
    await expect(person.page.getByRole('link', { name: new RegExp(orderNo) })).toBeVisible()
    await person.page.getByRole('link', { name: new RegExp(orderNo) }).click()
    await expectNumber(person.page, orderNo)
    await tellOfThemselves(person)
    await keepAddress(person)
    await signOut(person)
  }
})

/** Led to the way in, and from there to where they wanted to go; a wrong password loses nothing that was typed. */
async function signInForOrders({ page, goTo, language }: Person, email: string): Promise<void> {
  const texts = spoken(signInText, language)
  await goTo('/myaccount/orders')
  await expect(page).toHaveURL(/\/member\/login\?back=/)
  const door = { email: page.getByLabel(texts.emailAddress), password: page.getByLabel(texts.password) }
  await door.email.fill(email)
  await door.password.fill('Not-to-Sai-Wan-7')
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await expect(page.locator('.field-problem')).toBeVisible()
  await expect(door.email).toHaveValue(email)
  await door.password.fill(PASSWORD)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${addressIn(language, '/myaccount/orders')}$`))
}

async function tellOfThemselves({ page, goTo, language }: Person): Promise<void> {
  const texts = spoken(memberDetailsText, language)
  const own = spoken(ownDetailsText, language)
  const nickname = page.getByRole('textbox', { name: exactly(texts.nickname) })
  await goTo('/myaccount/info')
  await nickname.fill('謝'.repeat(11))
  await page.getByRole('combobox', { name: own.language }).selectOption(language === 'zh' ? 'cht_CN' : 'en_US')
  await page.getByRole('button', { name: own.save, exact: true }).click()
  await expect(nickname).toHaveValue('謝'.repeat(11))
  await expect(page.locator('div.field-problem')).toBeVisible()
  const free = `${language === 'zh' ? '慢慢揀' : 'Slowly'}${Date.now() % 1_000_000}`
  await nickname.fill(free)
  await page.getByRole('button', { name: own.save, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: own.saved })).toBeVisible()
  await expect(nickname).toHaveValue(free)
}

/** In Macau: its places are shown once it is asked for them. Deleting is asked about. */
async function keepAddress({ page, goTo, language }: Person): Promise<void> {
  const form = spoken(addressFormText, language)
  const book = spoken(addressBookText, language)
  await goTo('/myaccount/address/add')
  await page.getByLabel(form.firstName).fill('Wai')
  await page.getByLabel(form.lastName).fill('Chan')
  await page.getByLabel(form.mobile, { exact: true }).fill('66123456')
  await page.getByRole('combobox', { name: exactly(form.areaNum) }).selectOption('+853')
  await page.getByRole('combobox', { name: exactly(form.territory) }).selectOption('MO')
  await page.getByRole('button', { name: form.showPlaces }).click()
  await expect(page.getByLabel(form.firstName)).toHaveValue('Wai')
  await page.getByLabel(form.detail).fill('5 Rua da Felicidade')
  await page.getByRole('button', { name: form.save }).click()
  await expect(page.locator('div.field-problem')).toContainText(
    namedProblem(fieldProblems['choose-one'][language], form.district, language),
  )
  await page.getByRole('combobox', { name: exactly(form.district) }).selectOption({ index: 1 })
  await page.getByRole('button', { name: form.save }).click()
  await expect(page.getByText(form.saved)).toBeVisible()
  await expect(page.getByText('5 Rua da Felicidade')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(book.delete) }).click()
  await expect(page.getByText(book.deleteSure)).toBeVisible()
  await page.getByRole('button', { name: book.delete, exact: true }).click()
  await expect(page.getByText(book.deleted)).toBeVisible()
  await expect(page.getByText('5 Rua da Felicidade')).toHaveCount(0)
}

async function signOut({ page, goTo, language }: Person): Promise<void> {
  const consents = spoken(consentsText, language)
  const tick = page.getByRole('checkbox', { name: consentKindText['hide-fans'][language] })
  await goTo('/myaccount/consents')
  const isGiven = await tick.isChecked()
  await tick.setChecked(!isGiven)
  await page.getByRole('button', { name: consents.save, exact: true }).click()
  await expect(page.getByText(consents.saved)).toBeVisible()
  await expect(tick).toBeChecked({ checked: !isGiven })
  await page.getByRole('button', { name: spoken(accountFrameText, language).signOut }).click()
  await expect(page).toHaveURL(new RegExp(`${addressIn(language, '/')}$`))
  await goTo('/myaccount')
  await expect(page).toHaveURL(/\/member\/login\?back=/)
}

const OWN_CALLS = [getDetails, listOrders, listMessages, queryAddress, getConsents].map(({ path }) => path)

test('a member’s pages come with what is theirs in them, come alive without asking for it again, and are theirs alone', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'en', screen: 'wide' })
  const { page, goTo, language } = person
  await join(person)
  const asked: string[] = []
  page.on('request', (request) => {
    if (OWN_CALLS.some((path) => request.url().endsWith(path))) asked.push(request.url())
  })
  const rooms: [string, string][] = [
    ['/myaccount', overviewText.firstTitle[language]],
    ['/myaccount/info', memberDetailsText.invite[language]],
    ['/myaccount/address', addressBookText.empty[language]],
    ['/myaccount/consents', consentKindText['hide-fans'][language]],
    ['/myaccount/orders', 'No orders yet'],
  ]
  for (const [path, words] of rooms) {
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await goTo(path)
    expect(await (await sent).text()).toContain(words)
    await expect(page.getByRole('main')).toContainText(words)
  }
  expect(asked).toEqual([])

  // The browser knows somebody else: what it knows holds, and the cookie’s session is over.
  await startAsMember(person)
  await goTo('/myaccount/info')
  await expect(page.getByRole('textbox', { name: exactly(ownDetailsText.firstName[language]) })).toHaveValue('')
  expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([])
})

test('a guest’s bag and checkout come drawn for them, and stand still when they are loaded anew', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'phone' })
  const { page, goTo, press } = person
  await goTo('/product/list/women/bags?sort=price-down')
  const title = await openPiece(person, 7)
  await pressAdd(person)
  await expect(page.getByText(storeText.added.en(1))).toBeAttached()
  const sentFor = async (path: string): Promise<string> => {
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await goTo(path)
    return (await sent).text()
  }
  expect(await sentFor('/bags')).toContain(title)
  await expect(page.getByRole('main')).toContainText(title)
  await press(page.getByRole('link', { name: bagText.checkout.en, exact: true }))
  await fillReceiver(person, newReceiver(person))
  await choosePayment(person, 'bank')
  expect(await sentFor('/checkout')).toContain(title)
  await expect(page.getByRole('textbox', { name: checkoutText.firstName.en, exact: true })).toHaveValue('May')
  await expect(page.getByRole('button', { name: checkoutText.place.en })).toBeEnabled()
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})

/** By how much the page has moved by itself since it was opened. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let moved = 0
        const read = (list: PerformanceEntryList): void => {
          for (const entry of list as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) moved += entry.value
        }
        const observer = new PerformanceObserver((list) => read(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(moved), 500)
      }),
  )
