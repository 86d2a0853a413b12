import { fieldProblems } from '../../src/language/field-problems.ts'
import { languages } from '../../src/language/languages.ts'
import { productNotesText } from '../../src/language/product/product-notes.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { stockAlertText } from '../../src/language/product/stock-alert.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const SHOES = '/product/detail/ardent-vale/AV-21218'
const GONE = '/product/detail/cendrisse/C-20574'

for (const [language, screen] of [
  ['en', 'wide'],
  ['zh', 'phone'],
] as const) {
  test(`a size that is sold out is struck, says so and takes an address (${language}, ${screen})`, async ({ shop }) => {
    const person = await shop.welcome({ language, screen, still: true })
    const { page, press } = person
    const texts = spoken(productText, language)
    const words = spoken(stockAlertText, language)
    await person.goTo(SHOES)
    const size = page.locator('label').filter({ hasText: texts.soldOut })
    await expect(size).toBeVisible()
    expect(await size.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through')
    await press(size)
    await expect(page.getByRole('group', { name: texts.size }).getByRole('status')).toHaveText(texts.sizeOut('40'))
    await press(page.getByRole('main').getByRole('button', { name: texts.notify, exact: true }).first())

    const sheet = page.getByRole('dialog', { name: words.title })
    const email = sheet.getByRole('textbox', { name: words.email })
    await expect(email).toBeFocused()
    await expect(sheet).toContainText(words.consent)
    await email.fill('nobody')
    await press(sheet.getByRole('button', { name: words.ask }))
    await expect(email).toHaveAccessibleDescription(fieldProblems.email[language])
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('nobody')
    await email.fill(`waits-${language}-${screen}@example.com`)
    await press(sheet.getByRole('button', { name: words.ask }))
    await expect(sheet.getByRole('status')).toHaveText(words.asked)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
}

test('a piece that is sold out still has its page, offers an alert and shows similar pieces', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page } = person
  const texts = { ...spoken(productText, 'zh'), ...spoken(productNotesText, 'zh') }
  await person.goTo(GONE)
  await expect(page.getByRole('main')).toContainText(texts.soldOutWords)
  await expect(page.getByRole('main')).toContainText('HK$')
  await expect(page.getByRole('button', { name: texts.notify }).first()).toBeEnabled()
  await expect(page.getByRole('button', { name: texts.add, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: texts.similar }).click()
  await expect(page.getByRole('heading', { name: texts.recommended })).toBeInViewport()
})

test('pressing the button again and again asks once', async ({ shop }) => {
  const person = await shop.welcome({ still: true })
  const { page } = person
  const words = spoken(stockAlertText, 'en')
  let asked = 0
  await page.route('**/product/stockAlert/create', async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await person.goTo(SHOES)
  await page
    .locator('label')
    .filter({ hasText: spoken(productText, 'en').soldOut })
    .click()
  await page
    .getByRole('button', { name: spoken(productText, 'en').notify })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox', { name: words.email }).fill('twice@example.com')
  await page.getByRole('dialog').getByRole('button', { name: words.ask }).click({ clickCount: 5, delay: 10 })
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.asked)
  expect(asked).toBe(1)
})

test('the way out of a mail asks before it ends anything, and answers an old link the same', async ({ shop }) => {
  for (const language of languages) {
    const person = await shop.welcome({ language })
    const { page } = person
    const words = spoken(stockAlertText, language)
    await person.goTo('/product/stockAlerts?token=an-old-link-that-nobody-holds')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.endTitle)
    await page.getByRole('button', { name: words.end }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.ended)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})
