import type { Locator } from '@playwright/test'
import { cardText } from '../../src/language/browse/card.text.ts'
import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { menuText } from '../../src/language/frame/menu.text.ts'
import { searchText } from '../../src/language/browse/search.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import type { CardWire } from '../../src/modules/catalogue/catalogue.contract.ts'
import { lastAmount } from '../page-parts.ts'
import { expect, type Person, untilPageListens } from '../shop-test.ts'
import { beginning, exactly, numbered, spoken } from '../spoken.ts'

export const PAGE_SIZE = 48
/** An order of a list that neither what other shoppers buy nor what they look at moves while its pages are loaded. */
export const BY_PRICE = 'sort=price-up'

/** From the home page to a category, the way the screen offers: the menu's sheet on a phone, its row on a wide screen. */
export async function openCategory(person: Person, category: string): Promise<void> {
  const { page, language, screen, press } = person
  const texts = spoken(storeText, language)
  if (screen === 'phone') {
    await press(page.getByRole('link', { name: texts.menu, exact: true }))
    const menu = page.getByRole('dialog', { name: texts.menu })
    await press(menu.getByRole('button', { name: category, exact: true }))
    await press(page.getByRole('dialog').getByRole('link', { name: spoken(menuText, language).all(category), exact: true }))
  } else {
    await press(page.getByRole('navigation', { name: texts.mainMenu }).getByRole('link', { name: category, exact: true }))
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(category)
}

/** From the header, its field ready. */
export async function openSearch({ page, language, press }: Person) {
  const texts = spoken(searchText, language)
  await press(
    page
      .getByRole('banner')
      .getByRole('link', { name: spoken(storeText, language).search, exact: true })
      .first(),
  )
  const dialog = page.getByRole('dialog', { name: texts.title })
  const field = dialog.getByRole('combobox', { name: texts.label })
  await expect(field).toBeFocused()
  return { dialog, field, options: dialog.getByRole('option') }
}

/** On a phone the sides stand in the menu. */
export async function switchSide(person: Person, side: 'women' | 'men'): Promise<void> {
  const { page, language, screen, press } = person
  const texts = spoken(storeText, language)
  if (screen === 'phone') await press(page.getByRole('link', { name: texts.menu, exact: true }))
  const place = screen === 'phone' ? page.getByRole('dialog', { name: texts.menu }) : page.getByRole('banner')
  await press(place.getByRole('navigation', { name: texts.sides }).getByRole('link', { name: texts[side], exact: true }))
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: texts.sidesAtFoot })
  await expect(footer.getByRole('link', { name: texts[side], exact: true })).toHaveAttribute('aria-current', 'true')
  await untilPageListens(page)
}

/** Hearts are hidden where there is no script. */
const heartsOf = ({ page, language }: Person): Locator => page.locator(`[aria-label^="${spoken(cardText, language).wishOf('')}"]`)

/** Known by their hearts. */
export const cards = (person: Person): Locator =>
  person.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: heartsOf(person) })

/** Presses a heart, and waits until the shop has kept what it means. */
export async function clickHeart({ page, press }: Person, heart: Locator): Promise<void> {
  const answered = page.waitForResponse('**/member/wishList/update')
  await press(heart)
  expect((await answered).ok()).toBe(true)
}

/** Ticks values of one facet; afterwards each of them stands above the list with its way out. */
export async function narrow(person: Person, facet: 'brand' | 'colour', values: string[]): Promise<void> {
  const { page, language, screen, press } = person
  const texts = { ...spoken(facetsText, language), ...spoken(listText, language) }
  if (screen === 'phone') await press(page.getByRole('button', { name: texts.filter, exact: true }))
  const place =
    screen === 'phone' ? page.getByRole('dialog', { name: texts.filter }) : page.getByRole('form', { name: texts.filter })
  const group = place.getByRole('group', { name: texts[facet] })
  for (const value of values) {
    if (facet === 'brand') await group.getByRole('searchbox', { name: texts.findBrand }).fill(value)
    await group.getByRole('checkbox', { name: beginning(value) }).check()
  }
  if (screen === 'phone') {
    await press(place.getByRole('button', { name: numbered(texts.show) }))
    await expect(place).toBeHidden()
  }
  const applied = page.getByRole('list', { name: texts.applied })
  for (const value of values) await expect(applied.getByRole('link', { name: texts.remove(value) })).toBeVisible()
  // What is chosen is told at once, the list comes after it.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

export async function sortByPrice(person: Person): Promise<void> {
  const texts = spoken(listText, person.language)
  await person.page.getByRole('combobox', { name: texts.sort }).selectOption({ label: texts['price-up'] })
  await expect(person.page).toHaveURL(/sort=price-up/)
  await expect(async () => {
    const prices = (await cards(person).allInnerTexts()).map(lastAmount)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.length).toBe(PAGE_SIZE)
  }).toPass()
}

/** The first page, then all of it: the progress stands beside the link. */
export async function loadMore(person: Person): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(listText, language)
  const total = Number(/[\d,]+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0].replace(',', ''))
  expect(total, 'enough pieces for a second page').toBeGreaterThan(PAGE_SIZE)
  await expect(page.getByRole('progressbar', { name: texts.viewed(String(PAGE_SIZE), String(total)) })).toBeVisible()
  await press(page.getByRole('link', { name: texts.more }))
  const seen = String(Math.min(total, PAGE_SIZE * 2))
  await expect(page.getByRole('progressbar', { name: texts.viewed(seen, String(total)) })).toBeVisible()
  await expect(cards(person)).toHaveCount(Number(seen))
}

/** Opens the first piece of the list that is not sold out; answers its title. */
export async function openPiece(person: Person, at = 0): Promise<string> {
  const { page, language, press } = person
  const texts = spoken(cardText, language)
  const card = cards(person).filter({ hasNotText: texts.soldOut }).filter({ hasNotText: texts.lastOne }).nth(at)
  const heart = await card.locator(heartsOf(person)).getAttribute('aria-label')
  const title = (heart ?? '').slice(texts.wishOf('').length)
  await press(card.getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1, name: exactly(title) })).toBeVisible()
  return title
}

/** A list with its panel of filters, which is hydrated a moment after the page. */
export async function openFilters(person: Person, path: string): Promise<void> {
  await person.goTo(path)
  await person.page.waitForFunction(() =>
    Object.keys(document.querySelector('#facets') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Pieces of a category as the person reads them. */
export async function findPieces(
  { page, language }: Person,
  category: string,
  fits: (card: CardWire) => boolean,
): Promise<CardWire[]> {
  const headers = { 'Accept-Language': language === 'zh' ? 'cht_CN' : 'en_US' }
  const address = '/prod-api/product/search/list/searchProductByCondition.do'
  const answer = await page.request.post(address, { data: { category }, headers })
  const found = ((await answer.json()) as { data: { list: CardWire[] } }).data.list.filter(fits)
  expect(found.length, `pieces of ${category} for this test`).toBeGreaterThan(1)
  return found
}

/** Goes into a bag without a question; which pieces come first changes with what is wished for and bought. */
export const isOneOfAKind = ({ stock, sizes, colours }: CardWire) => stock === 'in' && sizes.length < 2 && colours.length === 0
