import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { cards, openFilters } from './browsing.ts'
import { lastAmount } from '../page-parts.ts'
import { expect, type Person, slowDown, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const texts = { ...spoken(listText, 'en'), ...spoken(facetsText, 'en') }
const panel = ({ page }: Person) => page.getByRole('form', { name: texts.filter })
const group = (person: Person, name: string) => panel(person).getByRole('group', { name, exact: true })
const total = ({ page }: Person) => page.getByRole('main').getByRole('status').first()
const counted = async (person: Person) => Number((await total(person).innerText()).replace(/\D/g, ''))

test('everything a card shows can be filtered by, and the filter finds what its number promised', async ({ shop }) => {
  const person = await shop.welcome()
  await openFilters(person, CLOTHING)
  for (const name of [texts.type, texts.brand, texts.size, texts.colour, texts.material, texts.price, texts.discount])
    await expect(group(person, name)).toBeVisible()
  for (const name of [texts.type, texts.brand, texts.size, texts.colour, texts.material, texts.discount]) {
    await openFilters(person, CLOTHING)
    const row = group(person, name)
      .locator('label', { has: person.page.locator('input:enabled') })
      .nth(1)
    const promised = Number((await row.locator('span').last().innerText()).replace(',', ''))
    await row.click()
    await expect(total(person)).toHaveText(texts.pieces(String(promised)))
  }
})

test('watches are narrowed by their movement and the width of their case, in either language, each with its way out', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page } = person
  const words = { ...spoken(listText, 'zh'), ...spoken(facetsText, 'zh') }
  const form = page.getByRole('form', { name: words.filter })
  await person.goTo('/zh/product/list/watches-and-jewellery/watches')
  const row = form.getByRole('group', { name: '錶殼直徑', exact: true }).getByRole('checkbox', { name: /^38至42毫米/ })
  const promised = Number((await row.locator('..').innerText()).match(/(\d+)$/)?.[1])
  await row.click()
  await expect(total(person)).toHaveText(words.pieces(String(promised)))
  await expect(page).toHaveURL(/attribute=case-size:38-42$/)
  await form
    .getByRole('group', { name: '機芯', exact: true })
    .getByRole('checkbox', { name: /^自動上鏈/ })
    .click()
  await expect(page).toHaveURL(/attribute=case-size:38-42,movement:automatic$/)
  const applied = page.getByRole('list', { name: words.applied })
  await expect(applied.getByRole('link')).toHaveText(['錶殼直徑：38至42毫米', '機芯：自動上鏈', words.clearAll])
  await applied.getByRole('link', { name: words.remove('機芯：自動上鏈') }).click()
  await expect(total(person)).toHaveText(words.pieces(String(promised)))
})

test('several values of a group widen it; each choice stays ticked in its place and stands above the list with its way out', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  const all = await counted(person)
  await group(person, texts.colour)
    .getByRole('checkbox', { name: /^Black/ })
    .check()
  await expect(page).toHaveURL(/colour=black$/)
  await expect(page.getByRole('list', { name: texts.applied })).toBeVisible()
  await expect.poll(() => counted(person)).toBeLessThan(all)
  const one = await counted(person)
  await group(person, texts.colour)
    .getByRole('checkbox', { name: /^White/ })
    .check()
  await expect(page).toHaveURL(/colour=black,white$/)
  await expect.poll(() => counted(person)).toBeGreaterThan(one)
  await group(person, texts.discount)
    .getByRole('checkbox', { name: texts.orMore(30) })
    .check()
  await expect(page).toHaveURL(/discount=30$/)
  const applied = page.getByRole('list', { name: texts.applied })
  await expect(applied.getByRole('link')).toHaveText(['Black', 'White', texts.orMore(30), texts.clearAll])
  for (const name of [/^Black/, /^White/, texts.orMore(30)])
    await expect(panel(person).getByRole('checkbox', { name })).toBeChecked()
  await applied.getByRole('link', { name: texts.remove('White') }).click()
  await expect(page).toHaveURL(/colour=black&discount=30$/)
  await expect(group(person, texts.colour).getByRole('checkbox', { name: /^White/ })).not.toBeChecked()
  await applied.getByRole('link', { name: texts.clearAll }).click()
  await expect(page).toHaveURL(CLOTHING)
  await expect(panel(person).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a value that finds nothing with the other choices stays where it is and cannot be ticked', async ({ shop }) => {
  const person = await shop.welcome()
  await openFilters(person, CLOTHING)
  const names = () =>
    group(person, texts.colour)
      .locator('label')
      .evaluateAll((rows) => rows.map((row) => row.textContent?.replace(/[\d,]+$/, '')))
  const before = await names()
  await person.goTo(`${CLOTHING}?brand=ito-marrow`)
  expect(await names()).toEqual(before)
  const none = group(person, texts.colour).locator('label', { hasText: /\D0$/ })
  expect(await none.count()).toBeGreaterThan(0)
  await expect(none.first().getByRole('checkbox', { includeHidden: true })).toBeDisabled()
})

