import type { Locator, Page } from '@playwright/test'
import { menuText } from '../../src/language/frame/menu.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const menuOf = ({ page, language }: Person): Locator =>
  page.getByRole('navigation', { name: spoken(storeText, language).mainMenu })
const topLink = (person: Person, name: string): Locator => menuOf(person).getByRole('link', { name, exact: true }).first()
const openPanels = (page: Page): Locator => page.locator('.menu-row > [data-open]')
const centre = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** From here on the page's time moves only when the test says so: how fast a machine is makes no difference. */
const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)

/** A hand that takes 30 ms for every step. */
async function moveTo(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    await page.clock.runFor(30)
  }
}

/** Counts the panels that open from here on. */
async function countPanels(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.panelsOpened = 0
    const onOpen = (): void => {
      if (document.querySelector('.menu-row > [data-open]')) window.panelsOpened += 1
    }
    const row = document.querySelector('.menu-row')
    if (row) new MutationObserver(onOpen).observe(row, { attributes: true, attributeFilter: ['data-open'], subtree: true })
  })
  return () => page.evaluate(() => window.panelsOpened)
}
declare global {
  interface Window {
    panelsOpened: number
  }
}

/** The first touch of the bar fetches what the menu does. */
async function hydrateMenu(person: Person): Promise<void> {
  const { page } = person
  const fetched = page.waitForResponse(/menu-behaviour-/)
  await page.mouse.move(700, 600)
  await topLink(person, spoken(menuText, person.language).newIn).hover()
  await fetched
  await page.mouse.move(700, 600)
}

