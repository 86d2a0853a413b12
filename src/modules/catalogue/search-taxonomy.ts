import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from './catalogue.tables.ts'
import colours from './reference/colours.json' with { type: 'json' }
import materials from './reference/materials.json' with { type: 'json' }

export type TaxonomyBrand = {
  code: string
  name: string
  aliases: string[]
  storyEn: string
  storyZh: string
  originEn: string
  originZh: string
  foundedYear: number | null
}
export type TaxonomyCategory = { path: string; nameEn: string; nameZh: string }
export type TaxonomyColour = { id: string; nameEn: string; nameZh: string; hex: string }
export type TaxonomyMaterial = { id: string; nameEn: string; nameZh: string }
/** What products refer to. Categories come in the order of the menu, parents before children. */
export type SearchTaxonomy = {
  brands: TaxonomyBrand[]
  categories: TaxonomyCategory[]
  colours: TaxonomyColour[]
  materials: TaxonomyMaterial[]
}

export async function readSearchTaxonomy(tx: Read): Promise<SearchTaxonomy> {
  const brands = await catalogueTables(tx)
    .selectFrom('brands')
    .select(['brand_code as code', 'name', 'aliases', 'story_en as storyEn', 'story_zh as storyZh'])
    .select(['origin_en as originEn', 'origin_zh as originZh', 'founded_year as foundedYear'])
    .orderBy('name')
    .execute()
  const categories = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'name_en as nameEn', 'name_zh as nameZh'])
    .orderBy('position')
    .orderBy('path')
    .execute()
  return {
    brands,
    categories,
    colours: colours.colours.map(({ id, en, zhHK, hex }) => ({ id, nameEn: en, nameZh: zhHK, hex: hex ?? '' })),
    materials: materials.materials.map(({ id, en, zhHK }) => ({ id, nameEn: en, nameZh: zhHK })),
  }
}
