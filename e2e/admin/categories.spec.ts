import { adminCategoriesText } from '../../src/language/admin/products/admin-categories.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

const texts = spoken(adminCategoriesText, 'en')
const PETS = 'homeware/games-pets/pet-accessories'
const MOVED = 'homeware/dining/pet-accessories'

/** By keyboard: down to the department, into it, Enter on the category, and to its new place. */
async function movePets({ page, press, goTo }: Person, from: string, into: string): Promise<void> {
  await goTo('/admin/categories')
  const tree = page.getByRole('treegrid', { name: texts.tree })
  const row = (name: string) => tree.getByRole('row', { name, exact: true })
  for (const name of ['Homeware', from]) {
    await row(name).focus()
    await page.keyboard.press('ArrowRight')
  }
  await row('Pet Accessories').focus()
  await page.keyboard.press('Enter')
  await press(page.getByRole('dialog').getByRole('button', { name: texts.move, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.moveTitle('Pet Accessories') })
  await dialog.getByLabel(texts.into).selectOption(into)
  await press(dialog.getByRole('button', { name: texts.move, exact: true }))
  await expect(dialog).toBeHidden()
}

test('a category that has moved is met at its new place, and its old address leads there in both languages', async ({ shop }) => {
  const operator = await shop.welcome()
  await signIn(operator, 'administrator')
  await movePets(operator, 'Games & Pets', 'homeware/dining')
  const { page } = await shop.welcome()
  const leadsTo = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).headers().location
  for (const side of ['', '/zh']) {
    await expect.poll(() => leadsTo(`${side}/product/list/${PETS}?sale=1`)).toBe(`${side}/product/list/${MOVED}?sale=1`)
    await page.goto(`${side}/product/list/${PETS}`)
    await expect(page).toHaveURL(new RegExp(`${side}/product/list/${MOVED}$`))
  }
  await movePets(operator, 'Dining', 'homeware/games-pets')
  await expect.poll(() => leadsTo(`/product/list/${MOVED}`)).toBe(`/product/list/${PETS}`)
})
