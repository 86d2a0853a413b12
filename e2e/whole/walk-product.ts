import { adminProductDraftText } from '../../src/language/product/product-draft.text.ts'
import { adminPicturesText } from '../../src/language/admin/products/admin-product-editor.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'

/** A product of the demo in its room, what was changed of it, and what is shared of it. */
export async function walkProduct(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminProductDraftText, language)
  await press(page.getByRole('table').getByRole('row').nth(1).getByRole('link').first())
  await expect(page.getByRole('form', { name: texts.product })).toBeVisible()
  await look('product in the office')
  await press(page.getByRole('button', { name: spoken(adminPicturesText, language).focus }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('dialog with a focal point')
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: texts.share, exact: true }))
  await expect(page.getByRole('dialog', { name: texts.shareTitle })).toBeVisible()
  await look('dialog that shares a preview')
  await page.keyboard.press('Escape')
}
