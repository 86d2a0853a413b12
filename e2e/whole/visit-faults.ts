import type { Page } from '@playwright/test'
import { storeText } from '../../src/language/frame/store.text.ts'
import type { Language } from '../../src/language/languages.ts'
import { faultsOfWords } from '../chinese-words.ts'
import { untilTrue } from '../page-parts.ts'
import { readTexts } from '../page-words.ts'

/** What may move while a page finds its shape, as a share of the window times the way. */
const MOST_SHIFT = 0.02
/** Smaller letters cannot be read, and a smaller field makes a phone zoom into the page. */
const LEAST_TEXT_PX = 11
const LEAST_FIELD_PX = 16
const CHINESE_FONT = /PingFang HK|Noto Sans HK/

export async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const entries = await new Promise<Shift[]>((answer) => {
      const observer = new PerformanceObserver((list) => answer(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => answer([]), 50)
    })
    const named = (node: Node | null): string => (node instanceof Element ? `${node.localName}.${node.className}` : 'text')
    return entries.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => named(node)).join(', ') }))
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > MOST_SHIFT ? [`moved by ${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join(' | ')}`] : []
}

/** A busy browser may still lay the page out by the rules of the window before: what is too wide only until then is none. */
export async function widthFaults(page: Page): Promise<string[]> {
  if ((await page.evaluate(findWidthFaults)).length === 0) return []
  await page.waitForTimeout(500)
  return page.evaluate(findWidthFaults)
}

function findWidthFaults(): string[] {
  // Not innerWidth: a phone widens that to whatever it shows.
  const { scrollWidth, clientWidth } = document.documentElement
  const over = scrollWidth - clientWidth
  if (over <= 0) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const named = wide.slice(0, 3).map((element) => `${element.localName}.${element.className}`)
  return [`is ${over} px too wide: ${named.join(', ')}`]
}

/** The page as it stands in another window, once it has taken its shape. */
export async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window)
  // A busy browser lays the page out once more in the old shape's rules.
  await untilTrue(page, (width) => matchMedia(`(width: ${width}px)`).matches, window.width)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** The same page in the narrowest window, as it comes and with the text widened as far as a reader may ask (WCAG 1.4.12). */
export async function narrowFaults(page: Page): Promise<string[]> {
  await resize(page, { width: 320, height: 640 })
  const asItComes = [...(await widthFaults(page)), ...(await amountFaults(page))]
  const cut = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const bar = document.querySelector('header')
    return !bar || bar.scrollHeight - bar.clientHeight > 1
  })
  const widened = await widthFaults(page)
  return [
    ...asItComes.map((fault) => `320 px: ${fault}`),
    ...widened.map((fault) => `320 px, wider letters: ${fault}`),
    ...(cut ? ['320 px, wider letters: the bar cuts what it holds'] : []),
  ]
}

/** A price that stands on two lines is read as two, and a piece whose name is cut is not known by it. */
export const amountFaults = (page: Page): Promise<string[]> => page.evaluate(findAmountFaults)

function findAmountFaults(): string[] {
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    for (const amount of (node.textContent ?? '').matchAll(/HK\$[\d,.]*\d/g)) {
      const range = document.createRange()
      range.setStart(node, amount.index)
      range.setEnd(node, amount.index + amount[0].length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`${amount[0]} stands on ${lines.size} lines`)
    }
  }
  for (const name of document.querySelectorAll('.card-name, .card b'))
    if (name.scrollWidth > name.clientWidth + 1) faults.push(`“${name.textContent}” is cut`)
  return faults
}

/** Words of the other language and what Chinese may not say, in what is seen and in what is heard. */
export async function wordFaults(page: Page, language: Language, address?: string): Promise<string[]> {
  const lang = await page.evaluate(() => document.documentElement.lang)
  const texts = await readTexts(page)
  return [
    ...(lang === { en: 'en-HK', zh: 'zh-Hant-HK' }[language] ? [] : [`is marked as ${lang}`]),
    ...texts.flatMap((text) => {
      const words = faultsOfWords(text.replace(storeText.otherLanguage[language], ''), language, address)
      return words.length > 0 ? [`says ${words.join(', ')} in “${text.slice(0, 120)}”`] : []
    }),
  ]
}

/** Two voices speak on a page, and both can be read. */
export async function typeFaults(page: Page, language: Language): Promise<string[]> {
  const { families, smallest, fields } = await readType(page)
  const claims: [boolean, string][] = [
    [families.length <= 2, `is set in ${families.join(' and ')}`],
    [smallest.size >= LEAST_TEXT_PX, `sets “${smallest.text}” in ${smallest.size} px`],
    [fields.every((size) => size >= LEAST_FIELD_PX), `has fields of ${fields.join(', ')} px`],
    [language === 'en' || CHINESE_FONT.test(families.join()), `sets Chinese in ${families.join(' and ')}`],
  ]
  return claims.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}

type Type = { families: string[]; smallest: { size: number; text: string }; fields: number[] }

const readType = (page: Page): Promise<Type> =>
  page.evaluate(() => {
    const families = new Set<string>()
    let smallest = { size: 99, text: '' }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim() ?? ''
      const element = words.currentNode.parentElement
      if (!element?.checkVisibility() || text === '' || element.closest('script, style, noscript')) continue
      const { fontFamily, fontSize } = getComputedStyle(element)
      families.add(fontFamily)
      const size = Number.parseFloat(fontSize)
      if (size < smallest.size) smallest = { size, text }
    }
    const written = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea'
    const fields = [...document.querySelectorAll(written)].filter((field) => field.checkVisibility())
    return {
      families: [...families],
      smallest,
      fields: fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    }
  })
