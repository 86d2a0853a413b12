import type { Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * How slow a phone is. `quarter`: a fourth of this machine, as Lighthouse has it by default. `phone`: a fourth of a good
 * desktop, which that default was made for; on a machine with half the speed of one, `quarter` is a phone that does not exist.
 */
export type Slowness = 'quarter' | 'phone'

const QUARTER = 4
/** Lighthouse gives good desktops 1,500 to 2,000 (its docs/throttling.md). */
const PHONE_INDEX = 1_750 / 4

/** By what factor the processor is slowed down, for a machine that may be faster or slower a minute later. */
export async function slowdownFor(slowness: Slowness, page: Page): Promise<number> {
  if (slowness === 'quarter') return QUARTER
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  return Math.max(1, index / PHONE_INDEX)
}
