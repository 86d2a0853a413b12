import type { z } from 'zod'
import { findOffers } from '#modules/catalogue/index.server.ts'
import { findCouponBuyer, listUsableCoupons, sayWhyNot } from '#modules/coupons/index.server.ts'
import { bestCombination, type Combination } from '#modules/coupons/coupon-combination.rules.ts'
import { tryCoupon } from '#modules/coupons/coupon.rules.ts'
import type { CartCouponsWire, SettleInput } from '#modules/orders/settle.contract.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import { deliveryAt } from './delivery-zone.ts'
import { requireLines } from './order-lines.ts'
import { chosenCodes, couponLines, findChosen, keyOfCoupon, type Offer } from './planned-coupons.ts'
import type { Pricing } from './pricing.ts'

type Shopper = { ownerId: string; language: Language; isMember: boolean }

/**
 * Every coupon that could be for these pieces, what each does or why it does nothing, and the ones that together save most. What is chosen
 * is used first; of what everybody has, the best beside it.
 */
export async function listCartCoupons(
  tx: Read,
  { ownerId, language, isMember }: Shopper,
  wanted: z.output<typeof SettleInput>,
  pricing: Pricing,
): Promise<CartCouponsWire> {
  const ids = wanted.productItems.map(({ skuPriceId }) => skuPriceId)
  const lines = requireLines(await findOffers(tx, ids), wanted.productItems)
  const seen = couponLines(lines)
  const near = pricing.campaigns(seen)
  const own = isMember ? await listUsableCoupons(tx, ownerId) : []
  const chosen = await findChosen(tx, ownerId, chosenCodes(wanted))
  const { cents: deliveryCents } = deliveryAt(lines, wanted, pricing)
  const buyer = { ...(await findCouponBuyer(tx, ownerId)), payType: wanted.comitPayType, deliveryCents }
  const now = clock.now()
  const isSame = (one: Offer) => (other: Offer) => one.campaignId === other.campaignId && one.couponId === other.couponId
  const others = own.filter((offer) => !chosen.some(isSame(offer)))
  const current = bestCombination<Offer>(near, seen, buyer, now, chosen)
  const best = bestCombination<Offer>([...near, ...chosen, ...others], seen, buyer, now)
  const present = (offer: Offer) => {
    const used = current.used.find((one) => isSame(offer)(one.offer))
    const alone = tryCoupon(offer, seen, buyer, now)
    const why = current.unused.find((one) => isSame(offer)(one.offer))?.why ?? (alone.fits ? undefined : alone)
    return {
      couponCode: keyOfCoupon(offer),
      name: offer.name[language],
      terms: offer.terms[language],
      amount: toWire(used?.amountCents ?? 0),
      isUsed: used !== undefined,
      isChosen: chosen.includes(offer),
      why: used || !why ? '' : sayWhyNot(why, language),
      expiresAt: offer.endsAt?.toISOString() ?? null,
    }
  }
  return {
    // What everybody has is only worth saying where it does something.
    list: [...chosen, ...others, ...current.used.map(({ offer }) => offer).filter((offer) => !chosen.includes(offer))].map(
      present,
    ),
    saved: toWire(current.savedCents),
    best: { couponCodes: toChoose(best), saved: toWire(best.savedCents) },
  }
}

/** Those that nobody has unless they choose them. */
const toChoose = ({ used }: Combination<Offer>): string[] =>
  used.map(({ offer }) => keyOfCoupon(offer)).filter((code) => code !== '')
