import type { Route } from '@playwright/test'
import { cardText } from '../../src/language/browse/card.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import type { CardWire } from '../../src/modules/catalogue/catalogue.contract.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { cards, clickHeart } from './browsing.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const codes = (person: Person) =>
  cards(person)
    .getByRole('button')
    .evaluateAll((hearts) => hearts.map((heart) => (heart as HTMLElement).dataset.wish))

test('a card names the designer, the piece on two lines at most and the price; ten percent and more is told, and every word of it is a link', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'zh' })
  await person.goTo('/product/list/women/clothing?sale=1')
  const off = await cards(person).evaluateAll((all) =>
    all.map((card) => ({
      amounts: [...(card.querySelector('.price')?.textContent ?? '').matchAll(/HK\$([\d,]+)/g)].map(([, amount]) =>
        Number(amount?.replace(',', '')),
      ),
      badge: card.querySelector('.card-badge')?.textContent ?? '',
      isShort: (card.querySelector('.card-name')?.clientHeight ?? 99) < 46,
      brandFirst:
        card.querySelector('b')!.getBoundingClientRect().top < card.querySelector('.card-name')!.getBoundingClientRect().top,
      linked: card.querySelector('img')?.closest('a') !== null,
    })),
  )
  expect(off.length).toBeGreaterThan(10)
  for (const { amounts, badge, isShort, brandFirst, linked } of off) {
    const [before = 0, now = 0] = amounts
    expect([isShort, brandFirst, linked]).toEqual([true, true, true])
    expect(badge.includes('折')).toBe(amounts.length === 2 && Math.ceil(((before - now) * 100) / before) >= 10)
    if (amounts.length === 2) expect(now).toBeLessThan(before)
  }
})

