import { createHash } from 'node:crypto'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { informationGroups, type InformationWire, type QuestionGroupWire } from './information.contract.ts'
import { type Facts, fillFacts, type PageFile, type PagePair, readPagePairs, WrongContent } from './page-files.ts'
import { headingId, type Part, renderHeading, renderPart, splitMarkdown, WrongMarkdown } from './page-markdown.ts'
import type { PageWords } from './page-words.contract.ts'

type InfoPage = Pick<PageFile, 'title' | 'lead' | 'updated'> & Pick<InformationWire, 'html' | 'sections' | 'questions'>
export type InfoPagePair = Pick<PageFile, 'address' | 'group' | 'order'> & { name: string } & Record<Language, InfoPage>
/** What an operator has made of a page, on that day (YYYY-MM-DD). */
export type RewrittenPage = { words: PageWords; updated: string }

export type InfoPages = {
  pages: readonly InfoPagePair[]
  /** Changes with every word. */
  version: string
}

/**
 * Reads, checks and renders every page of words, those in `rewritten` with their newer words; throws WrongContent at the first that must
 * not be shown. What an operator wrote and this program cannot show any more is shown as the program has it.
 */
export function readInfoPages(
  folder: string,
  facts: Facts,
  rewritten: ReadonlyMap<string, RewrittenPage> = new Map(),
): InfoPages {
  const pages = readPagePairs(folder).map((pair) => {
    const newer = rewritten.get(pair.name)
    return (newer && renderRewritten(pair, newer, facts)) ?? renderPair(pair, facts)
  })
  const places = Map.groupBy(pages, (page) => page.address)
  for (const [address, same] of places) if (same.length > 1) throw new WrongContent('pages', `two pages for ${address}`)
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 12)
  return { pages: pages.sort((a, b) => a.order - b.order), version }
}

function renderRewritten(pair: PagePair, newer: RewrittenPage, facts: Facts): InfoPagePair | undefined {
  try {
    return renderPair(rewrite(pair, newer), facts)
  } catch (problem) {
    if (problem instanceof WrongContent) return undefined
    throw problem
  }
}

const rewrite = (pair: PagePair, { words, updated }: RewrittenPage): PagePair => ({
  ...pair,
  ...inBoth((language) => ({
    ...pair[language],
    title: words.title[language],
    lead: words.lead[language],
    body: words.body[language],
    updated,
  })),
})

const inBoth = <T>(make: (language: Language) => T): Record<Language, T> => ({ en: make('en'), zh: make('zh') })

/** What came with the program, as it is written: undefined for a name that no page has. */
export function findPageFile(
  folder: string,
  name: string,
): (Pick<PageFile, 'address' | 'group' | 'form'> & { words: PageWords }) | undefined {
  const pair = readPagePairs(folder).find((one) => one.name === name)
  if (!pair) return undefined
  const words = {
    title: inBoth((language) => pair[language].title),
    lead: inBoth((language) => pair[language].lead),
    body: inBoth((language) => pair[language].body.trim()),
  }
  const { address, group, form } = pair.en
  return { address, group, form, words }
}

/** A page as it would be shown with these words, or what is wrong with them by the field it stands in. */
export function tryWords(
  folder: string,
  name: string,
  newer: RewrittenPage,
  facts: Facts,
): { page: InfoPagePair } | { fields: Record<string, AnyFieldProblem> } | undefined {
  const pair = readPagePairs(folder).find((one) => one.name === name)
  if (!pair) return undefined
  try {
    return { page: renderPair(rewrite(pair, newer), facts) }
  } catch (problem) {
    if (problem instanceof WrongContent)
      return { fields: { [`body.${problem.file.endsWith('.zh.md') ? 'zh' : 'en'}`]: problem.fault } }
    throw problem
  }
}

function renderPair(pair: PagePair, facts: Facts): InfoPagePair {
  const { en, zh } = pair
  for (const field of ['address', 'group', 'order', 'form'] as const)
    if (en[field] !== zh[field]) throw new WrongContent(zh.file, `${field} is ${zh[field]}, in English ${en[field]}`)
  const parts = { en: partsOf(en, facts, 'en'), zh: partsOf(zh, facts, 'zh') }
  if (shapeOf(parts.en) !== shapeOf(parts.zh))
    throw new WrongContent(zh.file, 'has other headings than the English page', 'other-headings')
  const ids = idsOf(en, parts.en)
  const { address, group, order } = en
  return {
    name: pair.name,
    address,
    group,
    order,
    en: renderPage(en, parts.en, ids, facts, 'en'),
    zh: renderPage(zh, parts.zh, ids, facts, 'zh'),
  }
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
    if (heading && tokens.length === 0 && !holdsMore)
      throw new WrongContent(page.file, `nothing stands under “${heading.title}”`, 'empty-heading')
    if (page.form === 'questions' && (!heading || (heading.depth === 2) !== (tokens.length === 0)))
      throw new WrongContent(page.file, 'in a page of questions ## holds ### and ### holds the answer', 'question-form')
  })
  if (parts.length === 0) throw new WrongContent(page.file, 'has no words', 'required')
  return parts
}

function idsOf({ file }: PageFile, parts: readonly Part[]): string[] {
  const ids = parts.map(({ heading }) => (heading ? headingId(heading.title) : ''))
  const twice = ids.find((id, at) => id && ids.indexOf(id) !== at)
  if (twice) throw new WrongContent(file, `two headings lead to #${twice}`, 'heading-twice')
  return ids
}

function renderPage(page: PageFile, parts: readonly Part[], ids: readonly string[], facts: Facts, language: Language): InfoPage {
  const { updated } = page
  const title = fillFacts(page, page.title, facts, language)
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
    if (problem instanceof WrongContent) throw problem
    const words = problem instanceof Error ? problem.message.replace(/\nPlease report.*/s, '') : String(problem)
    throw new WrongContent(file, words, problem instanceof WrongMarkdown ? problem.fault : undefined)
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
