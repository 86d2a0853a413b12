import { type Cents, fromWire } from '#platform/money.ts'
import type { CommissionTerms } from './commission.contract.ts'
import { type SellerFee, sellerFees } from './seller-fees.rules.ts'

/**
 * A rule as it stands among the settings: an empty kind, category or campaign fits every one, and an empty day has no bound; both days are
 * within. Rates in per cent, limits in HK$.
 */
export type CommissionRule = {
  name: { en: string; zh: string }
  kind: string
  category: string
  campaign: string
  /** Of one influencer alone. */
  influencer?: string
  from: string
  until: string
  commission: string
  least: string
  most: string
  /** Charged for each item that is cancelled because it was not sent in time. */
  late?: string
} & TypedFees
/** Of each item: HK$ as `20`, or a share of its price as `1.5%`; empty is none. */
type TypedFees = Partial<Record<SellerFee, string>>
export type CommissionSettings = { commission: string; card: string; rules: readonly CommissionRule[] }

/** `12.5` of the settings is 1,250 hundredths. */
const rateOf = (percent: string): number => Math.round(Number(percent) * 100)

/** `campaigns`: those whose coupons reduce its price. `day` of Hong Kong on which it is sold. */
export type Sold = {
  kind: string
  categories: readonly string[]
  campaigns?: readonly string[]
  influencer?: string
  day: string
}

const fits = ({ kind, category, campaign, influencer = '', from, until }: CommissionRule, sold: Sold): boolean =>
  (kind === '' || kind === sold.kind) &&
  (category === '' || sold.categories.includes(category)) &&
  (campaign === '' || (sold.campaigns ?? []).includes(campaign)) &&
  (influencer === '' || influencer === sold.influencer) &&
  (from === '' || from <= sold.day) &&
  (until === '' || sold.day <= until)

/** What holds where no rule fits; also for pieces of which nothing was kept when they were sold. */
export const generalTerms = ({ commission, card }: Omit<CommissionSettings, 'rules'>): CommissionTerms => ({
  rate: rateOf(commission),
  leastCents: 0,
  card: rateOf(card),
})

/** What a piece is sold under: the first rule that fits. */
export function termsFor(settings: CommissionSettings, sold: Sold): CommissionTerms {
  const card = rateOf(settings.card)
  const rule = settings.rules.find((one) => fits(one, sold))
  if (!rule) return generalTerms(settings)
  const { name, commission, least, most, late = '' } = rule
  const lateCents = centsOf(late)
  const fees = feesOf(rule)
  return {
    ...{ rule: name, rate: rateOf(commission), leastCents: centsOf(least), card },
    ...(most ? { mostCents: centsOf(most) } : {}),
    ...(lateCents > 0 ? { lateCents } : {}),
    ...(fees.length > 0 ? { fees } : {}),
  }
}

const feesOf = (rule: CommissionRule): NonNullable<CommissionTerms['fees']> =>
  sellerFees
    .map((fee) => {
      const typed = rule[fee] ?? ''
      return typed.endsWith('%') ? { fee, rate: rateOf(typed.slice(0, -1)), cents: 0 } : { fee, rate: 0, cents: centsOf(typed) }
    })
    .filter(({ rate, cents }) => rate > 0 || cents > 0)

export const INFLUENCER = 'influencer'

/**
 * What an influencer earns of an item they have brought, of all that was paid for it: the first rule for influencers that fits. Rules about
 * every kind are about those who sell; where none is for influencers, nothing is earned.
 */
export function referralTerms(settings: CommissionSettings, sold: Omit<Sold, 'kind'>): CommissionTerms {
  const rules = settings.rules.filter(({ kind }) => kind === INFLUENCER)
  return termsFor({ commission: '0', card: '0', rules }, { ...sold, kind: INFLUENCER })
}

const centsOf = (amount: string): Cents => (amount === '' ? 0 : fromWire(amount))

/** What a merchant is charged for a piece that was cancelled because it was not sent: never more than what was paid for it. */
export const lateFee = (goodsCents: Cents, terms: Pick<CommissionTerms, 'lateCents'> | null): Cents =>
  Math.min(goodsCents, terms?.lateCents ?? 0)

const of = (cents: Cents, rate: number): Cents => Math.round((cents * rate) / 10_000)

export type Divided = {
  commissionCents: Cents
  cardCents: Cents
  /** Those a rule charges, and their sum. */
  fees: { fee: SellerFee; cents: Cents }[]
  feeCents: Cents
  dueCents: Cents
}

/**
 * How a piece's price is divided once nothing can come of it any more; what a merchant is shown before a sale comes from here, too. The parts
 * always add up to it: commission is taken first, then the card's share, then fees, each of what is left.
 */
export function divide(
  goodsCents: Cents,
  { rate, leastCents, mostCents = Number.MAX_SAFE_INTEGER, card, fees = [] }: CommissionTerms,
  isPaidByCard: boolean,
): Divided {
  const commissionCents = Math.min(goodsCents, mostCents, Math.max(leastCents, of(goodsCents, rate)))
  let left = goodsCents - commissionCents
  const take = (cents: Cents): Cents => {
    const taken = Math.min(cents, left)
    left -= taken
    return taken
  }
  const cardCents = isPaidByCard ? take(of(goodsCents, card)) : 0
  const taken = fees.map(({ fee, rate: share, cents }) => ({ fee, cents: take(of(goodsCents, share) + cents) }))
  return { commissionCents, cardCents, fees: taken, feeCents: taken.reduce((sum, { cents }) => sum + cents, 0), dueCents: left }
}
