import { allocate, type Cents } from '#platform/money.ts'
import type { Benefit, Conditions } from './campaigns.contract.ts'
import { cutOf } from './coupon.rules.ts'

/** A coupon an order was paid with: what it took off in all, of these pieces. */
export type CouponOfOrder = {
  benefit: Benefit
  conditions: Pick<Conditions, 'minimumCents'>
  amountCents: Cents
  unitIds: readonly string[]
}
/** A piece of it. `cutCents`: what coupons took off it when it was ordered. */
export type PieceOfOrder = {
  unitId: string
  goodsCents: Cents
  cutCents: Cents
  /** It is the shopper's, or still to come to them. */
  isKept: boolean
  /** It counts towards minimums: all but what the shopper has cancelled. */
  counts: boolean
}
/** What a piece that is kept no longer has off: of its price, or of its delivery. */
export type Loss = { coupon: number; unitId: string; of: 'price' | 'delivery'; cents: Cents }

/**
 * Pieces were cancelled before they left: every coupon is asked again for what remains. What it would no longer take off the pieces that
 * are kept is theirs to pay; never more than it had taken off them. With the last of them nothing is.
 */
export const lossesOf = (coupons: readonly CouponOfOrder[], pieces: readonly PieceOfOrder[]): Loss[] =>
  coupons.flatMap((coupon, at) => lossOf(coupon, pieces).map((loss) => ({ ...loss, coupon: at })))

function lossOf({ benefit, conditions, amountCents, unitIds }: CouponOfOrder, pieces: readonly PieceOfOrder[]) {
  const own = pieces.filter(({ unitId }) => unitIds.includes(unitId))
  const isDelivery = benefit.kind === 'delivery'
  const weights = own.map(({ goodsCents, cutCents }) => (isDelivery ? goodsCents : cutCents))
  const shares = allocate(amountCents, weights)
  const counted = own.filter(({ counts }) => counts)
  const goods = counted.reduce((sum, { goodsCents }) => sum + goodsCents, 0)
  const isMet = counted.length > 0 && goods >= conditions.minimumCents
  const had = sumOf(shares.map((cents, at) => (own[at]?.counts ? cents : 0)))
  const has = !isMet
    ? 0
    : isDelivery
      ? had
      : cutOf(
          benefit,
          counted.map(({ goodsCents }) => ({ quantity: 1, leftCents: goodsCents })),
        )
  const kept = shares.map((cents, at) => (own[at]?.isKept ? cents : 0))
  const lost = allocate(Math.min(Math.max(0, had - has), sumOf(kept)), kept)
  return own.flatMap(({ unitId }, at) => {
    const cents = lost[at] ?? 0
    return cents === 0 ? [] : [{ unitId, of: isDelivery ? ('delivery' as const) : ('price' as const), cents }]
  })
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0)
