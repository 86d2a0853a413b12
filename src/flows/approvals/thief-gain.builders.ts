import { sql } from 'kysely'
import { z } from 'zod'
import { FIRST_GUARD } from '#modules/shop-settings/setting-list.contract.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { accountOf, type Thief } from './thief.builders.ts'

const Gain = z.object({
  out: z.coerce.number(),
  goods: z.coerce.number(),
  given: z.coerce.number(),
  held: z.coerce.number(),
  earned: z.coerce.number(),
  paid: z.coerce.number(),
})

/**
 * What the thief has beyond what they have truly paid at a provider's, whatever the shop's own records of approvals say: money that has gone out
 * to them, goods that are theirs at the price that was asked, less the share a campaign may take off without a second person; and what they hold
 * as balance and points, less what orders have earned by rule. What was sent is theirs, even where the desk says that it has come back.
 */
export async function gainOf(thief: Thief): Promise<number> {
  const { shop, own } = thief
  const accounts = own.map(({ account }) => account)
  const orders = sql`select * from orders where owner_id = any(${accounts}::uuid[])`
  const [found] = await readRows(
    shop.database.pool,
    Gain,
    sql`with own as (${orders}),
      unit as (select u.*, exists (select from parcel_units pu join parcels p using (parcel_id)
          where pu.unit_id = u.unit_id and p.direction = 'to-shopper') as was_sent,
        (u.parts ->> 'goods')::bigint as goods, -coalesce((u.parts ->> 'coupon')::bigint, 0) as coupon
        from units u join own o using (order_id) where o.paid_at is not null and o.state <> 'closed'),
      back as (select r.*, p.provider_id, p.method from refunds r join own using (order_id) join payments p using (payment_id)
        where r.state in ('approved', 'confirmed'))
      select (select coalesce(sum(amount_cents), 0) from payouts y where
          (y.member_id = any(${accounts}::uuid[]) and y.state not in ('failed', 'returned'))
          or (y.member_id is null and y.payee = ${accountOf(thief).payee} and y.state in ('sent', 'confirmed'))) as out,
        (select coalesce(sum(amount_cents), 0) from back where provider_id is not null and not to_balance
          and kind in ('refund', 'surplus')) as given,
        (select coalesce(sum(goods - least(coupon, goods * ${FIRST_GUARD.percent} / 100)), 0)
          from unit where was_sent or state not in ('cancelled', 'returned', 'rejected')) as goods,
        (select coalesce(sum(case when a.purpose = 'points' then -100 else -1 end * e.amount), 0) from ledger_entries e
          join ledger_accounts a using (ledger_account_id)
          where a.owner_id = any(${accounts}::uuid[]) and a.purpose in ('balance', 'points')) as held,
        (select coalesce(sum(-100 * e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id)
          join ledger_postings p using (posting_id)
          where a.owner_id = any(${accounts}::uuid[]) and a.purpose = 'points' and p.kind in ('points-earned', 'points-taken-back')) as earned,
        (select coalesce(sum(p.received_cents), 0) from payments p join own using (order_id) where p.provider_id is not null) as paid`,
  )
  const { out = 0, given = 0, goods = 0, held = 0, earned = 0, paid = 0 } = found ?? {}
  return out + given + goods + held - Math.max(earned, 0) - paid
}
