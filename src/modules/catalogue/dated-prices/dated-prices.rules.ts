import { type Cents, share } from '#platform/money.ts'

export type Lowered = { percent: number } | { priceCents: Cents }

/** What is asked from then on, in whole dollars, never nothing: so many per cent off the list price, or one price for all. */
export const datedPrice = (listCents: Cents, lowered: Lowered): Cents =>
  'priceCents' in lowered
    ? lowered.priceCents
    : Math.max(100, Math.floor((share(listCents, (100 - lowered.percent) * 100) + 50) / 100) * 100)

/** While a dated price runs the lower of it and the usual one is asked: a date never raises a price. */
export const askedPrice = (usualCents: Cents, datedCents: Cents | undefined): Cents =>
  datedCents === undefined ? usualCents : Math.min(usualCents, datedCents)

type Span = { from: Date; until: Date }

/** One may begin in the minute in which another ends. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

/** Where a sale stands. */
export const saleStates = ['coming', 'running', 'over'] as const
export type SaleState = (typeof saleStates)[number]
export const saleState = ({ from, until }: Span, now: Date): SaleState => {
  if (until <= now) return 'over'
  return from <= now ? 'running' : 'coming'
}

const HONG_KONG = '+08:00'

/** A minute as a field has it, such as 2026-12-24T18:00, read as Hong Kong's. */
export const fromHongKong = (minute: string): Date => new Date(`${minute}:00${HONG_KONG}`)
