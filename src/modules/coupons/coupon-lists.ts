import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Key, Read } from '#platform/database.server.ts'
import { type CampaignOffer, offersOf } from './campaigns.ts'
import { keptCode } from './coupon-code.rules.ts'
import { type CampaignRow, type CouponRow, couponsTables } from './coupons.tables.ts'

/** Somebody's coupon. `expiresAt` is when this one runs out, whatever becomes of the campaign. */
export type OwnCoupon = CampaignOffer & {
  couponId: string
  code: string
  state: 'unused' | 'locked' | 'used' | 'expired'
  expiresAt: Date | null
  usedAt: Date | null
  orderId: string | null
}

/** So many of somebody's coupons are shown; nobody has more that are of use. */
const MOST_SHOWN = 500

/** What somebody has put by or been given, the one that runs out first before the others; what has been used or has run out, too. */
export async function listOwnCoupons(tx: Read, ownerId: string): Promise<OwnCoupon[]> {
  const coupons = await couponsTables(tx)
    .selectFrom('coupons')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('claimed_at', 'is not', null)
    .orderBy(sql`state <> 'unused'`)
    .orderBy(sql`expires_at nulls last`)
    .orderBy('coupon_id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return ownOf(tx, coupons)
}

/** Those of them that can be used now, if they fit. */
export const listUsableCoupons = async (tx: Read, ownerId: string): Promise<OwnCoupon[]> =>
  (await listOwnCoupons(tx, ownerId)).filter(({ state, problem }) => state === 'unused' && !problem)

async function ownOf(tx: Read, coupons: readonly CouponRow[]): Promise<OwnCoupon[]> {
  const campaigns = await offersById(tx, [...new Set(coupons.map(({ campaign_id }) => campaign_id))])
  return coupons.flatMap((coupon) => {
    const campaign = campaigns.get(coupon.campaign_id)
    return campaign ? [ownCoupon(coupon, campaign)] : []
  })
}

type Campaign = { offer: CampaignOffer; row: CampaignRow }

function ownCoupon(coupon: CouponRow, { offer, row }: Campaign): OwnCoupon {
  // One that has been put by holds as long as it says, also when its campaign has ended; while the campaign pauses it rests, too.
  const expiresAt = coupon.claimed_at ? coupon.expires_at : row.ends_at
  const over = expiresAt !== null && expiresAt <= clock.now()
  const gone = row.state === 'draft' || row.state === 'paused' || (row.state === 'ended' && !coupon.claimed_at)
  const state = coupon.state === 'unused' && over ? 'expired' : coupon.state
  return {
    ...offer,
    endsAt: gone ? clock.now() : expiresAt,
    leftUses: row.had === 'claimed' ? null : offer.leftUses,
    couponId: coupon.coupon_id,
    code: coupon.code ?? '',
    state,
    expiresAt,
    usedAt: coupon.used_at,
    orderId: coupon.order_id,
    problem: coupon.state === 'unused' ? undefined : 'used',
  }
}

async function offersById(tx: Read, campaignIds: readonly string[]): Promise<Map<string, Campaign>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await couponsTables(tx).selectFrom('campaigns').selectAll().where('campaign_id', 'in', campaignIds).execute()
  const offers = await offersOf(tx, rows)
  return new Map(rows.flatMap((row, at) => (offers[at] ? [[row.campaign_id, { row, offer: offers[at] }]] : [])))
}

export type Asked = { ownerId: string; codes: readonly string[] }

/**
 * What codes stand for, as they were typed: somebody's own coupons, single codes nobody has yet, codes all know. A code that is
 * somebody else's is one that nobody knows; one that was typed at a checkout and used says so to whoever types it again.
 */
export async function findCoupons(
  tx: Read,
  { ownerId, codes }: Asked,
): Promise<Map<string, CampaignOffer | OwnCoupon | undefined>> {
  const wanted = [...new Set(codes.map(keptCode))].filter((code) => code !== '')
  if (wanted.length === 0) return new Map(codes.map((code) => [code, undefined]))
  const campaigns = await couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where('shared_code', 'in', wanted)
    .where('state', '=', 'running')
    .execute()
  const coupons = await findByCode(tx, ownerId, wanted, campaigns)
  const single = coupons.filter(
    ({ code, owner_id, claimed_at }) =>
      code !== null && wanted.includes(code) && ((owner_id ?? ownerId) === ownerId || claimed_at === null),
  )
  const mine = (await ownOf(tx, single)).map((coupon) => [coupon.code, coupon] as const)
  const found = new Map<string, CampaignOffer | OwnCoupon>([...(await sharedOffers(tx, ownerId, campaigns, coupons)), ...mine])
  return new Map(codes.map((code) => [code, found.get(keptCode(code))]))
}

/** Single codes, whosever they are, and what somebody has of campaigns of codes all know; each once. */
async function findByCode(
  tx: Read,
  ownerId: string,
  codes: readonly string[],
  campaigns: readonly CampaignRow[],
): Promise<CouponRow[]> {
  const coupons = couponsTables(tx).selectFrom('coupons').selectAll()
  const byCode = coupons.where('code', 'in', codes)
  if (campaigns.length === 0) return byCode.execute()
  const ids = campaigns.map(({ campaign_id }) => campaign_id)
  const own = coupons.where('owner_id', '=', ownerId).where('returned_at', 'is', null).where('campaign_id', 'in', ids)
  const rows = await byCode.unionAll(own).execute()
  return [...new Map(rows.map((row) => [row.coupon_id, row])).values()]
}

/** Campaigns of codes all know. Who has put one by uses that one. */
async function sharedOffers(
  tx: Read,
  ownerId: string,
  campaigns: readonly CampaignRow[],
  coupons: readonly CouponRow[],
): Promise<[string, CampaignOffer | OwnCoupon][]> {
  const offers = await offersOf(tx, campaigns)
  const own = coupons.filter((coupon) => coupon.owner_id === ownerId && coupon.returned_at === null)
  return campaigns.flatMap((row, at) => {
    const offer = offers[at]
    if (!offer) return []
    const ofThis = own.filter(({ campaign_id }) => campaign_id === row.campaign_id)
    const put = ofThis.find(({ state }) => state === 'unused')
    const isOver = row.per_member !== null && ofThis.length >= row.per_member
    const code = row.shared_code ?? ''
    return [[code, put ? { ...ownCoupon(put, { offer, row }), code } : { ...offer, problem: isOver ? 'limit' : undefined }]]
  })
}

export type UsedCoupon = { name: { en: string; zh: string }; code: string | null; amountCents: number; returnedAt: Date | null }

/** The coupons an order was placed with; those of one that was closed unpaid are free again. */
export async function listCouponsOf(tx: Read, orderId: Key): Promise<UsedCoupon[]> {
  const rows = await couponsTables(tx)
    .selectFrom('coupons as c')
    .innerJoin('campaigns as k', 'k.campaign_id', 'c.campaign_id')
    .select(['k.name_en', 'k.name_zh', 'k.shared_code', 'c.code', 'c.amount_cents', 'c.returned_at'])
    .where('c.order_id', '=', orderId)
    .orderBy('k.priority')
    .orderBy('c.coupon_id')
    .execute()
  return rows.map((row) => ({
    name: { en: row.name_en, zh: row.name_zh },
    code: row.code ?? row.shared_code,
    amountCents: row.amount_cents,
    returnedAt: row.returned_at,
  }))
}