test.describe('the menu of a wide screen', () => {
  test('opens nothing for a pointer that crosses it, and one panel, at once painted, where the pointer rests', async ({
    shop,
  }) => {
    const person = await shop.welcome({ lasting: true })
    const { page } = person
    await page.clock.install()
    await person.goTo('/')
    await hydrateMenu(person)
    const opened = await countPanels(page)
    await holdTime(page)
    const first = await centre(topLink(person, 'New in'))
    const last = await centre(topLink(person, 'Sale'))
    await page.mouse.move(first.x, first.y)
    await moveTo(page, first, last, 20)
    await page.mouse.move(last.x, 700)
    await page.clock.runFor(500)
    expect(await opened()).toBe(0)

    const bags = await centre(topLink(person, 'Bags'))
    await page.mouse.move(bags.x, bags.y)
    await page.clock.runFor(300)
    expect(await opened()).toBe(0)
    await page.clock.runFor(100)
    await expect(openPanels(page)).toHaveCount(1)
    // It is faded in by the browser, whose time goes on.
    const panel = openPanels(page).locator('.menu-panel')
    const isPainted = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    await expect.poll(() => panel.evaluate(isPainted)).toBe(true)
    expect(await opened()).toBe(1)
  })

  test('opens nothing for a pointer that has gone before what the menu does has come', async ({ shop }) => {
    const person = await shop.welcome()
    const { page } = person
    let come: () => void = () => {}
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/assets/menu-behaviour-*.js', async (route) => {
      await held
      await route.continue()
    })
    await person.goTo('/')
    const opened = await countPanels(page)
    await page.mouse.move(700, 600)
    const asked = page.waitForRequest(/menu-behaviour-/)
    await topLink(person, 'Bags').hover()
    await asked
    await page.mouse.move(700, 600)
    const fetched = page.waitForResponse(/menu-behaviour-/)
    come()
    await fetched
    await page.waitForTimeout(700)
    expect(await opened()).toBe(0)
    await topLink(person, 'Bags').hover()
    await expect(openPanels(page)).toHaveCount(1)
  })

  test('keeps a panel open for a pointer that slants across neighbours towards it', async ({ shop }) => {
    const person = await shop.welcome({ lasting: true })
    const { page } = person
    await page.clock.install()
    await person.goTo('/')
    const bags = await centre(topLink(person, 'Bags'))
    await page.mouse.move(bags.x, bags.y)
    const panel = page.locator('[data-open] > .menu-panel')
    await expect(panel).toBeVisible()
    const target = await centre(panel.locator('.menu-picture'))
    const inside = await page.locator('[data-open] .menu-inside').boundingBox()
    await holdTime(page)
    // Across the neighbours, down to the panel's edge.
    await moveTo(page, bags, { x: (bags.x + target.x) / 2, y: (inside?.y ?? 0) + 6 }, 20)
    await expect(page.locator('[data-open] > .menu-top')).toHaveText('Bags')
    await page.mouse.move(target.x, target.y, { steps: 5 })
    await page.clock.runFor(500)
    await expect(page.locator('[data-open] > .menu-top')).toHaveText('Bags')
    await page.mouse.move(target.x, 860)
    await page.clock.runFor(500)
    await expect(openPanels(page)).toHaveCount(0)
  })

  test('is walked with the keyboard: arrows along the bar and into a panel, Enter and Esc, and every name is a link', async ({
    shop,
  }) => {
    const person = await shop.welcome()
    const { page } = person
    await person.goTo('/')
    const bags = topLink(person, 'Bags')
    const held = Promise.withResolvers<void>()
    await page.route(/menu-behaviour-/, async (route) => {
      await held.promise
      await route.continue()
    })
    await bags.focus()
    await expect(bags).toHaveAttribute('href', '/product/list/women/bags')
    // Whoever is quicker than the script that opens panels has pressed the key all the same.
    await page.keyboard.press('ArrowDown')
    held.resolve()
    await expect(openPanels(page)).toHaveCount(1)
    await expect(menuOf(person).getByRole('link', { name: menuText.whole.en('Bags'), exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menuOf(person).getByRole('link', { name: 'Shoulder Bags', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openPanels(page)).toHaveCount(0)
    await expect(bags).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(topLink(person, 'Shoes')).toBeFocused()
    await page.keyboard.press('Tab')
    const opener = menuOf(person).getByRole('button', { name: menuText.openPanel.en('Shoes') })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menuOf(person).getByRole('link', { name: menuText.whole.en('Shoes'), exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes')
  })

  test('leaves part of the page to be seen, and a click there or Esc closes the panel', async ({ shop }) => {
    const person = await shop.welcome()
    const { page } = person
    await person.goTo('/')
    for (const name of ['Designers', 'Clothing', 'Watches & Jewellery', 'Beauty']) {
      const at = await centre(topLink(person, name))
      await page.mouse.move(at.x, at.y)
      await expect(page.locator('[data-open] > .menu-top')).toHaveText(name)
      const box = await page.locator('[data-open] > .menu-panel').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(830)
      await page.mouse.move(20, 20)
      await expect(openPanels(page)).toHaveCount(0)
    }
    const opener = menuOf(person).getByRole('button', { name: menuText.openPanel.en('Bags') })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(openPanels(page)).toHaveCount(1)
    await page.mouse.click(700, 870)
    await expect(openPanels(page)).toHaveCount(0)
    await topLink(person, 'Bags').hover()
    await expect(openPanels(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(openPanels(page)).toHaveCount(0)
  })

  test('stays closed after Esc while the pointer rests where it was, and opens again once it moves', async ({ shop }) => {
    const person = await shop.welcome({ lasting: true })
    const { page } = person
    await holdTime(page)
    await person.goTo('/')
    const opener = menuOf(person).getByRole('button', { name: menuText.openPanel.en('Bags') })
    await opener.focus()
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    // The button is no longer drawn once the panel is closed, so the pointer meets what lies beside it.
    await menuOf(person).evaluate((nav) => nav.addEventListener('pointerover', () => nav.toggleAttribute('data-met', true)))
    await page.keyboard.press('Escape')
    await expect(menuOf(person)).toHaveAttribute('data-met')
    await page.clock.runFor(2_000)
    await expect(openPanels(page)).toHaveCount(0)
    const at = await centre(topLink(person, 'Bags'))
    await page.mouse.move(at.x, at.y)
    await page.clock.runFor(2_000)
    await expect(openPanels(page)).toHaveCount(1)
  })

  test('shows a piece of each department, fetched only with its panel, and columns of nine at most', async ({ shop }) => {
    const person = await shop.welcome({ language: 'zh' })
    const { page } = person
    const fetched: string[] = []
    // A picture that another test has shown in the same page would be drawn at once, seen or not; nothing is kept on a route.
    await page.route('**/media/**', (route) => {
      fetched.push(new URL(route.request().url()).pathname)
      return route.continue()
    })
    await person.goTo('/statement/privacy')
    const picture = menuOf(person)
      .locator('li', { has: page.getByRole('link', { name: '鞋履', exact: true }) })
      .first()
      .locator('.menu-picture')
    const source = (await picture.locator('img').getAttribute('src')) ?? ''
    expect(fetched.filter((path) => path.startsWith(source.slice(0, 24)))).toEqual([])
    await topLink(person, '鞋履').hover()
    await expect(picture).toBeVisible()
    await expect.poll(() => fetched.some((path) => path.startsWith(source.slice(0, 24)))).toBe(true)
    await expect(picture).toHaveAttribute('href', /^\/zh\/product\/detail\//)
    const columns = await menuOf(person)
      .locator('.menu-panel ul')
      .evaluateAll((lists) => lists.map((list) => list.children.length))
    expect(Math.max(...columns)).toBe(9)
    await expect(topLink(person, '品牌')).toHaveAttribute('href', '/zh/product/brand')
    await topLink(person, '品牌').hover()
    await expect(page.locator('[data-open] .menu-columns a').first()).toHaveAttribute('href', /^\/zh\/product\/brand\/./)
  })

  test('marks where the shopper is', async ({ shop }) => {
    const person = await shop.welcome()
    await person.goTo('/product/list/women/bags/tote-bags')
    await expect(topLink(person, 'Bags')).toHaveAttribute('aria-current', 'true')
    await expect(menuOf(person).locator('a[aria-current=page]')).toHaveText('Tote Bags')
    await topLink(person, 'Shoes').click()
    await expect(topLink(person, 'Shoes')).toHaveAttribute('aria-current', 'page')
    await expect(topLink(person, 'Bags')).not.toHaveAttribute('aria-current')
  })
})
