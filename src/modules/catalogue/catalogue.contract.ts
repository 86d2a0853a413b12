import { z } from 'zod'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import type { Schema } from '#platform/value-schema.ts'
import { PRODUCT_FLAGS } from './product-flags.rules.ts'

/** A picture: its address is made from the hash; dimensions are exact. */
export const PictureWire = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** Stays in sight where a frame cuts the picture, in percent from the left and from above; left out: its middle. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})
export type PictureWire = z.output<typeof PictureWire>

/** in: plenty; low: three or fewer; last: one; out: none. True figures only. */
export const StockWire = z.enum(['in', 'low', 'last', 'out'])
export type StockWire = z.output<typeof StockWire>

/** What stands in a list: one product, all colours together. Amounts are decimal strings in HKD. */
export const CardWire = z.object({
  spuCode: z.string(),
  articleNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  productTitle: z.string(),
  productImg: PictureWire,
  hoverImg: PictureWire.nullable(),
  listPrice: z.string(),
  salesPrice: z.string(),
  /** Percent off; 0 below ten. */
  discount: z.number(),
  stock: StockWire,
  /** All it comes in, as its page calls them; empty where that is one. */
  colours: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })),
  /** The colour in which its page has to be opened to show what the card shows; empty where it does so by itself. */
  colour: z.string(),
  sizes: z.array(z.string()),
  isNew: z.boolean(),
})
export type CardWire = z.output<typeof CardWire>

export const CrumbWire = z.object({ name: z.string(), code: z.string() })
export type CrumbWire = z.output<typeof CrumbWire>

const OfferWire = z.object({
  skuPriceId: z.string(),
  merchantId: z.string(),
  merchantName: z.string(),
  /** Of its page; the shop itself has none. */
  merchantPath: z.string(),
  merchantType: MerchantKindWire,
  /** The latest working day on which a piece bought now from this seller arrives in Hong Kong, YYYY-MM-DD. */
  arrivesBy: z.string(),
  listPrice: z.string(),
  salesPrice: z.string(),
  discount: z.number(),
  stock: StockWire,
})
export type OfferWire = z.output<typeof OfferWire>

/** One item that is not new, with photographs of itself. */
const UsedOfferWire = OfferWire.omit({ discount: true }).extend({
  condition: z.enum(['like-new', 'very-good', 'good']),
  photos: z.array(PictureWire),
})
export type UsedOfferWire = z.output<typeof UsedOfferWire>

const VariantWire = z.object({
  skuId: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  itemNumber: z.string(),
  stock: StockWire,
  /** The price of the best offer, also after it sold out; empty when there never was an offer. */
  listPrice: z.string(),
  salesPrice: z.string(),
  /** Best first: lowest price, then earliest. Empty when sold out everywhere. */
  offers: z.array(OfferWire),
  /** Beside them, the best kept first: no list, filter or price promise knows of these. */
  used: z.array(UsedOfferWire),
})
export type VariantWire = z.output<typeof VariantWire>

const ColourWire = z.object({
  colourId: z.string(),
  name: z.string(),
  hex: z.string(),
  pictures: z.array(PictureWire),
  variants: z.array(VariantWire),
})
export type ColourWire = z.output<typeof ColourWire>

const FactWire = z.object({ label: z.string(), value: z.string() })
const ReviewWire = z.object({
  reviewId: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  date: z.string(),
  pictures: z.array(PictureWire),
  /** What the shop says to it; mostly nothing. */
  reply: z.string(),
  /** What the merchants that sold it say. */
  answers: z.array(z.object({ answerId: z.string(), name: z.string(), text: z.string() })),
  /** How many members found it helpful. */
  helpfulNum: z.number(),
})
export type ReviewWire = z.output<typeof ReviewWire>

/** Reviews come newest first, a few at a time. */
export const ReviewsInput = z.object({
  spuCode: z.string().min(1).max(80),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type ReviewsInput = z.input<typeof ReviewsInput>
export const ReviewsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  rating: z.number(),
  list: z.array(ReviewWire),
})
export type ReviewsWire = z.output<typeof ReviewsWire>

