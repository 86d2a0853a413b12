import { screenAt } from '../../src/addresses.ts'
import { axeFaults } from './axe-faults.ts'
import { everyAddress, isMembersOwn } from './every-address.ts'
import { beginMemberSession } from '../shop-database.ts'
import { untilStill } from '../page-parts.ts'
import { windows } from '../profiles.ts'
import { actAsMember, expect, type Habits, type Person, type Screen, test, untilPageListens } from '../shop-test.ts'
import { amountFaults, narrowFaults, resize, shiftFaults, typeFaults, widthFaults, wordFaults } from './visit-faults.ts'

// One visit for each address and language: whatever can be said of any page as it opens is looked at here, and nowhere else. English
// opens on a phone and Chinese in a wide window; what the other window and a tablet may change is looked at in the same visit, without
// opening the page anew. What depends on neither (links, HTML, the words as they are sent) is read in crawl.spec.ts.

const pairs: Habits[] = [
  { language: 'en', screen: 'phone', still: true },
  { language: 'zh', screen: 'wide', still: true },
]

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (const pair of pairs) {
  test(`every screen comes to rest whole, in its language and in nobody’s way (${pair.language}, ${pair.screen} first)`, async ({
    shop,
  }) => {
    const person = await shop.welcome(pair)
    const faults: string[] = []
    const session = await beginMemberSession()
    for (const address of everyAddress(pair.language)) {
      if (isMembersOwn(address)) await actAsMember(person.page, session)
      for (const fault of await visit(person, address)) faults.push(`${address} (${pair.language}): ${fault}`)
      if (isMembersOwn(address)) await person.page.evaluate(() => localStorage.clear())
    }
    expect(faults).toEqual([])
  })
}

async function visit(person: Person, address: string): Promise<string[]> {
  const { page, screen } = person
  await page.goto(address)
  // For a member who comes with a session of the browser alone, the community is asked for once more.
  if (/^(\/zh)?\/community/.test(address)) await page.waitForLoadState('networkidle')
  await untilPageListens(page)
  await untilStill(page)
  // Whatever language a page is in, it is built alike; states and layers are examined by the walks.
  const asItOpens = [...(await shiftFaults(page)), ...(screen === 'phone' ? await axeFaults(page, true) : [])]
  const first = await faultsIn(person, address, screen)
  const faults = [...asItOpens, ...first]
  for (const other of (['wide', 'tablet', 'phone'] as const).filter((one) => one !== screen)) {
    await resize(page, windows[other])
    await untilStill(page)
    faults.push(...(await faultsIn(person, address, other)))
  }
  faults.push(...(await narrowFaults(page)))
  // Nobody looks at it any more: nothing is laid out for the window of the next one, nor taken down piece by piece.
  await page.evaluate(() => {
    document.body.hidden = true
  })
  await page.setViewportSize(windows[screen])
  return faults
}

/** What there is to say of the page in this window. */
async function faultsIn({ page, language }: Person, address: string, screen: Screen): Promise<string[]> {
  const faults = [...(await widthFaults(page)), ...(await amountFaults(page)), ...(await wordFaults(page, language, address))]
  if (screen === 'phone') faults.push(...(await typeFaults(page, language)))
  return faults.map((fault) => `${screen}: ${fault}`)
}

test('without script every screen shows what it has', async ({ shop }) => {
  const { page } = await shop.welcome({ language: 'zh', script: false })
  const faults: string[] = []
  for (const address of everyAddress('zh')) {
    await page.goto(address)
    // Whoever is not signed in is led on.
    if (screenAt(new URL(page.url()).pathname).session === 'drawn') await page.waitForURL(/\/member\/login\?back=/)
    const main = page.getByRole('main')
    const heading = await main.getByRole('heading', { level: 1 }).isVisible()
    const words = (await main.innerText()).trim()
    if (!heading || words.length < 30) faults.push(`${address}: shows “${words.slice(0, 80)}”`)
  }
  expect(faults).toEqual([])
})

test('running text is at least 14 pixels in English and Chinese', async ({ shop }) => {
  for (const language of ['en', 'zh'] as const) {
    const person = await shop.welcome({ language, screen: 'phone' })
    await person.goTo('/statement/FAQs')
    const paragraph = person.page.getByRole('main').locator('p').last()
    const size = await paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(14)
  }
})
