import type { Locator } from '@playwright/test'
import { languages } from '../../src/language/languages.ts'
import { miniBagText } from '../../src/language/buying/mini-bag.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { sizeGuideText } from '../../src/language/product/size-guide.text.ts'
import { addWithoutSize, bagLink, chooseSize, pressAdd } from '../buying/buying.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'

const SHOES = '/product/detail/ardent-vale/AV-21218'
/** In the lowest-price zone, offered by two sellers. */
const SKIRT = '/product/detail/lune-atelier/LA-23437'
const BAG = '/product/detail/nordbruyn/N-20665'

const sizes = ({ page, language }: Person): Locator => page.getByRole('group', { name: spoken(productText, language).size })

test.describe('in Chinese', () => {
  const language = 'zh'
  const texts = spoken(productText, language)
  const facts = spoken(productFactsText, language)

  test('sizes are buttons: one that is sold out stays and is struck, one of which a single piece is left says so', async ({
    shop,
  }) => {
    const person = await shop.welcome({ language })
    await person.goTo(SHOES)
    await expect(sizes(person).getByRole('radio')).toHaveCount(8)
    await expect(sizes(person).locator('label').filter({ hasText: texts.last })).toHaveCount(2)
    await expect(sizes(person).getByRole('radio', { name: `40 ${texts.soldOut}` })).toBeEnabled()
  })

  test('the scale of the sizes can be changed, is remembered, and nothing moves when it comes back', async ({ shop }) => {
    const person = await shop.welcome({ language })
    const { page } = person
    await person.goTo(SHOES)
    const scale = page.getByRole('combobox', { name: texts.scale })
    const before = await sizes(person).boundingBox()
    await scale.selectOption({ label: '英國' })
    await expect(sizes(person).locator('label').first()).toHaveText('1')
    await page.reload()
    await expect(sizes(person).locator('label').first()).toHaveText('1')
    expect(await sizes(person).boundingBox()).toEqual(before)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
          const sum = (entries: PerformanceEntryList) =>
            entries.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0)
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })

  test('the size guide opens over the page, in centimetres and inches', async ({ shop }) => {
    const person = await shop.welcome({ language, still: true })
    const { page } = person
    await person.goTo(SKIRT)
    const guide = spoken(sizeGuideText, language)
    await page.getByRole('main').getByRole('link', { name: texts.guide }).click()
    const sheet = page.getByRole('dialog', { name: guide.title })
    await expect(sheet.getByRole('columnheader', { name: '腰圍（厘米）' })).toBeVisible()
    await sheet
      .locator('label')
      .filter({ hasText: exactly(guide.in) })
      .click()
    await expect(sheet.getByRole('columnheader', { name: '腰圍（吋）' })).toBeVisible()
    await expect(sheet.getByRole('cell', { name: /^\d+\.5$/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(addressIn(language, SKIRT))
  })

  for (const screen of ['wide', 'phone'] as const)
    test(`adding without a size says so beside the sizes and leads there (${screen})`, async ({ shop }) => {
      const person = await shop.welcome({ language, screen })
      await person.goTo(SHOES)
      await addWithoutSize(person)
    })

  test('price, day of arrival, authenticity and returns stand beside the button on the first screen, each with its page', async ({
    shop,
  }) => {
    const person = await shop.welcome({ language })
    const { page } = person
    for (const address of [SKIRT, BAG, SHOES]) {
      await person.goTo(address)
      const lines = [
        page
          .getByRole('main')
          .getByText(/HK\$[\d,]+/)
          .first(),
        page.getByRole('link', { name: /^\d+月\d+日（星期.）或之前送達/ }),
        page.getByRole('link', { name: beginning(facts.authenticated) }),
        page.getByRole('link', { name: beginning(facts.returns) }).and(page.locator('.pdp-facts a')),
      ]
      for (const line of lines) {
        await expect(line).toBeVisible()
        const box = await line.boundingBox()
        expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
      }
    }
    const leadTo = await page.locator('.pdp-facts a').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    for (const href of leadTo) expect((await page.request.get(href)).status()).toBe(200)
  })
})

test('five presses at once are one piece in the bag, and the first is answered before the shop has answered', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo(SHOES)
  await chooseSize(person)
  const answered = Promise.withResolvers<void>()
  await page.route('**/order/cart/untoken/add', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.evaluate(async (name) => {
    const button = [...document.querySelectorAll('main button')].find((each) => each.textContent === name) as HTMLButtonElement
    for (let press = 0; press < 5; press += 1) button.click()
    while (button.textContent === name) await new Promise(requestAnimationFrame)
  }, spoken(productText, 'en').add)
  answered.resolve()
  const glance = page.getByRole('region', { name: spoken(miniBagText, 'en').title })
  await Promise.all([expect(bagLink(person)).toHaveAccessibleName(/1 /), expect(glance.getByRole('listitem')).toHaveCount(1)])
  await page.reload()
  await expect(bagLink(person)).toHaveAccessibleName(/1 /)
})

test('on a phone the button follows when the first one is out of sight, and never covers what has the focus', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone', still: true })
  const { page } = person
  await person.goTo(SHOES)
  const bar = page.locator('.buy-bar')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.locator('.pdp-buttons').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo(0, 0))
  // Before they are reached, name and price have the window to themselves.
  await expect(bar).toBeHidden()
  await page.locator('.pdp-share').focus()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('.buy-bar')) return false
      const box = focused.getBoundingClientRect()
      const at = document.elementFromPoint(box.left + box.width / 2, Math.min(box.bottom - 2, innerHeight - 1))
      return at?.closest('.buy-bar') != null && box.top > innerHeight - 60
    })
    expect(covered, `what Tab ${press + 1} reaches`).toBe(false)
  }
})

test('the heart fills at once, and empties again with a word when the shop does not take it', async ({ shop }) => {
  shop.expectFault(/wishList\/update|Failed to load resource/)
  for (const language of languages) {
    const person = await shop.welcome({ language })
    const { page } = person
    const texts = spoken(productText, language)
    await person.goTo(BAG)
    await page.route('**/wishList/update', (route) => route.fulfill({ json: { code: 9000000, msg: 'No', data: {} } }))
    const heart = page.getByRole('main').getByRole('button', { name: exactly(texts.wish) })
    await heart.click()
    await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'No' })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/wishList/update')
    await heart.click()
    await expect(page.getByRole('button', { name: exactly(texts.wished) })).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a piece added from the page shows itself in the bag', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  await person.goTo(SHOES)
  await chooseSize(person)
  await pressAdd(person)
  await expect(bagLink(person)).toHaveAccessibleName(/1 /)
})
