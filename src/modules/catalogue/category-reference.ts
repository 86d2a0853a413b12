import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { type CatalogueTables, catalogueTables } from './catalogue.tables.ts'
import reference from './reference/categories.json' with { type: 'json' }
import { ensureTerms } from './attributes/index.server.ts'

type ReferenceNode = { slug: string; en: string; zhHK: string; path: string; children?: ReferenceNode[] }
type CategoryRow = Insertable<CatalogueTables['categories']>

const sizeTables: Record<string, string> = reference.sizeTableByBranch
/** Pieces of these branches fall under the registration of dealers in precious metals and stones. */
const preciousBranches = Object.entries(reference.dpmsRelevant).flatMap(([path, relevant]) => (relevant === 'yes' ? [path] : []))

/** Gives a shop without categories the reference tree, and what pieces are described by; from then on both are what operators make of them. */
export async function ensureCategories(tx: Tx): Promise<void> {
  await ensureTerms(tx)
  if (await catalogueTables(tx).selectFrom('categories').select('path').limit(1).executeTakeFirst()) return
  const rows: CategoryRow[] = []
  collect(reference.tree, null, rows)
  await catalogueTables(tx)
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

function collect(nodes: ReferenceNode[], parent: string | null, rows: CategoryRow[]): void {
  for (const { slug, en, zhHK, path, children } of nodes) {
    const branch = (start: string): boolean => path === start || path.startsWith(`${start}/`)
    const sizeTable = Object.keys(sizeTables).find(branch)
    rows.push({
      path,
      parent,
      slug,
      name_en: en,
      name_zh: zhHK,
      position: rows.length,
      precious: preciousBranches.some(branch),
      size_table: sizeTable ? sizeTables[sizeTable]! : null,
    })
    collect(children ?? [], path, rows)
  }
}
