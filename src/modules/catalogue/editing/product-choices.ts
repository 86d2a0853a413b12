import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { listTerms, readAttributes } from '../attributes/index.server.ts'
import type { SizeTableFacts } from '../attributes/attribute-terms.contract.ts'
import type { ProductChoicesWire } from './product-editing.contract.ts'

/** What the fields of a product are chosen from: brands by name, categories as the menu has them, each with its way down. */
export async function listProductChoices(tx: Read, language: Language): Promise<ProductChoicesWire> {
  const brands = await catalogueTables(tx).selectFrom('brands').select(['brand_code as id', 'name']).orderBy('name').execute()
  const categories = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'name_en as en', 'name_zh as zh', 'size_table as sizeTable', 'precious'])
    .orderBy('position')
    .execute()
  const names = new Map(categories.map((category) => [category.path, category[language]]))
  const wayTo = (path: string): string =>
    path
      .split('/')
      .map((_, at, steps) => names.get(steps.slice(0, at + 1).join('/')) ?? '')
      .join(' › ')
  const [colours, materials] = [await listTerms(tx, 'colour'), await listTerms(tx, 'material')]
  const sizeTables = await listTerms(tx, 'size-table')
  return {
    brands,
    categories: categories.map(({ path, sizeTable, precious }) => ({
      id: path,
      name: wayTo(path),
      sizeTable: sizeTable ?? '',
      precious,
    })),
    colours: colours.map(({ id, name, retired, facts }) => ({ id, ...name, retired, hex: facts.hex || NO_HEX })),
    materials: materials.map(({ id, name, retired }) => ({ id, name: name[language], retired })),
    sizeTables: sizeTables.map(({ id, name, retired, facts }) => ({
      id,
      name: name[language],
      retired,
      scales: scalesOf(facts),
    })),
    attributes: await readAttributes(tx),
  }
}

const NO_HEX = '#f4f3f1'

function scalesOf({ columns, rows }: SizeTableFacts): { system: string; sizes: string[] }[] {
  return columns.flatMap(({ scale: system }, at) => {
    const sizes = [...new Set(rows.map((row) => row[at] ?? ''))].filter((size) => size !== '')
    // A column may stand for two scales with the same figures: the first names it.
    return system === '' ? [] : [{ system: system.split('/')[0] ?? system, sizes }]
  })
}
