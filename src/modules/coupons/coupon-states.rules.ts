/** How a coupon stands to its owner. */
export const couponStates = ['unused', 'used', 'expired'] as const
export type ShownCouponState = (typeof couponStates)[number]
