import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { makeBrand } from '../editing/index.server.ts'
import { addCategory } from '../taxonomy/index.server.ts'
import { saveTerm } from '../attributes/index.server.ts'
import { idOf } from '../attributes/attribute-terms.rules.ts'
import { folded } from './reading/cell-values.rules.ts'
import type { StoredImport } from './import-store.ts'
import { isCategoryNumber } from './reading/google-categories.rules.ts'
import { brandNameOf } from './unmapped-values.ts'
import { readMeanings, stepsOf, type WordKind } from './word-meanings.ts'

/** Makes what a file names and the shop does not have yet; the other language and the rest is written later. Answers its code. */
export async function makeMissing(
  tx: Tx,
  by: Operator,
  work: StoredImport,
  { about, word }: { about: WordKind; word: string },
): Promise<string> {
  if (about === 'brand') return makeBrand(tx, by, { code: codeOfBrand(word), name: await brandNameOf(tx, work, word) })
  // A number is no name of anything that shoppers see.
  if (about === 'category') return isCategoryNumber(word) ? '' : makeCategory(tx, by, word)
  // Two words of a file may be one colour, such as ROSE and Rose.
  const known = (await readMeanings(tx)).colour(word)
  if (known && folded(known.en) === folded(word)) return known.id
  const colour = { kind: 'colour' as const, id: '', version: 0, name: both(word), retired: false, facts: { hex: '', family: '' } }
  return (await saveTerm(tx, by, colour)).id
}

/** A colour of the shop, if it does not have it yet. */
export async function ensureColour(
  tx: Tx,
  by: Operator,
  { id, name }: { id: string; name: { en: string; zh: string } },
): Promise<void> {
  const known = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select('term_id')
    .where('kind', '=', 'colour')
    .where('term_id', '=', id)
    .executeTakeFirst()
  if (!known) await saveTerm(tx, by, { kind: 'colour', id: '', version: 0, name, retired: false, facts: { hex: '', family: '' } })
}

/** As it will stand in addresses: Maison Aurélie is maison-aurelie. */
const codeOfBrand = (word: string): string => folded(word).replaceAll(' ', '-').slice(0, 80)

const both = (word: string) => ({ en: word.slice(0, 60), zh: word.slice(0, 60) })

/** “Women > Shoes > Mules” stands in the shoes for women; what is missing of its way is made with it. */
async function makeCategory(tx: Tx, by: Operator, word: string): Promise<string> {
  let parent = ''
  for (const step of stepsOf(word)) {
    const below = await childrenOf(tx, parent)
    const known = below.find(({ names }) => names.some((name) => folded(name) === folded(step)))
    const slug = known?.slug ?? idOf(step, new Set(below.map((child) => child.slug)), 'category')
    if (!known) await addCategory(tx, by, { parent, slug, name: both(step) })
    parent = parent === '' ? slug : `${parent}/${slug}`
  }
  return parent
}

async function childrenOf(tx: Tx, parent: string): Promise<{ slug: string; names: string[] }[]> {
  const rows = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['slug', 'name_en as en', 'name_zh as zh'])
    .where('parent', parent === '' ? 'is' : '=', parent === '' ? null : parent)
    .execute()
  return rows.map(({ slug, en, zh }) => ({ slug, names: [slug, en, zh] }))
}
