import { Marked, type MarkedToken, type RendererObject, type Token, type Tokens } from 'marked'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'

export type Heading = { depth: number; title: string }
/** What follows a heading up to the next one. */
export type Part = { heading?: Heading; tokens: Token[] }

/** What is wrong with a page's Markdown, in words. */
export class WrongMarkdown extends Error {
  readonly fault: AnyFieldProblem

  constructor(problem: string, fault: AnyFieldProblem) {
    super(problem)
    this.fault = fault
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Our own pages in the visitor's language; other places only by https, mail or telephone. */
function address(href: string, language: Language): string {
  if (/^#[a-z0-9-]+$/.test(href)) return href
  if (/^\/(?!\/)/.test(href)) return localPath(language, href)
  if (/^(https:\/\/|mailto:|tel:)/.test(href)) return href
  throw new WrongMarkdown(`a link leads inside the shop, or by https, mailto or tel, not to “${href}”`, 'page-link')
}

const renderer = (language: Language, label: string): RendererObject => ({
  html({ text }: Tokens.HTML | Tokens.Tag) {
    throw new WrongMarkdown(`HTML is not let through: “${text.trim()}”`, 'page-html')
  },
  image({ href }: Tokens.Image) {
    throw new WrongMarkdown(`pages of words have no pictures: “${href}”`, 'page-picture')
  },
  link({ href, tokens }: Tokens.Link) {
    const outside = href.startsWith('https:') ? ' rel="noreferrer"' : ''
    return `<a class="link" href="${escape(address(href, language))}"${outside}>${this.parser.parseInline(tokens)}</a>`
  },
  table({ header, rows }: Tokens.Table) {
    const cell = (tag: string, tokens: Token[], scope = '') => `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`
    const head = header.map(({ tokens }) => cell('th', tokens, ' scope="col"')).join('')
    const body = rows.map(
      (row) =>
        `<tr>${row.map(({ tokens }, at) => (at === 0 ? cell('th', tokens, ' scope="row"') : cell('td', tokens))).join('')}</tr>`,
    )
    // What scrolls sideways must be reachable by keyboard, and have a name.
    return `<div class="info-table" tabindex="0" role="region" aria-label="${escape(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  },
})

/** A page's Markdown as its headings and what stands under each; headings are of the second and third level. */
export function splitMarkdown(body: string): Part[] {
  const parts: Part[] = [{ tokens: [] }]
  for (const token of new Marked().lexer(body) as MarkedToken[]) {
    if (token.type === 'heading') {
      if (token.depth !== 2 && token.depth !== 3)
        throw new WrongMarkdown(`“${token.text}”: headings are ## or ###`, 'page-heading')
      parts.push({ heading: { depth: token.depth, title: token.text }, tokens: [] })
    } else if (token.type !== 'space') parts.at(-1)!.tokens.push(token)
  }
  return parts[0]!.tokens.length > 0 ? parts : parts.slice(1)
}

/** HTML of what stands under a heading; `label` names its tables. */
export const renderPart = ({ tokens }: Part, language: Language, label: string): string =>
  new Marked({ renderer: renderer(language, label) }).parser(tokens).trim()

/** Headings are plain words; their addresses come from the English page, so that a link holds in both languages. */
export const renderHeading = ({ depth, title }: Heading, id: string): string =>
  `<h${depth} id="${id}">${escape(title)}</h${depth}>`

export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
