import type { Read } from '#platform/database.server.ts'
import { couponsTables } from './coupons.tables.ts'
import type { CouponOfOrder } from './minimums.rules.ts'

/** The coupons an order was paid with, as they are asked again when pieces of it are cancelled. */
export async function listCouponsToAsk(
  tx: Read,
  orderId: string,
): Promise<(CouponOfOrder & { name: { en: string; zh: string } })[]> {
  const rows = await couponsTables(tx)
    .selectFrom('coupons as c')
    .innerJoin('campaigns as k', 'k.campaign_id', 'c.campaign_id')
    .select(['k.name_en', 'k.name_zh', 'k.benefit', 'k.conditions', 'c.amount_cents', 'c.unit_ids'])
    .where('c.order_id', '=', orderId)
    .where('c.state', '=', 'used')
    .where('c.returned_at', 'is', null)
    .orderBy('k.priority')
    .orderBy('c.coupon_id')
    .execute()
  return rows.map((row) => ({
    name: { en: row.name_en, zh: row.name_zh },
    benefit: row.benefit,
    conditions: row.conditions,
    amountCents: row.amount_cents,
    unitIds: row.unit_ids,
  }))
}
