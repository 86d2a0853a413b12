import type { Cents } from '#platform/money.ts'

/** Of what was paid for a piece, in hundredths of a per cent: what the shop keeps, and what its merchant bears of the card's cost. */
export type Rates = { commission: number; card: number }

/** `12.5` of the settings is 1,250 hundredths. */
export const rateOf = (percent: string): number => Math.round(Number(percent) * 100)

const of = (cents: Cents, rate: number): Cents => Math.round((cents * rate) / 10_000)

/** How a piece's price is divided once nothing can come of it any more. The parts always add up to it. */
export function divide(goodsCents: Cents, rates: Rates): { commissionCents: Cents; cardCents: Cents; dueCents: Cents } {
  const commissionCents = of(goodsCents, rates.commission)
  const cardCents = Math.min(of(goodsCents, rates.card), goodsCents - commissionCents)
  return { commissionCents, cardCents, dueCents: goodsCents - commissionCents - cardCents }
}
