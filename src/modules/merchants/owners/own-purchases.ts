import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { ownPurchaseMarks } from '../holds.rules.ts'

/**
 * Paid orders of merchants by whom they should not come from: their people and those of other merchants of their owner, by account or by what
 * was typed; and whoever shares a browser with one of these, such as their household.
 */
const BOUGHT = (merchantIds: readonly string[]) => sql`people as (
    select m.merchant_id, p.account_id, p.ended_at from merchant_card m join merchant_card g on g.owner_group = m.owner_group
      join merchant_people p on p.merchant_id = g.merchant_id
      where m.merchant_id = any(${unseenArray('uuid', merchantIds)}) and not m.is_house
  ), buyers as (
    select merchant_id, account_id, 'person' as mark, ended_at from people
    union select p.merchant_id, d.account_id, 'device', null from people p join account_devices own on own.account_id = p.account_id
      join account_devices d on d.device_hash = own.device_hash where p.ended_at is null and d.account_id <> own.account_id
  ), bought as (
    select b.merchant_id, o.order_id, b.mark from buyers b join order_contact o on o.owner_id = b.account_id
      where b.ended_at is null or o.placed_at < b.ended_at
    union select p.merchant_id, o.order_id, 'phone' from people p join account_contacts c using (account_id)
      join order_contact o on o.contact_phone = c.value where c.kind <> 'email' and (p.ended_at is null or o.placed_at < p.ended_at)
    union select p.merchant_id, o.order_id, 'email' from people p join account_contacts c using (account_id)
      join order_contact o on mail_key(o.contact_email) = mail_key(c.value) where c.kind = 'email' and (p.ended_at is null or o.placed_at < p.ended_at)
  ), own_orders as (
    select b.merchant_id, b.order_id, array_agg(distinct b.mark order by b.mark) as by from bought b group by 1, 2
  )`

const Purchase = z.object({
  orderNo: z.string(),
  placedAt: z.date(),
  items: z.int(),
  cents: z.number(),
  by: z.array(z.enum(ownPurchaseMarks)),
})
const MOST = 50

/** What people of a merchant have bought of it themselves, the newest first. */
export const listOwnPurchases = (tx: Read, merchantId: string): Promise<z.output<typeof Purchase>[]> =>
  readRows(
    tx,
    Purchase,
    sql`with ${BOUGHT([merchantId])} select u.order_number as "orderNo", u.placed_at as "placedAt", count(*)::int as items,
        sum(u.merchandise_cents)::float8 as cents, b.by
      from own_orders b join order_pieces u on u.order_id = b.order_id and u.merchant_id = b.merchant_id and u.paid_at is not null
      group by u.order_id, u.order_number, u.placed_at, b.by order by u.placed_at desc limit ${MOST}`,
  )

const Counted = z.object({ merchantId: z.string(), num: z.int() })

/** How many orders of each of these they were. */
export async function countOwnPurchases(tx: Read, merchantIds: readonly string[]): Promise<Map<string, number>> {
  if (merchantIds.length === 0) return new Map()
  const rows = await readRows(
    tx,
    Counted,
    sql`with ${BOUGHT(merchantIds)} select b.merchant_id as "merchantId", count(distinct u.order_id)::int as num
      from own_orders b join order_pieces u on u.order_id = b.order_id and u.merchant_id = b.merchant_id and u.paid_at is not null group by 1`,
  )
  return new Map(rows.map(({ merchantId, num }) => [merchantId, num]))
}

/** `unitId`: of one item of the product, which others may sell as well. */
type Sale = { orderId: string; productId: string; unitId?: string; readerId: string }

/** Whether somebody who acts for the seller of a product in an order has bought it, or writes of it now. A shared browser proves nothing. */
export async function isOwnSale(tx: Read, { orderId, productId, unitId, readerId }: Sale): Promise<boolean> {
  const sold = await readRows(
    tx,
    z.object({ merchantId: z.string() }),
    sql`select distinct merchant_id as "merchantId" from order_pieces
      where order_id = ${orderId} and product_id = ${productId} and unit_id = coalesce(${unitId ?? null}::uuid, unit_id)`,
  )
  const merchantIds = sold.map(({ merchantId }) => merchantId)
  if (merchantIds.length === 0) return false
  const [found] = await readRows(
    tx,
    z.object({ isOwn: z.boolean() }),
    sql`with ${BOUGHT(merchantIds)} select exists (select from own_orders b where b.order_id = ${orderId} and b.by <> '{device}')
      or exists (select from people p where p.account_id = ${readerId} and p.ended_at is null) as "isOwn"`,
  )
  return found?.isOwn ?? false
}
