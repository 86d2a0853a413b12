import { getCall, postCall } from '#platform/wire/call-path.ts'
import { GiveCouponInput, MemberCouponsInput, MemberCouponsWire } from './member-coupons.contract.ts'

export const listMemberCoupons = getCall('/admin/coupon/ofMember', {
  access: 'give-coupons',
  input: MemberCouponsInput,
  output: MemberCouponsWire,
})
export const giveMemberCoupon = postCall('/admin/coupon/give', {
  access: 'give-coupons',
  once: true,
  input: GiveCouponInput,
  output: MemberCouponsWire,
})
