import AxeBuilder from '@axe-core/playwright'
import { untilStill } from './page-parts.ts'
import { expect, type Habits, type Person, test } from './shop-test.ts'
import { type Look, walkBrowsing, walkInformation, walkWishes } from './walk-browsing.ts'
import { walkBuying, walkPaidOrder } from './walk-buying.ts'
import { walkLayers } from './walk-layers.ts'
import { walkAdmin } from './walk-admin.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// The other two pairs of language and screen are walked in language.spec.ts.
const pairs: Habits[] = [
  { language: 'en', screen: 'phone', still: true },
  { language: 'zh', screen: 'wide', still: true },
]

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const pair of pairs) {
  test.describe(`nothing stands in anybody’s way (${pair.language}, ${pair.screen})`, () => {
    test('on the screens of the shop', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkBrowsing(person, inspect(person, findings))
      await walkWishes(person, inspect(person, findings))
      expect(findings).toEqual([])
    })

    test('on pages of words', async ({ shop }) => {
      shop.expectFault(/404.*\/error/)
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkInformation(person, inspect(person, findings))
      expect(findings).toEqual([])
    })

    test('in the layers over a page', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkLayers(person, inspect(person, findings))
      expect(findings).toEqual([])
    })

    test('from the bag to the order, and in the back office', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const operator = await shop.welcome(pair)
      const findings: string[] = []
      const orderNo = await walkBuying(person, inspect(person, findings))
      await walkAdmin(operator, orderNo, inspect(operator, findings))
      await walkPaidOrder(person, orderNo, inspect(person, findings))
      expect(findings).toEqual([])
    })
  })
}

/** A walk goes on after a finding, so that one run reports all of them. */
function inspect({ page }: Person, findings: string[]): Look {
  return async (what) => {
    await untilStill(page)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze()
    for (const { id, nodes } of violations) {
      for (const node of nodes) findings.push(`${what}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
    }
  }
}
