import { adminAnnouncementsText } from '../../src/language/admin/front/admin-announcements.text.ts'
import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { adminProductsText } from '../../src/language/admin/products/admin-products.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const frame = spoken(adminText, 'en')
const announcement = spoken(adminAnnouncementsText, 'en').announcement(1)

const mark = ({ page }: Person) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = ({ page }: Person) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

test('rooms of the back office follow one another without a reload; the shop is a page of its own, there and back', async ({
  shop,
}) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
  await operator.goTo('/admin')
  // Each is a request before anybody sees a thing: the words of nearly all rooms come in one file. All other scripts are not counted,
  // since the screen of a link that happens to lie under the pointer is fetched ahead.
  const words = [...scripts].filter((url) => /-words-|\.text-/.test(url))
  expect(words.length).toBeGreaterThan(0)
  expect(words.length).toBeLessThan(8)
  await signIn(operator, 'administrator')
  await mark(operator)
  await press(page.getByRole('navigation', { name: frame.parts }).getByRole('link', { name: frame.products }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.products)
  expect(await isMarked(operator)).toBe(true)

  const { inShop } = spoken(adminProductsText, 'en')
  await press(page.getByRole('table').getByRole('row').nth(1).getByRole('link').filter({ hasText: inShop }))
  await expect(page).toHaveURL(/\/product\/detail\//)
  expect(await isMarked(operator)).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.products)
})

test('whoever leaves what is not saved is asked first, and can stay', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  await signIn(operator, 'administrator')
  await operator.goTo('/admin/announcements')
  const group = page.getByRole('group', { name: announcement, exact: true })
  const english = group.getByRole('textbox', { name: spoken(adminBlockText, 'en').english })
  await english.fill('Not saved')
  const toLinks = page.getByRole('navigation', { name: frame.parts }).getByRole('link', { name: frame.links })
  await press(toLinks)
  const question = page.getByRole('dialog', { name: frame.unsavedTitle })
  await press(question.getByRole('button', { name: frame.stay }))
  await expect(question).toBeHidden()
  await expect(english).toHaveValue('Not saved')
  await press(toLinks)
  await press(question.getByRole('button', { name: frame.leave }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.links)
})
