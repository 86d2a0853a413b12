import type { z } from 'zod'
import { findOffers } from '#modules/offers/index.server.ts'
import { barKnownPerson, barLimited, findBuyerFor, listUsableCoupons, sayWhyNot } from '#modules/coupons/index.server.ts'
import { bestCombination, combine, type Combination } from '#modules/coupons/coupon-combination.rules.ts'
import { type CouponLine, type Fit, tryCoupon, type Unfit } from '#modules/coupons/coupon.rules.ts'
import type { CartCouponsWire, SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { referralNoteText } from '#language/buying/referral-note.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { deliveryAt } from './delivery-zone.ts'
import { requireLines } from './order-lines.ts'
import { traceReceiver } from './order-receiver.ts'
import {
  chosenCodes,
  couponLines,
  findKnown,
  isSame,
  keyOfCoupon,
  type Known,
  type Offer,
  tracesOfKnown,
} from './planned-coupons.ts'
import type { Pricing } from './pricing.ts'
import { showSource, type Source, splitCodes } from './referral-source.ts'

type Shopper = Known & { language: Language }
type Listed = CartCouponsWire['list'][number]

/**
 * Every coupon that could be for these pieces, what each does or why it does nothing, and the ones that together save most. What is chosen
 * comes first, one for each code, and is used first; of what everybody has, the best beside it.
 */
export async function listCartCoupons(
  tx: Read,
  looking: Shopper,
  wanted: z.output<typeof SettleInput>,
  pricing: Pricing,
): Promise<CartCouponsWire> {
  const { ownerId, language, isMember } = looking
  const shopper = { ...looking, receiver: await traceReceiver(tx, ownerId, wanted) }
  const ids = wanted.productItems.map(({ skuPriceId }) => skuPriceId)
  const lines = requireLines(await findOffers(tx, ids), wanted.productItems)
  const seen = couponLines(lines)
  const open = await barLimited(tx, pricing.campaigns(seen), shopper)
  const own = await barKnownPerson(tx, isMember ? await listUsableCoupons(tx, ownerId) : [], tracesOfKnown(shopper))
  const { coupons: couponCodes, typed } = await splitCodes(tx, wanted.couponCodes)
  const known = [...(await findKnown(tx, shopper, chosenCodes({ ...wanted, couponCodes })))]
  const source = typed && (await presentSource(tx, shopper, typed))
  const chosen = distinct(known.flatMap(([, offer]) => offer ?? []))
  const others = own.filter((offer) => !chosen.some(isSame(offer)))
  const { cents: deliveryCents } = deliveryAt(lines, wanted, pricing)
  const all = [...open, ...chosen, ...others]
  const who = await findBuyerFor(tx, ownerId, all)
  const buyer = { ...who, payType: wanted.comitPayType, deliveryCents }
  const now = clock.now()
  const alone = (offer: Offer): Fit | Unfit => tryCoupon(offer, seen, buyer, now)
  const current = bestCombination<Offer>(open, seen, buyer, now, chosen)
  const best = bestCombination<Offer>(all, seen, buyer, now)
  const show = (offer: Offer): Listed => present(offer, { current, chosen, alone, language })
  const automatic = current.used.map(({ offer }) => offer).filter((offer) => !chosen.some(isSame(offer)))
  return {
    // What everybody has is only worth saying where it does something.
    list: [
      ...asChosen(
        wanted.couponCodes,
        known.map(([code, offer]) => [code, offer ? show(offer) : presentUnknown(code, language)]),
        source,
      ),
      ...[...others, ...automatic].map(show),
    ],
    saved: toWire(current.savedCents),
    best: { couponCodes: toChoose(best), saved: toWire(best.savedCents) },
    near: nearest([...others, ...open], seen, alone, language),
  }
}

/** One for each code in the order in which they were chosen; a code of an influencer among them. */
function asChosen(codes: readonly string[], known: readonly (readonly [string, Listed])[], source: Listed | undefined): Listed[] {
  const list = known.map(([, listed]) => listed)
  const at = source ? codes.findLastIndex((code) => !known.some(([one]) => one === code)) : -1
  return source ? list.toSpliced(at, 0, source) : list
}

/** Nothing is taken off by it; who typed it sees whose it is. */
async function presentSource(tx: Read, shopper: Shopper, typed: Source): Promise<Listed> {
  const name = (await showSource(tx, typed, shopper.language))?.name ?? typed.code
  return {
    couponCode: typed.code,
    name: textsIn(referralNoteText, shopper.language).code(name),
    terms: textsIn(referralNoteText, shopper.language).note(name),
    ...{ amount: '0.00', isUsed: true, isChosen: true, why: '', expiresAt: null },
  }
}

const distinct = (offers: readonly Offer[]): Offer[] => offers.filter((offer, at) => offers.findIndex(isSame(offer)) === at)

type Around = {
  current: Combination<Offer>
  chosen: readonly Offer[]
  alone: (offer: Offer) => Fit | Unfit
  language: Language
}

function present(offer: Offer, { current, chosen, alone, language }: Around): Listed {
  const used = current.used.find((one) => isSame(offer)(one.offer))
  const why = used ? undefined : whyNot(offer, current, chosen, alone(offer))
  return {
    couponCode: keyOfCoupon(offer),
    name: offer.name[language],
    terms: offer.terms[language],
    amount: toWire(used?.amountCents ?? 0),
    isUsed: used !== undefined,
    isChosen: chosen.some(isSame(offer)),
    why: why ? sayWhyNot(why, language) : '',
    expiresAt: offer.endsAt?.toISOString() ?? null,
  }
}

/** What would fit alone may not go with what is chosen. */
function whyNot(offer: Offer, current: Combination<Offer>, chosen: readonly Offer[], alone: Fit | Unfit): Unfit | undefined {
  const beside = current.unused.find((one) => isSame(offer)(one.offer))?.why
  if (beside) return beside
  if (!alone.fits) return alone
  const rival = current.used.find((one) => chosen.some(isSame(one.offer)) && !combine(one.offer, offer))
  return rival && { fits: false, reason: 'not-with', detail: { other: rival.offer.name } }
}

const presentUnknown = (couponCode: string, language: Language): Listed => ({
  couponCode,
  name: couponCode,
  terms: '',
  amount: '0.00',
  isUsed: false,
  isChosen: true,
  why: sayWhyNot({ fits: false, reason: 'unknown', detail: {} }, language),
  expiresAt: null,
})

/** Nobody buys twice as much for a coupon: what is missing is worth saying up to half of what is in the bag. */
const NEAR_SHARE = 0.5

function nearest(offers: readonly Offer[], lines: readonly CouponLine[], alone: Around['alone'], language: Language) {
  const whole = lines.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const [first] = offers
    .flatMap((offer) => {
      const outcome = alone(offer)
      const missing = outcome.fits || outcome.reason !== 'minimum' ? 0 : (outcome.detail.missingCents ?? 0)
      return missing > 0 && missing <= whole * NEAR_SHARE ? [{ offer, missing }] : []
    })
    .toSorted((one, other) => one.missing - other.missing)
  return first ? { name: first.offer.name[language], missing: toWire(first.missing), only: first.offer.only[language] } : null
}

/** Those that nobody has unless they choose them. */
const toChoose = ({ used }: Combination<Offer>): string[] =>
  used.map(({ offer }) => keyOfCoupon(offer)).filter((code) => code !== '')
