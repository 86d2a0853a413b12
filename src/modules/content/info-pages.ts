import { createHash } from 'node:crypto'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { informationGroups, type InformationWire, type QuestionGroupWire } from './information.contract.ts'
import { type Facts, fillFacts, type PageFile, type PagePair, readPagePairs, WrongContent } from './page-files.ts'
import { headingId, type Part, renderHeading, renderPart, splitMarkdown } from './page-markdown.ts'

type InfoPage = Pick<PageFile, 'title' | 'lead' | 'updated'> & Pick<InformationWire, 'html' | 'sections' | 'questions'>
export type InfoPagePair = Pick<PageFile, 'address' | 'group' | 'order'> & Record<Language, InfoPage>

export type InfoPages = {
  pages: readonly InfoPagePair[]
  /** Changes with every word. */
  version: string
}

/** Reads, checks and renders every page of words; throws WrongContent at the first that must not be shown. */
export function readInfoPages(folder: string, facts: Facts): InfoPages {
  const pages = readPagePairs(folder).map((pair) => renderPair(pair, facts))
  const places = Map.groupBy(pages, (page) => page.address)
  for (const [address, same] of places) if (same.length > 1) throw new WrongContent('pages', `two pages for ${address}`)
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 12)
  return { pages: pages.sort((a, b) => a.order - b.order), version }
}

function renderPair(pair: PagePair, facts: Facts): InfoPagePair {
  const { en, zh } = pair
  for (const field of ['address', 'group', 'order', 'form'] as const)
    if (en[field] !== zh[field]) throw new WrongContent(zh.file, `${field} is ${zh[field]}, in English ${en[field]}`)
  const parts = { en: partsOf(en, facts, 'en'), zh: partsOf(zh, facts, 'zh') }
  if (shapeOf(parts.en) !== shapeOf(parts.zh)) throw new WrongContent(zh.file, 'has other headings than the English page')
  const ids = idsOf(en, parts.en)
  const { address, group, order } = en
  return { address, group, order, en: renderPage(en, parts.en, ids, facts, 'en'), zh: renderPage(zh, parts.zh, ids, facts, 'zh') }
}

const shapeOf = (parts: readonly Part[]): string => parts.map(({ heading }) => heading?.depth ?? 0).join(' ')

/** A company’s name is no Markdown, whatever signs it has. */
const plainFacts = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, { en, zh }]) => [name, { en: plain(en), zh: plain(zh) }]))
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>&~|]/g, '\\$&')

function partsOf(page: PageFile, facts: Facts, language: Language): Part[] {
  const parts = naming(page, () => splitMarkdown(fillFacts(page, page.body, plainFacts(facts), language)))
  parts.forEach(({ heading, tokens }, at) => {
    const holdsMore = heading?.depth === 2 && parts[at + 1]?.heading?.depth === 3
    if (heading && tokens.length === 0 && !holdsMore) throw new WrongContent(page.file, `nothing stands under “${heading.title}”`)
    if (page.form === 'questions' && (!heading || (heading.depth === 2) !== (tokens.length === 0)))
      throw new WrongContent(page.file, 'in a page of questions ## holds ### and ### holds the answer')
  })
  if (parts.length === 0) throw new WrongContent(page.file, 'has no words')
  return parts
}

function idsOf({ file }: PageFile, parts: readonly Part[]): string[] {
  const ids = parts.map(({ heading }) => (heading ? headingId(heading.title) : ''))
  const twice = ids.find((id, at) => id && ids.indexOf(id) !== at)
  if (twice) throw new WrongContent(file, `two headings lead to #${twice}`)
  return ids
}

function renderPage(page: PageFile, parts: readonly Part[], ids: readonly string[], facts: Facts, language: Language): InfoPage {
  const { title, updated } = page
  const lead = fillFacts(page, page.lead, facts, language)
  const sections = parts.flatMap(({ heading }, at) => (heading?.depth === 2 ? [{ id: ids[at]!, title: heading.title }] : []))
  const rendered = naming(page, () => parts.map((part) => renderPart(part, language, part.heading?.title ?? title)))
  if (page.form === 'questions') return { title, lead, updated, html: '', sections, questions: questionsOf(parts, ids, rendered) }
  const html = parts.map(({ heading }, at) => (heading ? renderHeading(heading, ids[at]!) : '') + rendered[at]).join('')
  return { title, lead, updated, html, sections, questions: [] }
}

function questionsOf(parts: readonly Part[], ids: readonly string[], rendered: readonly string[]): QuestionGroupWire[] {
  const groups: QuestionGroupWire[] = []
  parts.forEach(({ heading }, at) => {
    const [id, title] = [ids[at]!, heading?.title ?? '']
    if (heading?.depth === 2) groups.push({ id, title, questions: [] })
    else groups.at(-1)?.questions.push({ id, question: title, answer: rendered[at]! })
  })
  return groups
}

/** Errors in a page name the page. */
function naming<T>({ file }: PageFile, work: () => T): T {
  try {
    return work()
  } catch (problem) {
    throw new WrongContent(file, problem instanceof Error ? problem.message.replace(/\nPlease report.*/s, '') : String(problem))
  }
}

/** A page with the list of its neighbours, in the visitor's language; undefined for an address that has no page. */
export function presentInfoPage(
  { pages }: InfoPages,
  address: string,
  language: Language,
): Omit<InformationWire, 'closedDays'> | undefined {
  const found = pages.find((page) => page.address === address)
  if (!found) return undefined
  const groups = informationGroups.map((group) => ({
    group,
    pages: pages
      .filter((page) => page.group === group)
      .map((page) => ({ title: page[language].title, address: localPath(language, page.address), here: page === found })),
  }))
  return { ...found[language], groups }
}
