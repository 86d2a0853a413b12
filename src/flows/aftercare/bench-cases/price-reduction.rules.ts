import { amountOf, type Covered, mostOf, type UnitShares } from '#modules/orders/refunds/refund.rules.ts'
import type { Cents } from '#platform/money.ts'

/** Reductions that the shop bears: what they took off goes before money of the buyer's is missing. */
const BORNE = ['coupon', 'points'] as const

/**
 * What goes back of a piece whose price becomes so much less: the buyer's money first; beyond what they gave, what the shop had borne of it.
 * The goods of the piece are less by all of it, so that its merchant is settled at the accepted price. Undefined where it is not that much.
 */
export function partsOfReduction(left: UnitShares, unitId: string, lessCents: Cents): Covered[] | undefined {
  const shares = left.get(unitId) ?? {}
  if (lessCents <= 0 || lessCents >= (shares.goods ?? 0)) return undefined
  const own = new Map([[unitId, shares]])
  const given = Math.min(lessCents, mostOf(own, 'goods'))
  const parts = given > 0 ? (amountOf(own, 'goods', given) ?? []) : []
  let rest = lessCents - given
  const undone: Covered[] = []
  for (const part of BORNE) {
    const cents = Math.min(rest, 0 - (shares[part] ?? 0))
    if (cents <= 0) continue
    undone.push({ unitId, part, cents: 0 - cents })
    rest -= cents
  }
  if (rest > 0) return undefined
  const others = parts.filter(({ part }) => part !== 'goods')
  return [{ unitId, part: 'goods', cents: lessCents }, ...others, ...undone]
}
