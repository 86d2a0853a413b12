import { type Cents, share } from '#platform/money.ts'
import { type CouponBuyer, type CouponLine, type CouponOffer, type Fit, savedBy, tryCoupon, type Unfit } from './coupon.rules.ts'

/** A coupon that is used: what it takes off each line in all, and of that what merchants bear. */
export type Applied<Offer extends CouponOffer = CouponOffer> = {
  offer: Offer
  lineCents: Cents[]
  merchantLineCents: Cents[]
  deliveryFree: boolean
  /** With the delivery it makes free, where its price is known. */
  amountCents: Cents
  merchantCents: Cents
}
export type Combination<Offer extends CouponOffer = CouponOffer> = {
  used: Applied<Offer>[]
  unused: { offer: Offer; why: Unfit }[]
  savedCents: Cents
}

/** The sequence in which coupons reduce, which is always the same, so that the same coupons always come to the same price. */
const inSequence = <Offer extends CouponOffer>(offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => one.priority - other.priority || compare(keyOf(one), keyOf(other)))

const keyOf = ({ campaignId, couponId = '' }: CouponOffer): string => campaignId + couponId
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Two coupons combine when both allow it, and are of different campaigns and groups. */
export const combine = (one: CouponOffer, other: CouponOffer): boolean =>
  one.withOthers &&
  other.withOthers &&
  one.campaignId !== other.campaignId &&
  (one.exclusiveGroup === '' || one.exclusiveGroup !== other.exclusiveGroup)

/** One coupon after the other, each on what those before have left; of two that do not combine the first is used. */
export function applyCoupons<Offer extends CouponOffer>(
  offers: readonly Offer[],
  lines: readonly CouponLine[],
  buyer: CouponBuyer,
  now: Date,
): Combination<Offer> {
  const used: Applied<Offer>[] = []
  const unused: { offer: Offer; why: Unfit }[] = []
  let left = lines
  let { deliveryCents } = buyer
  for (const offer of inSequence(offers)) {
    const rest = { ...buyer, deliveryCents }
    const rival = used.find((one) => !combine(one.offer, offer))
    const outcome: Fit | Unfit = rival
      ? { fits: false, reason: 'not-with', detail: { other: rival.offer.name } }
      : tryCoupon(offer, left, rest, now)
    if (!outcome.fits) {
      unused.push({ offer, why: outcome })
      continue
    }
    used.push(appliedOf(offer, outcome, rest))
    left = left.map((line, at) => ({ ...line, leftCents: line.leftCents - (outcome.lineCents[at] ?? 0) }))
    if (outcome.deliveryFree) deliveryCents = 0
  }
  return { used, unused, savedCents: used.reduce((total, { amountCents }) => total + amountCents, 0) }
}

function appliedOf<Offer extends CouponOffer>(offer: Offer, fit: Fit, buyer: CouponBuyer): Applied<Offer> {
  const merchantLineCents = fit.lineCents.map((cents) => share(cents, offer.merchantBasisPoints))
  return {
    offer,
    lineCents: fit.lineCents,
    merchantLineCents,
    deliveryFree: fit.deliveryFree,
    amountCents: savedBy(fit, buyer),
    merchantCents: merchantLineCents.reduce((total, cents) => total + cents, 0),
  }
}

/** So many sets are looked at, of so many that save most alone; what has not been reached by then hardly saves more. */
const MOST_LOOKED_AT = 250
const MOST_CANDIDATES = 24

/**
 * The coupons that together save most. `chosen` are used before any other, where they fit. Found exactly among as many as anybody
 * has; among hundreds that all fit and combine the search ends after a while.
 */
export function bestCombination<Offer extends CouponOffer>(
  available: readonly Offer[],
  lines: readonly CouponLine[],
  buyer: CouponBuyer,
  now: Date,
  chosen: readonly Offer[] = [],
): Combination<Offer> {
  const price = (offers: readonly Offer[]): Combination<Offer> => applyCoupons(offers, lines, buyer, now)
  const first = price(chosen)
  const standing = first.used.map(({ offer }) => offer)
  const known = new Set(chosen.map(keyOf))
  const candidates = available
    .filter((offer) => !known.has(keyOf(offer)) && standing.every((one) => combine(one, offer)))
    .flatMap((offer) => {
      const alone = tryCoupon(offer, lines, buyer, now)
      return alone.fits ? [{ offer, mostCents: savedBy(alone, buyer) }] : []
    })
    .toSorted((one, other) => other.mostCents - one.mostCents || compare(keyOf(one.offer), keyOf(other.offer)))
    .slice(0, MOST_CANDIDATES)
  const best = price(search(standing, candidates, (offers) => price(offers).savedCents))
  return { ...best, unused: [...first.unused, ...best.unused] }
}

type Candidate<Offer> = { offer: Offer; mostCents: Cents }

/** Depth first, the one that saves most alone tried first. None saves more beside others than alone, so a branch that cannot reach the best is left. */
function search<Offer extends CouponOffer>(
  standing: readonly Offer[],
  candidates: readonly Candidate<Offer>[],
  saves: (offers: readonly Offer[]) => Cents,
): readonly Offer[] {
  let best = { offers: standing, cents: saves(standing) }
  const standingCents = best.cents
  let lookedAt = 0
  const visit = (chosen: readonly Offer[], cents: Cents, open: readonly Candidate<Offer>[]): void => {
    let reach = cents + open.reduce((total, { mostCents }) => total + mostCents, 0)
    for (const [at, { offer, mostCents }] of open.entries()) {
      if (reach <= best.cents || lookedAt >= MOST_LOOKED_AT) return
      lookedAt += 1
      const more = [...chosen, offer]
      const moreCents = saves(more)
      if (moreCents > best.cents) best = { offers: more, cents: moreCents }
      visit(
        more,
        moreCents,
        open.slice(at + 1).filter((one) => combine(one.offer, offer)),
      )
      reach -= mostCents
    }
  }
  visit(standing, standingCents, candidates)
  return best.offers
}
