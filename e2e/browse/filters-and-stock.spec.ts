import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { openFilters } from './browsing.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const english = { ...spoken(listText, 'en'), ...spoken(facetsText, 'en') }
const chinese = { ...spoken(listText, 'zh'), ...spoken(facetsText, 'zh') }

test('only what is in stock and only what is new: each finds what it promised, stands above the list and has its way out', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, CLOTHING)
  const total = page.getByRole('main').getByRole('status').first()
  const all = Number((await total.innerText()).replace(/\D/g, ''))
  const row = (name: string) =>
    page
      .getByRole('form', { name: english.filter })
      .getByRole('group', { name: english.only })
      .locator('label', { hasText: name })
  const promised = Number((await row(english.inStock).locator('span').last().innerText()).replace(',', ''))
  expect(promised).toBeLessThan(all)
  await row(english.inStock).click()
  await expect(page).toHaveURL(/inStock=1$/)
  await expect(total).toHaveText(english.pieces(String(promised)))
  await row(english.isNew).click()
  await expect(page).toHaveURL(/inStock=1&isNew=1$/)
  const applied = page.getByRole('list', { name: english.applied }).getByRole('link')
  await expect(applied).toHaveText([english.inStock, english.isNew, english.clearAll])
  await applied.filter({ hasText: english.inStock }).click()
  await expect(page).toHaveURL(/isNew=1$/)
  await expect(row(english.inStock).getByRole('checkbox')).not.toBeChecked()
})

test('a material is chosen by its name in the visitor’s language, and its address has one spelling', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await openFilters(person, `/zh${CLOTHING}`)
  const materials = page.getByRole('form', { name: chinese.filter }).getByRole('group', { name: chinese.material })
  const label = materials.locator('label', { has: page.locator('input:enabled') }).first()
  const name = await label.locator('span').first().innerText()
  const value = await label.getByRole('checkbox').getAttribute('value')
  expect(name).toMatch(/^\p{Script=Han}+$/u)
  await label.click()
  await expect(page).toHaveURL(new RegExp(`material=${value}$`))
  await expect(page.getByRole('list', { name: chinese.applied }).getByRole('link').first()).toHaveText(name)
  await openFilters(person, `${CLOTHING}?material=wool&material=silk&utm_source=mail`)
  await expect(page).toHaveURL(/material=silk,wool&utm_source=mail$/)
})
