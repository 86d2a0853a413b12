import { z } from 'zod'
import { CardWire, CrumbWire, PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import { PRODUCT_FLAGS, type ProductFlag } from '#modules/catalogue/product-flags.rules.ts'
import { ANSWER, attributeOf, DISCOUNTS } from './search.rules.ts'

// The inside of search knows the catalogue by this contract alone.
export { PRODUCT_FLAGS, type ProductFlag }

const values = z.array(z.string().min(1).max(120, 'too-long')).max(60, 'too-many').default([])
/** More attributes than any kind of thing is filtered by; each is a group of its own, and takes a bit of a number. */
const MOST_ATTRIBUTES = 16
/** What is chosen of attributes, each as `closure:zip`. */
const answers = z
  .array(z.string().max(120, 'too-long').regex(ANSWER))
  .max(60, 'too-many')
  .refine((all) => new Set(all.map(attributeOf)).size <= MOST_ATTRIBUTES, 'too-many')
  .default([])
const price = z.coerce.number().int().min(0).max(100_000_000).optional()

/** 1 women, 2 men; left out: both. */
export const SexType = z.coerce.number().int().min(1).max(2).optional()

/** What narrows a list. Amounts here are whole dollars, as a shopper types them. */
export const SearchInput = z.object({
  keyword: z.string().max(100, 'too-long').default(''),
  /** Just as it is typed: slips are not made good. */
  exact: z.boolean().default(false),
  /** A category path such as women/bags/tote-bags, or several joined by ###; empty for all. */
  category: z.string().max(600, 'too-long').default(''),
  /** The collection whose page it is. */
  collection: z.string().max(80, 'too-long').default(''),
  /** The designer whose page it is. */
  brandCode: z.string().max(80, 'too-long').default(''),
  brand: values,
  colour: values,
  /** Each as scale@@@value. */
  size: values,
  /** Categories to narrow to, each as parent###value. */
  type: values,
  /** Ids of materials; made of any of them. */
  material: values,
  /** Answers to attributes, each as attribute:answer; to each attribute that is named, one of its answers. */
  attribute: answers,
  /** Offered by a merchant of one of these kinds. */
  merchantKind: z.array(MerchantKindWire).max(MerchantKindWire.options.length).default([]),
  /** Whom it is for; what is for both stands under either. */
  gender: z
    .array(z.enum(['women', 'men']))
    .max(2)
    .default([]),
  minPrice: price,
  maxPrice: price,
  /** Only pieces on sale. */
  sale: z.boolean().default(false),
  /** Percent off, so much or more. */
  discount: z
    .array(z.coerce.number().pipe(z.literal(DISCOUNTS)))
    .max(DISCOUNTS.length)
    .default([]),
  /** Only what can be bought now. */
  inStock: z.boolean().default(false),
  /** Only what arrived lately. */
  isNew: z.boolean().default(false),
  /** Only pieces with all of these flags. */
  flag: z.array(z.enum(PRODUCT_FLAGS)).max(PRODUCT_FLAGS.length).default([]),
  /** Only what can be bought now, in the recommended order. */
  isRecommend: z.boolean().default(false),
  /** 1 seasonal sale, 2 new arrivals, 3 lowest-price zone. */
  searchOrderType: z.coerce.number().int().min(0).max(3).default(0),
  sexType: SexType,
  sort: z.enum(['recommended', 'newest', 'price-up', 'price-down', 'discount']).default('recommended'),
  pageNum: z.coerce.number('quantity').max(500, 'far-page').min(1, 'quantity').int('quantity').default(1),
  /** How many pages end with pageNum: opening ?page=3 shows pages 1 to 3. */
  pages: z.coerce.number().int().min(1).max(5).default(1),
})
export type SearchInput = z.input<typeof SearchInput>
export type SearchQuery = z.output<typeof SearchInput>

/** What a part of a keyword can be understood as, besides the kind of thing and its house. */
export const UNDERSTOOD = ['price', 'size', 'sale', 'new', 'colour', 'material', 'pattern', 'side', 'time', 'gift'] as const

const FacetValueWire = z.object({
  value: z.string(),
  name: z.string(),
  num: z.number(),
  hex: z.string().optional(),
  /** Of a size: what its value is counted in. */
  scale: z.string().optional(),
})
export type FacetValueWire = z.output<typeof FacetValueWire>
export const FiltersWire = z.object({
  total: z.number(),
  category: z.array(FacetValueWire),
  brand: z.array(FacetValueWire),
  colour: z.array(FacetValueWire),
  size: z.array(FacetValueWire),
  material: z.array(FacetValueWire),
  /** Those that most of the list answers. */
  attribute: z.array(z.object({ id: z.string(), name: z.string(), values: z.array(FacetValueWire) })),
  merchantKind: z.array(FacetValueWire),
  /** Women and men; what is for both counts under either. */
  gender: z.array(FacetValueWire),
  newNum: z.number(),
  inStockNum: z.number(),
  flag: z.array(FacetValueWire),
  /** The dearest and the cheapest whole dollar of the list without its price filter. */
  price: z.object({ min: z.number(), max: z.number() }),
  saleNum: z.number(),
  /** By so many percent or more. */
  discount: z.array(FacetValueWire),
})
export type FiltersWire = z.output<typeof FiltersWire>

export const SearchWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  title: z.string(),
  /** False when the category or brand does not exist: the page answers 404. */
  found: z.boolean(),
  /** A category or brand of the query is called otherwise now: what the query asks for by its present names. */
  moved: z
    .object({ category: z.string(), type: z.array(z.string()), brandCode: z.string(), brand: z.array(z.string()) })
    .nullable(),
  breadcrumb: z.array(CrumbWire),
  /** The branch of the tree in which a category stands, or the categories of a designer; `level` counts from 0. */
  categoryTree: z.array(
    z.object({ name: z.string(), code: z.string(), num: z.number(), level: z.number(), isCurrent: z.boolean() }),
  ),
  list: z.array(CardWire),
  filters: FiltersWire,
  /** For an empty result of a keyword: the nearest word that finds something. */
  suggestion: z.string(),
  /** No piece holds every word of the keyword: the list holds those with some of it, without these words. */
  partial: z.boolean(),
  leftOut: z.array(z.string()),
  /** Words that nothing in the list is exactly: what comes near them is shown. */
  near: z.array(z.string()),
  /** Slips that were made good. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What parts of the keyword were understood as, and the keyword without each. `soft`: it only says what comes first. */
  understood: z.array(z.object({ kind: z.enum(UNDERSTOOD), text: z.string(), keyword: z.string(), soft: z.boolean() })),
  /** Sizes that are asked for, chosen or in words. */
  sizes: z.array(z.string()),
  /** Houses and kinds of things asked for that the shop does not sell, and houses with items like those of such a house. */
  notSold: z.array(z.string()),
  /** The thing is not there in the colour asked for: the colours in which the list shows it. */
  closest: z.object({ asked: z.string(), thing: z.string(), colours: z.array(z.string()) }).nullable(),
  houses: z.array(z.object({ code: z.string(), name: z.string() })),
  collection: z.object({ code: z.string(), title: z.string(), story: z.string(), picture: PictureWire.nullable() }).nullable(),
  brand: z
    .object({ code: z.string(), name: z.string(), story: z.string(), origin: z.string(), year: z.number().nullable() })
    .extend({ logo: PictureWire.nullable(), hero: PictureWire.nullable() })
    .nullable(),
})
export type SearchWire = z.output<typeof SearchWire>

