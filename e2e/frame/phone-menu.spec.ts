import { menuText } from '../../src/language/frame/menu.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { uiText } from '../../src/language/frame/ui.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

for (const language of ['en', 'zh'] as const) {
  test(`the menu of a phone goes down level by level, each with its name, a way back and a row for all of it (${language})`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ language, screen: 'phone' })
    const { page, press } = person
    const texts = spoken(menuText, language)
    await person.goTo('/')
    await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).menu, exact: true }))
    const menu = page.getByRole('dialog')
    const firstRow = menu.getByRole('listitem').first()
    await expect(firstRow).toHaveText(texts.all({ en: 'Women', zh: '女士' }[language]))
    for (const name of [{ en: 'Watches & Jewellery', zh: '腕錶及珠寶' }[language], { en: 'Watches', zh: '腕錶' }[language]]) {
      await press(menu.getByRole('button', { name, exact: true }))
      await expect(menu.getByRole('heading', { level: 2 })).toHaveText(name)
      await expect(firstRow).toHaveText(texts.all(name))
      await expect(firstRow.getByRole('link')).toHaveAttribute('href', /\/product\/list\/watches-and-jewellery/)
      await expect(firstRow.getByRole('link')).toBeFocused()
      await expect(menu.getByRole('button', { name: spoken(uiText, language).back })).toBeVisible()
    }
    await press(menu.getByRole('button', { name: spoken(uiText, language).back }))
    await expect(menu.getByRole('button', { name: { en: 'Watches', zh: '腕錶' }[language], exact: true })).toBeFocused()
    await press(menu.getByRole('button', { name: spoken(uiText, language).back }))
    const address = language === 'zh' ? '/zh' : ''
    await expect(menu.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', `${address}/member/login`)
    await expect(menu.getByRole('link', { name: texts.register })).toHaveAttribute('href', `${address}/member/create`)
    await expect(menu.getByText(storeText.otherLanguage.zh).last()).toBeVisible()
    await expect(menu.getByText(storeText.otherLanguage.en).last()).toBeVisible()
  })
}

test('the menu of a phone is a layer of its own: the page behind neither moves nor listens, and Esc, the back gesture and the mask close it', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await person.goTo('/product/list/women/bags')
  await page.evaluate(() => scrollTo(0, 500))
  const icon = page.getByRole('banner').getByRole('link', { name: storeText.menu.en, exact: true })
  const menu = page.getByRole('dialog')
  const open = async (): Promise<void> => {
    await icon.focus()
    await press(icon)
    await expect(menu).toBeVisible()
  }
  await open()
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(500)
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(icon).toBeFocused()
  await open()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/product\/list\/women\/bags$/)
  expect(await page.evaluate(() => scrollY)).toBe(500)
  await open()
  await page.touchscreen.tap(375, 500)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/product\/list\/women\/bags$/)
  await open()
  await press(menu.getByRole('button', { name: uiText.close.en }))
  await expect(menu).toBeHidden()
  await expect(icon).toBeFocused()
})

test('on a tablet a touch beside the menu closes it', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await page.setViewportSize({ width: 820, height: 1180 })
  await person.goTo('/')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.menu.en, exact: true }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.touchscreen.tap(760, 600)
  await expect(page.getByRole('dialog')).toBeHidden()
})
