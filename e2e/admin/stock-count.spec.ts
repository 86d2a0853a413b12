import { adminCountsText } from '../../src/language/admin/products/admin-counts.text.ts'
import { adminStockText } from '../../src/language/admin/products/admin-stock.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

test('pieces come in by the keyboard, and a shelf is counted with a scanner and booked', async ({ shop }) => {
  const person = await shop.welcome()
  await signIn(person, 'administrator')
  const itemNumber = await receive(person)
  await count(person, itemNumber)
})

/** Two more of the first variant, without the mouse; answers its number. */
async function receive({ page, goTo }: Person): Promise<string> {
  const texts = spoken(adminStockText, 'en')
  await goTo('/admin/stock')
  const first = page.locator('[data-row]').first()
  await expect(first).toBeVisible()
  const itemNumber = (await first.getAttribute('data-item')) ?? ''
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: texts.pieces })).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: texts.ledger }).getByRole('row').nth(1)).toContainText('+2')
  return itemNumber
}

/** A scanner types a number and presses Enter. */
async function count({ page, press, goTo }: Person, itemNumber: string): Promise<void> {
  const texts = spoken(adminCountsText, 'en')
  await goTo('/admin/counts')
  await press(page.getByRole('button', { name: texts.begin }))
  const dialog = page.getByRole('dialog', { name: texts.begin })
  await dialog.getByRole('textbox', { name: texts.name }).fill('Shelf 1')
  await dialog.getByRole('combobox', { name: texts.brand }).selectOption({ index: 1 })
  await press(dialog.getByRole('button', { name: texts.begin }))
  const field = page.getByRole('searchbox', { name: texts.scan })
  await expect(field).toBeFocused()
  for (let scan = 0; scan < 3; scan += 1) {
    await page.keyboard.type(itemNumber)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(texts.last(itemNumber, 3))).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('no-such-piece')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'no-such-piece' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: itemNumber })
  await press(row.getByRole('button', { name: texts.correct }))
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: texts.foundOf(itemNumber) })
    .fill('4')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('cell', { name: '4', exact: true }).first()).toBeVisible()
  await press(page.getByRole('button', { name: texts.book }))
  await press(page.getByRole('dialog').getByRole('button', { name: texts.book }))
  await expect(page.getByRole('heading', { name: texts.booked })).toBeVisible()
  await expect(field).toBeHidden()
}
