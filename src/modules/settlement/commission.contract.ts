import { z } from 'zod'
import { sellerFees } from './seller-fees.rules.ts'

/**
 * What is kept of a piece's price, frozen when it is sold. Rates in hundredths of a per cent: the shop's commission, between `leastCents` and
 * `mostCents`; what the merchant bears of a card's cost; and fees, each a share of the price or a sum an item. `lateCents`: what it is charged
 * where it did not send the piece and it was cancelled. `rule` names the rule it came from; absent where none fits.
 */
export const CommissionTerms = z.object({
  rule: z.object({ en: z.string(), zh: z.string() }).optional(),
  rate: z.int(),
  leastCents: z.int(),
  mostCents: z.int().optional(),
  card: z.int(),
  fees: z.array(z.object({ fee: z.enum(sellerFees), rate: z.int(), cents: z.int() })).optional(),
  lateCents: z.int().optional(),
})
export type CommissionTerms = z.output<typeof CommissionTerms>

/** What a version of the setting `settlement` says, of rules that were saved before there were some of their fields, too. */
export const KeptRules = z.object({
  commission: z.string(),
  rules: z.array(z.looseObject({ name: z.object({ en: z.string() }) })).default([]),
})
export type KeptRules = z.output<typeof KeptRules>
