import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const Merchant = z.object({ merchantId: z.string() })

/** Whose items an order has, but for the shop's own. */
export const listSellersOf = (tx: Read, orderId: string): Promise<{ merchantId: string }[]> =>
  readRows(
    tx,
    Merchant,
    sql`select distinct c.merchant_id as "merchantId" from consignments c join merchant_card m on m.merchant_id = c.merchant_id
      where c.order_id = ${orderId} and not m.is_house`,
  )

/** Of what was paid for since then: what its buyers have or will have. */
export async function countSold(tx: Read, merchantId: string, since: Date): Promise<number> {
  const [found] = await readRows(
    tx,
    z.object({ num: z.number() }),
    sql`select count(*)::int as num from consignments c join orders o using (order_id) join units u using (consignment_id)
      where c.merchant_id = ${merchantId} and o.paid_at >= ${since} and u.state not in ('rejected', 'returned', 'cancelled')`,
  )
  return found?.num ?? 0
}

/** Whether so many paid orders wait for this merchant's items, and fewer of them have passed than show that it is no new one. */
export async function isNewAndFull(
  tx: Read,
  merchantId: string,
  rule: { openOrders: number; firstPassed: number },
): Promise<boolean> {
  const [found] = await readRows(
    tx,
    z.object({ isFull: z.boolean() }),
    sql`select (select count(*) from (select from units u join consignments c using (consignment_id)
          where c.merchant_id = ${merchantId} and u.state in ('passed', 'sent', 'received', 'returned') limit ${rule.firstPassed}) passed)
        < ${rule.firstPassed}
      and (select count(*) from (select from consignments c join orders o using (order_id)
          where c.merchant_id = ${merchantId} and c.state in ('awaited', 'with-us') and o.paid_at is not null limit ${rule.openOrders}) open)
        >= ${rule.openOrders} as "isFull"`,
  )
  return found?.isFull ?? false
}
