import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Language } from '#language/languages.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Occasion } from './campaigns.contract.ts'
import { CODE_LENGTH, keptCode } from './coupon-code.rules.ts'
import { couponMessage } from './coupon-message.ts'
import { campaignOf, occasionKeyOf } from './occasions.ts'
import { sayBenefit } from './say-coupon.ts'
import { type CampaignRow, type CouponRow, couponsTables } from './coupons.tables.ts'

/** Puts by what a code stands for and answers the coupon's id; whoever has it already keeps theirs. Refuses what can no longer be had. */
export async function claimCoupon(tx: Tx, ownerId: string, typed: string): Promise<string> {
  const code = keptCode(typed)
  await lockHolders(tx, [ownerId])
  const single = await couponsTables(tx).selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  if (single) return claimSingle(tx, ownerId, single)
  const campaign = await couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where('shared_code', '=', code)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  return claimShared(tx, ownerId, campaign ?? refuse('COUPON_UNKNOWN', { field: 'couponCode' }))
}

async function claimSingle(tx: Tx, ownerId: string, coupon: CouponRow): Promise<string> {
  if (coupon.owner_id === ownerId && coupon.claimed_at) return coupon.coupon_id
  const campaign = await couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where('campaign_id', '=', coupon.campaign_id)
    .executeTakeFirstOrThrow()
  if (coupon.owner_id !== null || campaign.state === 'draft') refuse('COUPON_UNKNOWN', { field: 'couponCode' })
  await requireOpen(tx, ownerId, campaign)
  const claimed = await couponsTables(tx)
    .updateTable('coupons')
    .set({ owner_id: ownerId, claimed_at: clock.now(), expires_at: expiryOf(campaign) })
    .where('coupon_id', '=', coupon.coupon_id)
    .where('owner_id', 'is', null)
    .executeTakeFirst()
  // Somebody else was a moment earlier.
  if (claimed.numUpdatedRows === 0n) refuse('COUPON_UNKNOWN', { field: 'couponCode' })
  return coupon.coupon_id
}

async function claimShared(tx: Tx, ownerId: string, campaign: CampaignRow): Promise<string> {
  const own = await couponsTables(tx)
    .selectFrom('coupons')
    .select('coupon_id')
    .where('owner_id', '=', ownerId)
    .where('campaign_id', '=', campaign.campaign_id)
    .where('state', '=', 'unused')
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst()
  if (own) return own.coupon_id
  await requireOpen(tx, ownerId, { ...campaign, per_member: campaign.per_member ?? 1 })
  return insertCoupon(tx, campaign, ownerId, null)
}

const Counted = z.object({ mine: z.coerce.number(), all: z.coerce.number() })

const CLAIMING = { field: 'couponCode', limit: 'COUPON_LIMIT' } as const
const GRANTING = { field: 'campaignId', limit: 'COUPON_HAD' } as const

