import { sql } from 'kysely'

/** It waits to be paid, or was paid in time; money that came late for one that had closed makes it no order again. */
const isKept = sql`(o.paid_at is not null or o.state = 'payment-pending')`

/** It has gone once, and with it what it brings beside money, also when the money has come back since. */
const isBack = sql`(r.state = 'confirmed' or exists (select from refund_returns w where w.refund_id = r.refund_id))`

/** Of coupons, points and balance: each question finds what must never be there. */
export const rewardQuestions = {
  'nobody has less than nothing': sql`select a.owner_id from ledger_accounts a join ledger_entries e using (ledger_account_id)
    where a.purpose = 'balance' group by a.owner_id having sum(e.amount) > 0`,
  'what was asked for as withdrawals and has not ended is held for them, and each has ended once': sql`select held.cents, open.cents, ended.num from
    (select coalesce(-sum(e.amount), 0) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id) where a.purpose = 'withdrawals-held') held,
    (select coalesce(sum(amount_cents), 0) as cents from payouts where num_nonnulls(member_id, merchant_id) = 1 and state not in ('confirmed', 'returned')) open,
    (select count(*) as num from payouts y where num_nonnulls(y.member_id, y.merchant_id) = 1 and (select array_agg(p.kind order by p.kind) from ledger_postings p
      where p.subject_id = y.payout_id and p.kind <> case y.state when 'returned' then 'withdrawal-paid' else '' end) <> case y.state
      when 'confirmed' then array['withdrawal-asked', 'withdrawal-paid'] when 'returned' then array['withdrawal-asked', 'withdrawal-returned']
      else array['withdrawal-asked'] end) ended
    where held.cents <> open.cents or ended.num > 0`,
  'nobody has less than no points in any lot, and each lot is its owner’s': sql`select e.lot from ledger_entries e
    join ledger_accounts a using (ledger_account_id) left join point_lots l on l.lot_id = e.lot where a.purpose = 'points'
    group by e.lot having sum(e.amount) < 0 or not coalesce(bool_and(a.owner_id = l.owner_id), false)`,
  'nobody has points to spend and owes some': sql`select held.owner_id from
    (select l.owner_id from point_lots l join ledger_entries e on e.lot = l.lot_id where l.expires_at > now() group by l.owner_id having sum(e.amount) > 0) held
    join (select a.owner_id from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'points-debt' group by a.owner_id having sum(e.amount) < 0) owing using (owner_id)`,
  'nobody owes points who is owed some': sql`select a.owner_id from ledger_entries e join ledger_accounts a using (ledger_account_id)
    where a.purpose = 'points-debt' group by a.owner_id having sum(e.amount) > 0`,
  'a piece has points only while its owner keeps it': sql`select u.unit_id from units u
    join ledger_postings c on c.subject_id = u.unit_id and c.kind = 'points-earned' where u.state not in ('received', 'returned')`,
  'balance that unpaid orders took is held for them': sql`select held.cents, owed.cents from
    (select coalesce(-sum((parts ->> 'balance')::bigint), 0) as cents from orders where state = 'payment-pending') held,
    (select coalesce(-sum(e.amount), 0) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'balance-held') owed
    where held.cents <> owed.cents`,
  'points an order spent are those of its price, less what went back': sql`select o.order_id from orders o
    where ${isKept} and o.parts ? 'points' and (select sum(e.amount) from ledger_entries e join ledger_accounts a using (ledger_account_id)
        where e.order_id = o.order_id and a.purpose = 'points-spent') <> -((o.parts ->> 'points')::bigint + (select coalesce(-sum(f.amount_cents), 0)
        from refund_parts f join refunds r using (refund_id) where r.order_id = o.order_id and f.part = 'points' and ${isBack})) / 100`,
  'an order that was given up keeps neither points nor balance': sql`select o.order_id from orders o join ledger_entries e using (order_id)
    join ledger_accounts a using (ledger_account_id) where not ${isKept} and a.purpose in ('points', 'points-debt', 'balance', 'balance-held', 'points-spent')
    group by o.order_id, case a.purpose when 'points-debt' then 'points' else a.purpose end having sum(e.amount) <> 0`,
  'no campaign gives more than it may': sql`select c.campaign_id from campaigns c join coupons u using (campaign_id)
    where u.state <> 'unused' and u.returned_at is null group by c.campaign_id
    having count(*) > c.budget_uses or sum(u.amount_cents) > c.budget_cents`,
  'nobody has more of a campaign than each may': sql`select c.campaign_id, u.owner_id from campaigns c join coupons u using (campaign_id)
    where u.owner_id is not null and u.returned_at is null group by c.campaign_id, u.owner_id having count(*) > c.per_member`,
  'a coupon waits as long as its order does, is used once that is paid, and free once it is closed': sql`select u.coupon_id from coupons u
    join orders o using (order_id) where not ${isKept} or (u.state = 'locked') <> (o.state = 'payment-pending')`,
  'what coupons have cost is what they take off their order, and merchants bear their part of it': sql`select o.order_number, o.parts, o.has_coupons,
    json_agg(json_build_object('benefit', c.benefit, 'cents', u.amount_cents, 'merchants', u.merchant_cents)) as coupons from orders o
    left join coupons u using (order_id) left join campaigns c using (campaign_id) where ${isKept} group by o.order_id
    having o.has_coupons <> (count(u.coupon_id) > 0)
      or coalesce(sum(u.amount_cents) filter (where c.benefit ->> 'kind' <> 'delivery'), 0)
        <> -coalesce((o.parts ->> 'coupon')::bigint, 0) - coalesce((o.parts ->> 'merchantCoupon')::bigint, 0)
      or coalesce(sum(u.merchant_cents), 0) <> -coalesce((o.parts ->> 'merchantCoupon')::bigint, 0)`,
  'a coupon has come back where all that it reduced went back, and nowhere else': sql`select u.coupon_id from coupons u
    join orders o using (order_id), lateral (select bool_and(asked.cents = goods.cents) as asked, bool_and(asked.back = goods.cents) as back
      from unnest(u.unit_ids) unit, lateral (select coalesce((parts ->> 'goods')::bigint, 0) as cents from units where unit_id = unit) goods,
        lateral (select coalesce(sum(f.amount_cents), 0) as cents, coalesce(sum(f.amount_cents) filter (where r.state = 'confirmed'), 0) as back
          from refund_parts f join refunds r using (refund_id) where f.unit_id = unit and f.part = 'goods') asked) gone
    where u.state = 'used' and cardinality(u.unit_ids) > 0
      and not exists (select from payments p where p.order_id = o.order_id and p.accepted_cents <> 0)
      and ((u.returned_at is not null and not gone.asked) or (u.returned_at is null and gone.back))`,
  // Orders, refunds and withdrawals say what they moved; of gifts and goodwill there is nothing but the posting.
  'somebody has what came to their balance and has not left it': sql`select b.owner_id, b.cents, d.cents as documents from
    (select a.owner_id, -sum(e.amount) as cents from ledger_accounts a join ledger_entries e using (ledger_account_id)
      where a.purpose = 'balance' group by 1) b
    left join lateral (select coalesce(sum(cents), 0) as cents from (
      select -e.amount as cents from ledger_postings p join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
        where a.owner_id = b.owner_id and a.purpose = 'balance' and p.kind not in ('rewards-held', 'rewards-returned', 'refund', 'refund-again', 'refund-named', 'withdrawal-asked', 'withdrawal-returned')
      union all select (parts ->> 'balance')::bigint from orders o where o.owner_id = b.owner_id and ${isKept}
      union all select r.amount_cents from refunds r join orders o using (order_id)
        where o.owner_id = b.owner_id and r.to_balance and r.state = 'confirmed'
      union all select -f.amount_cents from refund_parts f join refunds r using (refund_id) join orders o using (order_id)
        where o.owner_id = b.owner_id and f.part = 'balance' and ${isBack}
      union all select -amount_cents from payouts where member_id = b.owner_id and state <> 'returned') moved) d on true
    where b.cents <> d.cents`,
}
