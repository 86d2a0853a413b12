import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

/** Each question finds what must never be there. */
const questions = {
  'stock is never negative': sql`select offer_id from offers where available < 0`,
  'an order’s total is its goods, delivery and fee': sql`select order_id from orders where total_cents <> goods_cents + delivery_cents + payment_fee_cents`,
  'consignments add up to the goods': sql`select o.order_id from orders o join consignments c using (order_id) group by o.order_id having sum(c.goods_cents) <> o.goods_cents`,
  'lines add up to the goods': sql`select o.order_id from orders o join order_lines l using (order_id) group by o.order_id having sum(l.quantity * l.unit_price_cents) <> o.goods_cents`,
  'history ends where the order stands': sql`select o.order_id from orders o
    where o.state <> (select to_state from order_history h where h.order_id = o.order_id order by happened_at desc, entry_id desc limit 1)`,
  'history has no gap': sql`select order_id from (select order_id, from_state, lag(to_state) over (partition by order_id order by happened_at, entry_id) as before from order_history) steps
    where before is not null and before <> from_state`,
  'one payment pays an order': sql`select order_id from payments where state = 'succeeded' group by order_id having count(*) > 1`,
  'a kept order has been paid': sql`select o.order_id from orders o where state in ('pending-seller-delivery', 'pending-platform-delivery', 'to-be-received', 'received', 'successful')
    and not exists (select 1 from payments p where p.order_id = o.order_id and p.state = 'succeeded')`,
  'a closed order keeps no money': sql`select o.order_id from orders o join payments p using (order_id) where o.state in ('closed', 'payment-pending') and p.state = 'succeeded'`,
  'an answered request has one effect': sql`select order_number from orders group by order_number having count(*) > 1`,
}

/** What must hold after every race, kill and fault; throws naming the first rule that does not. */
export async function requireInvariants(database: Database): Promise<void> {
  for (const [rule, question] of Object.entries(questions)) {
    const found = await readRows(database.pool, z.unknown(), question)
    if (found.length > 0) throw new Error(`${rule}: ${JSON.stringify(found.slice(0, 5))}`)
  }
}

/** Every piece an offer began with is still for sale or held by an order that was not given up. */
export async function requireStockAccounted(database: Database, began: ReadonlyMap<string, number>): Promise<void> {
  const found = await readRows(
    database.pool,
    z.object({ offerId: z.string(), available: z.number(), held: z.number() }),
    sql`select f.offer_id as "offerId", f.available,
      coalesce((select sum(l.quantity) from order_lines l join orders o using (order_id) where l.offer_id = f.offer_id and not exists
        (select from order_history h where h.order_id = o.order_id and (h.to_state = 'closed'
          or (h.move = 'request-refund' and o.dispatched_at is null)))), 0)::int as held
    from offers f where f.offer_id = any(${[...began.keys()]}::uuid[])`,
  )
  const lost = found.filter(({ offerId, available, held }) => available + held !== began.get(offerId))
  if (lost.length > 0 || found.length !== began.size) throw new Error(`stock is not accounted for: ${JSON.stringify(lost)}`)
}

/** For a shop whose events are delivered: each has exactly one mail, and no mail is without its event. */
export async function requireEveryEventHandled(database: Database, topic: string): Promise<void> {
  const found = await readRows(
    database.pool,
    z.object({ key: z.string(), events: z.number(), mails: z.number() }),
    sql`select coalesce(e.key, m.dedupe_key) as key,
      count(e.key) as events, count(m.dedupe_key) as mails
    from (select topic || ':' || event_id as key from outbox where topic = ${topic}) e
    full join (select dedupe_key from mails where dedupe_key like ${`${topic}:%`}) m on m.dedupe_key = e.key
    group by 1 having count(e.key) <> 1 or count(m.dedupe_key) <> 1`,
  )
  if (found.length > 0) throw new Error(`events and mails differ: ${JSON.stringify(found.slice(0, 5))}`)
}
