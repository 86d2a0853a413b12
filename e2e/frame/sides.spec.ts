import { storeText } from '../../src/language/frame/store.text.ts'
import { openPiece } from '../browse/browsing.ts'
import { expect, type Person, test } from '../shop-test.ts'

const sideIn = ({ page, language }: Person, side: 'women' | 'men') =>
  page.getByRole('banner').getByRole('link', { name: storeText[side][language], exact: true })

test('women or men: the choice is kept, the place of the list is forgotten, and the page that matches is shown', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page, press } = person
  await person.goTo('/product/list/women/bags?sale=1&page=2')
  await page.evaluate(() => sessionStorage.setItem('plpScrollTop', '900'))
  await press(sideIn(person, 'men'))
  await expect(page).toHaveURL('/product/list/men/bags?sale=1')
  await expect(sideIn(person, 'men')).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => sessionStorage.getItem('plpScrollTop'))).toBeNull()
  expect((await page.context().cookies()).find(({ name }) => name === 'sexType')?.value).toBe('2')
  for (const [from, to] of [
    ['/product/list/women/clothing/dresses', '/product/list/men/clothing'],
    ['/product/list?sale=1', '/product/list?sale=1'],
    ['/product/brand/ito-marrow', '/product/brand/ito-marrow'],
    ['/statement/delivery', '/'],
    ['/', '/'],
  ] as const) {
    await person.goTo(from)
    await press(sideIn(person, 'men'))
    await expect(page).toHaveURL(to)
    await expect(sideIn(person, 'men')).toHaveAttribute('aria-current', 'true')
  }
})

test('the side that is underlined is that of the page, whatever was chosen last; a piece leads to its like', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page, press } = person
  for (const side of ['men', 'women'] as const) {
    await person.goTo(`/product/list/${side}/shoes`)
    await expect(sideIn(person, side)).toHaveAttribute('aria-current', 'true')
    await openPiece(person)
    await expect(sideIn(person, side)).toHaveAttribute('aria-current', 'true')
  }
  const piece = new URL(page.url()).pathname
  await press(sideIn(person, 'men'))
  await expect(page).toHaveURL(/\/zh\/product\/list\/men\/shoes/)
  await person.goTo(piece.slice('/zh'.length))
  await expect(sideIn(person, 'women')).toHaveAttribute('aria-current', 'true')
  await person.goTo('/')
  await expect(sideIn(person, 'men')).toHaveAttribute('aria-current', 'true')
})

test('without script the side and the language lead to the same list, with all that was asked of it', async ({ shop }) => {
  const person = await shop.welcome({ script: false })
  const { page, press } = person
  await person.goTo('/product/list/women/bags?colour=black&sale=1')
  await press(sideIn(person, 'men'))
  await expect(page).toHaveURL('/product/list/men/bags?colour=black&sale=1')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.en }))
  await expect(page).toHaveURL('/zh/product/list/men/bags?colour=black&sale=1')
  await press(sideIn({ ...person, language: 'zh' }, 'women'))
  await expect(page).toHaveURL('/zh/product/list/women/bags?colour=black&sale=1')
})
