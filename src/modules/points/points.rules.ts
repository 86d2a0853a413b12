import { allocate, type PriceParts } from '#modules/orders/price.rules.ts'
import { dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { LedgerEntry } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'

/** The setting `points`: HK$ where it is about money, points elsewhere. */
export type PointRules = {
  spentPerPoint: number
  redeemPercent: number
  redeemMost: number
  giftMost: number
  giftMostADay: number
  expiresMonth: number
  expiresDay: number
}

export const FIRST_POINTS: PointRules = {
  spentPerPoint: 20,
  redeemPercent: 10,
  redeemMost: 1_000,
  giftMost: 200,
  giftMostADay: 200,
  expiresMonth: 3,
  expiresDay: 31,
}

/** What brought a member points, and when they end; `left` is what its ledger entries sum to. */
export type Lot = { lotId: string; ownerId: string; left: number; expiresAt: Date }

/** Accounts of a member, in points. */
export const POINTS = 'points'
export const DEBT = 'points-debt'
/** The other side: the shop's. */
export const ISSUED = 'points-issued'
export const SPENT = 'points-spent'
export const EXPIRED = 'points-expired'

/** Merchandise that was paid for: what reduces it is negative; balance pays and reduces nothing. Takes parts that an order knows or not yet. */
export const merchandiseOf = (parts: PriceParts & { merchantCoupon?: Cents }): Cents =>
  Math.max(0, (parts.goods ?? 0) + (parts.coupon ?? 0) + (parts.merchantCoupon ?? 0) + (parts.points ?? 0))

/** One for each full amount that is spent. */
export const pointsFor = (merchandise: Cents, { spentPerPoint }: Pick<PointRules, 'spentPerPoint'>): number =>
  Math.max(0, Math.floor(merchandise / (spentPerPoint * 100)))

/** What an order earns as a whole, shared among all its pieces: an amount that is full only together counts, too. */
export function pointsOfPieces(pieces: readonly PriceParts[], rules: Pick<PointRules, 'spentPerPoint'>): number[] {
  const paid = pieces.map(merchandiseOf)
  return allocate(pointsFor(sum(paid), rules), paid)
}

/** The last moment of points: the day of the setting is over, in Hong Kong, in the year after they were earned. */
export function expiryOf(earnedAt: Date, { expiresMonth, expiresDay }: Pick<PointRules, 'expiresMonth' | 'expiresDay'>): Date {
  const year = Number(dayInHongKong(earnedAt).slice(0, 4)) + 1
  const two = (part: number) => String(part).padStart(2, '0')
  return startOfDay(dayAfter(`${year}-${two(expiresMonth)}-${two(expiresDay)}`, 1))
}

export const leftIn = (lots: readonly Lot[]): number => sum(lots.map(({ left }) => left))

/** So many points taken out of lots in their sequence, and what they could not give. */
export function takeFrom(lots: readonly Lot[], points: number): { entries: LedgerEntry[]; missing: number } {
  let missing = points
  const entries: LedgerEntry[] = []
  for (const { lotId, ownerId, left } of lots) {
    const taken = Math.min(left, missing)
    if (taken <= 0) continue
    missing -= taken
    entries.push(entryOf(ownerId, lotId, -taken))
  }
  return { entries, missing }
}

export const entryOf = (ownerId: string, lot: string, amount: number): LedgerEntry => ({
  ownerId,
  purpose: POINTS,
  unit: 'points',
  amount,
  lot,
})
/** The shop's side of a move. */
export const otherSide = (purpose: string, amount: number): LedgerEntry => ({ purpose, unit: 'points', amount })

/** Throws a RangeError when the lots do not hold so many: whoever spends has asked before, under the lock of their holder. */
export function entriesToSpend(ownerId: string, lots: readonly Lot[], points: number): LedgerEntry[] {
  const { entries, missing } = takeFrom(
    lots.filter((lot) => lot.ownerId === ownerId),
    points,
  )
  if (missing > 0 || points < 0) throw new RangeError(`${points} points cannot be spent`)
  return points === 0 ? [] : [...entries, otherSide(SPENT, points)]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
