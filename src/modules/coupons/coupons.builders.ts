import { sql } from 'kysely'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type Benefit, Conditions } from './campaigns.contract.ts'
import { type CampaignRow, couponsTables } from './coupons.tables.ts'

export type BuildCampaign = Partial<Omit<CampaignRow, 'conditions'>> & { conditions?: Partial<Conditions> }

const HK200: Benefit = { kind: 'amount', cents: 20_000 }

/** A campaign that runs: HK$200 off for everybody, unless something else is wanted. Answers its id. */
export async function buildCampaign(
  tx: Tx,
  { benefit = HK200, conditions = {}, ...wanted }: BuildCampaign = {},
): Promise<string> {
  const now = clock.now()
  const row = {
    campaign_id: newId(),
    name_en: 'Winter treat',
    name_zh: '冬日優惠',
    had: 'automatic' as const,
    starts_at: new Date(now.getTime() - DAY),
    state: 'running' as const,
    changed_at: now,
    changed_by: 'Ada',
    ...wanted,
    benefit: JSON.stringify(benefit),
    conditions: JSON.stringify(Conditions.parse(conditions)),
  }
  await couponsTables(tx).insertInto('campaigns').values(row).execute()
  return row.campaign_id
}

type BuildCoupon = { campaignId: string; ownerId?: string; code?: string; expiresAt?: Date }

/** A coupon of it; somebody's, when an owner is named. */
export async function buildCoupon(tx: Tx, { campaignId, ownerId, code, expiresAt }: BuildCoupon): Promise<string> {
  const couponId = newId()
  await couponsTables(tx)
    .insertInto('coupons')
    .values({
      coupon_id: couponId,
      campaign_id: campaignId,
      code: code ?? couponId.replaceAll('-', '').toUpperCase(),
      owner_id: ownerId ?? null,
      claimed_at: ownerId ? clock.now() : null,
      expires_at: expiresAt ?? null,
    })
    .execute()
  return couponId
}

/** Somebody with an order that waits to be paid, of nothing in particular. */
export async function buildOrder(database: Database, ownerId: string): Promise<string> {
  const orderId = newId()
  await database.inTransaction((tx) =>
    sql`with owner as (insert into accounts (account_id, kind) values (${ownerId}, 'member') on conflict do nothing)
      insert into orders (order_id, order_number, owner_id, state, language, logistics_type, pay_type, receiver, contact_phone,
        contact_email, parts, total_cents, placed_at, expires_at)
      values (${orderId}, ${orderId}, ${ownerId}, 'payment-pending', 'en', 2, 'fps', '{}', '', '', '{"goods": 100}', 100, now(), now() + interval '30 minutes')`.execute(
      tx,
    ),
  )
  return orderId
}