test('a long group shows eight values and the others on request, without a box that scrolls; designers have a search of their own', async ({
  shop,
}) => {
  const person = await shop.welcome()
  await openFilters(person, CLOTHING)
  const brands = group(person, texts.brand)
  await expect(brands.getByRole('checkbox')).toHaveCount(8)
  const all = Number(/\d+/.exec(await brands.locator('summary').innerText())?.[0])
  await brands.locator('summary').click()
  await expect(brands.getByRole('checkbox')).toHaveCount(all)
  expect(
    await brands.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.matches('input'),
        ).length,
    ),
  ).toBe(0)
  await brands.getByRole('searchbox', { name: texts.findBrand }).fill('lune')
  await expect(brands.getByRole('checkbox')).toHaveCount(1)
  await brands.getByRole('checkbox', { name: /^Lune Atelier/ }).check()
  await expect(person.page).toHaveURL(/brand=lune-atelier$/)
})

test('a tick shows at once and its list follows; focus and place are kept, and the number is announced', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  await group(person, texts.colour).locator('summary').click()
  const box = group(person, texts.colour).getByRole('checkbox').nth(9)
  await box.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const topOf = () => box.evaluate((input) => input.getBoundingClientRect().top)
  const top = await topOf()
  const tick = () =>
    box.evaluate((input: HTMLInputElement) => {
      input.focus()
      input.click()
      return input.checked
    })
  for (const isTicked of [true, false, true]) {
    const before = (await total(person).textContent()) ?? ''
    // At once, before any list can have come.
    expect(await tick()).toBe(isTicked)
    await expect(total(person)).not.toHaveText(before)
  }
  await expect(box).toBeFocused()
  expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2)
  await expect(total(person)).toHaveRole('status')
})

test('a filter low in the column has its items beside it, however far the list was scrolled and however short it becomes', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  const low = panel(person)
    .locator('label', { has: page.locator('input:enabled') })
    .filter({ hasText: /\D[1-4]$/ })
    .filter({ visible: true })
    .last()
    .locator('input')
  const [name, value] = await Promise.all(['name', 'value'].map((each) => low.getAttribute(each)))
  const box = panel(person).locator(`input[name="${name}"][value="${value}"]`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await box.click()
  await expect.poll(() => counted(person)).toBeLessThan(5)
  await expect(cards(person).first()).toBeInViewport({ ratio: 0.5 })
  await expect(box).toBeInViewport()
  await expect(box).toBeFocused()
})

test('a list that lets one wait says so after 150 ms, and rapid ticks end as the last one says', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const colours = group(person, texts.colour)
  await colours.getByRole('checkbox', { name: /^Black/ }).click()
  await colours.getByRole('checkbox', { name: /^White/ }).click()
  await colours.getByRole('checkbox', { name: /^Black/ }).click()
  const list = page.locator('.list-main')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => list.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.9)
  release()
  await expect(page).toHaveURL(/colour=white$/)
  await expect(list).not.toHaveAttribute('aria-busy')
  await expect(colours.getByRole('checkbox', { name: /^White/ })).toBeChecked()
  await expect(colours.getByRole('checkbox', { name: /^Black/ })).not.toBeChecked()
})

