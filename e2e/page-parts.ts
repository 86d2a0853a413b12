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
