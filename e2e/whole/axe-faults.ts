import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'
import { untilStill } from '../page-parts.ts'

declare global {
  interface Window {
    axe: typeof axe
    /** The texts of the page, by all that decides whether they stand out. */
    texts: Map<string, Element[]>
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DIALOG = ':modal, .admin-mask'
/** WCAG 2.5.8: what is at least as wide and high needs no room around it. */
const LEAST_TARGET_PX = 24
/** Texts that stand out from their ground, by all that decides it: most of what a look costs goes into finding grounds. */
const legible = new Set<string>()

/**
 * What stands in somebody's way on the page, once it is still. `whole`: an address as it opens, which also keeps to good
 * practice; a layer or a state over it keeps to the standard. Under a dialog nothing can be reached or heard, so the topmost
 * dialog alone is examined.
 */
export async function axeFaults(page: Page, whole = false): Promise<string[]> {
  await untilStill(page)
  const tags = whole ? [...WCAG, 'best-practice'] : WCAG
  const faults: string[] = []
  for (const frame of page.frames()) {
    const texts = await frame.evaluate(findTexts, DIALOG)
    await bringAxe(frame)
    const unread = texts.filter((text) => !legible.has(text))
    const found = await frame.evaluate(findViolations, { tags, unread, dialogs: DIALOG, leastTarget: LEAST_TARGET_PX })
    for (const text of found.legible) legible.add(text)
    faults.push(...found.faults)
  }
  return faults
}

/** A tab keeps its name from page to page: sending the script once more takes ten times as long as running it again. */
async function bringAxe(frame: Frame): Promise<void> {
  const start = source.slice(0, 200)
  if (await frame.evaluate(runKeptAxe, start)) return
  // What stands in a page within the page may need its own name.
  if (frame.parentFrame()) return frame.evaluate(source)
  await frame.evaluate((script) => void (window.name = script), source)
  await frame.evaluate(runKeptAxe, start)
}

/** Answers whether axe is there now. */
function runKeptAxe(start: string): boolean {
  // oxlint-disable-next-line no-eval -- it is the script that was put there above
  if (!('axe' in window) && self.name.startsWith(start)) (0, eval)(self.name)
  return 'axe' in window
}

/** Whatever may hold words, by its own looks, its room in the window and all that paints behind it. */
function findTexts(dialogs: string): string[] {
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element | null): string => {
    if (!element) return String(innerWidth)
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
    const paint = [backgroundColor, backgroundImage, opacity, position, filter].join()
    const off = element.matches(':disabled, [aria-disabled="true"], [inert]') ? 'off' : ''
    const isPlain = paint === 'rgba(0, 0, 0, 0),none,1,static,none' && off === ''
    const ground = groundOf(element.parentElement) + (isPlain ? '' : `<${element.getAttribute('class')}${paint}${off}`)
    grounds.set(element, ground)
    return ground
  }
  const describe = (element: Element, words: string): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { left, right } = element.getBoundingClientRect()
    const shown = right > 0 && left < innerWidth
    const names = [element.parentElement, element].map((one) => `${one?.localName}.${one?.getAttribute('class')}`)
    // One letter alone may be a sign, of which no contrast is asked.
    return [names, color, fontSize, fontWeight, textShadow, shown, Math.min(words.length, 2), groundOf(element)].join()
  }
  window.texts = new Map()
  const root = [...document.querySelectorAll(dialogs)].at(-1) ?? document.body
  for (const element of root.querySelectorAll('*')) {
    const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
    const isField = element.matches('input, select, textarea')
    const words = isField && 'value' in element ? String(element.value) : own
    if ((words === '' && !isField) || !element.checkVisibility({ visibilityProperty: true })) continue
    const as = describe(element, words)
    window.texts.set(as, [...(window.texts.get(as) ?? []), element])
  }
  return [...window.texts.keys()]
}

/** `unread`: the texts to be asked whether they stand out. */
type Asked = { tags: string[]; unread: string[]; dialogs: string; leastTarget: number }
type Found = { faults: string[]; legible: string[] }

async function findViolations({ tags, unread, dialogs, leastTarget }: Asked): Promise<Found> {
  const { axe } = window
  const isSmall = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height) < leastTarget && element.checkVisibility({ visibilityProperty: true })
  }
  const unreadTexts = unread.flatMap((text) => window.texts.get(text) ?? [])
  for (const element of unreadTexts) element.toggleAttribute('data-unread', true)
  const small = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [role]')].filter(isSmall)
  for (const element of small) element.toggleAttribute('data-small', true)
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-unread]' },
      { id: 'target-size', selector: '[data-small]' },
    ],
  })
  const root = [...document.querySelectorAll(dialogs)].at(-1) ?? document
  const options: axe.RunOptions = { runOnly: tags, resultTypes: ['violations', 'incomplete'], elementRef: true, selectors: false }
  let results = await axe.run(root, options)
  if (results.violations.length > 0) results = await axe.run(root, { ...options, selectors: true })
  for (const element of unreadTexts) element.toggleAttribute('data-unread', false)
  for (const element of small) element.toggleAttribute('data-small', false)
  const { violations, incomplete } = results
  // Before a picture or under a line that is drawn nobody can say, wherever it stands; behind something else it may be another time.
  const isHidden = (node: axe.NodeResult): boolean => /verlap|bscur|Viewport/.test(String(node.any[0]?.data?.messageKey))
  const nodesOf = (found: axe.Result[]): axe.NodeResult[] =>
    found.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  const illegible = new Set<Element | undefined>(
    [...nodesOf(violations), ...nodesOf(incomplete).filter(isHidden)].map(({ element }) => element),
  )
  const isLegible = (text: string): boolean => !window.texts.get(text)?.some((element) => illegible.has(element))
  // Under a bar or a sheet that stays in place something is half covered wherever the page is scrolled to, and whole a moment
  // later; that nothing stays covered is the subject of uncovered.spec.ts.
  const scrolledUnder = (id: string, summary: string): boolean => id === 'target-size' && summary.includes('partially obscured')
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !scrolledUnder(id, failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
  return { faults, legible: unread.filter(isLegible) }
}
