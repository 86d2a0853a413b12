import type { Cents } from '#platform/money.ts'

/** Where what goes back goes: the way it was paid, to the member's balance, as points to their lots, each worth its cents. */
export type RefundWays = { moneyCents: Cents; balanceCents: Cents; pointCents: Cents }
type Refund = { amountCents: Cents; toBalance: boolean; covered: readonly { part: string; cents: Cents }[] }

/** Of several refunds together. What the balance had paid goes back to it, whichever way the rest goes. */
export function waysOf(refunds: readonly Refund[]): RefundWays {
  const ways = { moneyCents: 0, balanceCents: 0, pointCents: 0 }
  for (const { amountCents, toBalance, covered } of refunds) {
    ways[toBalance ? 'balanceCents' : 'moneyCents'] += amountCents
    for (const { part, cents } of covered) {
      if (part === 'balance') ways.balanceCents -= cents
      if (part === 'points') ways.pointCents -= cents
    }
  }
  return ways
}
