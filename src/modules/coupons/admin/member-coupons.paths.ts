import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { GiveCouponInput, MemberCouponsInput, MemberCouponsWire } from './member-coupons.contract.ts'

export const listMemberCoupons = getCall<MemberCouponsInput, MemberCouponsWire>('/admin/coupon/ofMember')
export const giveMemberCoupon = postCall<GiveCouponInput, MemberCouponsWire>('/admin/coupon/give', { once: true })
