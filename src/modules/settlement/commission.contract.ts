import { z } from 'zod'

/**
 * What is kept of a piece's price, frozen when it is sold. Rates in hundredths of a per cent: the shop's commission, between `leastCents` and
 * `mostCents`, and what the merchant bears of a card's cost. `lateCents`: what it is charged where it did not send the piece and it was cancelled. `rule` names the rule it came from; absent where none fits.
 */
export const CommissionTerms = z.object({
  rule: z.object({ en: z.string(), zh: z.string() }).optional(),
  rate: z.int(),
  leastCents: z.int(),
  mostCents: z.int().optional(),
  card: z.int(),
  lateCents: z.int().optional(),
})
export type CommissionTerms = z.output<typeof CommissionTerms>
