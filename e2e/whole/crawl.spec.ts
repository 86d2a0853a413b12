import { crawl } from './crawl.ts'
import { everyAddress } from './every-address.ts'
import { addressIn, expect, test } from '../shop-test.ts'

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const language of ['en', 'zh'] as const) {
  test(`every address of the shop answers with valid HTML, and every link leads to a page (${language})`, async ({ shop }) => {
    const { page } = await shop.welcome({ language })
    await page.goto(addressIn(language, '/product/brand'))
    const { addresses, faults } = await crawl(page, language, everyAddress(language))
    console.log(`${addresses.length} addresses in ${language}`)
    expect(faults).toEqual([])
  })
}
