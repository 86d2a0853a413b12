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
/** What is a matter between parts of a page, and so of every page anew: order, names that must differ, what is there once. */
const OF_THE_WHOLE = [
  ...['aria-hidden-body', 'aria-valid-attr-value', 'bypass', 'document-title', 'duplicate-id-aria', 'heading-order'],
  ...['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'landmark-banner-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-no-duplicate-banner', 'region'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique'],
  ...['frame-title-unique', 'meta-refresh', 'meta-viewport', 'meta-viewport-large', 'page-has-heading-one', 'skip-link'],
]
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DIALOG = ':modal, .admin-mask'
/** Parts of the frame in which nothing was found, as they stood there. */
const faultless = new Set<string>()

/**
 * What stands in somebody's way on the page, once it is still. `whole`: an address as it opens, which also keeps to good
 * practice; a layer or a state over it keeps to the standard. Header, menu and footer are the same on many pages, so each is
 * examined where it first stands as it does, and on every page again only in what is a matter between it and the rest. Under a
 * dialog nothing can be reached or heard, so the topmost dialog alone is examined.
 */
export async function axeFaults(page: Page, whole = false): Promise<string[]> {
  await untilStill(page)
  const tags = whole ? [...WCAG, 'best-practice'] : WCAG
  const faults: string[] = []
  for (const frame of page.frames()) {
    const parts = await frame.evaluate(describeParts, DIALOG)
    const news = parts.filter(({ as }) => !as || !faultless.has(tags.join() + as)).map(({ selector }) => selector)
    const include = news.length < parts.length ? news : []
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
    const found = await frame.evaluate(findViolations, { tags, include, ofTheWhole: OF_THE_WHOLE, dialogs: DIALOG })
    if (found.length === 0) for (const { as } of parts) if (as) faultless.add(tags.join() + as)
    faults.push(...found)
  }
  return faults
}

type Part = { selector: string; as?: string }

/**
 * What the page consists of; of what stands beside the content also as what: its HTML without the addresses its links lead to, and
 * all that decides how it is seen. A part that lets shine through whatever it floats over is nobody's twin.
 */
function describeParts(dialogs: string): Part[] {
  if (document.querySelector(dialogs)) return []
  const layers = document.querySelectorAll(':popover-open').length
  const grounds = [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor)
  return [...document.body.children].flatMap((part, index) => {
    if (part.localName === 'script') return []
    const selector = `body > :nth-child(${index + 1})`
    const shown = part.checkVisibility()
    const own = getComputedStyle(part)
    const floats = own.position !== 'static' && own.backgroundColor.startsWith('rgba')
    if (part.matches('main, dialog') || (shown && (floats || own.opacity !== '1'))) return [{ selector }]
    const { left, top } = part.getBoundingClientRect()
    const seen = [part, ...part.querySelectorAll('*')].map((element) => {
      if (!shown || !element.checkVisibility()) return ''
      const { color, backgroundColor, backgroundImage, opacity, visibility, fontSize, fontWeight } = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x - left, y - top, width, height].map(Math.round)
      return [color, backgroundColor, backgroundImage, opacity, visibility, fontSize, fontWeight, ...place].join()
    })
    const html = part.outerHTML.replaceAll(/ href="[^#"][^"]*"/g, ' href="/"')
    const as = [document.documentElement.lang, innerWidth, layers, ...grounds, own.position, shown, html, ...seen].join('\n')
    return [{ selector, as }]
  })
}

/** `include`: the parts to examine, all when there are none. */
type Asked = { tags: string[]; include: string[]; ofTheWhole: string[]; dialogs: string }

/** Only violations are described: describing each of the thousands of things that are right costs more than finding what is wrong. */
async function findViolations({ tags, include, ofTheWhole, dialogs }: Asked): Promise<string[]> {
  const { axe } = window
  const options: axe.RunOptions = { runOnly: tags, resultTypes: ['violations'] }
  const results: axe.AxeResults[] = []
  const dialog = [...document.querySelectorAll(dialogs)].at(-1)
  if (dialog) results.push(await axe.run(dialog, options))
  else if (include.length === 0) results.push(await axe.run(document, options))
  else {
    const asked = new Set(axe.getRules(tags).map(({ ruleId }) => ruleId))
    const values = ofTheWhole.filter((rule) => asked.has(rule))
    const rules = Object.fromEntries(values.map((rule) => [rule, { enabled: false }]))
    results.push(await axe.run(document, { ...options, runOnly: { type: 'rule', values } }))
    results.push(await axe.run({ include }, { ...options, rules }))
  }
  // Under a bar or a sheet that stays in place something is half covered wherever the page is scrolled to, and whole a moment
  // later; that nothing stays covered is the subject of uncovered.spec.ts.
  const scrolledUnder = (id: string, summary: string): boolean => id === 'target-size' && summary.includes('partially obscured')
  return results
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ failureSummary = '' }) => !scrolledUnder(id, failureSummary))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
}
