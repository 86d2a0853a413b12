import { askByHand, showMemberCoupons } from '#flows/coupons/give-by-hand.ts'
import { GiveCouponInput, MemberCouponsInput, MemberCouponsWire } from '#modules/coupons/admin/member-coupons.contract.ts'
import { giveMemberCoupon, listMemberCoupons } from '#modules/coupons/admin/member-coupons.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'give-coupons'

/** What one member has of coupons, and is handed. */
export const memberCouponCalls: Call[] = [
  defineCall(listMemberCoupons, {
    access,
    input: MemberCouponsInput,
    output: MemberCouponsWire,
    run: ({ tx, language }, { accountId }) => showMemberCoupons(tx, accountId, language),
  }),
  defineCall(giveMemberCoupon, {
    access,
    input: GiveCouponInput,
    output: MemberCouponsWire,
    run: async ({ tx, caller, language }, wanted) => {
      await askByHand(tx, actorOf(caller), wanted)
      return showMemberCoupons(tx, wanted.accountId, language)
    },
  }),
]
