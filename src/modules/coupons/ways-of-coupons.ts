import type { Read } from '#platform/database.server.ts'
import { type PayType, payTypes } from './campaigns.contract.ts'
import { couponsTables } from './coupons.tables.ts'

type Placed = { order_id: string; has_coupons: boolean; pay_type: PayType }

/**
 * In which ways an order may be paid as its coupons were given for; undefined where none of them asks. The way it was placed with is one
 * of them, whatever has become of the campaign since.
 */
export async function findWaysOfCoupons(tx: Read, order: Placed): Promise<readonly PayType[] | undefined> {
  if (!order.has_coupons) return undefined
  const used = await couponsTables(tx)
    .selectFrom('coupons as c')
    .innerJoin('campaigns as k', 'k.campaign_id', 'c.campaign_id')
    .select('k.conditions')
    .where('c.order_id', '=', order.order_id)
    .execute()
  const asking = used.flatMap(({ conditions }) => (conditions.payTypes.length > 0 ? [conditions.payTypes] : []))
  return asking.length > 0
    ? payTypes.filter((way) => way === order.pay_type || asking.every((ways) => ways.includes(way)))
    : undefined
}
