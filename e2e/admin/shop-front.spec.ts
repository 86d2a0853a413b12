import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { adminFinderText } from '../../src/language/admin/admin-finder.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { adminHomeText } from '../../src/language/admin/admin-home.text.ts'
import { roomGroupText } from '../../src/language/admin/admin-rooms.text.ts'
import { adminCollectionsText } from '../../src/language/admin/front/admin-collections.text.ts'
import { adminMenuText } from '../../src/language/admin/front/admin-menu.text.ts'
import { storefrontText } from '../../src/language/admin/front/admin-storefront.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

const frame = spoken(adminText, 'en')
const block = spoken(adminBlockText, 'en')
const collections = spoken(adminCollectionsText, 'en')
const front = spoken(storefrontText, 'en')
const menu = spoken(adminMenuText, 'en')
const home = spoken(adminHomeText, 'en')

test('a merchandiser makes a collection by rule, puts it into the menu, and a shopper finds it there', async ({ shop }) => {
  const { page, press, goTo, ...rest } = await shop.welcome()
  const operator = { page, press, goTo, ...rest }
  await signIn(operator, 'merchandiser')
  await goTo('/admin/collections/new')
  await page.getByRole('textbox', { name: block.english }).first().fill('Everything for the rain')
  await page.getByRole('textbox', { name: block.chinese }).first().fill('雨天必備')
  await page.getByRole('textbox', { name: collections.address }).fill('rain')
  await page.getByRole('radio', { name: collections.rule }).check()
  await page.getByRole('textbox', { name: front.word }).fill('silk')
  await expect(page.getByText(/\d+ items; these come first/)).toBeVisible()
  await press(page.getByRole('button', { name: front.save, exact: true }))
  await expect(page).toHaveURL(/\/admin\/collections\/rain$/)

  await goTo('/admin/menu')
  await press(page.getByRole('button', { name: block.addItem }).last())
  const added = page
    .getByRole('group')
    .filter({ has: page.getByRole('combobox', { name: menu.leads }) })
    .last()
  await added.getByRole('combobox', { name: menu.leads }).selectOption({ label: menu.collection })
  await added.getByRole('combobox', { name: menu.collection, exact: true }).selectOption({ label: 'Everything for the rain' })
  await added.getByRole('combobox', { name: menu.below }).selectOption({ label: menu.none })
  await press(page.getByRole('button', { name: menu.save }))
  await expect(page.getByRole('navigation', { name: menu.previewTitle }).getByText('Everything for the rain')).toBeVisible()
  await press(page.getByRole('button', { name: home.release }))
  await press(page.getByRole('dialog').getByRole('button', { name: home.release }))
  await expect(page.getByText(menu.asReleased)).toBeVisible()

  const shopper = await shop.welcome()
  await shopper.goTo('/')
  await expect(shopper.page.locator('.wide-menu').getByRole('link', { name: 'Everything for the rain' })).toHaveAttribute(
    'href',
    '/product/collection/rain',
  )
  await shopper.goTo('/product/collection/rain')
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Everything for the rain')
})

test('rooms fold away and stay folded, arrows walk through them, and the finder opens a piece in its editor', async ({
  shop,
}) => {
  const operator = await shop.welcome()
  const { page } = operator
  await signIn(operator, 'administrator')
  const rooms = page.getByRole('navigation', { name: frame.parts })
  const catalogue = rooms.getByRole('button', { name: spoken(roomGroupText, 'en').catalogue, exact: true })
  await catalogue.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(rooms.getByRole('link', { name: frame.products })).toHaveCount(0)
  await page.reload()
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false')
  await catalogue.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(rooms.getByRole('link', { name: frame.products })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: spoken(adminFinderText, 'en').word }).fill('PR100095')
  await page.getByRole('option', { name: /PR100095/ }).click()
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/)
})
