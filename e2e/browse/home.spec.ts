import { homeText } from '../../src/language/frame/home.text.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const sides = [
  { side: 'women', sexType: 1 },
  { side: 'men', sexType: 2 },
] as const
const HAN = /\p{Script=Han}/u

const openSide = (person: Person, sexType: number) => person.goTo(`/?sexType=${sexType}`)
const mainOf = ({ page }: Person) => page.getByRole('main')

for (const language of ['en', 'zh'] as const) {
  for (const { side, sexType } of sides) {
    test(`the home page for ${side} opens once, speaks in real text and leads to lists and products (${language})`, async ({
      shop,
    }) => {
      const person = await shop.welcome({ language })
      await openSide(person, sexType)
      const main = mainOf(person)
      await expect(main.locator('.scene').first()).toBeVisible()
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(HAN.test((await main.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(language === 'zh')
      const links = await main.getByRole('article').getByRole('link').all()
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) {
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^${addressIn(language, '/product/')}(list|detail|brand)`))
        expect((await link.textContent())?.trim()).not.toBe('')
      }
      // Nothing moves by itself: no animation without an end, no carousel, no film.
      expect(await main.locator('video, audio, [autoplay], marquee').count()).toBe(0)
      expect(await person.page.evaluate(() => document.querySelector('main')?.getAnimations({ subtree: true }).length)).toBe(0)
    })
  }
}

test('the two sides have pages of their own, and the side that was chosen is remembered', async ({ shop }) => {
  const person = await shop.welcome()
  await openSide(person, 1)
  const women = await mainOf(person).getByRole('heading', { level: 1 }).textContent()
  await openSide(person, 2)
  // Only that it is another: what the men's page says may be changed by an operator meanwhile.
  await expect(mainOf(person).getByRole('heading', { level: 1 })).not.toHaveText(women ?? '')
  await person.goTo('/')
  await expect(mainOf(person).getByRole('heading', { level: 1 })).not.toHaveText(women ?? '')
})

test('without script every block of the home page is there and leads on', async ({ shop }) => {
  const person = await shop.welcome({ script: false })
  await openSide(person, 1)
  const main = mainOf(person)
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(expect.arrayContaining(['New arrivals', 'By category', 'Designers', 'Houses to know']))
  const card = main.locator('.brand-cards').getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText(name.trim())
})

test('the picture the page opens with is asked for first, the others wait; nothing moves when they arrive', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone', lasting: true })
  const { page } = person
  await page.addInitScript(() => {
    const told = { sum: 0 }
    Object.assign(window, { shifts: told })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openSide(person, 1)
  // The wide picture has a line of its own, which a phone passes over.
  const preload = page.locator('head link[rel=preload][as=image][media^="not all"]')
  await expect(preload).toHaveAttribute('fetchpriority', 'high')
  const first = mainOf(person).locator('img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(await preload.getAttribute('imagesizes')).toBe(await first.getAttribute('sizes'))
  const eager = await mainOf(person).locator('img:not([loading=lazy])').count()
  expect(eager).toBe(1)
  for (let y = 0; y < 8; y += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
  expect(await page.evaluate(() => (window as Window & { shifts?: { sum: number } }).shifts?.sum)).toBeLessThan(0.02)
})

const shapes = [
  { screen: 'wide', beside: true },
  { screen: 'phone', beside: false },
] as const
for (const { side, sexType } of sides) {
  for (const { screen, beside } of shapes) {
    test(`words keep clear of the pieces in a campaign picture, which leads to each of them (${side}, ${screen})`, async ({
      shop,
    }) => {
      const person = await shop.welcome({ screen })
      await openSide(person, sexType)
      for (const scene of await mainOf(person).locator('.scene').all()) {
        await scene.scrollIntoViewIfNeeded()
        const [picture, words] = [
          await scene.locator('.scene-stage .pic').boundingBox(),
          await scene.locator('.scene-words').boundingBox(),
        ]
        if (!picture || !words) throw new Error('a scene without picture or words')
        if (beside) {
          const part = await scene.evaluate((element) => {
            const of = (name: string) => Number.parseFloat(element.style.getPropertyValue(name)) / 100
            return { right: element.classList.contains('scene-right'), width: of('--room-width'), height: of('--room-height') }
          })
          const [left, right] = [words.x - picture.x, words.x + words.width - picture.x].map((x) => x / picture.width)
          expect(part.right ? 1 - (left ?? 0) : right).toBeLessThanOrEqual(part.width)
          expect((words.y + words.height - picture.y) / picture.height).toBeLessThanOrEqual(part.height)
          expect(words.y).toBeGreaterThanOrEqual(picture.y)
        } else expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1)
        const pieces = await scene.getByRole('listitem').getByRole('link').all()
        expect(pieces.length).toBeGreaterThan(2)
        for (const piece of pieces) expect(await piece.getAttribute('href')).toMatch(/^\/product\/detail\//)
      }
    })
  }
}

test('on a phone a row of pieces is swiped piece by piece, and the page itself never moves sideways', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  await openSide(person, 1)
  const row = mainOf(person).locator('.swipe').first()
  const box = await row.evaluate((list) => {
    list.scrollBy({ left: 150, behavior: 'instant' })
    return { snap: getComputedStyle(list).scrollSnapType, wide: list.scrollWidth > list.clientWidth }
  })
  expect(box).toEqual({ snap: 'x mandatory', wide: true })
  const edge = await row.evaluate((list) => Number.parseFloat(getComputedStyle(list).paddingInlineStart))
  await expect
    .poll(() => row.evaluate((list) => [...list.children].some((card) => Math.abs(card.getBoundingClientRect().left - 16) < 2)))
    .toBe(true)
  expect(edge).toBe(16)
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})

test('a list behind a row says how many there are', async ({ shop }) => {
  const person = await shop.welcome()
  await openSide(person, 1)
  const more = mainOf(person)
    .getByRole('region', { name: 'New arrivals' })
    .getByRole('link', { name: /^View all/ })
  const total = Number((await more.textContent())?.match(/\d+/)?.[0])
  expect(await more.textContent()).toBe(spoken(homeText, 'en').viewAll(total))
  await person.press(more)
  await expect(person.page.getByText(new RegExp(`^${total} `)).first()).toBeVisible()
})
