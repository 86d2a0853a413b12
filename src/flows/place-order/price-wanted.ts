import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { OrderZone } from '#modules/orders/index.server.ts'
import { type CouponCut, feesOf, pointRoom, type Price, priceOrder } from '#modules/orders/placing/price.rules.ts'
import type { Read } from '#platform/database.server.ts'
import { type Cents, fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { deliveryAt } from './delivery-zone.ts'
import { type Line, priced } from './order-lines.ts'
import { type Known, type PlannedCoupons, planCoupons, type UsedCoupon, type WantedCoupons } from './planned-coupons.ts'
import type { Pricing } from './pricing.ts'
import type { HeldRewards } from './held-rewards.ts'
import { redeemablePoints } from './redeemable-points.rules.ts'

/** An order as its buyer wants it, as far as its price is concerned. */
export type WantedPrice = WantedCoupons & {
  usePoints: boolean
  useBalance: boolean
  comitPayType: PayType
  logisticsType: 1 | 2
  destination: string
}
/** `maxPoints`: how many each line could take. */
export type WantedOrder = { price: Price; zone: OrderZone | null; coupons: PlannedCoupons; maxPoints: readonly number[] }

export const wantsPoints = ({ usePoints, productItems }: Pick<WantedPrice, 'usePoints' | 'productItems'>): boolean =>
  usePoints || productItems.some(({ memberPoints }) => memberPoints > 0)
export const wantsBalance = ({ useBalance, productItems }: Pick<WantedPrice, 'useBalance' | 'productItems'>): boolean =>
  useBalance || productItems.some(({ checkBalanceFlag }) => checkBalanceFlag === 1)

/**
 * What an order costs: coupons first, points on what they leave, then delivery and fees, and the balance on all that is left (decision 69).
 * What is asked for by name and cannot be is refused with the reason; of what is asked for “as much as there is”, so much is taken.
 */
export async function priceWanted(...asked: PriceQuestion): Promise<WantedOrder> {
  const priced = await priceAs(...asked)
  const [tx, buyer, lines, wanted, held, pricing] = asked
  const { parts, totalCents } = priced.price
  // What is the buyer's own leaves nothing to be paid in the way that a coupon asks for.
  const isOwn = totalCents === 0 && (parts.points ?? parts.balance) !== undefined
  if (!isOwn || !priced.coupons.used.some(asksForWay)) return priced
  return priceAs(tx, buyer, lines, { ...wanted, comitPayType: 'balance' }, held, pricing)
}

type PriceQuestion = [tx: Read, buyer: Known, lines: readonly Line[], wanted: WantedPrice, held: HeldRewards, pricing: Pricing]

const asksForWay = ({ offer }: UsedCoupon): boolean => offer.conditions.payTypes.length > 0

async function priceAs(...[tx, buyer, lines, wanted, held, pricing]: PriceQuestion): Promise<WantedOrder> {
  const delivery = deliveryAt(lines, wanted, pricing)
  const coupons = await planCoupons(tx, buyer, lines, wanted, { deliveryCents: delivery.cents, campaigns: pricing.campaigns })
  const room = pointRoom(lines.map(priced), coupons.used)
  const redeemable = redeemablePoints(leftOf(lines, coupons.used), held.points, pricing.points)
  const maxPoints = redeemable.map((most, at) => Math.min(most, room[at] ?? 0))
  const points = wanted.usePoints ? maxPoints : requirePoints(lines, wanted, held, { room, most: sum(maxPoints) })
  const deliveryCents = coupons.used.some(({ deliveryFree }) => deliveryFree) ? 0 : delivery.cents
  const charges = { ...feesOf(pricing.fees), ...(deliveryCents > 0 ? { delivery: deliveryCents } : {}) }
  const rewards = { coupons: coupons.used, points, balanceCents: balanceFor(wanted, held) }
  return { price: priceOrder(lines.map(priced), charges, rewards), zone: delivery.zone, coupons, maxPoints }
}

const leftOf = (lines: readonly Line[], cuts: readonly CouponCut[]) =>
  lines.map(({ offer, quantity }, at) => ({
    leftCents: cuts.reduce((left, { lineCents }) => left - (lineCents[at] ?? 0), offer.salePriceCents * quantity),
    pointsAllowed: offer.pointsAllowed,
  }))

/** What was asked of each line by number. */
function requirePoints(
  lines: readonly Line[],
  { productItems }: WantedPrice,
  held: HeldRewards,
  { room, most }: { room: readonly number[]; most: number },
): number[] {
  const asked = productItems.map(({ memberPoints }) => memberPoints)
  const whole = sum(asked)
  if (whole === 0) return asked
  const excluded = lines.find(({ offer }, at) => (asked[at] ?? 0) > 0 && !offer.pointsAllowed)
  if (excluded) refuse('POINTS_NOT_ALLOWED', { skuId: excluded.offer.buyId })
  if (whole > held.points) refuse('POINTS_SHORT', { held: held.points })
  if (whole > most || asked.some((points, at) => points > (room[at] ?? 0))) refuse('POINTS_TOO_MANY', { most })
  return asked
}

/** Amounts named for items are together what the balance may pay of the order; 0 names none. */
function balanceFor({ useBalance, productItems }: WantedPrice, { balanceCents }: HeldRewards): Cents {
  if (useBalance) return balanceCents
  const flagged = productItems.filter(({ checkBalanceFlag }) => checkBalanceFlag === 1)
  if (flagged.length === 0) return 0
  const most = sum(flagged.map(({ maxBalancePrice }) => fromWire(maxBalancePrice)))
  if (most > balanceCents) refuse('BALANCE_SHORT')
  return most === 0 ? balanceCents : most
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
