import { expect, type Person } from '../shop-test.ts'

/** Opens a dialog, looks inside, and leaves it. */
export async function walkDialog(
  { page, press }: Person,
  opener: string,
  title: string,
  inside: () => Promise<void>,
): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name: opener, exact: true }).first())
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await inside()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
