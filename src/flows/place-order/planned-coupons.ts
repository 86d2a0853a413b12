import type { z } from 'zod'
import {
  barKnownPerson,
  barLimited,
  type CampaignOffer,
  findBuyerFor,
  findCoupons,
  listOwnCoupons,
  type OwnCoupon,
  sayWhyNot,
  type Traces,
} from '#modules/coupons/index.server.ts'
import type { OffersNear } from '#modules/coupons/campaign-index.rules.ts'
import { type Applied, bestCombination } from '#modules/coupons/coupon-combination.rules.ts'
import { type CouponBuyer, type CouponLine, type Unfit, standingOf } from '#modules/coupons/coupon.rules.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import type { Line } from './order-lines.ts'

export type Offer = CampaignOffer | OwnCoupon
export type UsedCoupon = Applied<Offer>
/** Coupons that reduce an order; `unfit`: what was chosen and does nothing for it, and why; `unknown`: codes that stand for nothing. */
export type PlannedCoupons = { used: UsedCoupon[]; unfit: { offer: Offer; why: Unfit }[]; unknown: string[] }
export type WantedCoupons = Pick<z.output<typeof SettleInput>, 'productItems' | 'couponCodes'> & { comitPayType: PayType }
/** Who looks or buys, in which browser, and what is typed by then of who receives it. */
export type Known = { ownerId: string; deviceId: string | undefined; isMember: boolean; receiver?: Omit<Traces, 'deviceId'> }

export const tracesOfKnown = ({ deviceId, receiver }: Known): Traces => ({ ...receiver, deviceId })
type Around = { deliveryCents: Cents; campaigns: OffersNear<CampaignOffer> }

/** Coupons are chosen by their code, for the order or item by item; one without a code by its id. */
export const chosenCodes = ({ productItems, couponCodes }: Pick<WantedCoupons, 'productItems' | 'couponCodes'>): string[] => [
  ...new Set([...couponCodes, ...productItems.map(({ couponCode }) => couponCode.trim())].filter((code) => code !== '')),
]

/**
 * The coupons an order is priced with: those chosen, and of campaigns that everybody has those that save most beside them. What does
 * nothing is said code by code, and takes nothing from the others.
 */
export async function planCoupons(
  tx: Read,
  buyer: Known,
  lines: readonly Line[],
  wanted: WantedCoupons,
  { deliveryCents, campaigns }: Around,
): Promise<PlannedCoupons> {
  const codes = chosenCodes(wanted)
  const seen = couponLines(lines)
  const open = campaigns(seen)
  if (codes.length === 0 && open.length === 0) return { used: [], unfit: [], unknown: [] }
  const near = await barLimited(tx, open, buyer)
  const known = await findKnown(tx, buyer, codes)
  const chosen = codes.flatMap((code) => known.get(code) ?? [])
  const who = await findBuyerFor(tx, buyer.ownerId, [...near, ...chosen])
  const asking: CouponBuyer = { ...who, payType: wanted.comitPayType, deliveryCents }
  const { used, unused } = bestCombination<Offer>(near, seen, asking, clock.now(), chosen)
  return {
    used,
    unfit: unused.flatMap(({ offer, why }) => (chosen.includes(offer) ? [{ offer, why }] : [])),
    unknown: codes.filter((code) => !known.get(code)),
  }
}

/** What codes stand for; one that has been used since is still known. */
export async function findKnown(tx: Read, buyer: Known, codes: readonly string[]): Promise<Map<string, Offer | undefined>> {
  const { ownerId } = buyer
  const ids = codes.filter(isCouponId)
  const own = ids.length > 0 ? await listOwnCoupons(tx, ownerId) : []
  const found = await findCoupons(tx, { ownerId, codes: codes.filter((code) => !isCouponId(code)) })
  const known = codes.map((code) => own.find(({ couponId }) => couponId === code) ?? found.get(code))
  const barred = await barKnownPerson(
    tx,
    known.flatMap((offer) => offer ?? []),
    tracesOfKnown(buyer),
  )
  return new Map(codes.map((code, at) => [code, known[at] && barred.find(isSame(known[at]))]))
}

/** The same coupon, or the same campaign where it is nobody's own. */
export const isSame = (one: Offer) => (other: Offer) => one.campaignId === other.campaignId && one.couponId === other.couponId

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isCouponId = (code: string): boolean => UUID.test(code)

export const couponLines = (lines: readonly Line[]): CouponLine[] =>
  lines.map(({ offer, quantity }) => ({
    offerId: offer.offerId,
    productId: offer.productId,
    brandCode: offer.brandCode,
    merchantId: offer.merchantId,
    ...standingOf(offer.categories),
    unitCents: offer.salePriceCents,
    quantity,
    leftCents: offer.salePriceCents * quantity,
  }))

/** Who chose a coupon that does nothing for the order is told why, before anything is bought. */
export function requireFitting(planned: PlannedCoupons, language: Language): void {
  const [unknown] = planned.unknown
  if (unknown !== undefined) refuse('COUPON_UNKNOWN', { couponCode: unknown })
  const [first, ...more] = sayUnfit(planned, language)
  if (!first) return
  const all = [first, ...more].map(({ name, why }) => (language === 'zh' ? `${name}：${why}` : `${name}: ${why}`))
  // The refusal closes with a full stop of its own.
  throw new Refusal('COUPON_UNFIT', first, { all: all.join(language === 'zh' ? '' : ' ').replace(/[.。]$/, '') })
}

/** Of each code that does nothing for an order, why. */
export const sayUnfit = ({ unfit, unknown }: PlannedCoupons, language: Language) => [
  ...unfit.map(({ offer, why }) => ({
    couponCode: keyOfCoupon(offer),
    name: offer.name[language],
    why: sayWhyNot(why, language),
  })),
  ...unknown.map((couponCode) => ({
    couponCode,
    name: couponCode,
    why: sayWhyNot({ fits: false, reason: 'unknown', detail: {} }, language),
  })),
]

/** By which a coupon is chosen; what everybody has needs no choosing. */
export const keyOfCoupon = (offer: Offer): string => offer.code || offer.couponId || ''
