import { miniBagText } from '../../src/language/buying/mini-bag.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { openPiece } from '../browse/browsing.ts'
import { addToBag, bagLink, chooseSize, pressAdd } from './buying.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const glance = ({ page, language }: Person) => page.getByRole('region', { name: spoken(miniBagText, language).title })
/** Closed it is still there for as long as it takes to fade away. */
const openGlance = ({ page }: Person) => page.locator('.mini-bag[data-open]')

async function withPiece(person: Person): Promise<string> {
  await person.goTo('/product/list/women/shoes')
  const title = await openPiece(person)
  await chooseSize(person)
  return title
}

test('a piece put in the bag shows the bag for three seconds, announced, and never takes the focus', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  const title = await withPiece(person)
  const begun = Date.now()
  await Promise.all([
    pressAdd(person),
    expect(page.getByRole('banner').getByRole('status')).toHaveText(storeText.added.en(1)),
    expect(glance(person).getByRole('listitem').filter({ hasText: title })).toBeVisible(),
  ])
  await page.mouse.move(400, 700)
  await expect(page.getByRole('main').locator('button:focus')).toHaveCount(1)
  await expect(openGlance(person)).toHaveCount(0)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(3_000)
  await expect(glance(person)).toBeHidden()
})

test('on a line so slow that the panel itself comes later than its three seconds, it is shown all the same', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  let held = 0
  await page.route(/\/assets\/mini-bag-[^/]*\.js/, async (route) => {
    held += 1
    await page.waitForTimeout(4_000)
    await route.continue()
  })
  const title = await withPiece(person)
  await pressAdd(person)
  await expect(openGlance(person).getByRole('listitem').filter({ hasText: title })).toBeVisible()
  expect(held).toBe(1)
  await page.mouse.move(400, 700)
  await expect(openGlance(person)).toHaveCount(0)
})

test('the bag that opened by itself stays while it is pointed at or holds the focus, and goes when it is left', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await withPiece(person)
  await pressAdd(person)
  await glance(person).hover()
  await page.waitForTimeout(3_400)
  await expect(openGlance(person)).toHaveCount(1)
  await glance(person).getByRole('link', { name: miniBagText.view.en }).focus()
  await page.mouse.move(400, 700)
  await page.waitForTimeout(600)
  await expect(openGlance(person)).toHaveCount(1)
  await page.evaluate(() => document.querySelector<HTMLElement>('#main')?.focus())
  await expect(openGlance(person)).toHaveCount(0)
})

test('the glance at the bag is 350 px wide and tells picture, designer, name, size, price and sum', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page } = person
  const texts = spoken(miniBagText, 'zh')
  const title = await withPiece(person)
  await addToBag(person, title)
  await bagLink(person).hover()
  await expect(glance(person)).toBeVisible()
  const line = glance(person).getByRole('listitem').first()
  await expect(line.getByRole('img')).toBeVisible()
  await expect(line.locator('b')).not.toBeEmpty()
  await expect(line).toContainText(title)
  await expect(line).toContainText(/\bEU \d+/)
  await expect(line).toContainText(/HK\$[\d,]+/)
  await expect(glance(person)).toContainText(texts.subtotal)
  await expect(glance(person).getByRole('link', { name: texts.view })).toHaveAttribute('href', '/zh/bags')
  await expect(glance(person).getByRole('link', { name: texts.checkout })).toHaveAttribute('href', '/zh/checkout')
  expect((await glance(person).boundingBox())?.width).toBe(350)
  const measures = await glance(person).evaluate((panel) => ({
    area: getComputedStyle(panel.querySelector('ul') ?? panel).maxHeight,
    fade: getComputedStyle(panel).transitionDuration,
  }))
  expect(measures).toEqual({ area: '280px', fade: '0.3s, 0.3s, 0.3s' })
  await page.mouse.move(400, 700)
  await expect(glance(person)).toBeHidden()
})

test('the panel closes before its link is followed, 400 ms later; Esc closes it too; it stays away on the bag’s own page', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await addToBag(person, await withPiece(person))
  await bagLink(person).hover()
  await expect(glance(person)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(glance(person)).toBeHidden()
  await page.mouse.move(400, 700)
  await bagLink(person).hover()
  await expect(glance(person)).toBeVisible()
  const begun = Date.now()
  await glance(person).getByRole('link', { name: miniBagText.view.en }).click()
  await expect(openGlance(person)).toHaveCount(0)
  await expect(page).toHaveURL(/\/bags$/)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(400)
  await page.mouse.move(400, 700)
  await bagLink(person).hover()
  await page.waitForTimeout(500)
  await expect(glance(person)).toBeHidden()
})

test('an empty bag does not open', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo('/')
  await bagLink(person).hover()
  await person.page.waitForTimeout(500)
  await expect(glance(person)).toHaveCount(0)
})
