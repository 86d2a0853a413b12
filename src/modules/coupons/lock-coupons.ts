import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { findSpent, hasBudget } from './campaigns.ts'
import { countHeldBy, hasOrdered, lockPersons, partsOf, type Person } from './coupon-person.ts'
import { findKnownTraces, keyOf, lockTraces, type Traces, tracesOf } from './coupon-traces.ts'
import { type CampaignRow, type CouponRow, couponsTables } from './coupons.tables.ts'
import { campaignsChanged } from './running-campaigns.ts'

/** What an order is about to use. `version`: of the campaign it was priced with. `couponId`: of somebody's own, or a single code. */
export type CouponUse = {
  campaignId: string
  couponId?: string | undefined
  ownerId: string
  /** What was typed of the buyer: what is limited for each person is counted by it. Empty for what has no code to leave out. */
  typed?: Pick<Person, 'phone' | 'email'> | undefined
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
 * the same sequence: holders, by whoever calls (`lockHolders`), then traces, campaigns, coupons, persons.
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
    known: new Set(await findKnownTraces(tx, traces)),
    ...(await findLimits(tx, uses, campaigns)),
    added: new Map(),
    ordering: new Set(),
  }
  return {
    require: (use) => {
      const problem = problemOf(use, state)
      if (!problem) return
      // What this process believes of the campaign is not so any more: the next price is made anew.
      campaignsChanged()
      refuse(problem, { campaignId: use.campaignId, field: 'couponCode' })
    },
    add: (use) => addTo(state, use),
  }
}

type State = {
  campaigns: ReadonlyMap<string, CampaignRow>
  coupons: Map<string, CouponRow>
  spent: Map<string, { uses: number; cents: number }>
  known: Set<string>
  /** How often a person has used a campaign before this transaction, and whose first order is another one. */
  held: ReadonlyMap<string, number>
  ordered: ReadonlySet<string>
  /** What this transaction adds: uses by campaign and part of a person, and parts that order. */
  added: Map<string, number>
  ordering: Set<string>
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

const personOf = ({ ownerId, typed }: CouponUse): Person => ({ ownerId, ...typed })
const personKey = (use: CouponUse): string => partsOf(personOf(use)).join()
const heldKey = (use: CouponUse): string => `${use.campaignId} ${personKey(use)}`

/** What persons have had of campaigns that ask for it. They were priced before anybody was locked. */
async function findLimits(tx: Tx, uses: readonly CouponUse[], campaigns: ReadonlyMap<string, CampaignRow>) {
  const limited = uses.filter(({ campaignId }) => isForEach(campaigns.get(campaignId)))
  await lockPersons(tx, limited.map(personOf))
  const held = new Map<string, number>()
  const ordered = new Set<string>()
  for (const use of limited) {
    const campaign = campaigns.get(use.campaignId)
    if (campaign?.per_member) held.set(heldKey(use), await countHeldBy(tx, use.campaignId, personOf(use)))
    if (campaign?.conditions.firstOrder && (await hasOrdered(tx, personOf(use)))) ordered.add(personKey(use))
  }
  return { held, ordered }
}

const isForEach = (campaign: CampaignRow | undefined): boolean =>
  campaign !== undefined && (campaign.per_member !== null || campaign.conditions.firstOrder)

const hasAnOrder = ({ ordered, ordering }: State, use: CouponUse): boolean =>
  ordered.has(personKey(use)) || partsOf(personOf(use)).some((part) => ordering.has(part))

function heldBy({ held, added }: State, use: CouponUse): number {
  const more = partsOf(personOf(use)).map((part) => added.get(`${use.campaignId} ${part}`) ?? 0)
  return (held.get(heldKey(use)) ?? 0) + Math.max(...more)
}

function problemOf(use: CouponUse, state: State) {
  const campaign = state.campaigns.get(use.campaignId)
  const right = use.couponId ? state.coupons.get(use.couponId) : undefined
  // A code that was typed before, by whomever; one that somebody has put by is nobody else's business.
  if (right && right.state !== 'unused' && right.claimed_at === null) return 'COUPON_USED'
  if (!campaign || (use.couponId && (!right || (right.owner_id !== null && right.owner_id !== use.ownerId))))
    return 'COUPON_UNKNOWN'
  if (right && right.state !== 'unused') return 'COUPON_USED'
  if (isOver(campaign, right)) return 'COUPON_ENDED'
  if (campaign.version !== use.version) return 'COUPON_CHANGED'
  if (campaign.conditions.firstOrder && hasAnOrder(state, use)) return 'COUPON_NOT_FIRST'
  const { uses, cents } = state.spent.get(use.campaignId) ?? { uses: 0, cents: 0 }
  if (campaign.budget_uses !== null && uses >= campaign.budget_uses) return 'COUPON_USED_UP'
  if (campaign.budget_cents !== null && cents + use.amountCents > campaign.budget_cents) return 'COUPON_USED_UP'
  // One that is theirs already is counted.
  const more = right?.owner_id ? 0 : 1
  if (campaign.per_member !== null && heldBy(state, use) + more > campaign.per_member) return 'COUPON_LIMIT'
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

function addTo({ coupons, spent, known, added, ordering }: State, use: CouponUse): void {
  const right = use.couponId ? coupons.get(use.couponId) : undefined
  for (const part of partsOf(personOf(use))) {
    ordering.add(part)
    const key = `${use.campaignId} ${part}`
    if (!right?.owner_id) added.set(key, (added.get(key) ?? 0) + 1)
  }
  if (right) coupons.set(right.coupon_id, { ...right, owner_id: use.ownerId, state: 'locked' })
  const { uses, cents } = spent.get(use.campaignId) ?? { uses: 0, cents: 0 }
  spent.set(use.campaignId, { uses: uses + 1, cents: cents + use.amountCents })
  for (const trace of tracesOf(use.traces ?? {})) known.add(keyOf(trace))
}
