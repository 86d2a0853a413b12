import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../src/language/languages.ts'

export type Screen = 'phone' | 'wide'
/** `still`: asks for less motion, so that nothing is caught half faded. */
export type Habits = { language: Language; screen: Screen; script?: boolean; still?: boolean }

/** Somebody in front of a browser of their own. */
export type Person = Habits & {
  page: Page
  /** A finger on a touch screen, a mouse elsewhere. */
  press: (target: Locator) => Promise<void>
  /** Opens an address of the shop in the person's language, and waits until the page listens. */
  goTo: (path: string) => Promise<void>
}

type Shop = {
  /** Opens a fresh browser profile. */
  welcome: (habits?: Partial<Habits>) => Promise<Person>
  /** A fault the test itself brings about; every other one fails the test. */
  expectFault: (fault: RegExp) => void
}

const screens: Record<Screen, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
}
const LOCALES: Record<Language, string> = { en: 'en-HK', zh: 'zh-HK' }

/** Every test looks at the console, at page errors and at failed requests, and none of them is passed over. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ browser }, lend) => {
    const faults: string[] = []
    const expected: RegExp[] = []
    const contexts: BrowserContext[] = []
    await lend({
      expectFault: (fault) => expected.push(fault),
      welcome: async ({ language = 'en', screen = 'wide', script = true, still = false } = {}) => {
        const reducedMotion = still ? 'reduce' : 'no-preference'
        const context = await browser.newContext({
          ...screens[screen],
          locale: LOCALES[language],
          javaScriptEnabled: script,
          reducedMotion,
        })
        contexts.push(context)
        watch(context, faults)
        return personIn(await context.newPage(), { language, screen, script })
      },
    })
    for (const context of contexts) await context.close()
    expect(faults.filter((fault) => !expected.some((known) => known.test(fault)))).toEqual([])
  },
})

function watch(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} at ${message.location().url}`)
  })
  context.on('weberror', (problem) => faults.push(`page: ${problem.error().stack ?? problem.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
}

function personIn(page: Page, habits: Habits): Person {
  const { language, screen, script = true } = habits
  return {
    ...habits,
    page,
    press: (target) => (screen === 'phone' && script ? target.tap() : target.click()),
    goTo: async (path) => {
      await page.goto(addressIn(language, path))
      if (script) await untilPageListens(page)
    },
  }
}

export const addressIn = (language: Language, path: string): string =>
  language === 'zh' ? (path === '/' ? '/zh' : `/zh${path}`) : path

/** The page is drawn on the server first; what needs script works once React has taken it over. */
export async function untilPageListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

export { expect }
