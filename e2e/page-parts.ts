import type { Locator, Page } from '@playwright/test'
import { exactly } from './spoken.ts'

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

/** Everything has slid into place and nothing is being waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState === 'running')
    return moving.length === 0 && !document.querySelector('main [aria-busy="true"], main .skeleton')
  })
}
