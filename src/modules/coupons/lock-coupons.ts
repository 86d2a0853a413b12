import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { findSpent, hasBudget } from './campaigns.ts'
import { findKnownTraces, keyOf, lockTraces, type Traces, tracesOf } from './coupon-traces.ts'
import { type CampaignRow, type CouponRow, couponsTables } from './coupons.tables.ts'
import { campaignsChanged } from './running-campaigns.ts'

/** What an order is about to use. `version`: of the campaign it was priced with. `couponId`: of somebody's own, or a single code. */
export type CouponUse = {
  campaignId: string
  couponId?: string | undefined
  ownerId: string
  version: number
  amountCents: number
  /** Needed where it is for new members alone. */
  traces?: Traces | undefined
}
export type LockedCoupons = {
  /** Refuses what cannot be used: with everything that has been added before. */
  require: (use: CouponUse) => void
  add: (use: CouponUse) => void
}

/**
 * Until the transaction ends nobody else uses these coupons, these persons' campaigns, what is left of these budgets. Taken always in
 * the same sequence: persons, by whoever calls (`lockHolders`), then traces, campaigns, coupons.
 */
export async function lockCoupons(tx: Tx, uses: readonly CouponUse[]): Promise<LockedCoupons> {
  if (uses.length === 0) return { require: () => {}, add: () => {} }
  const traces = uses.flatMap((use) => tracesOf(use.traces ?? {}))
  if (traces.length > 0) await lockTraces(tx, traces)
  const campaignIds = [...new Set(uses.map(({ campaignId }) => campaignId))]
  const campaigns = await lockCampaigns(tx, campaignIds)
  const coupons = await lockRights(tx, uses)
  const budgeted = [...campaigns.values()].filter(hasBudget).map(({ campaign_id }) => campaign_id)
  const state: State = {
    campaigns,
    coupons,
    spent: await findSpent(tx, budgeted),
    held: await countHeld(tx, uses, campaigns),
    known: new Set(await findKnownTraces(tx, traces)),
    ordered: await findWhoOrdered(tx, uses, campaigns),
  }
  return {
    require: (use) => {
      const problem = problemOf(use, state)
      if (!problem) return
      // What this process believes of the campaign is not so any more: the next price is made anew.
      campaignsChanged()
      refuse(problem, { campaignId: use.campaignId })
    },
    add: (use) => addTo(state, use),
  }
}

type State = {
  campaigns: ReadonlyMap<string, CampaignRow>
  coupons: Map<string, CouponRow>
  spent: Map<string, { uses: number; cents: number }>
  /** By campaign and person. */
  held: Map<string, number>
  known: Set<string>
  /** Persons whose first order is another one. */
  ordered: Set<string>
}

