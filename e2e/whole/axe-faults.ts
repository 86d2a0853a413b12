import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { untilStill } from '../page-parts.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What stands in somebody's way on the page, once it is still. `whole`: an address as it opens, which also keeps to good
 * practice; a layer or a state over it keeps to the standard. Only violations are described: describing each of the thousands
 * of things that are right costs more than finding what is wrong.
 */
export async function axeFaults(page: Page, whole = false): Promise<string[]> {
  await untilStill(page)
  const tags = whole ? [...WCAG, 'best-practice'] : WCAG
  const faults: string[] = []
  for (const frame of page.frames()) {
    await frame.evaluate(source)
    faults.push(...(await frame.evaluate(findViolations, tags)))
  }
  return faults
}

async function findViolations(tags: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
  // Under a bar or a sheet that stays in place something is half covered wherever the page is scrolled to, and whole a moment
  // later; that nothing stays covered is the subject of uncovered.spec.ts.
  const scrolledUnder = (id: string, summary: string): boolean => id === 'target-size' && summary.includes('partially obscured')
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !scrolledUnder(id, failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
