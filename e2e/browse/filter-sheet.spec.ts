import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { numbered, spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const texts = { ...spoken(listText, 'en'), ...spoken(facetsText, 'en') }
const total = ({ page }: Person) => page.getByRole('main').getByRole('status').first()
const counted = async (person: Person) => Number((await total(person).innerText()).replace(/\D/g, ''))

test.describe('on a phone the filters are a sheet over the whole screen', () => {
  test('whose button tells how many are left while one ticks, and applies them', async ({ shop }) => {
    const person = await shop.welcome({ screen: 'phone' })
    const { page, press } = person
    await person.goTo(CLOTHING)
    const before = await counted(person)
    await press(page.getByRole('button', { name: texts.filter, exact: true }))
    const sheet = page.getByRole('dialog', { name: texts.filter })
    const box = (await sheet.boundingBox())!
    expect([box.width, box.height]).toEqual([390, 844])
    const show = sheet.getByRole('button', { name: numbered(texts.show) })
    await expect(show).toHaveText(texts.show(String(before)))
    await sheet
      .getByRole('group', { name: texts.colour })
      .getByRole('checkbox', { name: /^Black/ })
      .check()
    await expect(show).not.toHaveText(texts.show(String(before)))
    await expect(show).toBeInViewport()
    const left = Number((await show.innerText()).replace(/\D/g, ''))
    expect(await counted(person)).toBe(before)
    await press(show)
    await expect(page).toHaveURL(/colour=black$/)
    await expect(total(person)).toHaveText(texts.pieces(String(left)))
  })

  test('and that is closed without applying anything', async ({ shop }) => {
    const person = await shop.welcome({ screen: 'phone' })
    const { page, press } = person
    await person.goTo(CLOTHING)
    const open = page.getByRole('button', { name: texts.filter, exact: true })
    const sheet = page.getByRole('dialog', { name: texts.filter })
    await press(open)
    await sheet
      .getByRole('group', { name: texts.colour })
      .getByRole('checkbox', { name: /^Black/ })
      .check()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(CLOTHING)
    await press(open)
    await expect(sheet.getByRole('checkbox').first()).toBeVisible()
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})
