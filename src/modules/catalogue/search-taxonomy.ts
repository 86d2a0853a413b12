import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
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

export async function readSearchTaxonomy(tx: Tx): Promise<SearchTaxonomy> {
  const brands = await sql<TaxonomyBrand>`select brand_code as code, name, aliases, story_en as "storyEn", story_zh as "storyZh",
      origin_en as "originEn", origin_zh as "originZh", founded_year as "foundedYear"
    from brands order by name`.execute(tx)
  const categories =
    await sql<TaxonomyCategory>`select path, name_en as "nameEn", name_zh as "nameZh" from categories order by position, path`.execute(
      tx,
    )
  return {
    brands: brands.rows,
    categories: categories.rows,
    colours: colours.colours.map(({ id, en, zhHK, hex }) => ({ id, nameEn: en, nameZh: zhHK, hex: hex ?? '' })),
    materials: materials.materials.map(({ id, en, zhHK }) => ({ id, nameEn: en, nameZh: zhHK })),
  }
}
