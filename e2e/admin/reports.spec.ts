import { adminFinderText } from '../../src/language/admin/admin-finder.text.ts'
import { adminReportsText, reportText, stepText } from '../../src/language/admin/admin-reports.text.ts'
import { adminTodayText } from '../../src/language/admin/admin-today.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

const asBrowser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}

test('a merchandiser begins with today, finds the reports by keyboard, and reads how many came', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  // The browser of these tests says that it is a robot, and robots count for nothing.
  await page.request.get('/product/list/women/bags', { headers: asBrowser })
  const finder = spoken(adminFinderText, 'en')
  const reports = spoken(adminReportsText, 'en')
  await signIn(person, 'merchandiser')
  await expect(page).toHaveURL(/\/admin\/today$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminTodayText, 'en').title)
  await expect(page.getByRole('navigation', { name: spoken(adminText, 'en').parts })).toContainText(reports.title)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: finder.title }).getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('repor')
  await expect(page.getByRole('option', { name: reports.title })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/reports$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reports.title)
  // Two quick presses, with nothing drawn between them: both count.
  const way = page.getByRole('link', { name: spoken(reportText, 'en').way })
  const period = await page.getByLabel(reports.period).elementHandle()
  await way.evaluate((link: HTMLElement, chosen) => {
    if (!(chosen instanceof HTMLSelectElement)) return
    link.click()
    chosen.value = 'today'
    chosen.dispatchEvent(new Event('change', { bubbles: true }))
  }, period)
  await expect(page).toHaveURL(/kind=way&period=today$/)
  const visits = page.getByRole('row').filter({ hasText: spoken(stepText, 'en').visit })
  await expect(visits.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/)
  const saved = page.waitForEvent('download')
  await person.press(page.getByRole('button', { name: exactly(reports.file) }))
  expect((await saved).suggestedFilename()).toMatch(/^praya-way-.*\.csv$/)
  await page.keyboard.press('Control+k')
  await field.fill('nothing is called so')
  await expect(page.getByRole('status').filter({ hasText: finder.nothing('nothing is called so') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})
