import { type Cents, fromWire } from '#platform/money.ts'
import type { CommissionTerms } from './commission.contract.ts'

/** A rule as it stands among the settings: an empty kind or category fits every one; rates in per cent, limits in HK$. */
export type CommissionRule = {
  name: { en: string; zh: string }
  kind: string
  category: string
  commission: string
  least: string
  most: string
}
export type CommissionSettings = { commission: string; card: string; rules: readonly CommissionRule[] }

/** `12.5` of the settings is 1,250 hundredths. */
const rateOf = (percent: string): number => Math.round(Number(percent) * 100)

/** What a piece is sold under by the rules of this moment: the first that fits its merchant's kind and one of its categories. */
export function termsFor(settings: CommissionSettings, sold: { kind: string; categories: readonly string[] }): CommissionTerms {
  const card = rateOf(settings.card)
  const rule = settings.rules.find(
    ({ kind, category }) => (kind === '' || kind === sold.kind) && (category === '' || sold.categories.includes(category)),
  )
  if (!rule) return { rate: rateOf(settings.commission), leastCents: 0, card }
  const { name, commission, least, most } = rule
  return { rule: name, rate: rateOf(commission), leastCents: centsOf(least), ...(most ? { mostCents: centsOf(most) } : {}), card }
}

const centsOf = (amount: string): Cents => (amount === '' ? 0 : fromWire(amount))

const of = (cents: Cents, rate: number): Cents => Math.round((cents * rate) / 10_000)

/**
 * How a piece's price is divided once nothing can come of it any more; what a merchant is shown before a sale comes from here, too. The parts
 * always add up to it, and the commission is never above it.
 */
export function divide(
  goodsCents: Cents,
  { rate, leastCents, mostCents = Number.MAX_SAFE_INTEGER, card }: CommissionTerms,
  isPaidByCard: boolean,
): { commissionCents: Cents; cardCents: Cents; dueCents: Cents } {
  const commissionCents = Math.min(goodsCents, mostCents, Math.max(leastCents, of(goodsCents, rate)))
  const cardCents = isPaidByCard ? Math.min(of(goodsCents, card), goodsCents - commissionCents) : 0
  return { commissionCents, cardCents, dueCents: goodsCents - commissionCents - cardCents }
}
