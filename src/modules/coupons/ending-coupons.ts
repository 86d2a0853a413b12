import { clock, DAY } from '#platform/clock.ts'
import { lockRows, type Tx } from '#platform/database.server.ts'
import { type CouponNews, couponMessage } from './coupon-message.ts'
import { couponsTables } from './coupons.tables.ts'

/** So long before it runs out its owner is reminded of a coupon. */
const REMIND_BEFORE = 3 * DAY

export type Reminder = { ownerId: string; message: ReturnType<typeof couponMessage> }

/** Coupons that run out soon and of which nobody has been reminded; from now on they have been. */
export async function takeEndingCoupons(tx: Tx, most: number): Promise<Reminder[]> {
  const now = clock.now()
  const due = await lockRows(
    tx,
    couponsTables(tx)
      .selectFrom('coupons')
      .select(['coupon_id', 'campaign_id', 'owner_id', 'expires_at', 'claimed_at'])
      .where('state', '=', 'unused')
      // Who has just been given it knows.
      .where('claimed_at', '<=', new Date(now.getTime() - DAY))
      .where('reminded_at', 'is', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', new Date(now.getTime() + REMIND_BEFORE))
      .orderBy('expires_at')
      .limit(most),
    'skip',
  )
  if (due.length === 0) return []
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ reminded_at: now })
    .where(
      'coupon_id',
      'in',
      due.map(({ coupon_id }) => coupon_id),
    )
    .execute()
  const campaigns = await couponsTables(tx)
    .selectFrom('campaigns')
    .select(['campaign_id', 'name_en', 'name_zh', 'benefit'])
    .where(
      'campaign_id',
      'in',
      due.map(({ campaign_id }) => campaign_id),
    )
    .execute()
  return due.flatMap(({ coupon_id, campaign_id, owner_id, expires_at }) => {
    const campaign = campaigns.find((one) => one.campaign_id === campaign_id)
    if (!campaign || !owner_id) return []
    const name = { en: campaign.name_en, zh: campaign.name_zh }
    const news: CouponNews = { couponId: coupon_id, name, benefit: campaign.benefit, expiresAt: expires_at }
    return [{ ownerId: owner_id, message: couponMessage('ending', news) }]
  })
}
