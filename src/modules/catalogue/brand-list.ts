import type { Read } from '#platform/database.server.ts'
import type { BrandListWire } from './catalogue.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'

/** Every brand that has something listed, by name; a name that begins with no letter stands under #. Found by its aliases too. */
export async function listBrands(tx: Read): Promise<BrandListWire> {
  const brands = await catalogueTables(tx)
    .selectFrom('brands as b')
    .innerJoin('products as p', (join) => join.onRef('p.brand_code', '=', 'b.brand_code').on('p.listed', '=', true))
    .select(({ fn }) => ['b.brand_code as code', 'b.name', 'b.aliases', fn.countAll<number>().as('productNum')])
    .where('b.hidden', '=', false)
    .groupBy('b.brand_code')
    .orderBy('b.position')
    .orderBy(({ fn }) => fn<string>('lower', ['b.name']))
    .execute()
  return { brands: brands.map((brand) => ({ ...brand, letter: letterOf(brand.name) })) }
}

function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}
