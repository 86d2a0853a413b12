import { offerFormText, offerStandingText } from '#language/seller/seller-offers.text.ts'
import { sellerFeeText } from '#language/buying/fee.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OwnOfferWire } from '#modules/offers/selling/selling.contract.ts'
import { rankAt } from '#modules/offers/selling/selling.rules.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import { MINUTE } from '#platform/clock.ts'
import { type Cents, fromWire, showHkdExactly } from '#platform/money.ts'

/** What a price competes with, and what is kept of it. */
export type Market = Pick<OwnOfferWire, 'rivals' | 'terms'>

/** HK$ above nothing, as far as it has been typed; undefined while it is none. */
const centsIn = (typed: string): Cents | undefined =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 ? fromWire(typed.trim()) : undefined

/** Where a price would stand and what it would bring, by the very rule of the settlement. */
export function usePriceWords({ rivals, terms: { rule: _, ...terms } }: Market, typed: string): string[] {
  const texts = useTexts(offerFormText)
  const names = useTexts(sellerFeeText)
  const cents = centsIn(typed)
  if (cents === undefined) return []
  const rank = rankAt(
    cents,
    rivals.map(({ salesPrice, num }) => ({ cents: fromWire(salesPrice), num })),
  )
  const { commissionCents, cardCents, fees, dueCents } = divide(cents, terms, true)
  return [
    texts.rank(showHkdExactly(cents), rank),
    texts.receives(showHkdExactly(dueCents)),
    texts.parts(showHkdExactly(commissionCents), showHkdExactly(cardCents)),
    ...fees.map(({ fee, cents: charged }) => texts.fee(names[fee], showHkdExactly(charged))),
  ]
}

/** How an offer stands, in a word or two; how it is drawn follows from it. */
export function useStandingWords({ standing, gap }: OwnOfferWire): { words: string; mark: 'first' | 'half' | 'none' } {
  const texts = useTexts(offerStandingText)
  if (standing === 'first') return { words: texts.first, mark: 'first' }
  if (standing !== 'undercut') return { words: texts[standing], mark: 'none' }
  return fromWire(gap) === 0 ? { words: texts.level, mark: 'half' } : { words: texts.undercut, mark: 'none' }
}

const EIGHT_HOURS = 8 * 60 * MINUTE

/** The second at which something came into force, in Hong Kong. */
export const timeOf = (iso: string): string => new Date(Date.parse(iso) + EIGHT_HOURS).toISOString().slice(11, 19)
