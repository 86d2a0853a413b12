import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from './catalogue.tables.ts'
import type { BrandPicture } from './shelves/brand-shelves.contract.ts'
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
  hidden: boolean
  logo: BrandPicture | null
  hero: BrandPicture | null
}
export type TaxonomyCategory = { path: string; nameEn: string; nameZh: string }
export type TaxonomyColour = { id: string; nameEn: string; nameZh: string; hex: string }
export type TaxonomyMaterial = { id: string; nameEn: string; nameZh: string }
/** A former path of a category, or code of a brand, and what it is now. */
export type TaxonomyFormer = { former: string; present: string }
/** What products refer to. Categories come in the order of the menu, parents before children; those that are hidden are left out. */
export type SearchTaxonomy = {
  brands: TaxonomyBrand[]
  formerCategories: TaxonomyFormer[]
  formerBrands: TaxonomyFormer[]
  categories: TaxonomyCategory[]
  colours: TaxonomyColour[]
  materials: TaxonomyMaterial[]
}

export async function readSearchTaxonomy(tx: Read): Promise<SearchTaxonomy> {
  const brands = await catalogueTables(tx)
    .selectFrom('brands')
    .select(['brand_code as code', 'name', 'aliases', 'story_en as storyEn', 'story_zh as storyZh'])
    .select(['origin_en as originEn', 'origin_zh as originZh', 'founded_year as foundedYear'])
    .select(['hidden', 'logo', 'hero'])
    .orderBy('name')
    .execute()
  const categories = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'name_en as nameEn', 'name_zh as nameZh', 'hidden'])
    .orderBy('position')
    .orderBy('path')
    .execute()
  const formerCategories = await catalogueTables(tx)
    .selectFrom('category_addresses')
    .select(['former', 'path as present'])
    .orderBy('former')
    .execute()
  const formerBrands = await catalogueTables(tx)
    .selectFrom('brand_addresses')
    .select(['former', 'brand_code as present'])
    .orderBy('former')
    .execute()
  const closed = categories.filter(({ hidden }) => hidden).map(({ path }) => path)
  return {
    brands,
    formerCategories,
    formerBrands,
    categories: categories
      .filter(({ path }) => !closed.some((above) => path === above || path.startsWith(`${above}/`)))
      .map(({ hidden: _, ...category }) => category),
    colours: colours.colours.map(({ id, en, zhHK, hex }) => ({ id, nameEn: en, nameZh: zhHK, hex: hex ?? '' })),
    materials: materials.materials.map(({ id, en, zhHK }) => ({ id, nameEn: en, nameZh: zhHK })),
  }
}
