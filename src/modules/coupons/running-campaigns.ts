import { clock } from '#platform/clock.ts'
import { emit } from '#events/events.server.ts'
import { onceCommitted, type Read, type Tx } from '#platform/database.server.ts'
import { originOf } from '#platform/database/origins.server.ts'
import { type CampaignOffer, offersOf } from './campaigns.ts'
import { offersNear, type OffersNear } from './campaign-index.rules.ts'
import { couponsTables } from './coupons.tables.ts'

/** What is left of a budget is known as of so long ago at most; who takes the last of it is found under a lock. */
const BUDGETS_KEPT_MS = 5_000

type Kept = { automatic: OffersNear<CampaignOffer>; open: OffersNear<CampaignOffer>; version: number; until: number }
const kept = new WeakMap<Read, Kept>()
let version = 0

/** Called in every process once a campaign has changed, and where one was found to be used up. */
export function campaignsChanged(): void {
  version += 1
}

/** Tells every process of a change, and this one as soon as others can see it. */
export async function tellCampaignsChanged(tx: Tx): Promise<void> {
  await emit(tx, 'campaigns-changed', {})
  onceCommitted(tx, campaignsChanged)
}

/**
 * The campaigns everybody has who fits them: ask with the lines of a bag for those that may be for some of them. Kept by the process
 * for the pool; a transaction reads anew.
 */
export const listRunningAutomatic = async (pool: Read): Promise<OffersNear<CampaignOffer>> => (await running(pool)).automatic

/** The same with those that anybody may claim. */
export const listRunningOpen = async (pool: Read): Promise<OffersNear<CampaignOffer>> => (await running(pool)).open

async function running(read: Read): Promise<Kept> {
  // What is kept until news comes is never read from where it comes later.
  const pool = originOf(read)
  const found = kept.get(pool)
  const now = clock.now()
  if (found?.version === version && now.getTime() < found.until) return found
  // Taken before reading: what changes while we read is read again.
  const readAt = version
  const rows = await couponsTables(pool)
    .selectFrom('campaigns')
    .selectAll()
    .where('state', '=', 'running')
    .where('had', 'in', ['automatic', 'claimed'])
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
  const offers = await offersOf(pool, rows)
  const hasBudgets = offers.some(({ leftCents, leftUses }) => leftCents !== null || leftUses !== null)
  const fresh = {
    automatic: offersNear(offers.filter(({ had }) => had === 'automatic')),
    open: offersNear(offers),
    version: readAt,
    until: hasBudgets ? now.getTime() + BUDGETS_KEPT_MS : Number.POSITIVE_INFINITY,
  }
  kept.set(pool, fresh)
  return fresh
}
