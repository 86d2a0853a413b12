import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { exactly } from './spoken.ts'

const PATIENCE_MS = 30_000

/** The value beside a name in a list of facts. */
export const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: exactly(name) }) })
    .getByRole('definition')

/** The amount a text shows last, in cents: a card shows the old price first. */
export function lastAmount(text: string): number {
  const amount = text.match(/HK\$[\d,]+(\.\d\d)?/g)?.at(-1)
  if (!amount) throw new Error(`no amount in “${text}”`)
  return Math.round(Number(amount.replace(/HK\$|,/g, '')) * 100)
}

/**
 * Asks the page until it says yes. Playwright's own way of waiting first brings a script of its own into every page, which takes
 * longer than the answer.
 */
export async function untilTrue(page: Page, holds: (wanted: number) => boolean, wanted = 0): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await page.evaluate(holds, wanted).catch(falseBetweenPages))) {
    if (Date.now() > deadline) throw new Error(`waited in vain at ${page.url()} for ${holds.toString()}`)
    await pause(20)
  }
}

/** What was asked of a page that went meanwhile is asked of the next one. */
function falseBetweenPages(problem: unknown): boolean {
  if (problem instanceof Error && /context was destroyed|navigat/i.test(problem.message)) return false
  throw problem
}

/** Everything has slid into place and nothing is being waited for. */
export const untilStill = (page: Page): Promise<void> =>
  untilTrue(page, () => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState === 'running')
    return moving.length === 0 && !document.querySelector('main [aria-busy="true"], main .skeleton')
  })
