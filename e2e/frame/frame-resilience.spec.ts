import type { Page } from '@playwright/test'
import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { menuText } from '../../src/language/frame/menu.text.ts'
import { problemText } from '../../src/language/frame/problem.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { expect, type Person, test, untilPageListens } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const bags = { en: 'Bags', zh: '手袋' } as const
const SCREEN = '**/assets/product-list-*.js'
const DATA = /\.data(\?|$)/

const followBags = ({ page, language, press }: Person): Promise<void> =>
  press(
    page
      .getByRole('navigation', { name: spoken(storeText, language).mainMenu })
      .getByRole('link', { name: bags[language], exact: true }),
  )
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The pointer leaves the menu first, whose panel would lie over the button. */
const retry = async (person: Person) => {
  await person.page.mouse.move(700, 850)
  await person.press(person.page.getByRole('button', { name: spoken(problemText, person.language).retry }))
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('a screen whose file is gone is loaded anew, within a minute only once; then the page says so and offers a way on', async ({
  shop,
}) => {
  shop.expectFault(/product-list-/)
  const person = await shop.welcome()
  const { page } = person
  await page.route(SCREEN, (route) => route.fulfill({ status: 404, body: '' }))
  await person.goTo('/')
  const loads = countLoads(page)
  await followBags(person)
  await expect(page).toHaveURL(/\/product\/list\/women\/bags/)
  await expect(heading(page)).toHaveText('Bags')
  expect(loads()).toBe(1)

  await person.goTo('/')
  const before = loads()
  await followBags(person)
  await expect(heading(page)).toHaveText(problemText.brokenTitle.en)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads()).toBe(before)
  await page.unroute(SCREEN)
  await retry(person)
  await expect(heading(page)).toHaveText('Bags')
})

test('a layer whose file is gone leads to the page that does the same', async ({ shop }) => {
  shop.expectFault(/phone-menu-/)
  const { page, press, goTo } = await shop.welcome({ screen: 'phone' })
  await page.route('**/assets/phone-menu-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await goTo('/')
  const menu = page.getByRole('banner').getByRole('link', { name: storeText.menu.en, exact: true })
  const reloaded = page.waitForEvent('load')
  await press(menu)
  await reloaded
  await untilPageListens(page)
  if (page.url().endsWith('/menu')) return
  await press(menu)
  await expect(page).toHaveURL(/\/menu$/)
})

for (const language of ['en', 'zh'] as const) {
  test(`a link followed offline ends at one message with a way on, and the page comes by itself with the connection (${language})`, async ({
    shop,
  }) => {
    shop.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const person = await shop.welcome({ language })
    const { page } = person
    const texts = spoken(problemText, language)
    await person.goTo('/')
    await page.context().setOffline(true)
    await followBags(person)
    await expect(heading(page)).toHaveText(texts.brokenTitle)
    const said = page.getByRole('main').getByRole('status')
    await expect(said).toHaveText(texts.offline)
    await expect(page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).home })).toBeVisible()
    await retry(person)
    await expect(said).toHaveText(texts.still)
    await page.context().setOffline(false)
    await expect(heading(page)).toHaveText(bags[language])
  })
}

test('a page that does not arrive within ten seconds is given up, and comes when it is asked for again', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/')
  await page.route(DATA, () => {})
  await followBags(person)
  await expect(page.locator('.load-bar')).toBeAttached()
  await expect(heading(page)).toHaveText(problemText.brokenTitle.en)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(problemText.late.en)
  await expect(page.locator('.load-bar')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry(person)
  await expect(heading(page)).toHaveText('Bags')
})

test('a shop that answers with a fault is told of inside the frame', async ({ shop }) => {
  shop.expectFault(/503/)
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/')
  await page.route(DATA, (route) => route.fulfill({ status: 503, body: '' }))
  await followBags(person)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(problemText.broken.en)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a wait for the next page is shown by a line after 150 ms, not before, and moves nothing', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/')
  await page.route(DATA, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await page.evaluate(recordLine)
  await followBags(person)
  await expect(heading(page)).toHaveText('Bags')
  const { waited, height } = await page.evaluate(() => window.line)
  expect(waited).toBeGreaterThanOrEqual(150)
  expect(height).toBe(2)
  await expect(page.locator('.load-bar')).toHaveCount(0)
})

declare global {
  interface Window {
    line: { waited: number; height: number }
  }
}

/** How long the line had been on the page, by its own time, when it was first to be seen. */
function recordLine(): void {
  window.line = { waited: 0, height: 0 }
  const look = () => {
    const line = document.querySelector('.load-bar')
    if (line && getComputedStyle(line).visibility === 'visible') {
      const waited = Math.max(...line.getAnimations().map(({ currentTime }) => Number(currentTime)))
      window.line = { waited, height: line.getBoundingClientRect().height || 2 }
    } else requestAnimationFrame(look)
  }
  look()
}

test('a page whose scripts are lost can be read, and its links lead on', async ({ shop }) => {
  // The second is what the browser says of a script it could not start: nothing.
  shop.expectFault(/entry\.client-/)
  shop.expectFault(/^page: $/)
  const { page, press } = await shop.welcome()
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await press(page.getByRole('navigation', { name: storeText.mainMenu.en }).getByRole('link', { name: 'Bags', exact: true }))
  await expect(heading(page)).toHaveText('Bags')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.en }))
  await expect(heading(page)).toHaveText('手袋')
  await expect(page.getByRole('navigation', { name: storeText.mainMenu.zh })).toContainText(menuText.sale.zh)
})

test('where scripts are lost a list is still narrowed, on a phone, too', async ({ shop }) => {
  shop.expectFault(/entry\.client-/)
  shop.expectFault(/^page: $/)
  const { page, press } = await shop.welcome({ language: 'zh', screen: 'phone' })
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await page.goto('/zh/product/list/women/bags')
  const form = page.getByRole('form', { name: listText.filter.zh })
  const first = form.getByRole('checkbox').first()
  await first.check()
  await press(form.getByRole('button', { name: facetsText.apply.zh }))
  await expect(page).toHaveURL(/\?.+=/)
  await expect(page.getByRole('form', { name: listText.filter.zh }).getByRole('checkbox').first()).toBeChecked()
})

test('what does not exist is said in both languages, with the way home', async ({ shop }) => {
  shop.expectFault(/404/)
  for (const language of ['en', 'zh'] as const) {
    const { page, press, goTo } = await shop.welcome({ language })
    const texts = spoken(problemText, language)
    for (const path of ['/error', '/product/detail/nobody/nothing', '/product/brand/nobody']) {
      await goTo(path)
      await expect(heading(page)).toHaveText(texts.notFoundTitle)
      await expect(page).toHaveTitle(new RegExp(texts.notFoundTitle))
      await expect(page.getByRole('banner')).toBeVisible()
    }
    await press(page.getByRole('main').getByRole('link', { name: texts.home }))
    await expect(page).toHaveURL(language === 'zh' ? /\/zh$/ : /\/$/)
  }
})
