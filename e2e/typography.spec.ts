import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const PAGES = ['/', '/product/list/women/clothing', '/product/brand', '/statement/FAQs', '/order/find']

type Type = { families: string[]; smallest: { size: number; text: string }; fields: number[] }

for (const language of ['en', 'zh'] as const) {
  test(`two voices speak, and both can be read (${language})`, async ({ shop }) => {
    const person = await shop.welcome({ language, screen: 'phone' })
    for (const path of PAGES) {
      await person.goTo(path)
      const { families, smallest, fields } = await readType(person.page)
      expect(families.length, `${path} is set in ${families.join(' and ')}`).toBeLessThanOrEqual(2)
      expect(smallest.size, `“${smallest.text}” on ${path}`).toBeGreaterThanOrEqual(11)
      // A smaller field makes a phone zoom into the page.
      for (const size of fields) expect(size, `a field on ${path}`).toBeGreaterThanOrEqual(16)
      if (language === 'zh') expect(families.join(), path).toMatch(/PingFang HK|Noto Sans HK/)
    }
  })
}

test('running text is at least 14 pixels in English and Chinese', async ({ shop }) => {
  for (const language of ['en', 'zh'] as const) {
    const person = await shop.welcome({ language, screen: 'phone' })
    await person.goTo('/statement/FAQs')
    const paragraph = person.page.getByRole('main').locator('p').last()
    expect(await paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
      14,
    )
  }
})

const readType = (page: Page): Promise<Type> =>
  page.evaluate(() => {
    const families = new Set<string>()
    const fields: number[] = []
    let smallest = { size: 99, text: '' }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim() ?? ''
      const element = words.currentNode.parentElement
      if (!element?.checkVisibility() || text === '' || element.closest('script, style, noscript')) continue
      const { fontFamily, fontSize } = getComputedStyle(element)
      families.add(fontFamily)
      const size = Number.parseFloat(fontSize)
      if (size < smallest.size) smallest = { size, text }
    }
    for (const field of document.querySelectorAll(
      'input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea',
    )) {
      if (field.checkVisibility()) fields.push(Number.parseFloat(getComputedStyle(field).fontSize))
    }
    return { families: [...families], smallest, fields }
  })
