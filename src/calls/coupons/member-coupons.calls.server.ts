import { askByHand, showMemberCoupons } from '#flows/coupons/give-by-hand.ts'
import { giveMemberCoupon, listMemberCoupons } from '#modules/coupons/admin/member-coupons.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What one member has of coupons, and is handed. */
export const memberCouponCalls: Call[] = [
  defineCall(listMemberCoupons, ({ tx, language }, { accountId }) => showMemberCoupons(tx, accountId, language)),
  defineCall(giveMemberCoupon, async ({ tx, caller, language }, wanted) => {
    await askByHand(tx, actorOf(caller), wanted)
    return showMemberCoupons(tx, wanted.accountId, language)
  }),
]
