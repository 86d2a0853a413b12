import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

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
    const found = await question.execute(database.pool)
    if (found.rows.length > 0) throw new Error(`${rule}: ${JSON.stringify(found.rows.slice(0, 5))}`)
  }
}
