import { claimCoupon as claim, showClaimable, showCoupon, showCoupons } from '#modules/coupons/index.server.ts'
import { claimCoupon, listClaimable, queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What a member has of coupons, and what they can have. */
export const couponCalls: Call[] = [
  defineCall(queryCoupons, ({ tx, caller, language }, { state }) => showCoupons(tx, caller.accountId, state, language)),
  defineCall(claimCoupon, async ({ tx, caller, language }, { couponCode }) =>
    showCoupon(tx, caller.accountId, await claim(tx, caller.accountId, couponCode), language),
  ),
  defineCall(listClaimable, ({ tx, caller, language }, asked) =>
    showClaimable(tx, { ...asked, ownerId: caller.accountId, language }),
  ),
]
