import { brandPageText } from '../../src/language/browse/brand-page.text.ts'
import { brandsText } from '../../src/language/browse/brands.text.ts'
import { crumbsText } from '../../src/language/browse/crumbs.text.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { cards } from './browsing.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const texts = spoken(brandsText, 'en')

test('every letter that has designers leads to them and stays in sight; the others are no links', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/product/brand')
  const bar = page.getByRole('navigation', { name: texts.letters })
  const present = await page
    .locator('section.brand-letter')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect(bar.getByRole('link')).toHaveText(present.map(String))
  await expect(bar.locator('span')).toHaveCount(27 - present.length)
  await bar.getByRole('link', { name: 'T', exact: true }).click()
  const section = page.getByRole('region', { name: 'T', exact: true })
  await expect(section).toBeInViewport()
  await expect(bar).toBeInViewport()
  const [under, above] = [(await section.boundingBox())!, (await bar.boundingBox())!]
  expect(under.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
  for (const name of await section.getByRole('link').allInnerTexts()) expect(name).toMatch(/^T/)
})

for (const screen of ['phone', 'wide'] as const) {
  test(`designers are found while one types, by their Chinese names too (${screen})`, async ({ shop }) => {
    const { page, goTo } = await shop.welcome({ screen })
    await goTo('/product/brand')
    const answer = await page.request.get(`${BASE_PATH}/product/brand/untoken/app/list`)
    const { data } = (await answer.json()) as { data: { brands: { name: string; aliases: string[] }[] } }
    const chinese = data.brands.find(({ aliases }) => aliases.some((alias) => /\p{Script=Han}{2}/u.test(alias)))!
    const find = page.getByRole('searchbox', { name: texts.find })
    const found = page.getByRole('main').locator('section').getByRole('link')
    await find.fill('LUNE at')
    await expect(found).toHaveCount(1)
    await expect(found.first()).toContainText('Lune Atelier')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(texts.found(1))
    await find.fill(chinese.aliases.find((alias) => /\p{Script=Han}{2}/u.test(alias))!)
    await expect(found.filter({ hasText: chinese.name })).toBeVisible()
    await find.fill('zzzz')
    await expect(page.getByText(texts.none)).toBeVisible()
  })
}

for (const language of ['en', 'zh'] as const) {
  test(`a designer’s page tells who they are, what they make and how much of it (${language})`, async ({ shop }) => {
    const person = await shop.welcome({ language })
    const { page } = person
    await person.goTo('/product/brand')
    const link = page.getByRole('main').getByRole('link', { name: /^Ito Marrow/ })
    const count = Number(/(\d+)\D*$/.exec(await link.innerText())?.[1])
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ito Marrow')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(count))
    await expect(page.getByRole('main').getByText(spoken(brandPageText, language).since(2009))).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: spoken(crumbsText, language).here }).getByRole('link')
    await expect(crumbs).toHaveText([spoken(crumbsText, language).home, spoken(crumbsText, language).designers, 'Ito Marrow'])
    const kinds = page
      .getByRole('navigation', { name: spoken(brandPageText, language).categories('Ito Marrow') })
      .getByRole('link')
    const counts = (await kinds.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(count)
    await kinds.first().click()
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(counts[0]))
    for (const text of await cards(person).allInnerTexts()) expect(text).toContain('Ito Marrow')
  })
}

test('a designer nobody knows is not found', async ({ shop }) => {
  shop.expectFault(/404/)
  const { page } = await shop.welcome()
  const answer = await page.goto('/product/brand/nobody')
  expect(answer?.status()).toBe(404)
})
