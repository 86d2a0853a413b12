import { allocate, type Cents } from '#platform/money.ts'
import { type Covered, sumOf, type UnitShares, wholeOf, worthOf } from './refund.rules.ts'

/** What a piece that is kept is to pay after all: of what coupons took off its price, and of its delivery. */
export type Owed = { unitId: string; priceCents: Cents; deliveryCents: Cents }

/**
 * What goes back when pieces are cancelled: all that is left of them, less what those that are kept lose by it. That stands at the pieces
 * themselves, a coupon undone or a delivery charged, so that each comes back with its piece, and parts, refunds and books agree. Never
 * more than there is to give back. `paid`: what each piece was ordered with; `left`: what of it was not asked back.
 */
export function partsOfCancel(
  { paid, left }: { paid: UnitShares; left: UnitShares },
  unitIds: readonly string[],
  owed: readonly Owed[],
): { parts: Covered[]; lessCents: Cents } {
  const whole = wholeOf(left, unitIds)
  let room = Math.max(0, worthOf(whole))
  let lessCents = 0
  const less: Covered[] = []
  const take = (unitId: string, part: Covered['part'], wanted: Cents) => {
    const cents = Math.min(wanted, room)
    if (cents <= 0) return
    room -= cents
    lessCents += cents
    less.push({ unitId, part, cents: 0 - cents })
  }
  for (const { unitId, priceCents, deliveryCents } of owed) {
    const [was, is] = [paid.get(unitId) ?? {}, left.get(unitId) ?? {}]
    const cuts = [0 - (is.coupon ?? 0), 0 - (is.merchantCoupon ?? 0)]
    const undone = cutOf(was) - cutOf(is)
    const [shop = 0, merchant = 0] = allocate(Math.min(Math.max(0, priceCents - undone), cutOf(is)), cuts)
    take(unitId, 'coupon', shop)
    take(unitId, 'merchantCoupon', merchant)
    const charged = Math.max(0, (is.delivery ?? 0) - (was.delivery ?? 0))
    take(unitId, 'delivery', Math.max(0, deliveryCents - charged))
  }
  return { parts: throughBalance([...whole, ...less]), lessCents }
}

const cutOf = ({ coupon = 0, merchantCoupon = 0 }: { coupon?: Cents; merchantCoupon?: Cents }): Cents =>
  0 - coupon - merchantCoupon

/** Money never goes below nothing: what is missing is kept of what the balance had paid. */
function throughBalance(parts: readonly Covered[]): Covered[] {
  let short = Math.max(0, 0 - sumOf(parts))
  return parts
    .map((one) => {
      if (one.part !== 'balance' || short === 0) return one
      const kept = Math.min(short, 0 - one.cents)
      short -= kept
      return { ...one, cents: one.cents + kept }
    })
    .filter(({ cents }) => cents !== 0)
}
