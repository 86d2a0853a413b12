import { storeText } from '../../src/language/frame/store.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const LIST = '/product/list/women/bags?colour=black&sort=price-up'

const languageLink = ({ page, language }: Person) =>
  page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).otherLanguage, exact: true })

test('switching the language keeps the page and what was chosen on it', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo(LIST)
  await person.press(languageLink(person))
  await expect(person.page).toHaveURL(`/zh${LIST}`)
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('手袋')
  await person.press(languageLink({ ...person, language: 'zh' }))
  await expect(person.page).toHaveURL(LIST)
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Bags')
})

test('whatever stands in the address comes along: to the other language, on a first visit, and through older addresses', async ({
  shop,
}) => {
  const appended = 'utm_source=letter&gclid=1'
  const person = await shop.welcome({ language: 'zh' })
  await person.page.goto(`/?${appended}`)
  await expect(person.page).toHaveURL(`/zh?${appended}`)
  for (const [asked, shown] of [
    [`/zh/statement/delivery?${appended}#macau`, `/statement/delivery?${appended}#macau`],
    [`/zh/bags?${appended}`, `/bags?${appended}`],
  ] as const) {
    await person.page.goto(asked)
    await person.press(languageLink(person))
    await expect(person.page).toHaveURL(shown)
  }
  const led = async (path: string) => {
    await person.page.goto(path)
    const { pathname, search } = new URL(person.page.url())
    return pathname + search
  }
  expect(await led(`/search?keyword=tote&${appended}`)).toBe(`/product/list/tote?keyword=tote&${appended}`)
  expect(await led(`/brands?${appended}`)).toBe(`/product/brand?${appended}`)
  expect(await led(`/product/list?sort=recommended&sale=1&${appended}`)).toBe(`/product/list?sale=1&${appended}`)
  expect(await led(`/Season-Sale?${appended}`)).toBe(`/product/list?sale=1&${appended}`)
  expect(await led(`/?sexType=2&${appended}`)).toBe(`/?${appended}`)
})

test('a piece names its twin in the other language to search engines, and a list does not', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/product/list/women/bags')
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await page.reload()
  const { pathname } = new URL(page.url())
  const alternates = page.locator('link[rel="alternate"][hreflang]')
  await expect(alternates).toHaveCount(3)
  const said = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
  )
  expect(Object.fromEntries(said)).toEqual({ 'en-hk': pathname, 'zh-hk': `/zh${pathname}`, 'x-default': pathname })
})

test('an older Chinese address leads to the same page for good', async ({ shop }) => {
  const { page } = await shop.welcome({ language: 'zh' })
  const answer = await page.request.get(`/cht_CN${LIST}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/zh${LIST}`)
})

test('a browser that prefers Chinese is led to the Chinese home page once, and never away from a choice', async ({ shop }) => {
  const { page } = await shop.welcome({ language: 'zh' })
  await page.goto('/')
  await expect(page).toHaveURL('/zh')
  await page.goto('/')
  await expect(page).toHaveURL('/')
  const elsewhere = await shop.welcome({ language: 'zh' })
  await elsewhere.page.goto(LIST)
  await expect(elsewhere.page).toHaveURL(LIST)
})

test('an address nobody knows leads home, in its language', async ({ shop }) => {
  const { page } = await shop.welcome({ language: 'zh' })
  await page.goto('/zh/no-such-page')
  await expect(page).toHaveURL('/zh')
})
