import { z } from 'zod'
import { CouponWire } from '../coupons.contract.ts'

export const MemberCouponsInput = z.object({ accountId: z.uuid() })
export type MemberCouponsInput = z.input<typeof MemberCouponsInput>
export const MemberCouponsWire = z.object({
  /** What they have, used or not. */
  list: z.array(CouponWire),
  /** What they can be given now. */
  campaigns: z.array(z.object({ campaignId: z.string(), name: z.string(), gives: z.string() })),
})
export type MemberCouponsWire = z.output<typeof MemberCouponsWire>

export const GiveCouponInput = z.object({
  accountId: z.uuid(),
  campaignId: z.uuid('choose-one'),
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
  /** The same was given a few minutes ago, and is meant to be given again. */
  again: z.boolean().default(false),
})
export type GiveCouponInput = z.input<typeof GiveCouponInput>
