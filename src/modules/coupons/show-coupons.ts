import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { CampaignOffer } from './campaigns.ts'
import { listOwnCoupons, type OwnCoupon } from './coupon-lists.ts'
import { findPiecesOf, lineOf } from './coupon-lines.ts'
import { type CouponOffer, isFor } from './coupon.rules.ts'
import type { ShownCouponState } from './coupon-states.rules.ts'
import type { ClaimableWire, CouponsWire, CouponWire } from './coupons.contract.ts'
import { couponsTables } from './coupons.tables.ts'
import { listRunningOpen } from './running-campaigns.ts'
import { sayBenefit, sayConditions } from './say-coupon.ts'

const said = (offer: CouponOffer, language: Language) => ({
  name: offer.name[language],
  gives: sayBenefit(offer.benefit, language),
  asks: sayConditions(offer, language),
  terms: offer.terms[language],
})

const shownState = (state: OwnCoupon['state']): ShownCouponState => (state === 'locked' ? 'used' : state)

const present = (coupon: OwnCoupon, language: Language): CouponWire => ({
  ...said(coupon, language),
  couponId: coupon.couponId,
  couponCode: coupon.code,
  kind: coupon.benefit.kind,
  state: shownState(coupon.state),
  held: coupon.state === 'locked',
  expireTime: coupon.expiresAt?.toISOString() ?? null,
  useTime: coupon.usedAt?.toISOString() ?? null,
})

/** A member's coupons as they see them. */
export async function showCoupons(
  tx: Read,
  ownerId: string,
  state: ShownCouponState | '',
  language: Language,
): Promise<CouponsWire> {
  const all = (await listOwnCoupons(tx, ownerId)).map((coupon) => present(coupon, language))
  const count = (wanted: ShownCouponState) => all.filter((coupon) => coupon.state === wanted).length
  return {
    counts: { unused: count('unused'), used: count('used'), expired: count('expired') },
    list: all.filter((coupon) => state === '' || coupon.state === state),
  }
}

export async function showCoupon(tx: Read, ownerId: string, couponId: string, language: Language): Promise<CouponWire> {
  const coupon = (await listOwnCoupons(tx, ownerId)).find((one) => one.couponId === couponId)
  return coupon ? present(coupon, language) : refuse('NOT_FOUND')
}

/** So many are offered beside a product. */
const MOST_OFFERED = 4

type CouponQuery = { ownerId: string; code: string; brandCode: string; language: Language }

/** What comes by itself or can be claimed with a product, or with a brand; of what is claimed, whether they have. */
export async function showClaimable(tx: Read, { ownerId, code, brandCode, language }: CouponQuery): Promise<ClaimableWire> {
  const now = clock.now()
  const offers = await (code === '' ? openOfBrand(tx, brandCode) : openOfProduct(tx, code))
  const open = offers
    .filter(({ startsAt, endsAt, leftUses }) => startsAt <= now && (!endsAt || endsAt > now) && leftUses !== 0)
    .toSorted((one, other) => one.priority - other.priority)
    .slice(0, MOST_OFFERED)
  if (open.length === 0) return { list: [] }
  const own = await couponsTables(tx)
    .selectFrom('coupons')
    .select('campaign_id')
    .where('owner_id', '=', ownerId)
    .where(
      'campaign_id',
      'in',
      open.map(({ campaignId }) => campaignId),
    )
    .execute()
  const claimed = new Set(own.map(({ campaign_id }) => campaign_id))
  return {
    list: open.map((offer) => ({
      ...said(offer, language),
      campaignId: offer.campaignId,
      couponCode: offer.had === 'claimed' ? (offer.code ?? '') : '',
      claimed: claimed.has(offer.campaignId),
    })),
  }
}

async function openOfProduct(tx: Read, code: string): Promise<CampaignOffer[]> {
  const lines = (await findPiecesOf(tx, code)).map((piece) => lineOf(piece, 1))
  return (await listRunningOpen(tx))(lines).filter(({ conditions }) => lines.some((line) => isFor(conditions, line)))
}

const NO_PIECE = {
  offerId: '',
  productId: '',
  categories: [],
  merchantId: '',
  side: 'unisex',
  unitCents: 0,
  quantity: 0,
  leftCents: 0,
} as const

/** Those that are made for the brand: what is for every piece stands beside the pieces. */
const openOfBrand = async (tx: Read, brandCode: string): Promise<CampaignOffer[]> =>
  (await listRunningOpen(tx))([{ ...NO_PIECE, brandCode }]).filter(({ conditions }) => conditions.brands.includes(brandCode))
