import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Language } from '../src/language/languages.ts'

export type Screen = 'phone' | 'wide'
/** `still`: asks for less motion, so that nothing is caught half faded. `ownClock`: the test sets the time. */
export type Habits = { language: Language; screen: Screen; script?: boolean; still?: boolean; ownClock?: boolean }

const screens: Record<Screen, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
}
const LOCALES: Record<Language, string> = { en: 'en-HK', zh: 'zh-HK' }

export type Profile = { context: BrowserContext; habits: string }

/**
 * Profiles are used again by the next test of the same habits: a new one has to fetch and compile every script of the shop, which
 * takes as long as the page itself. What a visitor leaves behind is cleared when the profile is taken again; a clock that was
 * set cannot be taken out, so its profile ends with its test, as does one that a failed test may have left in any state.
 */
export class Profiles {
  readonly #browser: Browser
  readonly #idle: Profile[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take({ language, screen, script, still }: Habits): Promise<Profile> {
    const habits = JSON.stringify([language, screen, script, still])
    const at = this.#idle.findIndex((profile) => profile.habits === habits)
    const [idle] = at < 0 ? [] : this.#idle.splice(at, 1)
    if (idle) return idle
    const context = await this.#browser.newContext({
      ...screens[screen],
      locale: LOCALES[language],
      javaScriptEnabled: script ?? true,
      reducedMotion: still ? 'reduce' : 'no-preference',
    })
    return { context, habits }
  }

  async giveBack(profile: Profile, again: boolean): Promise<void> {
    const { context } = profile
    if (!again) {
      // Nobody waits for its end, which a busy browser may put off for minutes; it comes with the browser's own at the latest.
      context.close().catch(() => {})
      return
    }
    for (const page of context.pages()) await page.close()
    context.removeAllListeners()
    await context.unrouteAll()
    await context.clearPermissions()
    await context.setOffline(false)
    this.#idle.push(profile)
  }
}
