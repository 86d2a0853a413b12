import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page, ViewportSize } from '@playwright/test'
import type { Language } from '../src/language/languages.ts'

export type Screen = 'phone' | 'tablet' | 'wide'
/**
 * `still`: asks for less motion, so that nothing is caught half faded. `lasting`: the test does what cannot be taken back in its
 * page: it sets the clock, adds a script of its own, slows the processor or speaks to the browser itself.
 */
export type Habits = { language: Language; screen: Screen; script?: boolean; still?: boolean; lasting?: boolean }

export const windows: Record<Screen, ViewportSize> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1440, height: 900 },
}
const screens: Record<Screen, BrowserContextOptions> = {
  phone: { viewport: windows.phone, hasTouch: true, isMobile: true },
  tablet: { viewport: windows.tablet, hasTouch: true, isMobile: true },
  wide: { viewport: windows.wide },
}
const LOCALES: Record<Language, string> = { en: 'en-HK', zh: 'zh-HK' }

export type Profile = { context: BrowserContext; page: Page; habits: string }

/**
 * Profiles are used again by the next test of the same habits, with their page: a new one has to fetch and compile every script of
 * the shop, which takes as long as the page itself, and a page of its own is a process of its own. What a visitor leaves behind is
 * cleared when the profile is taken again; what cannot be taken back ends with its test, as does what a failed test may have left
 * in any state.
 */
export class Profiles {
  readonly #browser: Browser
  readonly #origin: string
  readonly #idle: Profile[] = []

  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  async take({ language, screen, script, still }: Habits): Promise<Profile> {
    const habits = JSON.stringify([language, screen, script, still])
    const at = this.#idle.findIndex((profile) => profile.habits === habits)
    const [idle] = at < 0 ? [] : this.#idle.splice(at, 1)
    const profile = idle ?? (await this.#open(habits, { language, screen, script, still }))
    await this.#forget(profile, screen)
    return profile
  }

  async #open(habits: string, { language, screen, script, still }: Habits): Promise<Profile> {
    const context = await this.#browser.newContext({
      ...screens[screen],
      locale: LOCALES[language],
      javaScriptEnabled: script ?? true,
      reducedMotion: still ? 'reduce' : 'no-preference',
    })
    return { context, page: await context.newPage(), habits }
  }

  async giveBack(profile: Profile, again: boolean): Promise<void> {
    const { context, page } = profile
    if (!again) {
      // Nobody waits for its end, which a busy browser may put off for minutes; it comes with the browser's own at the latest.
      context.close().catch(() => {})
      return
    }
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const one of [context, page]) {
      one.removeAllListeners()
      // An answer that a test still held back comes to nobody any more.
      await one.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await context.clearPermissions()
    await context.setOffline(false)
    this.#idle.push(profile)
  }

  /** From here on the page stands at a file of words, as after its first address: nothing on it runs, and no way leads back. */
  async #forget({ context, page }: Profile, screen: Screen): Promise<void> {
    const leave = (question: Dialog): Promise<void> => question.accept()
    page.on('dialog', leave)
    await page.goto(`${this.#origin}/robots.txt`)
    page.off('dialog', leave)
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    const device = await context.newCDPSession(page)
    const storageTypes = 'local_storage,indexeddb,cache_storage'
    await device.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes })
    await device.send('Page.resetNavigationHistory')
    await device.detach()
    if (page.viewportSize()?.width !== windows[screen].width) await page.setViewportSize(windows[screen])
    await page.mouse.move(-1, -1)
  }
}
