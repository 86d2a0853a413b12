import { z } from 'zod'
import { ProductWire } from '../catalogue.contract.ts'
import { AttributeFacts } from '../attributes/attribute-terms.contract.ts'
import { ProductDocument } from './product-document.contract.ts'

const productId = z.uuid()
/** Of the draft, as it was seen. */
const version = z.int32().min(0)

export const BeginProductInput = z.object({
  /** The product it is to begin as a copy of. */
  copyOf: z.uuid().optional(),
})
export type BeginProductInput = z.output<typeof BeginProductInput>

export const ProductIdInput = z.object({ productId })
export type ProductIdInput = z.output<typeof ProductIdInput>

/** What is saved, and what comes back. */
export const ProductDraft = z.object({
  productId,
  version,
  /** Of what shoppers saw when the draft was begun: a draft is never begun from something older. */
  baseVersion: z.int32().min(0),
  document: ProductDocument,
})
export type ProductDraft = z.output<typeof ProductDraft>

const ProductStockWire = z.object({
  itemNumber: z.string(),
  /** What the shop itself may still sell, and what orders that wait for payment hold of it. */
  available: z.number(),
  held: z.number(),
})

export const ProductEditWire = z.object({
  /** The draft, or what shoppers see with version 0. */
  draft: ProductDraft,
  /** none: nothing is being changed. */
  state: z.enum(['none', 'draft', 'checked']),
  changedBy: z.string(),
  changeTime: z.string(),
  /** When it goes live by itself; empty: when somebody says so. */
  publishTime: z.string(),
  /** It should have gone live, and something was missing. */
  heldUp: z.boolean(),
  /** Of what shoppers see; 0: nothing yet. */
  liveVersion: z.number(),
  liveListed: z.boolean(),
  /** A merchant sells it, so that the shop need not have a price. */
  offeredByOthers: z.boolean(),
  /** Words in one language are enough for it to go live. */
  oneLanguage: z.boolean(),
  /** What shoppers see has changed since the draft was begun: by whom. */
  passedBy: z.string(),
  /** What is missing, by path. */
  gaps: z.record(z.string(), z.string()),
  stock: z.array(ProductStockWire),
  /** Pieces that a date makes cheaper now: what they cost, and until when. */
  dated: z.array(z.object({ itemNumber: z.string(), salesPrice: z.string(), until: z.string(), saleName: z.string() })),
  /** Prices that wait for a second person: who has asked for them, and when. */
  pricesAsked: z.object({ by: z.string(), time: z.string() }).nullable(),
})
export type ProductEditWire = z.output<typeof ProductEditWire>

export const CheckProductInput = z.object({ productId, version, checked: z.boolean() })
export type CheckProductInput = z.output<typeof CheckProductInput>

export const PublishProductInput = z.object({
  productId,
  version,
  /** Of what shoppers see, as it was seen: nothing newer is written over unseen. */
  liveVersion: z.int32().min(0),
  /** When it is to go live; left out: now. */
  time: z.iso.datetime({ offset: true }).optional(),
  /** A price that moves further than usual is meant. */
  confirmed: z.boolean().optional(),
})
export type PublishProductInput = z.output<typeof PublishProductInput>

export const ProductVersionInput = z.object({ productId, version })
export type ProductVersionInput = z.output<typeof ProductVersionInput>

/** Puts a product as it once was into the draft. */
export const TakeVersionInput = z.object({ productId, version, taken: z.int32().min(1) })
export type TakeVersionInput = z.output<typeof TakeVersionInput>

const Change = z.object({ path: z.string(), before: z.string(), after: z.string() })
export type DocumentChange = z.output<typeof Change>

export const ProductHistoryInput = z.object({ productId, pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })
export type ProductHistoryInput = z.input<typeof ProductHistoryInput>
export const ProductHistoryWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      version: z.number(),
      /** Empty for what was there before the first change. */
      changedBy: z.string(),
      changeTime: z.string(),
      changes: z.array(Change),
    }),
  ),
})
export type ProductHistoryWire = z.output<typeof ProductHistoryWire>

export const DraftsInput = z.object({ pageNum: z.coerce.number().int().min(1).max(10_000).default(1) })
export type DraftsInput = z.input<typeof DraftsInput>
export const DraftsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      productId: z.string(),
      spuCode: z.string(),
      brandName: z.string(),
      name: z.string(),
      isNew: z.boolean(),
      state: z.enum(['draft', 'checked']),
      publishTime: z.string(),
      gapNum: z.number(),
      changedBy: z.string(),
      changeTime: z.string(),
    }),
  ),
})
export type DraftsWire = z.output<typeof DraftsWire>

export const SharePreviewInput = z.object({ productId, days: z.number().int().min(1, 'days').max(30, 'days') })
export type SharePreviewInput = z.output<typeof SharePreviewInput>
export const PreviewLink = z.object({ previewId: z.string(), code: z.string(), endTime: z.string() })
export type PreviewLink = z.output<typeof PreviewLink>
export const PreviewLinksWire = z.object({
  list: z.array(z.object({ previewId: z.string(), madeBy: z.string(), endTime: z.string() })),
})
export type PreviewLinksWire = z.output<typeof PreviewLinksWire>
export const EndPreviewInput = z.object({ previewId: z.uuid() })
export type EndPreviewInput = z.output<typeof EndPreviewInput>
export const PreviewCodeInput = z.object({ code: z.string().min(1).max(60) })
export type PreviewCodeInput = z.output<typeof PreviewCodeInput>
/** `endTime`: of the link; empty for who needs none. */
export const ProductPreviewWire = z.object({ product: ProductWire, endTime: z.string() })
export type ProductPreviewWire = z.output<typeof ProductPreviewWire>

/** What the fields of a product are chosen from. */
const Choice = z.object({ id: z.string(), name: z.string() })
export const ProductChoicesWire = z.object({
  brands: z.array(Choice),
  categories: z.array(Choice.extend({ sizeTable: z.string(), precious: z.boolean() })),
  /** `retired`: only for pieces that have it already. */
  colours: z.array(z.object({ id: z.string(), en: z.string(), zh: z.string(), hex: z.string(), retired: z.boolean() })),
  materials: z.array(Choice.extend({ retired: z.boolean() })),
  attributes: z.array(
    AttributeFacts.extend({ id: z.string(), name: z.object({ en: z.string(), zh: z.string() }), retired: z.boolean() }),
  ),
  sizeTables: z.array(
    Choice.extend({ retired: z.boolean(), scales: z.array(z.object({ system: z.string(), sizes: z.array(z.string()) })) }),
  ),
})
export type ProductChoicesWire = z.output<typeof ProductChoicesWire>
