import { importProblemText } from '../../src/language/admin/products/admin-import-problems.text.ts'
import { adminImportsText, importFieldText } from '../../src/language/admin/products/admin-imports.text.ts'
import { signIn } from './operator.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const texts = spoken(adminImportsText, 'en')
const fields = spoken(importFieldText, 'en')
const problems = spoken(importProblemText, 'en')
const WORD = 'Nobody’s Designer'

const sheet = [
  'Maker,article_number,name_en,colour,item_number,size,list_price,sale_price',
  `${WORD},JOURNEY-1,Felt coat,black,JOURNEY-1-38,38,"12,800.00",9600`,
  `${WORD},JOURNEY-2,Felt hat,black,JOURNEY-2-1,1,cheap,9600`,
].join('\n')

test('a file is looked at, its columns and words are set right, it is imported, and what was refused comes back as a file', async ({
  shop,
}) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  await signIn(operator, 'administrator')
  await operator.goTo('/admin/imports')
  await page.locator('input[type=file]').setInputFiles({ name: 'journey.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('journey.csv')
  await expect(page.getByText(texts.checked)).toBeVisible()
  await page.locator('summary').filter({ hasText: texts.columns }).click()
  await page.getByRole('combobox', { name: texts.ofColumn('Maker') }).selectOption(fields.brand)
  await press(page.getByRole('button', { name: texts.lookAgain }))
  const word = page.getByRole('combobox', { name: texts.ofWord(WORD) })
  await expect(word).toBeVisible()
  await word.selectOption({ index: 2 })
  await press(page.getByRole('button', { name: texts.keepWords }))
  await expect(word).toBeHidden()
  const rows = page.getByRole('table', { name: texts.itemsTable }).getByRole('row')
  await expect(rows.filter({ hasText: 'Felt hat' })).toContainText(problems.amount)
  await expect(rows.filter({ hasText: 'Felt coat' })).toContainText(texts.draft)
  const file = page.waitForEvent('download')
  await press(page.getByRole('button', { name: texts.refusedFile }))
  expect((await file).suggestedFilename()).toBe('praya-refused.csv')
  await press(page.getByRole('button', { name: texts.run(1) }))
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: texts.remove }))
  await press(page.getByRole('button', { name: texts.removeIt }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
})
