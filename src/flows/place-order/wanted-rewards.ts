import type { z } from 'zod'
import { balanceOf } from '#modules/balance/index.server.ts'
import type { SettleInput } from '#modules/orders/orders.contract.ts'
import type { Rewards } from '#modules/orders/price.rules.ts'
import { listLots } from '#modules/points/index.server.ts'
import type { Lot } from '#modules/points/lots.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Read } from '#platform/database.server.ts'
import { type Cents, fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Line } from './order-lines.ts'
import { leftIn, redeemablePoints } from './redeemable-points.rules.ts'

/** What is to reduce an order, as its buyer has said it. */
export type WantedRewards = Pick<z.output<typeof SettleInput>, 'productItems' | 'couponCodes' | 'usePoints' | 'useBalance'>
type Holder = { ownerId: string; isMember: boolean }
/** What a buyer has; guests have nothing. */
export type HeldRewards = { lots: readonly Lot[]; points: number; balanceCents: Cents }

export const NOTHING_HELD: HeldRewards = { lots: [], points: 0, balanceCents: 0 }

/** What an order is reduced by, and how many points each of its lines could take. */
export type PlannedRewards = { rewards: Rewards; maxPoints: readonly number[]; held: HeldRewards }

export const wantsPoints = ({ usePoints, productItems }: WantedRewards): boolean =>
  usePoints || productItems.some(({ memberPoints }) => memberPoints > 0)
export const wantsBalance = ({ useBalance, productItems }: WantedRewards): boolean =>
  useBalance || productItems.some(({ checkBalanceFlag }) => checkBalanceFlag === 1)

export async function findHeld(tx: Read, { ownerId, isMember }: Holder): Promise<HeldRewards> {
  if (!isMember) return NOTHING_HELD
  const lots = (await listLots(tx, [ownerId])).get(ownerId) ?? []
  const balanceCents = (await balanceOf(tx, [ownerId])).get(ownerId) ?? 0
  return { lots, points: leftIn(lots), balanceCents: Math.max(0, balanceCents) }
}

/**
 * What of the wish can be: coupons first, points on what they leave, the balance on all that is left. What is asked for by name and cannot
 * be is refused with the reason; of what is asked for “as much as there is”, so much is taken.
 */
export function planRewards(
  lines: readonly Line[],
  wanted: WantedRewards,
  held: HeldRewards,
  { points: rules }: Pick<ShopSettings, 'points'>,
): PlannedRewards {
  const left = lines.map(({ offer, quantity }) => ({
    leftCents: offer.salePriceCents * quantity,
    pointsAllowed: offer.pointsAllowed,
  }))
  const maxPoints = redeemablePoints(left, held.points, rules)
  const points = wanted.usePoints ? maxPoints : requirePoints(lines, wanted, held, maxPoints)
  return { rewards: { points, balanceCents: balanceFor(wanted, held) }, maxPoints, held }
}

/** What was asked of each line by number. */
function requirePoints(lines: readonly Line[], wanted: WantedRewards, held: HeldRewards, maxPoints: readonly number[]): number[] {
  const asked = wanted.productItems.map(({ memberPoints }) => memberPoints)
  const whole = sum(asked)
  if (whole === 0) return asked
  for (const [at, line] of lines.entries()) {
    const own = asked[at] ?? 0
    if (own > 0 && !line.offer.pointsAllowed) refuse('POINTS_NOT_ALLOWED', { skuId: line.offer.skuId })
  }
  if (whole > held.points) refuse('POINTS_SHORT', { held: held.points })
  if (whole > sum(maxPoints)) refuse('POINTS_TOO_MANY', { most: sum(maxPoints) })
  return asked
}

/** An amount named for one item is of that item’s own; together they are what the balance may pay of the order. */
function balanceFor(wanted: WantedRewards, { balanceCents }: HeldRewards): Cents {
  if (wanted.useBalance) return balanceCents
  const flagged = wanted.productItems.filter(({ checkBalanceFlag }) => checkBalanceFlag === 1)
  if (flagged.length === 0) return 0
  const most = sum(flagged.map(({ maxBalancePrice }) => fromWire(maxBalancePrice)))
  if (most > balanceCents) refuse('BALANCE_SHORT')
  return most === 0 ? balanceCents : most
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
