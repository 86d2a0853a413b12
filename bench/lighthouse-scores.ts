import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { findChromium } from '../ops/browser.ts'
import { freePort } from '../ops/programs/free-port.ts'
import { phoneArguments } from './phone.ts'
import { type Slowness, slowdownFor } from './slowness.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
/** `machine`: how fast Lighthouse found this machine. */
export type Scores = { scores: Record<Category, number>; faults: string[]; machine: number; slowdown: number }

/** Lighthouse's mobile run; `quarter` is the run as it comes. The slow line is worked out from what it saw (simulated). */
export async function lighthouseScores(address: string, slowness: Slowness): Promise<Scores> {
  const port = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...phoneArguments, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage()
    const slowdown = await slowdownFor(slowness, page)
    await page.close()
    const phone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown }
    const run = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error', throttling: phone })
    if (!run) throw new Error(`Lighthouse answered nothing about ${address}`)
    const { categories, audits } = run.lhr
    const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100)
    const scores = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    }
    const faulty = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
    )
    const faults = faulty.map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`)
    return { scores, faults, machine: run.lhr.environment.benchmarkIndex, slowdown }
  } finally {
    await browser.close()
  }
}
