/** One variant when it was looked at: what may still be sold, and what orders have taken that nobody has fetched from the shelf yet. */
export type Shelf = { available: number; awaited: number }

/** So many should lie there. An order that is placed, or closes unpaid, moves a piece from one to the other and changes nothing here. */
export const onShelf = ({ available, awaited }: Shelf): number => available + awaited

/**
 * By how much what is for sale changes when `counted` pieces lay there where `expected` should have; `available`: what is for sale when
 * it is booked, whatever was ordered in between. It never falls below nothing: `missing` are then ordered and not there.
 */
export function countedChange(counted: number, expected: number, available: number): { change: number; missing: number } {
  const difference = counted - expected
  const change = Math.max(-available, difference)
  return { change: change === 0 ? 0 : change, missing: change - difference }
}

/** What the shop keeps of a price, in per cent with one digit; below nothing when it costs more than is asked. */
export const marginOf = (priceCents: number, costCents: number): number =>
  Math.round(((priceCents - costCents) * 1_000) / priceCents) / 10
