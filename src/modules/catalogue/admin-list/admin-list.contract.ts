import { z } from 'zod'
import { PictureWire } from '../catalogue.contract.ts'
import { productColumns, productLacks, productSorts, productStates } from './product-sorts.rules.ts'

const choice = <const Names extends readonly string[]>(names: Names) => z.enum(['', ...names]).default('')

/** What the list is narrowed to and how it is put in order. Empty: everything. */
export const ProductListQuery = z.object({
  word: z.string().trim().max(80).default(''),
  state: choice(productStates),
  brand: z.string().max(80).default(''),
  /** With everything below it. */
  category: z.string().max(160).default(''),
  gender: choice(['women', 'men', 'unisex']),
  /** Whether anybody offers it below its list price. */
  sale: choice(['yes', 'no']),
  /** Whether points may be spent on it. */
  points: choice(['yes', 'no']),
  /** low: so few that shoppers are told. */
  stock: choice(['none', 'low', 'some']),
  /** Changed on this day in Hong Kong or later. */
  since: z
    .string()
    .regex(/^(|\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/, 'wrong')
    .default(''),
  lacks: choice(productLacks),
  sort: z.enum(productSorts).default('newest'),
})
export type ProductListQuery = z.output<typeof ProductListQuery>

/** Two hundred pages: as many as are counted. */
export const AdminProductsInput = ProductListQuery.extend({ pageNum: z.coerce.number().int().min(1).max(200).default(1) })
export type AdminProductsInput = z.input<typeof AdminProductsInput>

/** What the shop itself asks. */
const OwnPriceWire = z.object({
  listPrice: z.string(),
  salesPrice: z.string(),
  /** Of all its variants; otherwise these are the least of each. */
  isOne: z.boolean(),
})

export const AdminProductWire = z.object({
  productId: z.string(),
  version: z.number(),
  spuCode: z.string(),
  articleNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  productTitle: z.string(),
  productImg: PictureWire,
  category: z.string(),
  gender: z.enum(['women', 'men', 'unisex']),
  variantNum: z.number(),
  offerNum: z.number(),
  available: z.number(),
  held: z.number(),
  /** The least anybody asks; 0.00: nobody offers it. */
  salesPrice: z.string(),
  ownPrice: OwnPriceWire.optional(),
  listed: z.boolean(),
  seasonalSale: z.boolean(),
  lacks: z.array(z.enum(productLacks)),
  /** Somebody is changing it. */
  hasDraft: z.boolean(),
  arriveTime: z.string(),
  changeTime: z.string(),
})
export type AdminProductWire = z.output<typeof AdminProductWire>

export const AdminProductsWire = z.object({
  total: z.number(),
  /** There are more than were counted. */
  isMore: z.boolean(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(AdminProductWire),
})
export type AdminProductsWire = z.output<typeof AdminProductsWire>

const viewName = z.string().trim().min(1, 'required').max(60, 'too-long')
export const SaveProductViewInput = z.object({
  name: viewName,
  /** For everybody who works here. */
  shared: z.boolean(),
  query: ProductListQuery,
  columns: z.array(z.enum(productColumns)).max(productColumns.length),
})
export type SaveProductViewInput = z.input<typeof SaveProductViewInput>
export type ProductViewToSave = z.output<typeof SaveProductViewInput>

const ProductViewWire = z.object({
  viewId: z.string(),
  name: z.string(),
  shared: z.boolean(),
  /** Of whoever asks. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  query: ProductListQuery,
  columns: z.array(z.enum(productColumns)),
})
export const ProductViewsWire = z.object({ list: z.array(ProductViewWire) })
export type ProductViewsWire = z.output<typeof ProductViewsWire>

export const ProductViewInput = z.object({ viewId: z.uuid() })
export type ProductViewInput = z.output<typeof ProductViewInput>
