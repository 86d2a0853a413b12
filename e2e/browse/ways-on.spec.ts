import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { recommendedText } from '../../src/language/browse/recommended.text.ts'
import { searchText } from '../../src/language/browse/search.text.ts'
import type { CardWire } from '../../src/modules/catalogue/catalogue.contract.ts'
import { openSearch } from './browsing.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

test('before anything is typed, search offers what others ask for and what this browser asked for last', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press } = person
  const texts = spoken(searchText, 'zh')
  const most = 8
  await person.goTo('/')
  const { dialog } = await openSearch(person)
  const options = dialog.getByRole('group', { name: texts.popular }).getByRole('option')
  await expect(options.first()).toBeVisible()
  const count = await options.count()
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThanOrEqual(most)
  const word = ((await options.nth(1).innerText()).split('\n').at(-1) ?? '').trim()
  await press(options.nth(1))
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(word).replaceAll('%20', '(%20|\\+)')}`))
  await expect(page.getByRole('main').locator('a[href*="/product/detail/"]').first()).toBeVisible()

  const { field } = await openSearch(person)
  const own = '紅色'
  await field.fill(own)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(own)}`))
  await person.goTo('/')
  const again = await openSearch(person)
  const recent = again.dialog.getByRole('group', { name: texts.recent }).getByRole('option')
  await expect(recent.first()).toContainText(own)
  await expect(again.options.first()).toContainText(own)
  await press(again.dialog.getByRole('button', { name: texts.forget }))
  await expect(again.dialog.getByRole('group', { name: texts.popular })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

const EMPTY = ['/bags', '/wishlist', '/product/list/qzxv?keyword=qzxv'] as const

test('an empty bag, an empty wish list and a search without results go on with popular pieces, and with pieces like those last looked at', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page } = person
  const texts = spoken(recommendedText, 'en')
  for (const path of EMPTY) {
    await person.goTo(path)
    const rail = page.getByRole('region', { name: texts.popular })
    await expect(rail.locator('.card')).toHaveCount(8)
    await expect(rail.locator('.card-gone')).toHaveCount(0)
  }
  const answer = await page.request.post('/prod-api/product/search/list/getRecommend.do', {
    data: { category: 'women/shoes' },
  })
  const [shoe] = ((await answer.json()) as { data: { list: CardWire[] } }).data.list
  await person.goTo(`/product/detail/${shoe?.brandCode}/${shoe?.articleNumber}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed') ?? '')).toContain(shoe?.spuCode)
  for (const path of EMPTY) {
    await person.goTo(path)
    const rail = page.getByRole('region', { name: texts.forYou })
    await expect(rail.locator('.card')).toHaveCount(8)
    await expect(rail.locator(`[data-wish="${shoe?.spuCode}"]`)).toHaveCount(0)
  }
})

test('a checkout without a piece, or with one that is not sold here, leads on to the bag and to what is new', async ({
  shop,
}) => {
  for (const language of ['en', 'zh'] as const) {
    const person = await shop.welcome({ language })
    const texts = spoken(checkoutText, language)
    for (const path of ['/checkout/quick', '/checkout/quick?sku=nothing', `/checkout/quick?sku=${crypto.randomUUID()}&qty=1`]) {
      await person.goTo(path)
      const main = person.page.getByRole('main')
      await expect(main.getByText(texts.noPiece)).toBeVisible()
      await expect(main.getByRole('link', { name: texts.toBag })).toBeVisible()
      await expect(main.getByRole('link', { name: texts.toNewIn })).toBeVisible()
    }
  }
})