/** Only those with a budget are held: of the others nobody takes anything from anybody else. */
async function lockCampaigns(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, CampaignRow>> {
  const campaigns = couponsTables(tx).selectFrom('campaigns').selectAll()
  const found = await campaigns.where('campaign_id', 'in', campaignIds).execute()
  const budgeted = found.filter(hasBudget).map(({ campaign_id }) => campaign_id)
  const locking = campaigns.where('campaign_id', 'in', budgeted).orderBy('campaign_id').forNoKeyUpdate()
  const locked = budgeted.length > 0 ? (await tx.executeQuery(locking)).rows : []
  return new Map([...found, ...locked].map((row) => [row.campaign_id, row]))
}

async function lockRights(tx: Tx, uses: readonly CouponUse[]): Promise<Map<string, CouponRow>> {
  const ids = uses.flatMap(({ couponId }) => (couponId ? [couponId] : []))
  if (ids.length === 0) return new Map()
  const { rows } = await tx.executeQuery(
    couponsTables(tx).selectFrom('coupons').selectAll().where('coupon_id', 'in', ids).orderBy('coupon_id').forUpdate(),
  )
  return new Map(rows.map((row) => [row.coupon_id, row]))
}

const Held = z.object({ campaignId: z.string(), ownerId: z.string(), held: z.coerce.number() })
const heldKey = (use: { campaignId: string; ownerId: string }): string => `${use.campaignId} ${use.ownerId}`

/** How often somebody has used a campaign that asks for it, those they have put by among them. */
async function countHeld(tx: Tx, uses: readonly CouponUse[], campaigns: ReadonlyMap<string, CampaignRow>) {
  const asked = uses.filter(({ campaignId }) => campaigns.get(campaignId)?.per_member)
  if (asked.length === 0) return new Map<string, number>()
  const rows = await readRows(
    tx,
    Held,
    sql`select campaign_id as "campaignId", owner_id as "ownerId", count(*) as held from coupons
      where owner_id = any(${asked.map(({ ownerId }) => ownerId)}::uuid[])
        and campaign_id = any(${asked.map(({ campaignId }) => campaignId)}::uuid[]) and returned_at is null
      group by 1, 2`,
  )
  return new Map(rows.map((row) => [heldKey(row), row.held]))
}

/** Of those who use what is for a first order alone: who has one by now. They were priced before anybody was locked. */
async function findWhoOrdered(tx: Tx, uses: readonly CouponUse[], campaigns: ReadonlyMap<string, CampaignRow>) {
  const asked = uses.filter(({ campaignId }) => campaigns.get(campaignId)?.conditions.firstOrder)
  if (asked.length === 0) return new Set<string>()
  const rows = await readRows(
    tx,
    z.object({ ownerId: z.string() }),
    sql`select distinct owner_id as "ownerId" from orders
      where owner_id = any(${asked.map(({ ownerId }) => ownerId)}::uuid[]) and state not in ('closed', 'failed')`,
  )
  return new Set(rows.map(({ ownerId }) => ownerId))
}

function problemOf(use: CouponUse, state: State) {
  const campaign = state.campaigns.get(use.campaignId)
  const right = use.couponId ? state.coupons.get(use.couponId) : undefined
  if (!campaign || (use.couponId && (!right || (right.owner_id !== null && right.owner_id !== use.ownerId))))
    return 'COUPON_UNKNOWN'
  if (right && right.state !== 'unused') return 'COUPON_USED'
  if (isOver(campaign, right)) return 'COUPON_ENDED'
  if (campaign.version !== use.version || (campaign.conditions.firstOrder && state.ordered.has(use.ownerId)))
    return 'COUPON_CHANGED'
  const { uses, cents } = state.spent.get(use.campaignId) ?? { uses: 0, cents: 0 }
  if (campaign.budget_uses !== null && uses >= campaign.budget_uses) return 'COUPON_USED_UP'
  if (campaign.budget_cents !== null && cents + use.amountCents > campaign.budget_cents) return 'COUPON_USED_UP'
  // One that is theirs already is counted.
  const more = right?.owner_id ? 0 : 1
  if (campaign.per_member !== null && (state.held.get(heldKey(use)) ?? 0) + more > campaign.per_member) return 'COUPON_LIMIT'
  if (campaign.occasion === 'new-member' && tracesOf(use.traces ?? {}).some((trace) => state.known.has(keyOf(trace))))
    return 'COUPON_NOT_NEW'
  return undefined
}

function isOver(campaign: CampaignRow, right: CouponRow | undefined): boolean {
  const now = clock.now()
  if (campaign.state === 'draft' || campaign.state === 'paused' || campaign.starts_at > now) return true
  if (right?.claimed_at) return right.expires_at !== null && right.expires_at <= now
  return campaign.state === 'ended' || (campaign.ends_at !== null && campaign.ends_at <= now)
}

function addTo({ coupons, spent, held, known, ordered }: State, use: CouponUse): void {
  const right = use.couponId ? coupons.get(use.couponId) : undefined
  ordered.add(use.ownerId)
  if (!right?.owner_id) held.set(heldKey(use), (held.get(heldKey(use)) ?? 0) + 1)
  if (right) coupons.set(right.coupon_id, { ...right, owner_id: use.ownerId, state: 'locked' })
  const { uses, cents } = spent.get(use.campaignId) ?? { uses: 0, cents: 0 }
  spent.set(use.campaignId, { uses: uses + 1, cents: cents + use.amountCents })
  for (const trace of tracesOf(use.traces ?? {})) known.add(keyOf(trace))
}
