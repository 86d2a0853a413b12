import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { noteCost, secondsWorkedBelow } from '../ops/test-costs/test-costs.ts'
import type { Language } from '../src/language/languages.ts'
import { untilTrue } from './page-parts.ts'
import type { MemberSession } from './shop-database.ts'
import { type Habits, type Profile, Profiles } from './profiles.ts'

export type { Habits, Screen } from './profiles.ts'

// Types are blanked where they stand, so that a line is where it was written: Playwright would look each place of each stack up in
// a map, and it takes a stack for every call to the browser.
Reflect.deleteProperty(Error, 'prepareStackTrace')

/** Somebody in front of a browser of their own. */
export type Person = Habits & {
  page: Page
  /** A finger on a touch screen, a mouse elsewhere. */
  press: (target: Locator) => Promise<void>
  /** Opens an address of the shop in the person's language, and waits until the page listens. */
  goTo: (path: string) => Promise<void>
}

type Shop = {
  /** Opens a browser profile that knows nobody. */
  welcome: (habits?: Partial<Habits>) => Promise<Person>
  /** A fault the test itself brings about; every other one fails the test. */
  expectFault: (fault: RegExp) => void
}

/** Every test looks at the console, at page errors and at failed requests, and none of them is passed over. */
export const test = base.extend<{ shop: Shop }, { profiles: Profiles }>({
  profiles: [
    async ({ browser }, lend, { project }) => {
      await lend(new Profiles(browser, project.use.baseURL ?? ''))
    },
    { scope: 'worker' },
  ],
  shop: async ({ profiles, baseURL }, lend, info) => {
    const before = secondsWorkedBelow()
    const faults: string[] = []
    const expected: RegExp[] = []
    const lent = new Map<Profile, Required<Habits>>()
    await lend({
      expectFault: (fault) => expected.push(fault),
      welcome: async ({ language = 'en', screen = 'wide', script = true, still = false, lasting = false } = {}) => {
        const habits = { language, screen, script, still, lasting }
        const profile = await profiles.take(habits)
        lent.set(profile, habits)
        watch(profile.context, faults)
        guard(profile.page, lasting)
        return personIn(profile.page, habits, baseURL ?? '')
      },
    })
    noteCost(info.file, secondsWorkedBelow() - before)
    for (const [profile, { lasting }] of lent) await profiles.giveBack(profile, !lasting && info.errors.length === 0)
    expect(faults.filter((fault) => !expected.some((known) => known.test(fault)))).toEqual([])
  },
})

const LASTING = [
  'addInitScript',
  'emulateMedia',
  'exposeFunction',
  'exposeBinding',
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
]

/** What stays in a page, such as a clock that was set, is refused where the next test would meet it. */
function guard(page: Page, lasting: boolean): void {
  for (const one of [page, page.clock])
    for (const name of LASTING.filter((name) => name in one)) {
      if (lasting) Reflect.deleteProperty(one, name)
      else Object.assign(one, { [name]: () => refuseLasting(name) })
    }
}

function refuseLasting(what: string): never {
  throw new Error(`what ${what} does stays: welcome this person with { lasting: true }`)
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} at ${message.location().url}`)
  })
  context.on('weberror', (problem) => faults.push(`page: ${problem.error().stack ?? problem.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
}

function personIn(page: Page, habits: Habits, origin: string): Person {
  const { language, screen, script = true } = habits
  return {
    ...habits,
    page,
    press: (target) => (screen === 'phone' && script ? target.tap() : target.click()),
    goTo: async (path) => {
      await page.goto(origin + addressIn(language, path))
      if (script) await untilPageListens(page)
    },
  }
}

/**
 * From now on this browser's processor is so many times slower, as a cheap phone's is, until what is answered is called; only for
 * who is `lasting`. The browser spins away the rest of its time, so each second of it costs a second of a real processor.
 */
export async function slowDown({ page, lasting }: Person, times: number): Promise<() => Promise<void>> {
  if (!lasting) refuseLasting('slowDown')
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: times })
  return () => device.detach()
}

/** From now on this browser is a member's. */
export const actAsMember = (page: Page, session: MemberSession): Promise<void> =>
  page.evaluate(({ token, account }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('account', account)
    localStorage.setItem('isVisitor', 'false')
  }, session)

export const addressIn = (language: Language, path: string): string =>
  language === 'zh' ? (path === '/' ? '/zh' : `/zh${path}`) : path

type Fiber = { return: Fiber | null; stateNode: { current?: { memoizedState: { isDehydrated?: boolean } } } }

/** The page is drawn on the server first; what needs script works once React has taken it over, to the end. */
export const untilPageListens = (page: Page): Promise<void> =>
  untilTrue(page, () => {
    const main = document.querySelector('main')
    const [, fiber] = Object.entries(main ?? {}).find(([key]) => key.startsWith('__reactFiber')) ?? []
    if (!fiber) return false
    let root = fiber as Fiber
    while (root.return) root = root.return
    return root.stateNode.current?.memoizedState.isDehydrated !== true
  })

export { expect }
