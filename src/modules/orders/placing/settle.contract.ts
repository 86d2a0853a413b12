import { z } from 'zod'
import { AddressIVO } from '../pieces/order-address.contract.ts'
import { payTypes } from '../payments/pay-types.rules.ts'
import { feeKinds } from './price.rules.ts'

/**
 * An item names its variant, the offer the shopper saw and how many; prices in it are never read. What is to reduce it can be said item by
 * item: codes of coupons, points, and whether the balance pays, up to which amount (0: all there is).
 */
const Item = z.object({
  skuId: z.uuid(),
  skuPriceId: z.uuid(),
  quantity: z.number().int('quantity').min(1, 'quantity').max(10, 'quantity'),
  couponCode: z.string().max(60).default(''),
  memberPoints: z.number().int().min(0).max(1_000_000).default(0),
  checkBalanceFlag: z.union([z.literal(0), z.literal(1)]).default(0),
  maxBalancePrice: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/))
    .default('0'),
})
export const items = z.array(Item).min(1).max(50)
/** The same for the order as a whole. */
export const wantedRewards = {
  couponCodes: z.array(z.string().trim().min(1).max(60)).max(10).default([]),
  /** As many points, and as much of the balance, as can be used. */
  usePoints: z.boolean().default(false),
  useBalance: z.boolean().default(false),
}

/** What is charged beside pieces, delivery and the way of paying; nothing where nothing is. */
export const FeesWire = z.array(z.object({ kind: z.enum(feeKinds), amount: z.string() }))

/** Coupons an order uses, each with the delivery it frees; without a code where everybody has it, without a name where that is not known. */
export const UsedCouponsWire = z.array(z.object({ couponCode: z.string(), name: z.string(), amount: z.string() }))

export const Days = z.object({ earliest: z.number(), latest: z.number() })

export const SettleInput = z.object({
  productItems: items,
  ...wantedRewards,
  comitPayType: z.enum(payTypes).default('fps'),
  logisticsType: z.union([z.literal(1), z.literal(2)]).default(2),
  /** Where it is to go: HK, MO, CN, TW or a country by its two letters; Hong Kong until it is said. */
  destination: z.string().trim().toUpperCase().max(2, 'choose-one').default(''),
  /** Who receives it, as far as that is typed: what is for new members alone asks. */
  orderAddressIVO: AddressIVO.optional(),
  /** Somebody looks at their bag, and has not begun to check out. */
  isBag: z.boolean().default(false),
})
export type SettleInput = z.input<typeof SettleInput>
/** Each item with what reduces it, and what could. */
const SettledItem = z.object({
  skuId: z.string(),
  skuPriceId: z.string(),
  quantity: z.number(),
  salesPrice: z.string(),
  amount: z.string(),
  couponAmount: z.string(),
  memberPoints: z.number(),
  maxMemberPoints: z.number(),
  pointsAllowed: z.boolean(),
  balancePrice: z.string(),
  /** What is left of it, without delivery and fees. */
  total: z.string(),
})
export const SettleWire = z.object({
  amount: z.string(),
  /** What coupons take off the pieces. */
  couponAmount: z.string(),
  coupons: UsedCouponsWire,
  /** Codes that were chosen and do nothing here, each with its reason; the sums are without them. */
  unfit: z.array(z.object({ couponCode: z.string(), name: z.string(), why: z.string() })),
  /** Who earns a commission by this order: whose link was followed or whose code was typed. */
  referral: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** What delivery would cost without them; "0.00" where they do not free it. */
  deliverySaved: z.string(),
  /** Points spent, at HK$1 each, and how many could be; nothing for guests. */
  memberPoints: z.number(),
  maxMemberPoints: z.number(),
  heldPoints: z.number(),
  /** What the buyer's balance pays, and what there is. */
  balancePrice: z.string(),
  maxBalancePrice: z.string(),
  validShopProductOVOS: z.array(SettledItem),
  mailingFeesTotal: z.string(),
  fees: FeesWire,
  /** The share of a card payment shown to the buyer; "0.00" for the other ways. */
  payServiceFee: z.string(),
  total: z.string(),
  billEmail: z.string(),
  /** By how much a card payment would be dearer, whichever way is chosen. */
  cardFee: z.string(),
  /** The ways in which this much can be paid. */
  ways: z.array(z.enum(payTypes)),
  /** The latest day on which it would be there or ready, YYYY-MM-DD, if it were paid now. */
  arrivesBy: z.string(),
  /** How many days it takes beyond Hong Kong and Macau. */
  deliveryDays: Days.nullable(),
  /** Where is delivered to beyond Hong Kong and Macau, by zone. */
  zones: z.array(z.object({ name: z.string(), places: z.array(z.string()) })),
})
export type SettleWire = z.output<typeof SettleWire>

/** A coupon that somebody could use for what would be settled. */
const CartCoupon = z.object({
  /** By which it is chosen; empty where everybody has it and it needs no choosing. */
  couponCode: z.string(),
  name: z.string(),
  terms: z.string(),
  /** What it takes off beside the others that are used; "0.00" when it is not. */
  amount: z.string(),
  isUsed: z.boolean(),
  /** It was chosen with this bag. */
  isChosen: z.boolean(),
  /** Why it does nothing for this bag; empty when it could be used. */
  why: z.string(),
  /** The moment after which it is good for nothing, or nothing. */
  expiresAt: z.string().nullable(),
})
export const CartCouponsWire = z.object({
  list: z.array(CartCoupon),
  /** What the coupons in use take off. */
  saved: z.string(),
  /** The coupons to choose that together save most, and what they save: one press takes them. */
  best: z.object({ couponCodes: z.array(z.string()), saved: z.string() }),
  /** The coupon for which least is missing, where that is not much; nothing otherwise. */
  near: z.object({ name: z.string(), missing: z.string(), /** Of which pieces; empty: of any. */ only: z.string() }).nullable(),
})
export type CartCouponsWire = z.output<typeof CartCouponsWire>
