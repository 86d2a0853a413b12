import type { Cents } from '#platform/money.ts'
import type { ProductFlag } from './search.contract.ts'

export type StockState = 'in' | 'low' | 'last' | 'out'
/** `focusX`, `focusY`: what stays in sight where a frame cuts it, in percent from the left and from above. */
export type RowPicture = {
  hash: string
  width: number
  height: number
  altEn: string
  altZh: string
  focusX: number
  focusY: number
}

/**
 * `id` is the colour it is found under, `code` what the page of the product calls it; `stock`: what is left in it; `pictures`: at most two,
 * the card's and the one under the pointer.
 */
export type RowColour = {
  id: string
  code: string
  nameEn: string
  nameZh: string
  hex: string
  stock: StockState
  pictures: RowPicture[]
}
/** Variants that differ in nothing but their size. */
export type RowVariants = {
  /** Its place among the colours of the product. */
  colour: number
  /** Those in stock, smallest first; none of what is sold out. */
  sizes: string[]
  listPriceCents: Cents
  salePriceCents: Cents
  merchantKinds: string[]
}

/** One product as it is handed to search: all colours together, both languages. */
export type ProductRow = {
  productId: string
  spuCode: string
  articleNumber: string
  brandCode: string
  gender: 'women' | 'men' | 'unisex'
  titleEn: string
  titleZh: string
  /** Paths, the primary one first. */
  categories: string[]
  /** Those that can be had; of a product that is sold out those that could. */
  colours: RowColour[]
  /** What can be had of it; of a product that is sold out, what there was. None where every colour comes in every size, at one price, from the same merchants. */
  variants: RowVariants[]
  /** The sizes that are in stock, smallest first, each as `scale@@@value`. */
  sizes: string[]
  /** Ids of what it is made of. */
  materials: string[]
  /** What it answers to attributes, each as `heel-height:20-50`. */
  answers: string[]
  /** Of whom it can be had: the kinds of the merchants with an offer, such as brand or global-buyer. */
  merchantKinds: string[]
  /** Found by, not shown. */
  words: string[]
  /** Of the cheapest that can be had. */
  listPriceCents: Cents
  salePriceCents: Cents
  stock: StockState
  /** Milliseconds since 1970. */
  arrivedAt: number
  seasonalSale: boolean
  flags: ProductFlag[]
  /** How much it is sought after, between 0 and 1. */
  popularity: number
  listed: boolean
}

type TaxonomyPicture = { hash: string; width: number; height: number; alt: { en: string; zh: string } }
export type TaxonomyBrand = {
  code: string
  name: string
  aliases: string[]
  storyEn: string
  storyZh: string
  originEn: string
  originZh: string
  foundedYear: number | null
  /** Its name stands with its pieces; it has no page and is named in no list of brands. */
  hidden?: boolean
  logo?: TaxonomyPicture | null
  hero?: TaxonomyPicture | null
}
export type TaxonomyCategory = { path: string; nameEn: string; nameZh: string }
export type TaxonomyColour = { id: string; nameEn: string; nameZh: string; hex: string }
type TaxonomyMaterial = { id: string; nameEn: string; nameZh: string }
type InBoth = { en: string; zh: string }
/** With its answers in their order, each by the value that products have. */
type TaxonomyAttribute = { id: string; name: InBoth; answers: { value: string; name: InBoth }[] }
/** What products refer to; categories in the order of the menu, parents before children. */
export type Taxonomy = {
  brands: TaxonomyBrand[]
  /** Former paths of categories; none when left out. */
  formerCategories?: { former: string; present: string }[]
  formerBrands?: { former: string; present: string }[]
  categories: TaxonomyCategory[]
  colours: TaxonomyColour[]
  materials: TaxonomyMaterial[]
  /** What colours and materials are found as that were called otherwise; none when left out. */
  formerColours?: { former: string; present: string }[]
  formerMaterials?: { former: string; present: string }[]
  /** Those that lists are narrowed by, in their order; none when left out. */
  attributes?: TaxonomyAttribute[]
  /** Sizes that are words, in their order. */
  sizes?: string[]
}

/** What products refer to, by code; every engine has it in the process. */
export type TaxonomyNames = {
  readonly brands: ReadonlyMap<string, TaxonomyBrand>
  /** In the order of the menu. */
  readonly categories: ReadonlyMap<string, TaxonomyCategory>
  /** By former path of a category the present one. */
  readonly formerCategories: ReadonlyMap<string, string>
  /** By former code of a brand the present one. */
  readonly formerBrands: ReadonlyMap<string, string>
  readonly colours: ReadonlyMap<string, TaxonomyColour>
  readonly materials: ReadonlyMap<string, TaxonomyMaterial>
  readonly formerColours: ReadonlyMap<string, string>
  readonly formerMaterials: ReadonlyMap<string, string>
  readonly attributes: readonly TaxonomyAttribute[]
  /** By a size that is a word its place. */
  readonly sizes: ReadonlyMap<string, number>
}

export const noNames: TaxonomyNames = {
  brands: new Map(),
  categories: new Map(),
  formerCategories: new Map(),
  formerBrands: new Map(),
  colours: new Map(),
  materials: new Map(),
  formerColours: new Map(),
  formerMaterials: new Map(),
  attributes: [],
  sizes: new Map(),
}

export const namesIn = ({
  brands,
  categories,
  formerCategories = [],
  formerBrands = [],
  colours,
  materials,
  formerColours = [],
  formerMaterials = [],
  attributes = [],
  sizes = [],
}: Taxonomy): TaxonomyNames => ({
  brands: new Map(brands.map((brand) => [brand.code, brand])),
  categories: new Map(categories.map((category) => [category.path, category])),
  formerCategories: new Map(formerCategories.map(({ former, present }) => [former, present])),
  formerBrands: new Map(formerBrands.map(({ former, present }) => [former, present])),
  colours: new Map(colours.map((colour) => [colour.id, colour])),
  materials: new Map(materials.map((material) => [material.id, material])),
  formerColours: new Map(formerColours.map(({ former, present }) => [former, present])),
  formerMaterials: new Map(formerMaterials.map(({ former, present }) => [former, present])),
  attributes,
  // Where a size stands twice, its first place counts.
  sizes: new Map(sizes.map((size, at): [string, number] => [size, at]).toReversed()),
})
