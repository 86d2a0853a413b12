import { consentKindText, consentsText } from '../../src/language/account/consents.text.ts'
import { genderText, memberDetailsText } from '../../src/language/account/member-details.text.ts'
import { ownDetailsText } from '../../src/language/frame/own-details.text.ts'
import { receipt } from '../../src/flows/receipt.builders.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { startAsMember } from './members.ts'

test('a member tells of themselves, with a picture cut by keys alone, and finds it all there again', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'wide' })
  const { page, press, goTo, language } = person
  const texts = spoken(memberDetailsText, language)
  const own = spoken(ownDetailsText, language)
  const field = (name: 'nickname' | 'signature') => page.getByRole('textbox', { name: exactly(texts[name]) })
  await goTo('/statement/delivery')
  await startAsMember(person)
  await goTo('/myaccount/info')
  // As wide as ten Chinese characters, and no wider.
  await field('nickname').fill('謝'.repeat(11))
  await expect(field('nickname')).toHaveValue('謝'.repeat(10))
  // Chinese is being written: nothing is taken away before it is chosen.
  const mobile = page.getByRole('textbox', { name: exactly(own.mobile) })
  const keyboard = await page.context().newCDPSession(page)
  await mobile.focus()
  await keyboard.send('Input.imeSetComposition', { text: 'sei', selectionStart: 3, selectionEnd: 3 })
  await expect(mobile).toHaveValue('sei')
  await keyboard.send('Input.insertText', { text: '四' })
  await expect(mobile).toHaveValue('')
  await page.keyboard.type('9a1b')
  await expect(mobile).toHaveValue('91')
  await mobile.fill('')
  // A nickname is one person's.
  const nickname = `細細揀${Date.now() % 1_000_000}`
  await field('nickname').fill(nickname)
  await page.getByRole('combobox', { name: texts.gender }).selectOption('female')
  await page.getByLabel(texts.birthday).fill('1990-01-31')

  await page.getByLabel(texts.avatarChoose).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await receipt() })
  const closer = page.getByRole('slider', { name: texts.zoom })
  await closer.focus()
  await page.keyboard.press('ArrowRight')
  await expect(closer).toHaveValue('1.05')
  await page.getByRole('button', { name: texts.avatarUse }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.avatarReady)).toBeVisible()
  await press(page.getByRole('button', { name: own.save }))
  await expect(page.getByRole('status').filter({ hasText: own.saved })).toBeVisible()

  await page.reload()
  await expect(field('nickname')).toHaveValue(nickname)
  await expect(page.getByRole('combobox', { name: texts.gender })).toHaveValue('female')
  await expect(page.getByLabel(texts.birthday)).toHaveValue('1990-01-31')
  await expect(page.getByRole('img', { name: texts.avatarAlt })).toHaveJSProperty('complete', true)
  expect(Object.keys(genderText)).toHaveLength(3)
})

test('a member says yes and no, one by one, and it stands so when they come back', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'phone' })
  const { page, goTo, language } = person
  const texts = spoken(consentsText, language)
  const names = spoken(consentKindText, language)
  await goTo('/statement/delivery')
  await startAsMember(person)
  await goTo('/myaccount/consents')
  const tick = (kind: keyof typeof consentKindText) => page.getByRole('checkbox', { name: names[kind], exact: true })
  await expect(tick('orders-email')).toBeChecked()
  await tick('hide-friends').check()
  await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible()
  await tick('orders-email').uncheck()
  await expect(page.getByText(/^Changed \d/)).toHaveCount(2)
  await page.reload()
  await expect(tick('orders-email')).not.toBeChecked()
  await expect(tick('hide-friends')).toBeChecked()
  await expect(tick('news-email')).not.toBeChecked()
})
