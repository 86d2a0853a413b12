import type { LedgerEntry } from '#platform/ledger.server.ts'

/** What brought a member points, and when they end; `left` is what its ledger entries sum to. */
export type Lot = { lotId: string; ownerId: string; left: number; expiresAt: Date }

/** Accounts of a member, in points. */
export const POINTS = 'points'
export const DEBT = 'points-debt'
/** The other side: the shop's. */
export const ISSUED = 'points-issued'
export const SPENT = 'points-spent'
export const EXPIRED = 'points-expired'

export const entryOf = (ownerId: string, lot: string, amount: number): LedgerEntry => ({
  ownerId,
  purpose: POINTS,
  unit: 'points',
  amount,
  lot,
})
export const debtOf = (ownerId: string, amount: number): LedgerEntry => ({ ownerId, purpose: DEBT, unit: 'points', amount })
/** The shop's side of a move. */
export const otherSide = (purpose: string, amount: number): LedgerEntry => ({ purpose, unit: 'points', amount })

export const leftIn = (lots: readonly Pick<Lot, 'left'>[]): number => lots.reduce((sum, { left }) => sum + left, 0)

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

/** Throws a RangeError when the lots do not hold so many: whoever spends has asked before, under the lock of their holder. */
export function entriesToSpend(ownerId: string, lots: readonly Lot[], points: number): LedgerEntry[] {
  const own = lots.filter((lot) => lot.ownerId === ownerId)
  const { entries, missing } = takeFrom(own, points)
  if (missing > 0 || points < 0) throw new RangeError(`${points} points cannot be spent`)
  return points === 0 ? [] : [...entries, otherSide(SPENT, points)]
}
