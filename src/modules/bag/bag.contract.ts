import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'

/** The variant; of an item that is not new the one offer that was chosen. */
const skuId = z.uuid()
/** No coercion: "2", 1.5 and null are refused. */
const quantity = z.number().int().min(1).max(99)

export const AddInput = z.object({ list: z.array(z.object({ skuId, quantity })).min(1).max(50) })
export type AddInput = z.output<typeof AddInput>
export const UpdateInput = z.object({ skuId, quantity })
export type UpdateInput = z.output<typeof UpdateInput>
export const SelectInput = z.object({ skuIds: z.array(skuId).min(1).max(100), selectStatus: z.boolean() })
export type SelectInput = z.output<typeof SelectInput>
export const DeleteInput = z.object({ skuIds: z.array(skuId).min(1).max(100) })
export type DeleteInput = z.output<typeof DeleteInput>

export const BagLineWire = z.object({
  skuId: z.string(),
  skuPriceId: z.string(),
  merchantId: z.string(),
  merchantType: MerchantKindWire,
  merchantName: z.string(),
  productId: z.string(),
  spuCode: z.string(),
  articleNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  productImg: PictureWire,
  listPrice: z.string(),
  salesPrice: z.string(),
  /** Price times quantity. */
  lineTotal: z.string(),
  quantity: z.number(),
  /** Units the best offer holds. */
  available: z.number(),
  /** Of the product in one order, whatever its colours and sizes; 0: as many as there are. */
  mostPerOrder: z.number(),
  selectStatus: z.boolean(),
  /** Why the line cannot be bought as it stands; null when it can. */
  problem: z.enum(['sold-out', 'fewer-left', 'over-limit']).nullable(),
  /** The price when it was put in the bag, where that differs from now. */
  priceBefore: z.string().nullable(),
  /** Who sold it when it was put in the bag, where that offer has gone; null as long as it is there. */
  sellerBefore: z.string().nullable(),
})
export type BagLineWire = z.output<typeof BagLineWire>

export const BagWire = z.object({
  productList: z.array(BagLineWire),
  invalidList: z.array(BagLineWire),
  invalidNum: z.number(),
  /** Pieces in the bag, sold-out ones included: the badge. */
  count: z.number(),
  selectedNum: z.number(),
  /** Of the selected lines. Delivery is free in Hong Kong and Macau. */
  amount: z.string(),
  mailingFeesTotal: z.string(),
  total: z.string(),
})
export type BagWire = z.output<typeof BagWire>
