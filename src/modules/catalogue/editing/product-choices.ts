import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import colours from '../reference/colours.json' with { type: 'json' }
import { referenceMaterials } from '../reference-lists.ts'
import { nameOfSizeTable } from '../size-guides.ts'
import { presentSizeTable, sizeTableNames } from '../size-tables.ts'
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
  return {
    brands,
    categories: categories.map(({ path, sizeTable, precious }) => ({
      id: path,
      name: wayTo(path),
      sizeTable: sizeTable ?? '',
      precious,
    })),
    colours: colours.colours.map(({ id, en, zhHK, hex }) => ({ id, en, zh: zhHK, hex: hex ?? '#f4f3f1' })),
    materials: referenceMaterials.map((material) => ({ id: material.id, name: material[language] })),
    sizeTables: sizeTableNames.map((id) => ({ id, name: nameOfSizeTable(id, language), scales: scalesOf(id) })),
  }
}

function scalesOf(name: string): { system: string; sizes: string[] }[] {
  const { sizeTable, sizeScales } = presentSizeTable(name, 'en')
  const rows = sizeTable.slice(1)
  return sizeScales.flatMap((system, at) => {
    const sizes = [...new Set(rows.map((row) => row[at] ?? ''))].filter((size) => size !== '')
    // A column may stand for two scales with the same figures: the first names it.
    return system === '' ? [] : [{ system: system.split('/')[0] ?? system, sizes }]
  })
}
