import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  ClaimableInput,
  ClaimableWire,
  ClaimCouponInput,
  CouponsInput,
  CouponsWire,
  CouponWire,
} from './coupons.contract.ts'

/** A member's own: unused, used, run out. */
export const queryCoupons = getCall<CouponsInput, CouponsWire>('/coupon/coupon/queryUser')
/** Puts a coupon by; a second time it is the one they have. */
export const claimCoupon = postCall<ClaimCouponInput, CouponWire>('/coupon/coupon/claim')
/** What is to be had with a product or a brand, and whether whoever asks has it. */
export const listClaimable = getCall<ClaimableInput, ClaimableWire>('/coupon/coupon/claimable')
