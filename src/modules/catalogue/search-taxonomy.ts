import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from './catalogue.tables.ts'
import type { SizeTableFacts } from './attributes/attribute-terms.contract.ts'
import type { BrandPicture } from './taxonomy/brand-taxonomy.contract.ts'
import { formerTerms, listTerms, readAttributes } from './attributes/index.server.ts'
import { type FilterAttribute, filterAttributes } from './attributes/filter-answers.rules.ts'

type TaxonomyBrand = {
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
type TaxonomyCategory = { path: string; nameEn: string; nameZh: string }
type TaxonomyColour = { id: string; nameEn: string; nameZh: string; hex: string }
type TaxonomyMaterial = { id: string; nameEn: string; nameZh: string }
/** A former path of a category, or code of a brand, and what it is now. */
type TaxonomyFormer = { former: string; present: string }
/** What products refer to. Categories come in the order of the menu, parents before children; those that are hidden are left out. */
export type SearchTaxonomy = {
  brands: TaxonomyBrand[]
  formerCategories: TaxonomyFormer[]
  formerBrands: TaxonomyFormer[]
  categories: TaxonomyCategory[]
  colours: TaxonomyColour[]
  materials: TaxonomyMaterial[]
  /** What a colour or a material has become, and under which family filters have a colour. */
  formerColours: TaxonomyFormer[]
  formerMaterials: TaxonomyFormer[]
  /** Those that lists are narrowed by, in their order. */
  attributes: FilterAttribute[]
  /** Sizes that are words, in the order of their scales. */
  sizes: string[]
  /** Another one whenever anything is kept otherwise that pieces are described by. */
  terms: string
}

async function markOfTerms(tx: Read): Promise<string> {
  const { mark } = await catalogueTables(tx)
    .selectFrom('shelf_terms as t')
    .select(sql<string>`coalesce(md5(string_agg(t::text, ',' order by kind, term_id)), '')`.as('mark'))
    .executeTakeFirstOrThrow()
  return mark
}

/** Letters and figures have an order of their own. */
const sizesIn = ({ columns, rows }: SizeTableFacts): string[] =>
  columns.flatMap(({ scale }, at) =>
    scale === '' ? [] : rows.map((row) => row[at] ?? '').filter((size) => /^\D{2,}$/.test(size)),
  )

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
    ...(await readTerms(tx)),
  }
}

async function readTerms(tx: Read) {
  const [colours, materials] = [await listTerms(tx, 'colour'), await listTerms(tx, 'material')]
  const [merged, sizeTables] = [await formerTerms(tx, 'colour'), await listTerms(tx, 'size-table')]
  const families = new Map(colours.map(({ id, facts }) => [id, facts.family]))
  return {
    // Filters have colours under their families.
    colours: colours
      .filter(({ facts }) => facts.family === '')
      .map(({ id, name, facts }) => ({ id, nameEn: name.en, nameZh: name.zh, hex: facts.hex })),
    formerColours: [
      ...[...merged].map(([former, present]) => ({ former, present: families.get(present) || present })),
      ...[...families].flatMap(([former, present]) => (present === '' ? [] : [{ former, present }])),
    ],
    materials: materials.map(({ id, name }) => ({ id, nameEn: name.en, nameZh: name.zh })),
    formerMaterials: [...(await formerTerms(tx, 'material'))].map(([former, present]) => ({ former, present })),
    attributes: filterAttributes(await readAttributes(tx)),
    sizes: sizeTables.flatMap(({ facts }) => sizesIn(facts)),
    terms: await markOfTerms(tx),
  }
}
