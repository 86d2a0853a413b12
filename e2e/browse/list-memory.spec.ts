import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { BY_PRICE, cards, PAGE_SIZE } from './browsing.ts'
import { expect, type Person, slowDown, test, untilPageListens } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const texts = spoken(listText, 'en')
const PAGES = 3

async function loadPages(person: Person, path: string): Promise<void> {
  const { page, press } = person
  await person.goTo(path)
  for (let at = 2; at <= PAGES; at += 1) {
    await press(page.getByRole('link', { name: texts.more }))
    await expect(cards(person)).toHaveCount(at * PAGE_SIZE)
  }
}

/** Scrolls to a card far down and opens it; answers where the list stood. */
async function openFarDown(person: Person): Promise<number> {
  const { page, press } = person
  const link = cards(person).nth(100).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 120))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(3_000)
  await press(link)
  await expect(page).toHaveURL(/\/product\/detail\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Clothing')
  return top
}

const isBackAt = ([top, count]: [number, number]) =>
  Math.abs(scrollY - top) <= 50 && document.querySelectorAll('.grid-cards > li').length === count

for (const screen of ['phone', 'wide'] as const) {
  test(`back from a piece everything is as it was left (${screen})`, async ({ shop }) => {
    const person = await shop.welcome({ screen })
    await loadPages(person, `${CLOTHING}?${BY_PRICE}`)
    const top = await openFarDown(person)
    await person.page.goBack()
    await person.page.waitForFunction(isBackAt, [top, PAGES * PAGE_SIZE] as [number, number])
    await expect(person.page).toHaveURL(/\?page=3&sort=price-up$/)
  })
}

test('also when the browser has to load the list anew', async ({ shop }) => {
  const person = await shop.welcome({ lasting: true })
  const { page } = person
  await loadPages(person, `${CLOTHING}?min=500&${BY_PRICE}`)
  const top = await openFarDown(person)
  await page.reload()
  await untilPageListens(page)
  // On a slow device the list is left the moment its cards are seen.
  const speedUp = await slowDown(person, 4)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(isBackAt, [top, PAGES * PAGE_SIZE] as [number, number])
  await page.reload({ waitUntil: 'commit' })
  await speedUp()
  await page.waitForFunction(isBackAt, [top, PAGES * PAGE_SIZE] as [number, number])
  await expect(page.getByRole('form', { name: texts.filter }).getByLabel(spoken(facetsText, 'en').lowest)).toHaveValue('500')
})

test('a list that is left for another kind of page begins at its first page, and the other side of the shop at the top', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  const kept = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
  await loadPages(person, `${CLOTHING}?${BY_PRICE}`)
  expect(await kept('isPageNo')).toBe('3')
  await openFarDown(person)
  expect(await kept('isPageNo')).toBe('3')
  expect(Number(await kept('plpScrollTop'))).toBeGreaterThan(3_000)
  await expect.poll(async () => JSON.parse((await kept('currentPage')) ?? '{}')).toMatchObject({ name: 'product' })
  await expect.poll(async () => JSON.parse((await kept('beforePage')) ?? '{}')).toMatchObject({ name: 'list' })
  await page.goBack()
  await page
    .getByRole('banner')
    .getByRole('link', { name: spoken(storeText, 'en').bag })
    .click()
  await expect(page).toHaveURL('/bags')
  await expect.poll(() => kept('isPageNo')).toBe('1')
  await page.evaluate(() => sessionStorage.setItem('plpScrollTop', '900'))
  await page.goto('/product/list/women/bags')
  await untilPageListens(page)
  await page
    .getByRole('banner')
    .getByRole('navigation', { name: spoken(storeText, 'en').sides })
    .getByRole('link', { name: 'Men', exact: true })
    .click()
  await expect(page).toHaveURL('/product/list/men/bags')
  await untilPageListens(page)
  expect(Number((await kept('plpScrollTop')) ?? 0)).toBe(0)
})
