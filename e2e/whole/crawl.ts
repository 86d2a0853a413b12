import type { Page } from '@playwright/test'
import type { Language } from '../../src/language/languages.ts'
import { isHidden } from '../../src/addresses.ts'
import { mirroredPath } from '../../src/language/texts.ts'
import { faultsOfWords } from '../chinese-words.ts'
import { type CrawledPage, readAddress } from './crawled-page.ts'
import { htmlFaults } from './valid-html.ts'

/** A browser opens about as many connections to one shop. */
const AT_ONCE = 4
/** Where a press changes who is asking, not where one is. */
const SWITCH = /[?&]sexType=/
const HIDDEN_FROM_SEARCH = /^\/(product\/(list|brand|collection)(\/|$))/

/** A part of a list of posts or people; the whole is what search engines are told of. */
const isPartOfCommunity = (address: string): boolean => /^(\/zh)?\/community.*\?/.test(address)

export type Crawl = { addresses: string[]; faults: string[] }

/**
 * Follows every link inside one language's half of the shop. A query is followed where it stands on one of the first
 * addresses: every list has the same filters.
 */
export async function crawl(page: Page, language: Language, first: readonly string[]): Promise<Crawl> {
  const seen = new Set(first)
  const waiting = [...first]
  const faults: string[] = []
  const visit = async (address: string): Promise<void> => {
    // Of pages built alike one is enough.
    const isFirst = first.includes(address)
    const found = await readAddress(page, address, isFirst)
    const told = pageFaults(address, found, language)
    if (isFirst) told.push(...(await htmlFaults(found.html)))
    faults.push(...told.map((fault) => `${address} (${language}): ${fault}`))
    const wanted = new Set(isFirst ? found.links : found.links.map((link) => link.split(/[?#]/)[0] ?? ''))
    for (const link of wanted) {
      if (seen.has(link) || !isPage(link) || isChinese(link) !== (language === 'zh') || isOthersShare(link, language)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  const walker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next)
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walker))
  return { addresses: [...seen], faults }
}

/** The path of a page, as it is in English. */
function englishOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  return isChinese(path) ? mirroredPath(path) : path
}

/** Pages beyond the first addresses are built like one of them, so the two languages share them between themselves: each is read in one. */
function isOthersShare(link: string, language: Language): boolean {
  const path = englishOf(link) + (/\?[^#]*/.exec(link)?.[0] ?? '')
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (sum % 2 === 0) !== (language === 'zh')
}

const isChinese = (address: string): boolean => /^\/zh($|[/?#])/.test(address)
const isPage = (link: string): boolean => !/^\/(prod-api|media|assets)\//.test(link) && !SWITCH.test(link)

function pageFaults(address: string, page: CrawledPage, language: Language): string[] {
  if (page.redirected) return ['leads elsewhere']
  if (page.status !== 200) return [`answers ${page.status}`]
  const path = englishOf(address)
  const { lang, title, headings, landmarks, lostAnchors, repeatedIds } = page
  const claims: [boolean, string][] = [
    [lang === { en: 'en-HK', zh: 'zh-Hant-HK' }[language], `is marked as ${lang}`],
    [title.includes('PRAYA') && title.length > 'PRAYA'.length, `is called “${title}”`],
    [headings.length === 1 && headings[0] !== '', `has ${headings.length} main headings: ${headings.join(', ')}`],
    [landmarks.header === 1 && landmarks.main === 1, `has ${landmarks.header} banners and ${landmarks.main} mains`],
    [landmarks.footer === 1, `has ${landmarks.footer} footers`],
    [page.noindex || page.description !== '', 'has no description'],
    [
      page.noindex === isHidden(path) || HIDDEN_FROM_SEARCH.test(path) || isPartOfCommunity(address),
      'says something else to search engines than the list of screens',
    ],
    [lostAnchors.length === 0, `has anchors that lead nowhere: ${lostAnchors.join(', ')}`],
    [repeatedIds.length === 0, `uses an id twice: ${repeatedIds.join(', ')}`],
  ]
  return [
    ...claims.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...strayLinks(address, page, language),
    ...twinFaults(address, page),
    ...languageFaults(address, page, language),
  ]
}

/** Only the switch leads to the other language, and to the same page there. */
function strayLinks(address: string, page: CrawledPage, language: Language): string[] {
  const twin = mirroredPath(address.split(/[?#]/)[0] ?? '')
  return page.links
    .filter((link) => isPage(link) && isChinese(link) !== (language === 'zh') && link.split(/[?#]/)[0] !== twin)
    .map((link) => `leads to the other language at ${link}`)
}

/** A page names its twin in the other language, and itself as the original; lists and designers' pages do not. */
function twinFaults(address: string, page: CrawledPage): string[] {
  const path = address.split(/[?#]/)[0] ?? ''
  const english = englishOf(address)
  const expected =
    page.noindex || HIDDEN_FROM_SEARCH.test(english)
      ? { canonical: '', alternates: {} }
      : { canonical: path, alternates: { 'en-hk': english, 'zh-hk': mirroredPath(english), 'x-default': english } }
  const said = JSON.stringify({ canonical: page.canonical, alternates: page.alternates })
  return said === JSON.stringify(expected) ? [] : [`names its twins as ${said}`]
}

function languageFaults(address: string, page: CrawledPage, language: Language): string[] {
  return page.texts.flatMap((text) => {
    const words = faultsOfWords(text, language, address)
    return words.length > 0 ? [`says ${words.join(', ')} in “${text.slice(0, 100)}”`] : []
  })
}
