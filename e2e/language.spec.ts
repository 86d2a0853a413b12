import { storeText } from '../src/language/frame/store.text.ts'
import { faultsOfWords } from './chinese-words.ts'
import { readTexts } from './page-words.ts'
import { untilStill } from './page-parts.ts'
import { expect, type Habits, type Person, test } from './shop-test.ts'
import { type Look, walkBrowsing, walkInformation, walkWishes } from './walk-browsing.ts'
import { walkBuying, walkPaidOrder } from './walk-buying.ts'
import { walkLayers } from './walk-layers.ts'
import { walkAdmin } from './walk-admin.ts'

// The other two pairs of language and screen are walked in accessibility.spec.ts; layers differ most, so they are walked in all.
const pairs: Habits[] = [
  { language: 'zh', screen: 'phone' },
  { language: 'en', screen: 'wide' },
]

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const pair of pairs) {
  const other = pair.language === 'zh' ? 'English word' : 'Chinese character'
  test.describe(`not one ${other} is left over (${pair.screen})`, () => {
    test('on the screens of the shop, on pages of words and in the layers over them', async ({ shop }) => {
      shop.expectFault(/404.*\/error/)
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkBrowsing(person, read(person, findings))
      await walkWishes(person, read(person, findings))
      await walkInformation(person, read(person, findings))
      await walkLayers(person, read(person, findings))
      expect(findings).toEqual([])
    })

    test('from the bag to the order, and in the back office', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const operator = await shop.welcome(pair)
      const findings: string[] = []
      const orderNo = await walkBuying(person, read(person, findings))
      await walkAdmin(operator, orderNo, read(operator, findings))
      await walkPaidOrder(person, orderNo, read(person, findings))
      expect(findings).toEqual([])
    })
  })
}

test('the layers of a wide screen are all Chinese too', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'wide' })
  const findings: string[] = []
  await walkLayers(person, read(person, findings))
  expect(findings).toEqual([])
})

function read({ page, language }: Person, findings: string[]): Look {
  return async (what) => {
    await untilStill(page)
    await expect(page.locator('html')).toHaveAttribute('lang', { en: 'en-HK', zh: 'zh-Hant-HK' }[language])
    const otherLanguage = storeText.otherLanguage[language]
    for (const text of await readTexts(page)) {
      const words = faultsOfWords(text.replace(otherLanguage, ''), language)
      if (words.length > 0) findings.push(`${what}: ${words.join(', ')}: “${text.slice(0, 120)}”`)
    }
  }
}
