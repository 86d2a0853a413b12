import { menuText } from '../../src/language/frame/menu.text.ts'
import { problemText } from '../../src/language/frame/problem.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { axeFaults } from '../whole/axe-faults.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

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

test('whatever the keyboard reaches is in sight below the bar, with a ring of two pixels', async ({ shop }) => {
  test.slow()
  const { page, goTo } = await shop.welcome({ still: true })
  for (const path of ['/product/list/women/bags', '/statement/delivery']) {
    await goTo(path)
    for (let step = 0; step < 36; step += 1) {
      await page.keyboard.press(step < 26 ? 'Tab' : 'Shift+Tab')
      // What slides in with the focus has a moment to do so.
      await expect
        .poll(() => page.evaluate(seenFocus), { message: `${path}, step ${step}` })
        .toMatchObject({ hidden: false, ringed: true })
    }
  }
})

/** Of what has the focus: whether every corner and the middle are covered, and whether its ring is thick enough. */
function seenFocus(): { name: string; hidden: boolean; ringed: boolean } {
  const element = document.activeElement as HTMLElement
  const box = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]))
  const isSeen = ([x = 0, y = 0]: number[]): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const rings = [element, ...element.querySelectorAll('*'), element.parentElement ?? element].map((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40),
    hidden: box.width > 0 && !points.some(isSeen),
    ringed: Math.max(...rings) >= 2,
  }
}

for (const language of ['en', 'zh'] as const) {
  test(`a new page is announced, and its heading has the focus (${language})`, async ({ shop }) => {
    const { page, press, goTo } = await shop.welcome({ language })
    await goTo('/')
    const name = { en: 'Shoes', zh: '鞋履' }[language]
    const menu = page.getByRole('navigation', { name: spoken(storeText, language).mainMenu })
    await press(menu.getByRole('link', { name, exact: true }).first())
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', { en: 'en-HK', zh: 'zh-Hant-HK' }[language])
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
