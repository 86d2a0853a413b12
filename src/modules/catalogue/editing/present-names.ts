import type { Read } from '#platform/database.server.ts'
import { presentBrandCode, presentPaths } from '../taxonomy/index.server.ts'
import { formerTerms } from '../attributes/index.server.ts'
import type { ProductDocument } from './product-document.contract.ts'

/**
 * Documents as they were written, by the names of today: a category may stand elsewhere since, a brand have another code, and a colour, a
 * material or a table of sizes have become another.
 */
export async function inPresentNames(tx: Read, documents: readonly ProductDocument[]): Promise<ProductDocument[]> {
  const brands = await presentOf(
    documents.map(({ brandCode }) => brandCode),
    (code) => presentBrandCode(tx, code),
  )
  const paths = await presentOf(
    documents.flatMap(({ categories }) => categories),
    async (path) => (await presentPaths(tx, [path]))[0],
  )
  const [colours, materials] = [await formerTerms(tx, 'colour'), await formerTerms(tx, 'material')]
  const tables = await formerTerms(tx, 'size-table')
  return documents.map((document) => ({
    ...document,
    brandCode: brands.get(document.brandCode) ?? document.brandCode,
    categories: [...new Set(document.categories.map((path) => paths.get(path) ?? path))],
    sizeTable: tables.get(document.sizeTable) ?? document.sizeTable,
    composition: document.composition.map((part) => ({ ...part, materialId: materials.get(part.materialId) ?? part.materialId })),
    colours: document.colours.map((colour) => ({ ...colour, colourId: colours.get(colour.colourId) ?? colour.colourId })),
  }))
}

/** Each name is looked up once: many products share a few of them. */
async function presentOf(
  names: readonly string[],
  find: (name: string) => Promise<string | undefined>,
): Promise<Map<string, string>> {
  const present = new Map<string, string>()
  for (const name of new Set(names)) present.set(name, (await find(name)) ?? name)
  return present
}
