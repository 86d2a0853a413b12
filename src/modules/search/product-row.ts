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
  colours: { id: string; nameEn: string; nameZh: string; hex: string }[]
  /** The sizes that are in stock, smallest first, each as `scale@@@value`. */
  sizes: string[]
  /** Ids of what it is made of. */
  materials: string[]
  /** Of whom it can be had: the kinds of the merchants with an offer, such as brand or global-buyer. */
  merchantKinds: string[]
  /** Found by, not shown. */
  words: string[]
  listPriceCents: Cents
  salePriceCents: Cents
  stock: StockState
  /** Milliseconds since 1970. */
  arrivedAt: number
  seasonalSale: boolean
  flags: ProductFlag[]
  /** How much it is sought after, between 0 and 1. */
  popularity: number
  pictures: RowPicture[]
  listed: boolean
}

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
/** What products refer to; categories in the order of the menu, parents before children. */
export type Taxonomy = {
  brands: TaxonomyBrand[]
  categories: TaxonomyCategory[]
  colours: TaxonomyColour[]
  materials: TaxonomyMaterial[]
}

/** What products refer to, by code; every engine has it in the process. */
export type TaxonomyNames = {
  readonly brands: ReadonlyMap<string, TaxonomyBrand>
  /** In the order of the menu. */
  readonly categories: ReadonlyMap<string, TaxonomyCategory>
  readonly colours: ReadonlyMap<string, TaxonomyColour>
  readonly materials: ReadonlyMap<string, TaxonomyMaterial>
}