test('a tick made the moment the list of an earlier one comes stays ticked', async ({ shop }) => {
  const person = await shop.welcome({ lasting: true })
  await openFilters(person, CLOTHING)
  // A slow phone draws a list long after its address has come.
  await slowDown(person, 10)
  const kept = await group(person, texts.colour).evaluate(async (colours: HTMLElement) => {
    const [first, second] = colours.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')
    const status = document.querySelector('main [role=status]')!
    const came = new Promise<void>((resolve) => {
      new MutationObserver((_, watch) => {
        watch.disconnect()
        second!.click()
        resolve()
      }).observe(status, { subtree: true, childList: true, characterData: true })
    })
    first!.click()
    await came
    const states = new Set<boolean>()
    for (let frame = 0; frame < 60; frame += 1) {
      states.add(second!.checked)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return [...states]
  })
  expect(kept).toEqual([true])
})

test('a price is two labelled numbers, in whichever order they were typed', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  const whole = await counted(person)
  const low = panel(person).getByLabel(texts.lowest)
  const high = panel(person).getByLabel(texts.highest)
  await high.fill('5000')
  await high.press('Enter')
  await expect(page).toHaveURL(/max=5000$/)
  await expect.poll(() => counted(person)).toBeLessThan(whole)
  const before = await counted(person)
  await low.fill('9000')
  await low.press('Enter')
  await expect(page).toHaveURL(/max=9000&min=5000$/)
  await expect(low).toHaveValue('5000')
  await expect(high).toHaveValue('9000')
  await high.fill('5000')
  await low.fill('2000')
  await low.press('Enter')
  await expect(page).toHaveURL(/max=5000&min=2000$/)
  const shown = async () => (await cards(person).allInnerTexts()).map((text) => lastAmount(text) / 100)
  await expect.poll(async () => (await shown()).filter((price) => price < 2000 || price > 5000)).toEqual([])
  expect((await shown()).length).toBeGreaterThan(0)
  expect(await counted(person)).toBeLessThan(before)
  await page.getByRole('list', { name: texts.applied }).getByRole('link').first().click()
  await expect(low).toHaveValue('')
})

test('sizes are chosen by their scale, and the address says it', async ({ shop }) => {
  const person = await shop.welcome()
  await openFilters(person, CLOTHING)
  const sizes = group(person, texts.size)
  await expect(sizes.getByText(texts.scale('INT'))).toBeVisible()
  await sizes.locator('label', { hasText: /^S\d/ }).click()
  await expect(person.page).toHaveURL(/size=INT@@@S$/)
  await expect(person.page.getByRole('list', { name: texts.applied }).getByRole('link').first()).toHaveText('S')
  const card = cards(person).first().getByRole('link').first()
  await expect(card).toHaveAttribute('href', /[?&]size=INT%40%40%40S$/)
  await person.press(card)
  // As the server has drawn it, too.
  const drawn = await person.page.request.get(person.page.url())
  expect(await drawn.text()).toMatch(/<input[^>]*name="size"[^>]*checked=""/)
  await expect(person.page.getByRole('main').getByRole('radio', { name: 'S', exact: true })).toBeChecked()
})

test('the filters used most stand above the list as links, and say when they are on', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await openFilters(person, CLOTHING)
  const quick = page.getByRole('navigation', { name: texts.quick }).getByRole('link')
  expect(await quick.count()).toBeGreaterThanOrEqual(2)
  expect(await quick.count()).toBeLessThanOrEqual(5)
  await press(quick.filter({ hasText: texts.sale }))
  await expect(page).toHaveURL(/sale=1/)
  await expect(quick.filter({ hasText: texts.sale })).toHaveAttribute('aria-current', 'true')
})
