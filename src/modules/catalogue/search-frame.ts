import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import colours from './reference/colours.json' with { type: 'json' }
import materials from './reference/materials.json' with { type: 'json' }

export type FrameBrand = {
  code: string
  name: string
  aliases: string[]
  storyEn: string
  storyZh: string
  originEn: string
  originZh: string
  foundedYear: number | null
}
export type FrameCategory = { path: string; nameEn: string; nameZh: string }
export type FrameColour = { id: string; nameEn: string; nameZh: string; hex: string }
export type FrameMaterial = { id: string; nameEn: string; nameZh: string }
/** What products refer to. Categories come in the order of the menu, parents before children. */
export type SearchFrame = {
  brands: FrameBrand[]
  categories: FrameCategory[]
  colours: FrameColour[]
  materials: FrameMaterial[]
}

export async function readSearchFrame(tx: Tx): Promise<SearchFrame> {
  const brands = await sql<FrameBrand>`select brand_code as code, name, aliases, story_en as "storyEn", story_zh as "storyZh",
      origin_en as "originEn", origin_zh as "originZh", founded_year as "foundedYear"
    from brands order by name`.execute(tx)
  const categories =
    await sql<FrameCategory>`select path, name_en as "nameEn", name_zh as "nameZh" from categories order by position, path`.execute(
      tx,
    )
  return {
    brands: brands.rows,
    categories: categories.rows,
    colours: colours.colours.map(({ id, en, zhHK, hex }) => ({ id, nameEn: en, nameZh: zhHK, hex: hex ?? '' })),
    materials: materials.materials.map(({ id, en, zhHK }) => ({ id, nameEn: en, nameZh: zhHK })),
  }
}
