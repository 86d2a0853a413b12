import { type Cents, share } from '#platform/money.ts'

export type Lowered = { percent: number } | { priceCents: Cents }

/** What is asked from then on, in whole dollars, never nothing: so many per cent off the list price, or one price for all. */
export const datedPrice = (listCents: Cents, lowered: Lowered): Cents =>
  'priceCents' in lowered
    ? lowered.priceCents
    : Math.max(100, Math.floor((share(listCents, (100 - lowered.percent) * 100) + 50) / 100) * 100)

type Span = { from: Date; until: Date }

/** Where a sale stands. */
export const saleStates = ['coming', 'running', 'over'] as const
export type SaleState = (typeof saleStates)[number]
export const saleState = ({ from, until }: Span, now: Date): SaleState => {
  if (until <= now) return 'over'
  return from <= now ? 'running' : 'coming'
}
