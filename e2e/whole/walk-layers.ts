import { listText } from '../../src/language/browse/list.text.ts'
import { menuText } from '../../src/language/frame/menu.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { zoomText } from '../../src/language/product/zoom.text.ts'
import { searchText } from '../../src/language/browse/search.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { miniBagText } from '../../src/language/buying/mini-bag.text.ts'
import { challengeText } from '../../src/language/member/challenge.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { membersRefusals } from '../../src/modules/members/members.refusals.ts'
import { openPiece } from '../browse/browsing.ts'
import { addWithoutSize, chooseSize, pressAdd } from '../buying/buying.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'
import { walkWaysIn } from './walk-ways-in.ts'

/** Everything that opens over a page. */
export async function walkLayers(person: Person, look: Look): Promise<void> {
  await person.goTo('/')
  if (person.screen === 'phone') await walkPhoneMenu(person, look)
  else await walkWideMenu(person, look)
  await walkSearch(person, look)
  if (person.screen === 'phone') await walkFilterSheet(person, look)
  await walkProductLayers(person, look)
  await walkChallenge(person, look)
  await walkWaysIn(person, look)
}

async function walkPhoneMenu({ page, language, press }: Person, look: Look): Promise<void> {
  const texts = spoken(storeText, language)
  await press(page.getByRole('banner').getByRole('link', { name: texts.menu, exact: true }))
  const menu = page.getByRole('dialog')
  const department = menu.getByRole('button', { name: { en: 'Bags', zh: '手袋' }[language], exact: true })
  await expect(department).toBeVisible()
  await look('phone menu')
  await press(department)
  await expect(menu.getByRole('link', { name: beginning(spoken(menuText, language).all('')) }).first()).toBeVisible()
  await look('phone menu, second level')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

async function walkWideMenu({ page, language, press }: Person, look: Look): Promise<void> {
  const menu = page.getByRole('navigation', { name: spoken(storeText, language).mainMenu })
  const category = { en: 'Bags', zh: '手袋' }[language]
  const opener = menu.getByRole('button', { name: spoken(menuText, language).openPanel(category) })
  await opener.focus()
  await press(opener)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await look('wide menu')
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
}

async function walkSearch({ page, language, press }: Person, look: Look): Promise<void> {
  const texts = spoken(searchText, language)
  await press(page.getByRole('banner').getByRole('link', { name: texts.title, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await look('search')
  await dialog.getByRole('combobox').fill({ en: 'dress', zh: '連身裙' }[language])
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await look('search with suggestions')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function walkFilterSheet(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  await person.goTo('/product/list/women/bags')
  await press(page.getByRole('button', { name: spoken(listText, language).filter, exact: true }))
  const sheet = page.getByRole('dialog', { name: spoken(listText, language).filter })
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await look('filter sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

async function walkProductLayers(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(productText, language)
  await person.goTo('/product/list/women/clothing')
  await openPiece(person)
  await press(page.getByRole('main').getByRole('link', { name: texts.guide }))
  const guide = page.getByRole('dialog', { name: texts.guide })
  await expect(guide.getByRole('table')).toBeVisible()
  await look('size guide')
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await press(
    page
      .getByRole('region', { name: spoken(zoomText, language).pictures })
      .getByRole('button')
      .first(),
  )
  const zoom = page.getByRole('dialog')
  await expect(zoom.getByRole('button', { name: spoken(zoomText, language).zoomIn })).toBeVisible()
  await look('zoom')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await addWithoutSize(person)
  await look('piece with its size missing')
  await chooseSize(person)
  await pressAdd(person)
  await expect(page.getByRole('region', { name: spoken(miniBagText, language).title })).toBeVisible()
  await look('mini bag')
}

/** Of a shop that has seen many wrong passwords from here: it says so once, and everything else is its own. */
async function walkChallenge({ page, language, press, goTo }: Person, look: Look): Promise<void> {
  const [texts, words] = [spoken(challengeText, language), spoken(signInText, language)]
  const { code, [language]: msg } = membersRefusals.CHALLENGE_NEEDED
  const needed = { code, msg, data: { field: 'challengeAnswer' } }
  await page.route('**/prod-api/auth/login', (route) => route.fulfill({ json: needed }), { times: 1 })
  await goTo('/member/login')
  await page.getByText(words.email, { exact: true }).click()
  await page.getByRole('textbox', { name: words.emailAddress }).fill('nobody@mail.test')
  await press(page.getByRole('button', { name: words.usePassword }))
  await page.getByLabel(words.password, { exact: true }).fill('Wrong-pass-9')
  await press(page.getByRole('button', { name: words.signIn, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect(dialog.getByRole('img', { name: texts.picture })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: texts.digits })).toBeFocused()
  await press(dialog.getByRole('button', { name: texts.go }))
  await expect(dialog.getByRole('textbox', { name: texts.digits })).toHaveAccessibleDescription(texts.needed)
  await look('picture challenge')
  await press(dialog.getByRole('button', { name: texts.cannotSee }))
  await expect(page.getByRole('alert')).toHaveText(membersRefusals.MEMBER_UNKNOWN[language])
  await expect(dialog).toBeHidden()
}