export const ProductInput = z.object({ brandCode: z.string().min(1).max(80), code: z.string().min(1).max(80) })
export type ProductInput = z.output<typeof ProductInput>
export const ProductWire = z.object({
  spuCode: z.string(),
  articleNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  brandStory: z.string(),
  productTitle: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  breadcrumb: z.array(CrumbWire),
  colours: z.array(ColourWire),
  composition: z.array(FactWire),
  measurements: z.array(FactWire),
  care: z.array(z.string()),
  madeIn: z.string(),
  /** The conversion table of this kind of garment or shoe: a header row, then rows; empty when sizes need none. */
  sizeTable: z.array(z.array(z.string())),
  /** Which scales a column of that table stands for, such as EU or EU/IT; empty for a measurement. */
  sizeScales: z.array(z.string()),
  flags: z.array(z.enum(PRODUCT_FLAGS)),
  seasonalSale: z.boolean(),
  precious: z.boolean(),
  /** Of a skin that leaves Hong Kong only with a licence (Cap. 586). */
  exotic: z.boolean(),
  /** HK$ paid for each point a member earns. */
  spentPerPoint: z.number(),
  /** Pieces of it in one order; 0: as many as of any other. */
  mostPerOrder: z.number(),
  /** From when on it can be bought; empty for what can be bought now. */
  comesTime: z.string(),
  /** Sellers of it who are on holiday, each with the day from which it sends again. */
  away: z.array(z.object({ merchantName: z.string(), backDay: z.string() })),
  /** For the head of its page; empty: what the shop says by itself. */
  metaTitle: z.string(),
  metaDescription: z.string(),
  rating: z.number(),
  reviewNum: z.number(),
  /** The newest; the rest is read by pages. */
  reviews: z.array(ReviewWire),
  recommended: z.array(CardWire),
})
export type ProductWire = z.output<typeof ProductWire>

export const BrandListWire = z.object({
  brands: z.array(
    z.object({ code: z.string(), name: z.string(), aliases: z.array(z.string()), letter: z.string(), productNum: z.number() }),
  ),
})
export type BrandListWire = z.output<typeof BrandListWire>

/** `sexType`: the menu of a side as it stands in the shop; left out, everything that could stand in one. `known`: a version one has. */
export const NavigationInput = z.object({
  channelType: z.string().max(10).optional(),
  sexType: z.enum(['men', 'women']).optional(),
  known: z.coerce.number().int().optional(),
})
export type NavigationInput = z.input<typeof NavigationInput>
export type MenuNode = {
  name: string
  code: string
  /** 1 leads to designers, 2 to a list, 3 to the page that `code` names; nowhere when that is empty. */
  type: number
  /** 9: its children are shown directly, in the columns of `newChildren`. */
  searchType: number
  children: MenuNode[]
  /** The children in columns of nine. */
  newChildren: MenuNode[][]
  /** A piece of the department; empty where there is none. */
  picUrl: string
  picLink: string
  picBrand: string
  picTitle: string
}
export const MenuNodeWire: Schema<MenuNode> = z.object({
  name: z.string(),
  code: z.string(),
  type: z.number(),
  searchType: z.number(),
  get children() {
    return z.array(MenuNodeWire)
  },
  get newChildren() {
    return z.array(z.array(MenuNodeWire))
  },
  picUrl: z.string(),
  picLink: z.string(),
  picBrand: z.string(),
  picTitle: z.string(),
})
export const CategoryListWire = z.object({ list: z.array(MenuNodeWire) })
export type CategoryListWire = z.output<typeof CategoryListWire>
/** `version` moves when an operator has released something; nothing is told again to who knows it. */
export const NavigationWire = z.object({
  navigationVos: z.array(MenuNodeWire),
  version: z.number(),
  /** Whether the community has its place behind them. */
  community: z.boolean(),
})
export type NavigationWire = z.output<typeof NavigationWire>
