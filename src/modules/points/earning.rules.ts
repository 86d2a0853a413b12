import type { Cents } from '#platform/money.ts'

/** Merchandise that was paid for: what reduces it is negative; balance pays and reduces nothing. */
export const merchandiseOf = (parts: Readonly<Record<string, Cents | undefined>>): Cents =>
  Math.max(0, (parts.goods ?? 0) + (parts.coupon ?? 0) + (parts.merchantCoupon ?? 0) + (parts.points ?? 0))

/** One for each full amount that is spent. */
export const pointsFor = (merchandise: Cents, { spentPerPoint }: { spentPerPoint: number }): number =>
  Math.max(0, Math.floor(merchandise / (spentPerPoint * 100)))
