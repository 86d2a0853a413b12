import { DAY } from '#platform/clock.ts'

/** How many days of age the most sought-after piece makes up for. */
const POPULAR_DAYS = 120
/** And a piece of which plenty is left. */
const PLENTY_DAYS = 10
/** Further back than any age: what is sold out follows everything else. */
const SOLD_OUT_DAYS = 1_000_000
const PARTS_OF_A_DAY = 1_000

type Recommended = { arrivedAt: number; popularity: number; stock: string }

/** What each factor gives a piece, in days of age. */
export const recommendedParts = ({ popularity, stock }: Recommended) => ({
  popularDays: popularity * POPULAR_DAYS,
  plentyDays: stock === 'in' ? PLENTY_DAYS : 0,
  soldOutDays: stock === 'out' ? SOLD_OUT_DAYS : 0,
})

/**
 * The recommended order, lower first: newer pieces, sought-after pieces and pieces with plenty left; never what the shop earns.
 * Ages count in a straight line, so the order of two pieces never depends on when it is asked for. A whole number of 32 bits.
 */
export function recommendedKey(row: Recommended): number {
  const { popularDays, plentyDays, soldOutDays } = recommendedParts(row)
  return -Math.round((row.arrivedAt / DAY + popularDays + plentyDays - soldOutDays) * PARTS_OF_A_DAY)
}
