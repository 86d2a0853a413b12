import { sql } from 'kysely'
import { type AuditAction, type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuseField } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { referenceCategories } from '../reference-lists.ts'
import { listTerms } from '../attributes/index.server.ts'
import type {
  AddCategoryInput,
  MergeCategoryInput,
  MoveCategoryInput,
  SaveCategoryInput,
  SplitCategoryInput,
} from './category-taxonomy.contract.ts'
import { addShelf, isTreeProblem, mergeShelf, placeShelf, type TreeChange, type TreeProblem } from './category-taxonomy.rules.ts'
import { type CategoryRow, lockTree, readFormers } from './read-categories.ts'
import { tellOfProducts } from '../tell-of-products.ts'
import { writeTree } from './write-tree.ts'

/** By former path the present one, of every category that stands elsewhere now. */
export type MovedPaths = ReadonlyMap<string, string>
const nowhereElse: MovedPaths = new Map()

/** Puts a new category last in its parent. */
export async function addCategory(tx: Tx, by: Operator, { parent, slug, name }: AddCategoryInput): Promise<MovedPaths> {
  const tree = await lockTree(tx)
  const wanted = newRow(tree, parent || null, slug, name)
  await writeTree(tx, tree, changed(addShelf(tree, wanted)))
  await audit(tx, by, 'category-added', wanted.path, { after: { name } })
  return nowhereElse
}

/** What a new category has of the one it stands in. */
function newRow(
  tree: readonly CategoryRow[],
  parent: string | null,
  slug: string,
  name: { en: string; zh: string },
): CategoryRow {
  const above = tree.find(({ path }) => path === parent)
  return {
    path: parent === null ? slug : `${parent}/${slug}`,
    ...{ parent, slug, nameEn: name.en, nameZh: name.zh, hidden: false, position: tree.length, version: 1 },
    ...{ sizeTable: above?.sizeTable ?? null, precious: above?.precious ?? false },
    handledAs: above?.handledAs ? `${above.handledAs}/${slug}` : null,
  }
}

/** Names, address and marks of a category; its former address leads on. */
export async function saveCategory(
  tx: Tx,
  by: Operator,
  { path, version, slug, name, ...marks }: SaveCategoryInput,
): Promise<MovedPaths> {
  const tree = await lockTree(tx)
  const own = await seenAt(tx, tree, { path, version })
  const sizeTables = await listTerms(tx, 'size-table')
  if (marks.sizeTable !== '' && !sizeTables.some(({ id }) => id === marks.sizeTable)) refuseField('sizeTable', 'choose-one')
  if (marks.handledAs !== '' && !isHandled(marks.handledAs)) refuseField('handledAs', 'choose-one')
  const place = { path, parent: own.parent, slug, nameEn: name.en, nameZh: name.zh }
  const { tree: placed, ...change } = changed(placeShelf(tree, place))
  const marked = {
    hidden: marks.hidden,
    precious: marks.precious,
    sizeTable: marks.sizeTable || null,
    handledAs: marks.handledAs || null,
  }
  const at = change.moved.get(path) ?? path
  await writeTree(tx, tree, { ...change, tree: placed.map((row) => (row.path === at ? { ...row, ...marked } : row)) })
  const before = { slug: own.slug, name: { en: own.nameEn, zh: own.nameZh }, ...pickMarks(own) }
  await audit(tx, by, 'category-changed', path, { before, after: { slug, name, ...marked } })
  return change.moved
}

const isHandled = (path: string): boolean => referenceCategories.some(({ id }) => path === id || path.startsWith(`${id}/`))
const pickMarks = ({ hidden, precious, sizeTable, handledAs }: CategoryRow) => ({ hidden, precious, sizeTable, handledAs })

/** Puts a category with all below it elsewhere in the tree. */
export async function moveCategory(
  tx: Tx,
  by: Operator,
  { path, version, parent, before }: MoveCategoryInput,
): Promise<MovedPaths> {
  const tree = await lockTree(tx)
  const { slug, nameEn, nameZh } = await seenAt(tx, tree, { path, version })
  const change = changed(placeShelf(tree, { path, parent: parent || null, slug, nameEn, nameZh }, before))
  await writeTree(tx, tree, change)
  await audit(tx, by, 'category-moved', path, { after: { parent, before } })
  return change.moved
}

/** Puts all that is in a category into another, and the category is no more. */
export async function mergeCategory(tx: Tx, by: Operator, { path, version, into }: MergeCategoryInput): Promise<MovedPaths> {
  const tree = await lockTree(tx)
  await seenAt(tx, tree, { path, version })
  const change = changed(mergeShelf(tree, path, into))
  await writeTree(tx, tree, change)
  await audit(tx, by, 'category-merged', path, { after: { into } })
  return change.moved
}

/** Puts some products of a category into a new one beside it. */
export async function splitCategory(
  tx: Tx,
  by: Operator,
  { path, slug, name, productIds }: SplitCategoryInput,
): Promise<MovedPaths> {
  const tree = await lockTree(tx)
  const own = rowAt(tree, path)
  const wanted = {
    ...newRow(tree, own.parent, slug, name),
    ...pickMarks(own),
    hidden: false,
    handledAs: own.handledAs ?? own.path,
  }
  await writeTree(tx, tree, changed(addShelf(tree, wanted)))
  const chosen = sql<string>`any(${productIds}::uuid[])`
  const rows = catalogueTables(tx).updateTable('product_categories').set({ path: wanted.path })
  const { numUpdatedRows } = await rows.where('path', '=', path).where('product_id', '=', chosen).executeTakeFirst()
  if (Number(numUpdatedRows) !== new Set(productIds).size) refuseField('productIds', 'no-such-product')
  await tellOfProducts(tx, productIds)
  await audit(tx, by, 'category-split', path, { after: { into: wanted.path, products: productIds.length } })
  return nowhereElse
}

const rowAt = (tree: readonly CategoryRow[], path: string): CategoryRow =>
  tree.find((row) => row.path === path) ?? refuseField('path', 'no-category')

/** The category as whoever changes it has seen it; refuses MOVED_ON. */
async function seenAt(tx: Tx, tree: readonly CategoryRow[], { path, version }: { path: string; version: number }) {
  const row = tree.find((each) => each.path === path)
  if (row?.version === version) return row
  // Under the address of before stands nothing any more, or something else.
  const isFormer = (await readFormers(tx)).has(path)
  return row || isFormer ? refuseMovedOn(tx, 'category', path) : rowAt(tree, path)
}

function changed(found: TreeChange<CategoryRow> | TreeProblem): TreeChange<CategoryRow> {
  return isTreeProblem(found) ? refuseField(found.field, found.problem) : found
}

const audit = (
  tx: Tx,
  by: Operator,
  action: AuditAction,
  subjectId: string,
  told: { before?: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> => recordAudit(tx, { by, action, subject: 'category', subjectId, ...told })
