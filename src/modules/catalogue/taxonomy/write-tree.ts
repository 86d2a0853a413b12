import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { tellOfProducts } from '../tell-of-products.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import { leadOn, type TreeChange } from './category-taxonomy.rules.ts'
import { type CategoryRow, readFormers } from './read-categories.ts'

/** What is about to go stands under an address that nothing else can have. */
const leaving = (path: string): string => `~${path}`

/** Makes the tree what a change has made of it. Products, drafts and former addresses follow; what orders hold stays as it is. */
export async function writeTree(tx: Tx, before: readonly CategoryRow[], change: TreeChange<CategoryRow>): Promise<void> {
  const formers = await readFormers(tx)
  const touched = await productsIn(tx, [...change.moved.keys()])
  for (const path of change.gone) await emptyInto(tx, path, change.moved.get(path)!)
  await carryPaths(tx, before, change)
  await writeRows(tx, before, change)
  await writeFormers(tx, formers, leadOn(formers, change))
  await catalogueTables(tx)
    .deleteFrom('categories')
    .where('path', '=', sql<string>`any(${[...change.gone].map(leaving)}::text[])`)
    .execute()
  await carryDrafts(tx, change.moved)
  await carryAttributes(tx, change.moved)
  await tellOfProducts(tx, touched)
}

/** Those that stand in these categories, whatever else they stand in. */
async function productsIn(tx: Tx, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await catalogueTables(tx)
    .selectFrom('product_categories')
    .select('product_id as productId')
    .distinct()
    .where('path', '=', sql<string>`any(${[...paths]}::text[])`)
    .execute()
  return rows.map(({ productId }) => productId)
}

/** Products of one category stand in the other; those that stood in both stand there once. */
async function emptyInto(tx: Tx, path: string, into: string): Promise<void> {
  const both = sql`k.product_id = g.product_id and k.path = ${into} and g.path = ${path}`
  await sql`update product_categories k set is_primary = true from product_categories g where ${both} and g.is_primary`.execute(
    tx,
  )
  await sql`delete from product_categories g using product_categories k where ${both}`.execute(tx)
  await catalogueTables(tx).updateTable('product_categories').set({ path: into }).where('path', '=', path).execute()
}

/** Parents first: what stands in them and refers to them is carried along by the database. */
async function carryPaths(tx: Tx, before: readonly CategoryRow[], { tree, moved, gone }: TreeChange<CategoryRow>): Promise<void> {
  const stepsOf = (path: string): number => path.split('/').length
  for (const path of gone)
    await catalogueTables(tx)
      .updateTable('categories')
      .set({ path: leaving(path), parent: null })
      .where('path', '=', path)
      .execute()
  const parents = new Map(tree.map(({ path, parent }) => [path, parent]))
  const carried = before.filter(({ path }) => moved.has(path) && !gone.has(path))
  for (const { path, handledAs } of carried.toSorted((one, other) => stepsOf(one.path) - stepsOf(other.path))) {
    const to = moved.get(path)!
    await catalogueTables(tx)
      .updateTable('categories')
      .set({ path: to, parent: parents.get(to) ?? null, handled_as: handledAs ?? path })
      .where('path', '=', path)
      .execute()
  }
}

/** Names, marks and places of all that is different; the place counts through the whole menu. */
async function writeRows(tx: Tx, before: readonly CategoryRow[], { tree, moved, gone }: TreeChange<CategoryRow>): Promise<void> {
  const was = new Map(before.filter(({ path }) => !gone.has(path)).map((row) => [moved.get(row.path) ?? row.path, row]))
  for (const [position, row] of tree.entries()) {
    const old = was.get(row.path)
    const values = {
      slug: row.slug,
      name_en: row.nameEn,
      name_zh: row.nameZh,
      position,
      hidden: row.hidden,
      size_table: row.sizeTable,
      precious: row.precious,
    }
    if (!old)
      await catalogueTables(tx)
        .insertInto('categories')
        .values({ path: row.path, parent: row.parent, handled_as: row.handledAs, ...values })
        .execute()
    else if (isOther(old, row, position)) {
      // One that has moved keeps what it was handled as, which the move has written.
      const handled = row.handledAs === old.handledAs ? {} : { handled_as: row.handledAs }
      await catalogueTables(tx)
        .updateTable('categories')
        .set({ ...values, ...handled })
        .where('path', '=', row.path)
        .execute()
    }
  }
}

const isOther = (old: CategoryRow, row: CategoryRow, position: number): boolean =>
  old.position !== position ||
  (['slug', 'nameEn', 'nameZh', 'hidden', 'sizeTable', 'precious', 'handledAs'] as const).some((name) => old[name] !== row[name])

async function writeFormers(tx: Tx, before: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): Promise<void> {
  const lost = [...before.keys()].filter((former) => !next.has(former))
  if (lost.length > 0) await catalogueTables(tx).deleteFrom('category_addresses').where('former', 'in', lost).execute()
  const rows = [...next].filter(([former, path]) => before.get(former) !== path).map(([former, path]) => ({ former, path }))
  if (rows.length > 0)
    await catalogueTables(tx)
      .insertInto('category_addresses')
      .values(rows)
      .onConflict((conflict) => conflict.column('former').doUpdateSet((column) => ({ path: column.ref('excluded.path') })))
      .execute()
}

/** What is being written about products follows, too; whoever has it open saves the old paths, which are led on then. */
async function carryDrafts(tx: Tx, moved: ReadonlyMap<string, string>): Promise<void> {
  const drafts = await catalogueTables(tx)
    .selectFrom('product_drafts')
    .select(['product_id as productId', 'document'])
    .where(sql<boolean>`document -> 'categories' ?| ${[...moved.keys()]}::text[]`)
    .forUpdate()
    .execute()
  for (const { productId, document } of drafts)
    await catalogueTables(tx)
      .updateTable('product_drafts')
      .set({ document: JSON.stringify(carriedDocument(document, moved)) })
      .where('product_id', '=', productId)
      .execute()
}

/** Attributes are asked of the same pieces as before. */
async function carryAttributes(tx: Tx, moved: ReadonlyMap<string, string>): Promise<void> {
  const attributes = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(['term_id as id', sql<string[]>`facts -> 'categories'`.as('categories')])
    .where('kind', '=', 'attribute')
    .where(sql<boolean>`facts -> 'categories' ?| ${[...moved.keys()]}::text[]`)
    .execute()
  for (const { id, categories } of attributes)
    await catalogueTables(tx)
      .updateTable('shelf_terms')
      .set({
        facts: sql`jsonb_set(facts, '{categories}', ${JSON.stringify([...new Set(categories.map((path) => moved.get(path) ?? path))])}::jsonb)`,
      })
      .where('kind', '=', 'attribute')
      .where('term_id', '=', id)
      .execute()
}

const carriedDocument = (document: ProductDocument, moved: ReadonlyMap<string, string>): ProductDocument => ({
  ...document,
  categories: [...new Set(document.categories.map((path) => moved.get(path) ?? path))],
})
