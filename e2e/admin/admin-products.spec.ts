import type { Locator } from '@playwright/test'
import { allFieldProblems } from '../../src/language/all-field-problems.ts'
import { adminBulkEditsText } from '../../src/language/admin/products/admin-bulk-edits.text.ts'
import { adminProductsText } from '../../src/language/admin/products/admin-products.text.ts'
import { signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const texts = spoken(adminProductsText, 'en')
const bulk = spoken(adminBulkEditsText, 'en')

// Pieces that no other test buys or counts.
const WORD = 'cufflinks'

test('a merchandiser finds pieces, changes one where it stands, many at once by keyboard, and takes it back', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page, press, goTo } = person
  await signIn(person, 'administrator')
  await goTo('/admin/products')
  await expect(page.getByRole('table', { name: texts.table })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(WORD)
  const rows = page
    .getByRole('table', { name: texts.table })
    .getByRole('row')
    .filter({ hasText: /cufflinks/i })
  await expect(page).toHaveURL(/word=cufflinks/)
  await expect(rows.first()).toBeVisible()

  const first = rows.first()
  const listed = first.getByRole('button', { name: new RegExp(`^${texts.listed} of `) })
  await press(listed)
  await expect(listed).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: texts.offTheList('').trim() })).toBeVisible()
  await press(page.getByRole('button', { name: texts.undo, exact: true }))
  await expect(listed).toHaveAttribute('aria-pressed', 'true')

  await expectPriceRefused(person, first)

  await first.getByRole('link').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText(bulk.selected('2'))).toBeVisible()
  await press(page.getByRole('button', { name: bulk.change, exact: true }))
  const dialog = page.getByRole('dialog', { name: bulk.changeTitle('2') })
  await dialog.getByRole('combobox', { name: bulk.what }).selectOption(bulk['price-percent'])
  await dialog.getByRole('textbox', { name: bulk.byPercent }).fill('-50')
  await press(dialog.getByRole('button', { name: bulk.begin }))
  await dialog.getByRole('textbox', { name: bulk.typeTotal('2') }).fill('2')
  await press(dialog.getByRole('button', { name: bulk.begin }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: bulk.begun('2') })).toBeVisible()
  const strip = page.getByRole('list', { name: bulk.title })
  await expect(strip).toContainText(bulk.ended('2'))
  await press(strip.getByRole('button', { name: bulk.undo }))
  await press(page.getByRole('dialog', { name: bulk.undoTitle }).getByRole('button', { name: bulk.undo }))
  await expect(strip).toContainText(bulk.undone('2'))
})

async function expectPriceRefused({ press }: Person, row: Locator): Promise<void> {
  await press(row.getByRole('button', { name: new RegExp(`^${texts.salesPrice} of `) }))
  const price = row.getByRole('textbox')
  await price.fill('1,2x0')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription(allFieldProblems.amount.en)
  await price.press('Escape')
}
