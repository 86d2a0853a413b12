import { claimCoupon as claim, showClaimable, showCoupon, showCoupons } from '#modules/coupons/index.server.ts'
import {
  ClaimableInput,
  ClaimableWire,
  ClaimCouponInput,
  CouponsInput,
  CouponsWire,
  CouponWire,
} from '#modules/coupons/coupons.contract.ts'
import { claimCoupon, listClaimable, queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What a member has of coupons, and what they can have. */
export const couponCalls: Call[] = [
  defineCall(queryCoupons, {
    access: 'member',
    input: CouponsInput,
    output: CouponsWire,
    run: ({ tx, caller, language }, { state }) => showCoupons(tx, caller.accountId, state, language),
  }),
  defineCall(claimCoupon, {
    access: 'member',
    input: ClaimCouponInput,
    output: CouponWire,
    // Nobody types codes faster; who tries them out is slowed down.
    perMinute: 20,
    run: async ({ tx, caller, language }, { couponCode }) =>
      showCoupon(tx, caller.accountId, await claim(tx, caller.accountId, couponCode), language),
  }),
  defineCall(listClaimable, {
    access: 'shopper',
    input: ClaimableInput,
    output: ClaimableWire,
    run: ({ tx, caller, language }, asked) => showClaimable(tx, { ...asked, ownerId: caller.accountId, language }),
  }),
]
