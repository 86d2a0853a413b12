import { screenAt } from '../../src/addresses.ts'
import { axeFaults } from './axe-faults.ts'
import { everyAddress, isMembersOwn } from './every-address.ts'
import { beginMemberSession } from '../shop-database.ts'
import { untilStill } from '../page-parts.ts'
import { actAsMember, expect, type Habits, type Person, test, untilPageListens } from '../shop-test.ts'
import { narrowFaults, shiftFaults, typeFaults, widthFaults, wordFaults } from './visit-faults.ts'

// One visit for each address, language and width: whatever can be said of any page as it opens is looked at here, and nowhere
// else. What does not depend on the width (links, HTML, the words as they are sent) is read in crawl.spec.ts.

const pairs: Habits[] = [
  { language: 'en', screen: 'phone', still: true },
  { language: 'zh', screen: 'phone', still: true },
  { language: 'en', screen: 'wide', still: true },
  { language: 'zh', screen: 'wide', still: true },
]

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (const pair of pairs) {
  test(`every screen comes to rest whole, in its language and in nobody’s way (${pair.language}, ${pair.screen})`, async ({
    shop,
  }) => {
    const person = await shop.welcome(pair)
    const faults: string[] = []
    const session = await beginMemberSession()
    for (const address of everyAddress(pair.language)) {
      if (isMembersOwn(address)) await actAsMember(person.page, session)
      for (const fault of await visit(person, address)) faults.push(`${address} (${pair.language}, ${pair.screen}): ${fault}`)
      if (isMembersOwn(address)) await person.page.evaluate(() => localStorage.clear())
    }
    expect(faults).toEqual([])
  })
}

async function visit({ page, language, screen }: Person, address: string): Promise<string[]> {
  const viewport = page.viewportSize()
  await page.goto(address)
  await untilPageListens(page)
  await untilStill(page)
  const faults = [
    ...(await shiftFaults(page)),
    ...(await widthFaults(page)),
    ...(await wordFaults(page, language, address)),
    ...(await axeFaults(page, true)),
  ]
  if (screen === 'wide') return faults
  faults.push(...(await typeFaults(page, language)), ...(await narrowFaults(page)))
  if (viewport) await page.setViewportSize(viewport)
  return faults
}

for (const language of ['en', 'zh'] as const) {
  test(`without script every screen shows what it has (${language})`, async ({ shop }) => {
    const { page } = await shop.welcome({ language, script: false })
    const faults: string[] = []
    for (const address of everyAddress(language)) {
      await page.goto(address)
      // Whoever is not signed in is led on.
      if (screenAt(new URL(page.url()).pathname).session === 'drawn') await page.waitForURL(/\/member\/login\?back=/)
      const main = page.getByRole('main')
      const heading = await main.getByRole('heading', { level: 1 }).isVisible()
      const words = (await main.innerText()).trim()
      if (!heading || words.length < 40) faults.push(`${address}: shows “${words.slice(0, 80)}”`)
    }
    expect(faults).toEqual([])
  })
}

test('running text is at least 14 pixels in English and Chinese', async ({ shop }) => {
  for (const language of ['en', 'zh'] as const) {
    const person = await shop.welcome({ language, screen: 'phone' })
    await person.goTo('/statement/FAQs')
    const paragraph = person.page.getByRole('main').locator('p').last()
    const size = await paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(14)
  }
})
