import { z } from 'zod'
import { couponStates } from './coupon-states.rules.ts'

/** What a campaign or a coupon of it says of itself. */
const Said = z.object({
  name: z.string(),
  /** What it gives: “HK$200 off”. */
  gives: z.string(),
  /** What it asks for, each in a few words. */
  asks: z.array(z.string()),
  terms: z.string(),
})
export const CouponWire = Said.extend({
  couponId: z.string(),
  couponCode: z.string(),
  kind: z.enum(['amount', 'percent', 'delivery', 'care', 'buy-get']),
  state: z.enum(couponStates),
  /** An order that waits to be paid holds it. */
  held: z.boolean(),
  expireTime: z.string().nullable(),
  useTime: z.string().nullable(),
})
export type CouponWire = z.output<typeof CouponWire>

export const CouponsInput = z.object({ state: z.union([z.enum(couponStates), z.literal('')]).default('') })
export type CouponsInput = z.input<typeof CouponsInput>
export const CouponsWire = z.object({ counts: z.record(z.enum(couponStates), z.number()), list: z.array(CouponWire) })
export type CouponsWire = z.output<typeof CouponsWire>

export const ClaimCouponInput = z.object({ couponCode: z.string().trim().min(1, 'required').max(60, 'too-long') })
export type ClaimCouponInput = z.input<typeof ClaimCouponInput>

/** Of a product's or a brand's page. */
export const ClaimableInput = z.object({
  code: z.string().max(80).default(''),
  brandCode: z.string().max(80).default(''),
})
export type ClaimableInput = z.input<typeof ClaimableInput>
export const ClaimableWire = z.object({
  list: z.array(
    Said.extend({
      campaignId: z.string(),
      /** With which it is claimed; empty where it comes by itself. */
      couponCode: z.string(),
      claimed: z.boolean(),
    }),
  ),
})
export type ClaimableWire = z.output<typeof ClaimableWire>
