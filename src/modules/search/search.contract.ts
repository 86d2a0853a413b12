import { z } from 'zod'
import { CardWire, CrumbWire, PictureWire } from '#modules/catalogue/catalogue.contract.ts'

const values = z.array(z.string().min(1).max(80)).max(60).default([])
const price = z.coerce.number().int().min(0).max(100_000_000).optional()

/** What narrows a list. Amounts here are whole dollars, as a shopper types them. */
export const SearchInput = z.object({
  keyword: z.string().max(100).default(''),
  /** A category path such as women/bags/tote-bags; empty for all. */
  category: z.string().max(120).default(''),
  brand: values,
  colour: values,
  size: values,
  /** Narrows to sub-categories of `category`. */
  type: values,
  minPrice: price,
  maxPrice: price,
  /** Only pieces on sale. */
  sale: z.boolean().default(false),
  /** 1 seasonal sale, 2 new arrivals, 3 lowest-price zone. */
  searchOrderType: z.coerce.number().int().min(0).max(3).default(0),
  /** 1 women, 2 men; left out: both. */
  sexType: z.coerce.number().int().min(1).max(2).optional(),
  sort: z.enum(['recommended', 'newest', 'price-up', 'price-down', 'discount']).default('recommended'),
  pageNum: z.coerce.number().int().min(1).max(500).default(1),
  /** How many pages end with pageNum: opening ?page=3 shows pages 1 to 3. */
  pages: z.coerce.number().int().min(1).max(5).default(1),
})
export type SearchInput = z.input<typeof SearchInput>
export type SearchQuery = z.output<typeof SearchInput>

const FacetValueWire = z.object({ value: z.string(), name: z.string(), num: z.number(), hex: z.string().optional() })
export type FacetValueWire = z.output<typeof FacetValueWire>
export const FiltersWire = z.object({
  total: z.number(),
  category: z.array(FacetValueWire),
  brand: z.array(FacetValueWire),
  colour: z.array(FacetValueWire),
  size: z.array(FacetValueWire),
  /** The dearest and the cheapest whole dollar of the list without its price filter. */
  price: z.object({ min: z.number(), max: z.number() }),
  saleNum: z.number(),
})
export type FiltersWire = z.output<typeof FiltersWire>

export const SearchWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  title: z.string(),
  /** False when the category or brand does not exist: the page answers 404. */
  found: z.boolean(),
  breadcrumb: z.array(CrumbWire),
  list: z.array(CardWire),
  filters: FiltersWire,
  /** For an empty result of a keyword: the nearest word that finds something. */
  suggestion: z.string(),
  brand: z.object({ code: z.string(), name: z.string(), story: z.string() }).nullable(),
})
export type SearchWire = z.output<typeof SearchWire>

export const SuggestInput = z.object({
  searchWord: z.string().max(100),
  sexType: z.coerce.number().int().min(1).max(2).optional(),
})
export type SuggestInput = z.input<typeof SuggestInput>
export const SuggestWire = z.object({
  list: z.array(
    z.object({
      kind: z.enum(['product', 'brand', 'category']),
      productTitle: z.string(),
      brandName: z.string(),
      brandCode: z.string(),
      articleNumber: z.string(),
      code: z.string(),
      productImg: PictureWire.nullable(),
    }),
  ),
})
export type SuggestWire = z.output<typeof SuggestWire>
