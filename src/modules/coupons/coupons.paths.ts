import { getCall, postCall } from '#platform/wire/call-path.ts'
import { ClaimCouponInput, ClaimableInput, ClaimableWire, CouponWire, CouponsInput, CouponsWire } from './coupons.contract.ts'

/** A member's own: unused, used, run out. */
export const queryCoupons = getCall('/coupon/coupon/queryUser', { access: 'member', input: CouponsInput, output: CouponsWire })
/** Puts a coupon by; a second time it is the one they have. */
export const claimCoupon = postCall('/coupon/coupon/claim', {
  access: 'member',
  // Nobody types codes faster; who tries them out is slowed down.
  perMinute: 20,
  input: ClaimCouponInput,
  output: CouponWire,
})
/** What is to be had with a product or a brand, and whether whoever asks has it. */
export const listClaimable = getCall('/coupon/coupon/claimable', {
  access: 'shopper',
  input: ClaimableInput,
  output: ClaimableWire,
})
