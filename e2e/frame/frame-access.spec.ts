import { menuText } from '../../src/language/frame/menu.text.ts'
import { problemText } from '../../src/language/frame/problem.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { openPiece } from '../browse/browsing.ts'
import { tabThrough } from '../seen-focus.ts'
import { axeFaults } from '../whole/axe-faults.ts'
import { widthFaults } from '../whole/visit-faults.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

const pages = ['/', '/product/list/women/bags', '/product/brand', '/statement/FAQs', '/wishlist', '/member/login']

test('an open panel of the menu, paused announcements and the screen for a page that did not come stand in nobody’s way', async ({
  shop,
}) => {
  test.slow()
  shop.expectFault(/503/)
  const { page, press, goTo } = await shop.welcome({ language: 'zh', still: true })
  const texts = spoken(storeText, 'zh')
  await goTo('/')
  await press(page.getByRole('button', { name: texts.pauseAnnouncements }))
  const menu = page.getByRole('navigation', { name: texts.mainMenu })
  const names = ['品牌', '手袋', '美容']
  for (const name of names) {
    const opener = menu.getByRole('button', { name: spoken(menuText, 'zh').openPanel(name) })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFaults(page), name).toEqual([])
  }
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503, body: '' }))
  await press(menu.getByRole('link', { name: '鞋履', exact: true }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(problemText, 'zh').brokenTitle)
  expect(await axeFaults(page)).toEqual([])
})

test('all that the keyboard reaches is in sight below the bar, with a ring of two pixels', async ({ shop }) => {
  test.slow()
  const person = await shop.welcome({ still: true })
  for (const path of ['/product/list/women/bags', '/statement/delivery']) {
    await person.goTo(path)
    await tabThrough(person, 26)
    await tabThrough(person, 10, 'Shift+Tab')
  }
  const phone = await shop.welcome({ screen: 'phone', still: true })
  await phone.goTo('/product/list/women/bags')
  await openPiece(phone)
  await phone.page.getByRole('button', { name: productText.buyNow.en }).first().focus()
  await tabThrough(phone, 24)
})

test('at twice the size pages have the width of the window, and what stays in sight leaves most of it to be read', async ({
  shop,
}) => {
  const person = await shop.welcome({ still: true })
  const { page } = person
  await page.setViewportSize({ width: 720, height: 450 })
  for (const path of ['/', '/product/list/women/bags', '/statement/delivery', '/bags', '/member/login']) {
    await person.goTo(path)
    await page.evaluate(() => scrollTo(0, 500))
    expect(await widthFaults(page), path).toEqual([])
    expect(await page.evaluate(coveredShare), path).toBeLessThan(0.3)
  }
})

/** How much of the window, from its head to its foot, is under what does not move with the page. */
function coveredShare(): number {
  const heights = Array.from({ length: 45 }, (_, at) => ((at + 0.5) * innerHeight) / 45)
  const stays = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
  return heights.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length / 45
}

for (const language of ['en', 'zh'] as const) {
  test(`a new page is announced, and its heading has the focus (${language})`, async ({ shop }) => {
    const person = await shop.welcome({ language })
    const { page, press, goTo } = person
    await goTo('/')
    const name = { en: 'Shoes', zh: '鞋履' }[language]
    const menu = page.getByRole('navigation', { name: spoken(storeText, language).mainMenu })
    await press(menu.getByRole('link', { name, exact: true }).first())
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(name, 'i'))
    await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', { en: 'en-HK', zh: 'zh-Hant-HK' }[language])
    const title = await openPiece(person)
    await expect(page.getByRole('heading', { level: 1, name: exactly(title) })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)))
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(name, 'i'))
  })
}

test('help stands at the same place on every page', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  const orders: string[] = []
  for (const path of pages) {
    await goTo(path)
    const footer = page.getByRole('contentinfo')
    const words = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))
    expect(
      words.filter((word) => word === storeText.faqs.en),
      path,
    ).toHaveLength(1)
    expect(words.filter((word) => word === storeText.chat.en).length, path).toBeGreaterThanOrEqual(1)
    // The way in has a foot of its own, with less in it, in the same order.
    const help = new Set<string | null>([storeText.faqs.en, storeText.chat.en])
    orders.push([...new Set(words.filter((word) => help.has(word)))].join('|'))
  }
  expect(new Set(orders).size).toBe(1)
})

test('with the colours of the system the bar, its signs and the line of a wait are still to be seen', async ({ shop }) => {
  const { page, goTo } = await shop.welcome({ screen: 'phone', lasting: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await goTo('/')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const sign of await page.getByRole('banner').locator('svg').all()) {
    expect(await sign.evaluate((svg) => getComputedStyle(svg).stroke)).not.toBe(ground)
  }
  const line = await page.evaluate(() => {
    const bar = Object.assign(document.createElement('div'), { className: 'load-bar' })
    document.body.append(bar)
    return getComputedStyle(bar).backgroundColor
  })
  expect(line).not.toBe(ground)
})

test('who asks for less motion gets none', async ({ shop }) => {
  const { page, press, goTo } = await shop.welcome({ screen: 'phone', still: true })
  await goTo('/')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.menu.en, exact: true }))
  await expect(page.getByRole('dialog')).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(1)
})