/** The description of a list for search engines and for the end of its page. */
export const SeoMessageWire = z.object({
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  paragraph: z.string(),
})
export type SeoMessageWire = z.output<typeof SeoMessageWire>

export const SuggestInput = z.object({
  searchWord: z.string().max(100, 'too-long'),
  sexType: SexType,
})
export type SuggestInput = z.input<typeof SuggestInput>
export const SuggestWire = z.object({
  list: z.array(
    z.object({
      kind: z.enum(['product', 'brand', 'category', 'scope', 'query']),
      /** 9 leads to the designer's pieces, as the specification numbers it; 0 to what `kind` says: a query is what others asked for. */
      searchType: z.number(),
      productTitle: z.string(),
      brandName: z.string(),
      brandCode: z.string(),
      articleNumber: z.string(),
      code: z.string(),
      productImg: PictureWire.nullable(),
      /** Of a piece; '' of everything else. */
      price: z.string(),
    }),
  ),
})
export type SuggestWire = z.output<typeof SuggestWire>

/** `seen`: codes that this browser has looked at, newest first, with commas between them. */
export const RecommendedInput = z.object({
  seen: z.string().max(800, 'too-long').default(''),
  sexType: SexType,
})
export type RecommendedInput = z.output<typeof RecommendedInput>

/**
 * Cards by code, in the order asked for; what is no longer listed is passed over. `colour`: what they show of those that come in it, in a
 * variant that has what their list asks for besides.
 */
export const ByIdsInput = z.object({
  ids: z.string().min(1).max(800),
  colour: z.string().max(80, 'too-long').default(''),
  keyword: z.string().max(100, 'too-long').default(''),
  /** Each as scale@@@value, with commas between them. */
  size: z.string().max(800, 'too-long').default(''),
  minPrice: price,
  maxPrice: price,
  /** Percent off, so much or more; 1 for all that is on sale. */
  off: z.coerce.number().int().min(0).max(99).default(0),
})
export type ByIdsInput = z.input<typeof ByIdsInput>
export const ByIdsWire = z.object({ list: z.array(CardWire) })
export type ByIdsWire = z.output<typeof ByIdsWire>
