import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { type CampaignOffer, offersOf } from './campaigns.ts'
import { offersNear, type OffersNear } from './campaign-index.rules.ts'
import { couponsTables } from './coupons.tables.ts'

/** What is left of a budget is known as of so long ago at most; who takes the last of it is found under a lock. */
const BUDGETS_KEPT_MS = 5_000

type Kept = { near: OffersNear<CampaignOffer>; version: number; until: number }
const kept = new WeakMap<Read, Kept>()
let version = 0

/** Called in every process once a campaign has changed, and where one was found to be used up. */
export function campaignsChanged(): void {
  version += 1
}

/**
 * The campaigns everybody has who fits them: ask with the lines of a bag for those that may be for some of them. Kept by the process
 * for the pool; a transaction reads anew.
 */
export async function listRunningAutomatic(pool: Read): Promise<OffersNear<CampaignOffer>> {
  const found = kept.get(pool)
  const now = clock.now()
  if (found?.version === version && now.getTime() < found.until) return found.near
  // Taken before reading: what changes while we read is read again.
  const read = version
  const rows = await couponsTables(pool)
    .selectFrom('campaigns')
    .selectAll()
    .where('state', '=', 'running')
    .where('had', '=', 'automatic')
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
  const offers = await offersOf(pool, rows)
  const hasBudgets = offers.some(({ leftCents, leftUses }) => leftCents !== null || leftUses !== null)
  const until = hasBudgets ? now.getTime() + BUDGETS_KEPT_MS : Number.POSITIVE_INFINITY
  const near = offersNear(offers)
  kept.set(pool, { near, version: read, until })
  return near
}
