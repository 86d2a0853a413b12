import { adminTermsText } from '../../src/language/admin/products/admin-terms.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { spoken } from '../spoken.ts'
import { expect, test } from '../shop-test.ts'
import { signIn } from './operator.ts'
import { editorOf, publishCoat } from './product-editor.ts'

test('an attribute is made, asked of a piece of its category and shown to shoppers; a colour is put first and cannot be removed', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page, press } = person
  const terms = spoken(adminTermsText, 'en')
  const { texts, save, saved, publish } = editorOf(person)
  await signIn(person, 'merchandiser')
  const name = `Pocket ${Date.now() % 100_000}`
  await person.goTo('/admin/attributes')
  await press(page.getByRole('link', { name: terms.add, exact: true }))
  const both = page.getByRole('group', { name: terms.name }).getByRole('textbox')
  await both.first().fill(name)
  await both.last().fill(`口袋${name.slice(7)}`)
  await press(page.getByRole('button', { name: terms.addChoice }))
  await page.getByRole('textbox', { name: terms.cell(terms.english, 1) }).fill('Patch')
  await press(page.getByRole('button', { name: terms.save, exact: true }))
  const empty = page.getByRole('textbox', { name: terms.cell(terms.chinese, 1) })
  await expect(empty).toBeFocused()
  await empty.fill('貼袋')
  await page.getByRole('combobox', { name: terms.addCategory }).fill('Women')
  await press(page.getByRole('option', { name: /^Women . Clothing$/ }))
  await press(page.getByRole('button', { name: terms.save, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const productId = await publishCoat(person, `ATT${Date.now()}`)
  await person.goTo(`/admin/products/${productId}`)
  await page.getByRole('combobox', { name }).selectOption('Patch')
  await save()
  await saved()
  await publish()
  await press(page.getByRole('link', { name: texts.inShop }))
  await press(page.getByText(productFactsText.measurements.en, { exact: true }))
  await expect(page.getByRole('term').filter({ hasText: name })).toHaveCount(1)
  await expect(page.getByRole('definition').filter({ hasText: 'Patch' })).toHaveCount(1)

  await person.goTo('/admin/attributes/colour')
  await press(page.getByRole('button', { name: terms.up('White') }))
  await expect(page.getByRole('table', { name: terms.table }).getByRole('rowheader').first()).toHaveText('White')
  // Whoever works with keys goes on where they were.
  await expect(page.getByRole('button', { name: terms.up('White') })).toBeFocused()
  await press(page.getByRole('button', { name: terms.down('White') }))
  await expect(page.getByRole('status').filter({ hasText: /^White is now 2 of / })).toBeVisible()
  await expect(page.getByRole('button', { name: terms.down('White') })).toBeFocused()
  await person.goTo('/admin/attributes/colour/black')
  await expect(page.getByRole('button', { name: terms.merge, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: terms.remove, exact: true })).toBeHidden()
})
