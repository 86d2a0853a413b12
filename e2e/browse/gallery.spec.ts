import type { CDPSession, Locator } from '@playwright/test'
import { zoomText } from '../../src/language/product/zoom.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const SHOES = '/product/detail/ardent-vale/AV-21218'

const gallery = ({ page, language }: Person): Locator => page.getByRole('region', { name: spoken(zoomText, language).pictures })
const strip = (person: Person): Locator => gallery(person).getByRole('list').first()
const zoomed = ({ page }: Person): Locator => page.getByRole('dialog').locator('img')
const scaleOf = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

test.describe('in Chinese', () => {
  const language = 'zh'
  test('a piece shows at least four pictures, every one of them seen on a wide screen', async ({ shop }) => {
    const person = await shop.welcome({ language })
    await person.goTo(SHOES)
    const pictures = strip(person).getByRole('listitem')
    expect(await pictures.count()).toBeGreaterThanOrEqual(4)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture.locator('img')).toBeInViewport()
    }
  })

  test('on a phone every picture stands small below the large one, and a press brings it', async ({ shop }) => {
    const person = await shop.welcome({ language, screen: 'phone' })
    await person.goTo(SHOES)
    const texts = spoken(zoomText, language)
    const count = await strip(person).getByRole('listitem').count()
    for (let at = 1; at <= count; at += 1)
      await expect(gallery(person).getByRole('button', { name: texts.showPicture(at, count) })).toBeInViewport({ ratio: 1 })
    const third = gallery(person).getByRole('button', { name: texts.showPicture(3, count) })
    await person.press(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(strip(person).getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.9 })
  })

  test('a click enlarges a picture: twice the detail, closer at the next click, and Esc leads back to where it was', async ({
    shop,
  }) => {
    const person = await shop.welcome({ language, still: true })
    await person.goTo(SHOES)
    const texts = spoken(zoomText, language)
    const count = await strip(person).getByRole('listitem').count()
    for (let at = 1; at <= count; at += 1) {
      const small = strip(person).getByRole('button', { name: texts.enlarge(at, count) })
      const shownWidth = (await small.boundingBox())?.width ?? 0
      await small.click()
      await expect
        .poll(() => zoomed(person).evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(1.5 * shownWidth)
      await zoomed(person).click()
      await expect.poll(() => scaleOf(zoomed(person))).toBeGreaterThanOrEqual(2)
      await person.page.keyboard.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      await expect(small).toBeFocused()
    }
  })
})

test('the keyboard opens a picture, comes nearer, moves about in it, goes to the next one and leaves', async ({ shop }) => {
  const person = await shop.welcome({ still: true })
  const { keyboard } = person.page
  const texts = spoken(zoomText, 'en')
  await person.goTo(SHOES)
  await strip(person).getByRole('button').first().focus()
  await keyboard.press('Enter')
  const dialog = person.page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: texts.zoomIn })).toBeFocused()
  await keyboard.press('Enter')
  await expect.poll(() => scaleOf(zoomed(person))).toBeGreaterThan(2)
  const left = () => zoomed(person).evaluate((element) => element.getBoundingClientRect().left)
  const before = await left()
  await keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await keyboard.press('-')
  await expect.poll(() => scaleOf(zoomed(person))).toBe(1)
  const first = await zoomed(person).getAttribute('src')
  await keyboard.press('ArrowRight')
  await expect(zoomed(person)).not.toHaveAttribute('src', first ?? '')
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

type Finger = { x: number; y: number }
/** `timestamp`: in seconds, where the time between touches decides. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[], timestamp?: number) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((point, id) => ({ ...point, id })),
    ...(timestamp === undefined ? {} : { timestamp }),
  })

test('on a phone two fingers enlarge a picture and a double tap comes nearer and back, while the page stays', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone', still: true })
  await person.goTo(SHOES)
  const session = await person.page.context().newCDPSession(person.page)
  await person.press(strip(person).getByRole('button').first())
  await expect(zoomed(person)).toBeVisible()
  await touch(session, 'touchStart', [
    { x: 170, y: 420 },
    { x: 220, y: 420 },
  ])
  for (let step = 1; step <= 5; step += 1)
    await touch(session, 'touchMove', [
      { x: 170 - step * 15, y: 420 },
      { x: 220 + step * 15, y: 420 },
    ])
  await touch(session, 'touchEnd', [])
  await expect.poll(() => scaleOf(zoomed(person))).toBeGreaterThan(2)
  const doubleTap = async () => {
    const at = Date.now() / 1_000
    await Promise.all(
      [0, 0.1].flatMap((later) => [
        touch(session, 'touchStart', [{ x: 195, y: 420 }], at + later),
        touch(session, 'touchEnd', [], at + later + 0.03),
      ]),
    )
  }
  await doubleTap()
  await expect.poll(() => scaleOf(zoomed(person))).toBe(1)
  await doubleTap()
  await expect.poll(() => scaleOf(zoomed(person))).toBeGreaterThan(2)
  expect(await person.page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1])
})

test('on a phone a swipe over the pictures moves them and not the page; up and down moves the page', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  await person.goTo(SHOES)
  const { page } = person
  const session = await page.context().newCDPSession(page)
  const swipe = async (dx: number, dy: number) => {
    await touch(session, 'touchStart', [{ x: 300, y: 500 }])
    for (let step = 1; step <= 10; step += 1)
      await touch(session, 'touchMove', [{ x: 300 + (dx * step) / 10, y: 500 + (dy * step) / 10 }])
    await touch(session, 'touchEnd', [])
  }
  const moved = () => strip(person).evaluate((element) => element.scrollLeft)
  await swipe(-250, 0)
  await expect.poll(moved).toBe(390)
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  await swipe(0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  expect(await moved()).toBe(390)
})
