import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyAddress } from './every-address.ts'
import { untilStill } from './page-parts.ts'
import { expect, type Habits, type Person, test, untilPageListens } from './shop-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What may move while a page finds its shape, as a share of the window times the way. */
const MOST_SHIFT = 0.02

const pairs: Habits[] = [
  { language: 'en', screen: 'phone', still: true },
  { language: 'zh', screen: 'phone', still: true },
  { language: 'en', screen: 'wide', still: true },
  { language: 'zh', screen: 'wide', still: true },
]

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const pair of pairs) {
  test(`every screen comes to rest whole, and stands in nobody’s way (${pair.language}, ${pair.screen})`, async ({ shop }) => {
    const person = await shop.welcome(pair)
    const faults = await visitAll(person, async (page) => [
      ...(await shiftFaults(page)),
      ...(await widthFaults(page)),
      ...(await axeFaults(page)),
    ])
    expect(faults).toEqual([])
  })
}

for (const language of ['en', 'zh'] as const) {
  test(`every screen fits a window of 320 pixels with widened text (${language})`, async ({ shop }) => {
    const person = await shop.welcome({ language, screen: 'phone', still: true })
    await person.page.setViewportSize({ width: 320, height: 640 })
    const faults = await visitAll(person, async (page) => {
      await page.evaluate(widenText)
      return widthFaults(page)
    })
    expect(faults).toEqual([])
  })

  test(`without script every screen shows what it has (${language})`, async ({ shop }) => {
    const { page } = await shop.welcome({ language, script: false })
    const faults: string[] = []
    for (const address of everyAddress(language)) {
      await page.goto(address)
      const main = page.getByRole('main')
      const heading = await main.getByRole('heading', { level: 1 }).isVisible()
      const words = (await main.innerText()).trim()
      if (!heading || words.length < 40) faults.push(`${address}: shows “${words.slice(0, 80)}”`)
    }
    expect(faults).toEqual([])
  })
}

/** What a visitor may ask of every text without losing any of it (WCAG 1.4.12). */
function widenText(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    element.style.setProperty('line-height', '1.5', 'important')
    element.style.setProperty('letter-spacing', '0.12em', 'important')
    element.style.setProperty('word-spacing', '0.16em', 'important')
  }
}

type Inspect = (page: Page) => Promise<string[]>

async function visitAll({ page, language }: Person, inspect: Inspect): Promise<string[]> {
  const faults: string[] = []
  for (const address of everyAddress(language)) {
    await page.goto(address)
    await untilPageListens(page)
    await untilStill(page)
    faults.push(...(await inspect(page)).map((fault) => `${address}: ${fault}`))
  }
  return faults
}

async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const entries = await new Promise<Shift[]>((answer) => {
      const observer = new PerformanceObserver((list) => answer(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => answer([]), 50)
    })
    const named = (node: Node | null): string => (node instanceof Element ? `${node.localName}.${node.className}` : 'text')
    return entries.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => named(node)).join(', ') }))
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > MOST_SHIFT ? [`moved by ${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join(' | ')}`] : []
}

const widthFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    if (over <= 0) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      `is ${over} px too wide: ${wide
        .slice(0, 3)
        .map((element) => `${element.localName}.${element.className}`)
        .join(', ')}`,
    ]
  })

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
