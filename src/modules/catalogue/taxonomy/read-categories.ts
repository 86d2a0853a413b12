import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { referenceCategories } from '../reference-lists.ts'
import { listTerms } from '../attributes/index.server.ts'
import type { CategoryProductsInput, CategoryProductsWire, CategoryShelvesWire } from './category-taxonomy.contract.ts'

const PAGE_SIZE = 50

export type CategoryRow = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'parent', 'slug', 'name_en as nameEn', 'name_zh as nameZh', 'hidden'])
    .select(['size_table as sizeTable', 'precious', 'handled_as as handledAs', 'position', 'version'])
    .orderBy('position')
    .orderBy('path')
    .execute()

/** The tree as it is, for one who changes it: nobody else does until the transaction ends. */
export async function lockTree(tx: Tx): Promise<CategoryRow[]> {
  await lockNames(tx, ['category-tree'])
  return inMenuOrder(await readRows(tx))
}

function inMenuOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const childrenOf = Map.groupBy(rows, ({ parent }) => parent)
  const below = (parent: string | null): CategoryRow[] =>
    (childrenOf.get(parent) ?? []).flatMap((row) => [row, ...below(row.path)])
  return below(null)
}

/** Former addresses with where they lead. */
export async function readFormers(tx: Read): Promise<Map<string, string>> {
  const rows = await catalogueTables(tx).selectFrom('category_addresses').select(['former', 'path']).orderBy('former').execute()
  return new Map(rows.map(({ former, path }) => [former, path]))
}

/** Where these categories are now, whatever they were called; each once, in their order. */
export async function presentPaths(tx: Read, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const found = await catalogueTables(tx)
    .selectFrom('category_addresses')
    .select(['former', 'path'])
    .where('former', '=', sql<string>`any(${[...paths]}::text[])`)
    .execute()
  const present = new Map(found.map(({ former, path }) => [former, path]))
  return [...new Set(paths.map((path) => present.get(path) ?? path))]
}

/** The whole tree as operators keep it. */
export async function listCategoryShelves(tx: Read, language: Language): Promise<CategoryShelvesWire> {
  const rows = inMenuOrder(await readRows(tx))
  const counted = await catalogueTables(tx)
    .selectFrom('product_categories')
    .select(({ fn }) => ['path', fn.countAll<number>().as('num')])
    .groupBy('path')
    .execute()
  const nums = new Map(counted.map(({ path, num }) => [path, num]))
  const formersOf = Map.groupBy(await readFormers(tx), ([, path]) => path)
  const sizeTables = await listTerms(tx, 'size-table')
  return {
    list: rows.map(({ path, parent, nameEn, nameZh, sizeTable, handledAs, position: _, ...row }) => ({
      ...row,
      path,
      parent: parent ?? '',
      name: { en: nameEn, zh: nameZh },
      sizeTable: sizeTable ?? '',
      handledAs: handledAs ?? '',
      productNum: nums.get(path) ?? 0,
      formers: (formersOf.get(path) ?? []).map(([former]) => former),
    })),
    sizeTables: sizeTables.map(({ id, name }) => ({ id, name: name[language] })),
    handled: referenceCategories.map(({ id, ...names }) => ({ id, name: wayTo(id, names[language], language) })),
  }
}

const namesOf = new Map(referenceCategories.map((category) => [category.id, category]))

/** Names that stand under two departments are told apart by their department. */
function wayTo(id: string, name: string, language: Language): string {
  const department = namesOf.get(id.split('/')[0] ?? '')
  return department && department.id !== id ? `${department[language]} › ${name}` : name
}

/** Products that stand in a category itself, by code; `word` is part of a code or a name. */
export async function listCategoryProducts(
  tx: Read,
  { path, word = '', pageNum = 1 }: CategoryProductsInput,
  language: Language,
): Promise<CategoryProductsWire> {
  const page = Number(pageNum)
  const found = catalogueTables(tx)
    .selectFrom('product_categories as c')
    .innerJoin('products as p', 'p.product_id', 'c.product_id')
    .where('c.path', '=', path)
    .where(
      'p.search_text',
      'like',
      `%${word
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`,
    )
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await found
    .innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
    .select(['p.product_id as productId', 'p.spu_code as spuCode', 'b.name as brandName'])
    .select(language === 'zh' ? 'p.name_zh as name' : 'p.name_en as name')
    .orderBy('p.spu_code')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum: page, pageSize: PAGE_SIZE, list }
}