test('a product in several colours is one card, which shows each of them where it is pressed and leads there', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await person.goTo(CLOTHING)
  const all = await codes(person)
  expect(new Set(all).size).toBe(all.length)
  const card = cards(person)
    .filter({ has: page.getByRole('list', { name: cardText.colours.en }) })
    .first()
  const swatch = card.getByRole('list').getByRole('link').nth(1)
  const code = (await swatch.getAttribute('href'))?.split('=')[1] ?? ''
  const name = (await swatch.getAttribute('aria-label')) ?? ''
  const before = await card.getByRole('img').getAttribute('src')
  const { height } = (await card.boundingBox())!
  await press(swatch)
  await expect(card.getByRole('list').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(card.getByRole('img')).not.toHaveAttribute('src', before!)
  expect((await card.boundingBox())!.height).toBe(height)
  await press(card.getByRole('link').first())
  await expect(page).toHaveURL(new RegExp(`colour=${code}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a colour that is pressed in a list of one size shows what there is of it in that size, and leads there', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page, press } = person
  await person.goTo(`${CLOTHING}?size=INT@@@M`)
  const card = cards(person)
    .filter({ has: page.getByRole('list', { name: cardText.colours.en }) })
    .first()
  const swatch = card.getByRole('list').getByRole('link').last()
  await expect(swatch).toHaveAttribute('href', /colour=[^&]+&size=INT%40%40%40M$/)
  const name = (await swatch.getAttribute('aria-label')) ?? ''
  const asked = page.waitForRequest(/by\/ids\.do/)
  await press(swatch)
  expect(new URL((await asked).url()).searchParams.get('size')).toBe('INT@@@M')
  await expect(card.getByRole('list').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /colour=[^&]+&size=INT%40%40%40M$/)
})

test('a colour whose script cannot be had leads to the page in that colour', async ({ shop }) => {
  shop.expectFault(/card-colour/)
  const person = await shop.welcome()
  const { page, press } = person
  await page.route(/card-colour/, (route) => route.abort())
  await person.goTo(CLOTHING)
  const swatch = cards(person).getByRole('list', { name: cardText.colours.en }).getByRole('link').nth(1)
  const code = (await swatch.getAttribute('href'))?.split('=')[1] ?? ''
  await press(swatch)
  await expect(page).toHaveURL(new RegExp(`colour=${code}$`))
  await page.unroute(/card-colour/)
})

test('the second picture and the sizes come for a mouse that rests, not for one that passes, and never for a finger', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo(CLOTHING)
  const card = cards(person)
    .filter({ has: page.locator('[data-hover]') })
    .filter({ has: page.locator('.card-sizes') })
    .first()
  await expect(page.locator('.card-second')).toHaveCount(0)
  // A pointer on its way across: in and out again within a few milliseconds, faster than a test can move a mouse.
  await card
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const over = (target: Element) =>
        target.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
      over(link)
      over(document.body)
    })
  await page.waitForTimeout(200)
  await expect(page.locator('.card-second')).toHaveCount(0)
  await card.getByRole('link').first().hover()
  await expect(card.locator('.card-second-ready')).toHaveCSS('opacity', '1')
  await expect(card.locator('.card-sizes')).toHaveCSS('opacity', '1')
  const finger = await shop.welcome({ screen: 'phone' })
  await finger.goTo(CLOTHING)
  await finger.page.locator('.card-pic').first().dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
  await finger.page.waitForTimeout(200)
  await expect(finger.page.locator('.card-second')).toHaveCount(0)
})

test('the sizes under a mouse are those that its page still sells, and what is the last one or sold out is so by its stock', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/product/list/women/bags?page=2')
  const answer = await page.request.post(BASE_PATH + searchProducts.path, { data: { category: 'women/bags', pageNum: 2 } })
  const { data } = (await answer.json()) as { data: { list: CardWire[] } }
  const badges = await cards(person).evaluateAll((all) =>
    all.map((card) => [
      card.querySelector<HTMLElement>('[data-wish]')?.dataset.wish,
      card.querySelector('.card-badge .mute')?.textContent,
    ]),
  )
  const said = new Map(badges.map(([code, badge]) => [code, badge]))
  const words: Partial<Record<string, string>> = { last: cardText.lastOne.en, out: cardText.soldOut.en }
  const known = data.list.filter(({ spuCode, isNew, stock }) => said.has(spuCode) && (!isNew || words[stock]))
  expect(known.map(({ spuCode }) => said.get(spuCode))).toEqual(known.map(({ stock }) => words[stock]))
  expect(known.filter(({ stock }) => words[stock]).length).toBeGreaterThan(0)
  await person.goTo(CLOTHING)
  const card = cards(person)
    .filter({ has: page.locator('.card-sizes') })
    .filter({ hasNot: page.getByRole('list', { name: cardText.colours.en }) })
    .first()
  await card.getByRole('link').first().hover()
  await expect(card.locator('.card-sizes')).toHaveCSS('opacity', '1')
  const sizes = (await card.locator('.card-sizes').innerText()).split('  ')
  await card.getByRole('link').first().click()
  const sold = page.getByRole('group', { name: beginning(productText.size.en) }).locator('label')
  await expect(sold.filter({ hasNotText: cardText.soldOut.en }).filter({ visible: true })).toHaveCount(sizes.length)
})

test('a heart is filled at once, and emptied with a message when the shop refuses', async ({ shop }) => {
  shop.expectFault(/ERR_FAILED/)
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await person.goTo(CLOTHING)
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  await page.route('**/member/wishList/*', (route) => refused.then(() => route.abort()))
  const heart = cards(person)
    .nth(1)
    .getByRole('button', { name: beginning(spoken(cardText, 'en').wishOf('')) })
  await press(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  refuse()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart stays filled when the list of earlier wishes was asked for before it was pressed, and arrives later', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page } = person
  const heart = (at: number) =>
    cards(person)
      .nth(at)
      .getByRole('button', { name: beginning(spoken(cardText, 'en').wishOf('')) })
  await person.goTo(CLOTHING)
  await clickHeart(person, heart(0))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holdEarly = async (route: Route): Promise<void> => {
    const early = await route.fetch()
    await released
    await route.fulfill({ response: early })
  }
  await page.route('**/member/wishList', holdEarly, { times: 1 })
  await person.goTo(CLOTHING)
  await clickHeart(person, heart(2))
  await expect(heart(2)).toHaveAttribute('aria-pressed', 'true')
  release()
  await expect(heart(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(2)).toHaveAttribute('aria-pressed', 'true')
})
