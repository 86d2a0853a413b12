import { catalogueTables } from '../catalogue.tables.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { KnownCategory, KnownColour, Meaning } from './meaning.rules.ts'
import { formerTerms, listTerms, readAttributes } from '../attributes/index.server.ts'
import { folded } from './reading/cell-values.rules.ts'
import { coloursIn, standardColour } from './reading/colour-words.rules.ts'
import { googleCategory } from './reading/google-categories.rules.ts'

const wordKinds = ['brand', 'category', 'colour'] as const
export type WordKind = (typeof wordKinds)[number]

/** `categoriesNamed`: as well as the word can tell, the same under women and men among them. */
export type Meanings = Omit<Meaning, 'picture' | 'hasSizes' | 'gender'> & { categoriesNamed: (word: string) => string[] }

/** What the words of files mean: what somebody has said, what the shop itself calls so, and what is written almost so. */
export async function readMeanings(tx: Read): Promise<Meanings> {
  const said = await catalogueTables(tx).selectFrom('import_words').select(['about', 'word', 'target']).execute()
  const sayings = new Map(said.map(({ about, word, target }) => [`${about} ${word}`, target]))
  const [brand, categories, colour] = [await brandsByWord(tx), await categoriesByWord(tx), await coloursByWord(tx)]
  const [materials, sizeTables] = [await formerTerms(tx, 'material'), await formerTerms(tx, 'size-table')]
  const attributes = await readAttributes(tx)
  const saidOf = (about: WordKind, word: string): string | undefined => sayings.get(`${about} ${folded(word)}`)
  return {
    brand: (word) => brand(saidOf('brand', word) ?? word),
    category: (word, gender) => categories.find(saidOf('category', word) ?? googleCategory(word) ?? word, gender),
    categoriesNamed: categories.named,
    colour: (word) => colour(saidOf('colour', word) ?? word),
    material: (id) => materials.get(id) ?? id,
    sizeTable: (id) => sizeTables.get(id) ?? id,
    attributes,
  }
}

/** Kept for this file and every one to come. */
export async function keepWord(tx: Tx, about: WordKind, word: string, target: string): Promise<void> {
  await catalogueTables(tx)
    .insertInto('import_words')
    .values({ about, word: folded(word), target })
    .onConflict((conflict) => conflict.columns(['about', 'word']).doUpdateSet({ target }))
    .execute()
}

async function brandsByWord(tx: Read): Promise<(word: string) => string | undefined> {
  const rows = await catalogueTables(tx).selectFrom('brands').select(['brand_code as code', 'name', 'aliases']).execute()
  const codes = new Map<string, string>()
  for (const { code, name, aliases } of rows.toReversed())
    for (const word of [...aliases, name, code]) codes.set(folded(word), code)
  const exact = new Set(rows.map(({ code }) => code))
  return (word) => (exact.has(word) ? word : codes.get(folded(word)))
}

/** Women > Shoes is two. */
export const stepsOf = (word: string): string[] => word.split(/\s*(?:[>›»]|\/)\s*/).filter(Boolean)

async function categoriesByWord(tx: Read) {
  const rows = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'name_en as en', 'name_zh as zh', 'size_table as sizeTable', 'precious'])
    .orderBy('position')
    .execute()
  const byPath = new Map(
    rows.map((row) => [row.path, { path: row.path, sizeTable: row.sizeTable ?? '', precious: row.precious }]),
  )
  const byName = new Map<string, string[]>()
  for (const { path, en, zh } of rows)
    for (const name of new Set([folded(en), folded(zh), folded(path.split('/').at(-1) ?? '')]))
      byName.set(name, [...(byName.get(name) ?? []), path])
  const named = (word: string): string[] => {
    const steps = stepsOf(word).map(folded).filter(Boolean)
    const last = steps.at(-1) ?? ''
    const above = (path: string): number => steps.filter((step) => step !== last && namedSo(path, step)).length
    const namedSo = (path: string, step: string): boolean =>
      path.split('/').some((_, at, all) => byName.get(step)?.includes(all.slice(0, at + 1).join('/')))
    const found = (byName.get(last) ?? []).toSorted((one, other) => above(other) - above(one))
    return found.filter((path) => above(path) === above(found[0] ?? ''))
  }
  const find = (word: string, gender?: string): KnownCategory | undefined => {
    if (byPath.has(word)) return byPath.get(word)
    // The same name stands under women and men: only what is certain is taken.
    const best = named(word)
    const ofSide = best.filter((path) => path.startsWith(`${gender}/`))
    const [only, ...more] = best.length === 1 ? best : ofSide
    return only !== undefined && more.length === 0 ? byPath.get(only) : undefined
  }
  return { find, named }
}

/** Midnight Navy is navy, if there is no colour of that name. */
async function coloursByWord(tx: Read): Promise<(word: string) => KnownColour | undefined> {
  const terms = await listTerms(tx, 'colour')
  const known = terms.map(({ id, name, facts }): KnownColour => ({ id, ...name, hex: facts.hex || NO_HEX }))
  const byWord = new Map(known.flatMap((colour) => [[folded(colour.id), colour] as const, [colour.id, colour] as const]))
  const put = (word: string, colour: KnownColour): void => void (byWord.has(folded(word)) || byWord.set(folded(word), colour))
  for (const [former, present] of await formerTerms(tx, 'colour'))
    for (const colour of known.filter(({ id }) => id === present)) put(former, colour)
  for (const colour of known)
    for (const word of [colour.en, colour.zh, ...colour.en.split('/'), colour.zh.replace(/色$/, '')]) put(word, colour)
  const find = (word: string): KnownColour | undefined => byWord.get(folded(word)) ?? byWord.get(standardColour(word) ?? '')
  return (word) => {
    const several = new Set(coloursIn(word).map((part) => find(part)?.id))
    const isSeveral = several.size > 1 && !several.has(undefined)
    return find(word) ?? (isSeveral ? byWord.get('multicolour') : undefined) ?? find(folded(word).split(' ').at(-1) ?? '')
  }
}

const NO_HEX = '#f4f3f1'
