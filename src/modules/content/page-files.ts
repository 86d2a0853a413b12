import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import { informationGroups } from './information.contract.ts'

/** Facts an editor may name in a page as {{name}}, in both languages. */
export type Facts = Readonly<Record<string, { en: string; zh: string }>>

const Front = z.strictObject({
  address: z.string().regex(/^(\/[A-Za-z]+)+$/, 'an address such as /statement/delivery'),
  group: z.enum(informationGroups),
  order: z.coerce.number().int(),
  title: z.string().min(1),
  lead: z.string().min(1),
  updated: z.iso.date(),
  /** A page of questions: headings of the second level are groups, of the third questions. */
  form: z.enum(['text', 'questions']).default('text'),
})

/** One page in one language: what stands between the two --- lines, and its Markdown. */
export type PageFile = z.output<typeof Front> & { file: string; body: string }
export type PagePair = { name: string } & Record<Language, PageFile>

/** Content that must not be shown: which file, and what is wrong with it; `fault` tells whoever writes it in the back office. */
export class WrongContent extends Error {
  readonly file: string
  readonly fault: AnyFieldProblem

  constructor(file: string, problem: string, fault: AnyFieldProblem = 'page-form') {
    super(`content/${file}: ${problem}`)
    this.file = file
    this.fault = fault
  }
}

const EditorFacts = z.record(z.string(), z.object({ en: z.string().min(1), zh: z.string().min(1) }))

/** Who the shop is and what it promises in figures: the one place where an editor writes them. */
export const readFacts = (folder: string): Facts =>
  EditorFacts.parse(JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')))

/** Every page under content/pages in both languages: name.en.md beside name.zh.md. */
export function readPagePairs(folder: string): PagePair[] {
  const names = new Set<string>()
  for (const file of readdirSync(join(folder, 'pages'))) {
    const name = /^([a-z-]+)\.(en|zh)\.md$/.exec(file)?.[1]
    if (!name) throw new WrongContent(`pages/${file}`, 'a page is named subject.en.md or subject.zh.md')
    names.add(name)
  }
  return [...names]
    .sort()
    .map((name) => ({ name, en: readPage(folder, `pages/${name}.en.md`), zh: readPage(folder, `pages/${name}.zh.md`) }))
}

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

function readPage(folder: string, file: string): PageFile {
  let text: string
  try {
    text = readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new WrongContent(file, 'missing: every page is written in both languages')
  }
  const [, front, body] = PARTS.exec(text) ?? []
  if (front === undefined || body === undefined)
    throw new WrongContent(file, 'begins with its title and so on between two lines of ---')
  const fields = front.split('\n').map((line) => {
    const colon = line.indexOf(':')
    if (colon < 0) throw new WrongContent(file, `“${line}” is not “name: value”`)
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  const parsed = Front.safeParse(Object.fromEntries(fields))
  if (!parsed.success)
    throw new WrongContent(file, parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(', '))
  return { ...parsed.data, file, body }
}

/** Puts the facts where the page names them, so that no number is written twice. */
export function fillFacts({ file }: PageFile, text: string, facts: Facts, language: Language): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (!fact) throw new WrongContent(file, `there is no fact {{${name}}}`, 'no-such-figure')
    return fact[language]
  })
}
