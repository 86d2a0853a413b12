import {
  addPageVersion,
  findPageFile,
  findPageVersion,
  listPageVersions,
  listRewrittenPages,
  tryWords,
} from '#modules/content/index.server.ts'
import { informationGroups } from '#modules/content/information.contract.ts'
import type {
  PageEditWire,
  PageListWire,
  PageWords,
  SavedPage,
  TriedPageWire,
  TryPageInput,
} from '#modules/content/page-words.contract.ts'
import type { Named } from './show-information.ts'
import type { Language } from '#language/languages.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { CONTENT, figuresOf, listInformation } from './show-information.ts'

const present = ({ version, savedBy, savedAt }: { version: number; savedBy: string; savedAt: Date }) => ({
  version,
  savedBy,
  saveTime: savedAt.toISOString(),
})

const placeOf = ({ group }: PageListWire['list'][number]): number => informationGroups.indexOf(group)

/** Every page of words in the order of the shop's own list, and who has rewritten it last. */
export async function listEditedPages(tx: Read, named: Named, language: Language): Promise<PageListWire> {
  const rewritten = await listRewrittenPages(tx)
  const list = listInformation(named, rewritten).map(({ name, address, group, [language]: { title } }) => {
    const newest = rewritten.get(name)
    return { name, address, group, title, newest: newest ? present(newest) : null }
  })
  return { list: list.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** One page with all that its editor needs. Refuses NOT_FOUND. */
export async function showPageEdit(tx: Read, named: Named, name: string, language: Language): Promise<PageEditWire> {
  const { words, address, form } = findPageFile(CONTENT, name) ?? refuse('NOT_FOUND')
  const newest = (await listRewrittenPages(tx)).get(name)
  const figures = Object.entries(figuresOf(named)).map(([figure, value]) => ({ name: figure, value: value[language] }))
  return {
    page: { name, version: newest?.version ?? 0, ...(newest?.words ?? words) },
    address,
    isQuestions: form === 'questions',
    figures: figures.toSorted((one, other) => one.name.localeCompare(other.name)),
    versions: (await listPageVersions(tx, name)).map(present),
  }
}

/** The words of a version, 0 being what came with the program. Refuses NOT_FOUND. */
export const readPageVersion = async (tx: Read, name: string, version: number): Promise<PageWords> =>
  (version === 0 ? findPageFile(CONTENT, name)?.words : await findPageVersion(tx, name, version)) ?? refuse('NOT_FOUND')

/** The page as it would be with these words, in both languages. Refuses NOT_FOUND. */
export function tryPageWords(named: Named, { name, ...words }: TryPageInput): TriedPageWire {
  const newer = { words, updated: dayInHongKong(clock.now()) }
  const tried = tryWords(CONTENT, name, newer, figuresOf(named)) ?? refuse('NOT_FOUND')
  return 'page' in tried ? { page: tried.page, fields: {} } : { page: null, fields: tried.fields }
}

/** Makes words what shoppers read. Refuses BAD_INPUT for words that cannot be shown, MOVED_ON, NOT_FOUND. */
export async function rewritePage(tx: Tx, by: Operator, named: Named, page: SavedPage): Promise<SavedPage> {
  const { fields } = tryPageWords(named, page)
  if (Object.keys(fields).length > 0) refuse('BAD_INPUT', { fields })
  const before = await readPageVersion(tx, page.name, page.version)
  return { ...page, version: await addPageVersion(tx, by, page, before) }
}
