import { axeFaults } from './axe-faults.ts'
import { untilStill } from '../page-parts.ts'
import { expect, type Habits, type Person, test } from '../shop-test.ts'
import { wordFaults } from './visit-faults.ts'
import { type Look, walkBrowsing, walkInformation, walkWishes } from './walk-browsing.ts'
import { walkCommunity, walkCommunityDesk, walkMessages } from './walk-community.ts'
import { walkBuying, walkPaidOrder } from './walk-buying.ts'
import { walkLayers } from './walk-layers.ts'
import { walkAdmin } from './walk-admin.ts'

/** Each language and each screen is walked once: English in a wide window, Chinese on a phone. */
const pairs: Habits[] = [
  { language: 'zh', screen: 'phone', still: true },
  { language: 'en', screen: 'wide', still: true },
]
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const pair of pairs) {
  test.describe(`all is in one language and nothing in anybody’s way (${pair.language}, ${pair.screen})`, () => {
    // The longest first, so that nobody waits for it at the end.
    test('from the bag to the order, and in the back office', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const operator = await shop.welcome(pair)
      const findings: string[] = []
      const orderNo = await walkBuying(person, look(person, findings))
      await walkAdmin(operator, orderNo, look(operator, findings))
      await walkPaidOrder(person, orderNo, look(person, findings))
      expect(findings).toEqual([])
    })

    test('where an address shows something else than it opened with', async ({ shop }) => {
      shop.expectFault(/404.*\/error/)
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkBrowsing(person, look(person, findings))
      await walkWishes(person, look(person, findings))
      await walkInformation(person, look(person, findings))
      expect(findings).toEqual([])
    })

    test('what members read and write, and what colleagues decide about it', async ({ shop }) => {
      const [member, operator] = [await shop.welcome(pair), await shop.welcome(pair)]
      const findings: string[] = []
      await walkCommunity(member, reach(member, findings))
      const told = await shop.welcome(pair)
      await walkMessages(told, reach(told, findings))
      await walkCommunityDesk(operator, reach(operator, findings))
      expect(findings).toEqual([])
    })

    test('what opens over a page', async ({ shop }) => {
      const person = await shop.welcome(pair)
      const findings: string[] = []
      await walkLayers(person, look(person, findings))
      expect(findings).toEqual([])
    })
  })
}

/** A walk goes on after a finding, so that one run tells of all of them. */
function look({ page, language, screen }: Person, findings: string[]): Look {
  return async (what) => {
    await untilStill(page)
    const faults = [...(await axeFaults(page)), ...(await wordFaults(page, language))]
    findings.push(...faults.map((fault) => `${what} (${language}, ${screen}): ${fault}`))
  }
}

/** Where members write in either language: that nothing is in anybody's way. */
function reach({ page, language, screen }: Person, findings: string[]): Look {
  return async (what) => {
    findings.push(...(await axeFaults(page)).map((fault) => `${what} (${language}, ${screen}): ${fault}`))
  }
}
