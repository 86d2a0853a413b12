import { createHash } from 'node:crypto'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Benefit, Occasion } from './campaigns.contract.ts'
import { type CampaignRow, couponsTables } from './coupons.tables.ts'

/** What is given for an occasion at present. */
export function campaignOf(tx: Read, occasion: Occasion): Promise<CampaignRow | undefined> {
  const now = clock.now()
  return couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where('occasion', '=', occasion)
    .where('state', '=', 'running')
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
}

export const benefitOf = async (tx: Read, occasion: Occasion): Promise<Benefit | undefined> =>
  (await campaignOf(tx, occasion))?.benefit

/** Contacts are remembered for good, and so not as they are. */
export const occasionKeyOf = (what: string): string => createHash('sha256').update(what).digest('base64url')

/** A coupon that was given for this runs out now, unless it is used or in an order. Answers whether it did. */
export async function endCoupon(tx: Tx, occasion: Occasion, what: string): Promise<boolean> {
  const now = clock.now()
  const ended = await couponsTables(tx)
    .updateTable('coupons')
    .set({ expires_at: now })
    .where('occasion_key', '=', occasionKeyOf(what))
    .where('state', '=', 'unused')
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('campaign_id', 'in', couponsTables(tx).selectFrom('campaigns').select('campaign_id').where('occasion', '=', occasion))
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}