/** Whether another may be had: by the clock, by how many somebody may have, and by how many there are. */
async function requireOpen(
  tx: Tx,
  ownerId: string,
  campaign: CampaignRow,
  { field, limit: limitOfOne }: typeof CLAIMING | typeof GRANTING = CLAIMING,
): Promise<void> {
  const now = clock.now()
  if (campaign.state !== 'running' || campaign.starts_at > now || (campaign.ends_at && campaign.ends_at <= now))
    refuse('COUPON_ENDED', { field })
  if (campaign.per_member === null && campaign.budget_uses === null) return
  // Of single codes there are as many as were made: only those that are used count.
  const limit = campaign.had === 'single-codes' ? null : campaign.budget_uses
  if (limit !== null)
    await changeRows(tx, z.object({}), sql`select from campaigns where campaign_id = ${campaign.campaign_id} for no key update`)
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select (select count(*) from coupons where owner_id = ${ownerId} and campaign_id = ${campaign.campaign_id} and returned_at is null) as mine,
      case when ${limit}::int is null then 0 else (select count(*) from coupons where campaign_id = ${campaign.campaign_id} and returned_at is null) end as all`,
  )
  if (campaign.per_member !== null && (counted?.mine ?? 0) >= campaign.per_member) refuse(limitOfOne, { field })
  if (limit !== null && (counted?.all ?? 0) >= limit) refuse('COUPON_USED_UP', { field })
}

/** When a coupon that is had now runs out. */
export function expiryOf({ holds_days, ends_at }: Pick<CampaignRow, 'holds_days' | 'ends_at'>): Date | null {
  if (holds_days === null) return ends_at
  const own = new Date(clock.now().getTime() + holds_days * DAY)
  return ends_at && ends_at < own ? ends_at : own
}

async function insertCoupon(tx: Tx, campaign: CampaignRow, ownerId: string, occasionKey: string | null): Promise<string> {
  const couponId = newId()
  await couponsTables(tx)
    .insertInto('coupons')
    .values({
      coupon_id: couponId,
      campaign_id: campaign.campaign_id,
      code: newSpokenCode(CODE_LENGTH),
      owner_id: ownerId,
      claimed_at: clock.now(),
      expires_at: expiryOf(campaign),
      occasion_key: occasionKey,
    })
    .execute()
  return couponId
}

export type Given = { couponId: string; message: ReturnType<typeof couponMessage> }

/** Gives what runs for an occasion, once for each contact or piece, whatever campaign it was given by, and says what to tell. Undefined: there is nothing, or it was given. */
export async function giveCoupon(tx: Tx, occasion: Occasion, ownerId: string, what: string): Promise<Given | undefined> {
  const occasionKey = occasionKeyOf(what)
  const campaign = await campaignOf(tx, occasion)
  if (!campaign) return undefined
  await lockHolders(tx, [ownerId])
  const given = await couponsTables(tx)
    .selectFrom('coupons as c')
    .innerJoin('campaigns as k', 'k.campaign_id', 'c.campaign_id')
    .select('c.coupon_id')
    .where('c.occasion_key', '=', occasionKey)
    .where('k.occasion', '=', occasion)
    .executeTakeFirst()
  if (given) return undefined
  return givenOf(await insertCoupon(tx, campaign, ownerId, occasionKey), campaign)
}

/** What an operator can hand to a member: campaigns that are given and run, whatever else they are given for. */
export async function listGrantable(tx: Read, language: Language) {
  const now = clock.now()
  const rows = await couponsTables(tx)
    .selectFrom('campaigns')
    .select(['campaign_id', 'name_en', 'name_zh', 'benefit'])
    .where('had', '=', 'granted')
    .where('state', '=', 'running')
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('name_en')
    .execute()
  return rows.map(({ campaign_id: campaignId, benefit, ...row }) => ({
    campaignId,
    name: language === 'zh' ? row.name_zh : row.name_en,
    gives: sayBenefit(benefit, language),
  }))
}

/** Hands a coupon to somebody, within the campaign's limits, and says what to tell. */
export async function grantCoupon(tx: Tx, ownerId: string, campaignId: string): Promise<Given> {
  const campaign = await requireGrantable(tx, ownerId, campaignId)
  return givenOf(await insertCoupon(tx, campaign, ownerId, null), campaign)
}

/** Refuses what its campaign cannot give to them now. */
export async function requireGrantable(tx: Tx, ownerId: string, campaignId: string): Promise<CampaignRow> {
  await lockHolders(tx, [ownerId])
  const campaign = await couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('had', '=', 'granted')
    .executeTakeFirst()
  if (!campaign) return refuse('NOT_FOUND')
  await requireOpen(tx, ownerId, campaign, GRANTING)
  return campaign
}

const givenOf = (couponId: string, campaign: CampaignRow): Given => {
  const name = { en: campaign.name_en, zh: campaign.name_zh }
  const news = { couponId, name, benefit: campaign.benefit, expiresAt: expiryOf(campaign) }
  return { couponId, message: couponMessage('given', news) }
}
