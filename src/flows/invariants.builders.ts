import { sql } from 'kysely'
import { depositStanding, orderState } from '#modules/orders/pieces/order-state.rules.ts'
import { consignmentState, consignmentStates, unitStates } from '#modules/orders/pieces/unit.rules.ts'
import type { Database } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'
import { rewardQuestions } from './reward-invariants.builders.ts'

/** Of what was found and not paid in time, unless the shop has closed it. */
const keptDeposits = sql`select c.merchant_id, -(o.parts ->> 'balance')::bigint as cents from orders o join consignments c using (order_id)
  where o.purpose = 'found' and o.paid_at is null and exists (select from order_history h where h.order_id = o.order_id and h.move = 'close'
    and h.actor_kind <> 'operator')`

/** Each question finds what must never be there. */
const questions = {
  'stock is never negative': sql`select offer_id from offers where available < 0`,
  'an order’s total is the sum of its parts': sql`select order_id from orders where total_cents <> sum_of_parts(parts)`,
  'an order has a zone when it goes abroad, and costs delivery only then': sql`select order_id from orders where (zone is null) <>
    (logistics_type = 1 or receiver ->> 'territory' in ('HK', 'MO')) or (zone is null and parts ? 'delivery')`,
  'the shares of the lines add up to every part': sql`select o.order_id, p.key from orders o, jsonb_each_text(o.parts) p
    where o.purpose <> 'deposit' and p.value::bigint <> (select coalesce(sum((l.parts ->> p.key)::bigint), 0) from order_lines l where l.order_id = o.order_id)`,
  'consignments add up to the goods': sql`select o.order_id from orders o join consignments c using (order_id) group by o.order_id having sum(c.goods_cents) <> (o.parts ->> 'goods')::bigint`,
  'lines add up to the goods': sql`select o.order_id from orders o join order_lines l using (order_id) group by o.order_id having sum(l.quantity * l.unit_price_cents) <> (o.parts ->> 'goods')::bigint`,
  'an order has a piece for each that was bought, and their shares add up to the line’s': sql`select l.line_id from order_lines l join units u using (line_id)
    group by l.line_id having count(*) <> l.quantity or exists (select from jsonb_each_text(l.parts) p
      where p.value::bigint <> (select sum(coalesce((o.parts ->> p.key)::bigint, 0)) from units o where o.line_id = l.line_id))
      or sum(sum_of_parts(u.parts)) <> sum_of_parts(l.parts)`,
  'no line is without its pieces': sql`select line_id from order_lines l where not exists (select from units u where u.line_id = l.line_id)`,
  'a piece on sale again belongs to nobody, and somebody has said so': sql`select u.unit_id from units u join orders o using (order_id)
    where u.shelf <> 'taken' and (u.state not in ('cancelled', 'rejected', 'returned') or o.paid_at is not null
      and not exists (select from stock_changes s where s.unit_id = u.unit_id))`,
  'a piece that has travelled lies in the parcel it travelled in': sql`select u.unit_id from units u where u.state in ('sent', 'received', 'returned')
    and not exists (select from parcel_units c join parcels p using (parcel_id) where c.unit_id = u.unit_id
      and p.direction = case u.state when 'returned' then 'back' else 'to-shopper' end)`,
  'what is on its way lies in one parcel that has neither arrived nor ended, and a parcel that has ended holds nothing of it': sql`select u.unit_id from units u
    where u.state = 'sent' and (select count(*) from parcel_units c join parcels p using (parcel_id) where c.unit_id = u.unit_id
      and p.direction = 'to-shopper' and p.received_at is null and p.ended_at is null) <> 1`,
  'history ends where the order stands': sql`select o.order_id from orders o
    where o.state <> (select to_state from order_history h where h.order_id = o.order_id order by position desc limit 1)`,
  'history has no gap': sql`select order_id from (select order_id, from_state, lag(to_state) over (partition by order_id order by position) as before from order_history) steps
    where before is not null and before <> from_state`,
  'one payment pays an order, and every other is to go back whole': sql`select order_id from payments p where state = 'succeeded'
    and p.received_cents is distinct from (select sum(r.amount_cents) from refunds r where r.payment_id = p.payment_id and r.kind = 'surplus')
    group by order_id having count(*) > 1`,
  'what was paid is the total and the fee': sql`select o.order_id from orders o where paid_at is not null and not exists (select from payments p
    where p.order_id = o.order_id and p.state = 'succeeded' and p.method = o.pay_type
      and p.received_cents + p.accepted_cents = o.total_cents + o.payment_fee_cents + (select coalesce(sum(r.amount_cents), 0)
        from refunds r where r.payment_id = p.payment_id and r.kind = 'surplus'))`,
  'no more goes back than came': sql`select p.payment_id from payments p join refunds r using (payment_id)
    where r.kind in ('refund', 'surplus', 'chargeback') group by 1 having sum(r.amount_cents) > max(coalesce(p.received_cents, 0))`,
  'a refund is what it covers': sql`select r.refund_id from refunds r join orders o using (order_id) left join refund_parts p using (refund_id)
    group by r.refund_id, o.purpose having coalesce(sum(p.amount_cents), 0) <> case when o.purpose <> 'deposit' and r.kind in ('refund', 'chargeback') then r.amount_cents else 0 end`,
  'no more of a piece goes back than was paid for it, part by part': sql`select unit_id, part from refund_parts join units u using (unit_id)
    -- A piece that is kept when others are cancelled may be charged the delivery that a coupon had made free.
    where part <> 'fee' and not (part = 'delivery' and not u.parts ? 'delivery') group by unit_id, part, u.parts having abs(sum(amount_cents)) > abs(coalesce((u.parts ->> part)::bigint, 0))
      or sign(sum(amount_cents)) <> sign((u.parts ->> part)::bigint)`,
  'no more of the fee goes back than was paid': sql`select order_id from refund_parts p join units u using (unit_id) join orders o using (order_id)
    where part = 'fee' group by order_id, o.payment_fee_cents having sum(p.amount_cents) > o.payment_fee_cents`,
  'every posting sums to zero': sql`select posting_id from ledger_entries join ledger_accounts using (ledger_account_id)
    group by posting_id, unit having sum(amount) <> 0`,
  'paid less refunded is what the ledger holds': sql`select o.order_id from orders o
    where (select coalesce(sum(received_cents), 0) from payments p where p.order_id = o.order_id and p.state = 'succeeded')
      - (select coalesce(sum(amount_cents), 0) from refunds r where r.order_id = o.order_id and r.state = 'confirmed' and r.kind in ('refund', 'surplus', 'chargeback') and not r.to_balance)
      <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id)
        where e.order_id = o.order_id and a.purpose like 'clearing-%')`,
  'a refunded order leaves nothing in the ledger': sql`select o.order_id from orders o join ledger_entries e using (order_id)
    join ledger_accounts a using (ledger_account_id)
    where o.state = 'refunded' and not exists (select from disputes d where d.order_id = o.order_id and d.state = 'open') and a.purpose not in ('payouts', 'compensation', 'goodwill', 'merchant-debts', 'charge-send-back', 'charge-late', 'appeals')
      and a.unit = 'cents'
      -- With a change of mind the fee of the way of paying and the way abroad stay with the shop.
      and not (exists (select from units u where u.order_id = o.order_id and u.state = 'returned')
        and (a.purpose in ('payment-fees', 'charge-delivery', 'balance') or a.purpose like 'clearing-%'))
      and not (exists (select from refunds r where r.order_id = o.order_id and r.to_balance) and (a.purpose = 'balance' or a.purpose like 'clearing-%'))
      and not (a.purpose like 'clearing-%' and exists (select from refunds r join payouts y using (refund_id) join payments p using (payment_id)
        where r.order_id = o.order_id and y.state = 'confirmed' and p.provider_id is not null and r.kind in ('refund', 'surplus')))
    group by o.order_id, e.ledger_account_id having sum(e.amount) <> 0`,
  'nobody’s money is left lying while an order is on its way': sql`select o.order_id from orders o join ledger_entries e using (order_id)
    join ledger_accounts a using (ledger_account_id) where a.purpose = 'customers' and o.state in ('pending-seller-delivery', 'to-be-received',
    'pending-platform-delivery', 'received', 'successful') group by 1 having sum(e.amount) <> 0`,
  'a kept order has been paid': sql`select o.order_id from orders o where state in ('pending-seller-delivery', 'pending-platform-delivery', 'to-be-received', 'received', 'successful')
    and not exists (select 1 from payments p where p.order_id = o.order_id and p.state = 'succeeded')`,
  'a closed order keeps no money': sql`select o.order_id from orders o join payments p using (order_id) where o.state in ('closed', 'payment-pending') and p.state = 'succeeded'`,
  'what is held is what the ledger owes beside the orders': sql`select held.cents, owed.cents from
    (select coalesce(sum(amount_cents), 0) as cents from unallocated_receipts where state in ('held', 'returning')) held,
    (select coalesce(-sum(e.amount), 0) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'surplus' and e.order_id is null) owed
    where held.cents <> owed.cents`,
  'a payout that has arrived has ended what it was of': sql`select payout_id from payouts y left join refunds r using (refund_id)
    left join unallocated_receipts h using (held_id)
    where num_nonnulls(y.member_id, y.merchant_id) = 0 and (y.state in ('confirmed', 'returned')) <> (coalesce(r.state, h.state) in ('confirmed', 'returned')
      or exists (select from refund_returns b where b.refund_id = y.refund_id and b.gone_at is null and y.state = 'returned'))`,
  'a payout is in one file the bank has not answered, and stands there as sent': sql`select y.payout_id from payouts y
    join payout_file_lines l using (payout_id) where l.outcome is distinct from 'failed' and (y.state not in ('sent', 'unknown', 'confirmed')
      or (y.state in ('sent', 'unknown') and y.bank_reference <> l.end_to_end_id))`,
  'every row of money out names two persons, or a delay that has passed': sql`with enough as (select kind, subject_id from approvals a
      where state = 'approved' and not is_free
        and (num_nonnulls(asked_by, first_by, second_by) > 1 or (asked_by is null and first_by is not null) or due_at <= decided_at)),
    gone as (
      select r.refund_id::text as id, r.split_of::text as split, 'refund' as kind from refunds r
        where r.kind <> 'chargeback' and r.approved_by is not null and r.state <> 'requested'
      union all select goodwill_id::text, null, 'goodwill' from goodwills where state = 'given'
      union all select correction_id::text, null, 'points' from point_corrections where state = 'made'
      union all select payout_id::text, null, case when num_nonnulls(member_id, merchant_id) = 1 then 'withdrawal' when held_id is not null then 'held' else 'payout' end
        from payouts where state in ('approved', 'sent', 'unknown', 'confirmed'))
    select * from gone where not exists (select from enough e where e.kind = gone.kind and e.subject_id = gone.id)
      and not exists (select from enough e where e.kind = gone.kind and e.subject_id = gone.split)`,
  'nobody approves a payout twice, and an account is kept no longer than its money is here': sql`select payout_id from payouts
    where second_by = approved_by or (state in ('confirmed', 'failed', 'returned') and sealed_account is not null)`,
  'what could not be set right twice was not': sql`select subject_id from money_repairs where kind in ('book', 'accept', 'return', 'pay-out')
    group by subject_id, kind having count(*) > 1 + case kind when 'return' then
      -- A return of held money that was refused, or that came back, is made again.
      (select count(*) from outside_calls c where c.kind = 'payment-return' and c.subject = subject_id::text and c.state in ('failed', 'given-up'))
      + (select count(*) from ledger_postings p join money_repairs r on r.repair_id = p.subject_id
        where p.kind = 'held-back' and r.subject_id = money_repairs.subject_id) else 0 end`,
  'what a return brings was asked back, once, and its piece is with the shop': sql`select u.unit_id from return_units u join units p using (unit_id)
    where (u.result = 'accepted' and p.state <> 'returned') or (u.refund_cents > 0 and not exists (select from refund_parts f join refunds r using (refund_id)
      where f.unit_id = u.unit_id and r.kind = 'refund' group by coalesce(r.split_of, r.refund_id) having sum(f.amount_cents) filter (where f.part <> 'balance') = u.refund_cents))`,
  'a return is open as long as one of its pieces is': sql`select r.return_id from returns r join return_units u using (return_id)
    group by r.return_id having bool_or(u.is_open) <> (r.state not in ('done', 'declined', 'withdrawn', 'lapsed'))
      and not (r.state = 'arrived' and bool_and(u.result is not null))`,
  'only an unpaid order has tries that stand open': sql`select o.order_id from orders o join payments p using (order_id)
    where o.state <> 'payment-pending' and p.state in ('started', 'under-review')`,
  'what a claim brings on top was asked for, and is owed by its merchant, once': sql`select c.claim_id from claims c
    left join ledger_postings p on p.kind = 'claim' and p.subject_id = c.claim_id
    where (c.extra_cents > 0) <> (p.posting_id is not null) or (c.extra_cents > 0 and not exists (select from refunds r
      where r.order_id = c.order_id and r.kind = 'compensation' and r.amount_cents = c.extra_cents))`,
  'what a claim brings of a price was asked back': sql`select c.claim_id from claims c where c.refund_cents > 0 and not exists (select from refunds r
    where r.order_id = c.order_id and r.kind = 'refund' group by coalesce(r.split_of, r.refund_id) having c.refund_cents = sum(r.amount_cents
      - (select coalesce(sum(f.amount_cents), 0) from refund_parts f where f.refund_id = r.refund_id and f.part = 'balance')))`,
  'what merchants are due is what the ledger owes them, merchant by merchant': sql`select d.merchant_id, d.cents, l.cents from
    (select merchant_id, sum(cents) as cents from
      (select merchant_id, goods_cents - commission_cents - card_cents - fee_cents as cents from merchant_payables
        union all select merchant_id, commission_cents from referral_sales where booked_at is not null
        union all select merchant_id, cents from (${keptDeposits}) k) p group by 1) d
    full join (select a.owner_id as merchant_id, -sum(e.amount) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'merchant-due' group by 1) l using (merchant_id) where coalesce(d.cents, 0) <> coalesce(l.cents, 0)`,
  'what merchants have withdrawn is what was asked for them and has not come back, merchant by merchant': sql`select y.merchant_id, y.cents, l.cents from
    (select merchant_id, sum(amount_cents) as cents from payouts where merchant_id is not null and state <> 'returned' group by 1) y
    full join (select a.owner_id as merchant_id, sum(e.amount) as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = 'merchant-paid' group by 1) l using (merchant_id) where coalesce(y.cents, 0) <> coalesce(l.cents, 0)`,
  'a merchant’s books are its sales, less refunds, commission, card share, fees and payouts': sql`select c.merchant_id from merchants c
    cross join lateral (select coalesce(sum(v.value::bigint), 0) as cents from order_pieces u, jsonb_each_text(u.parts) v
      where u.merchant_id = c.merchant_id and v.key in ('goods', 'merchantCoupon')
        and exists (select from ledger_postings p where p.kind = 'sale' and p.subject_id = u.order_id)) sold
    cross join lateral (select coalesce(sum(d.commission_cents + d.card_cents + d.fee_cents), 0) as cents from merchant_payables d
      where d.merchant_id = c.merchant_id) kept
    cross join lateral (select coalesce(sum(y.amount_cents), 0) as cents from payouts y
      where y.merchant_id = c.merchant_id and y.state <> 'returned') gone
    cross join lateral (select coalesce(sum(f.amount_cents), 0) as cents from refunded_parts f join order_pieces u using (unit_id)
      where u.merchant_id = c.merchant_id and f.part in ('goods', 'merchantCoupon')
        and exists (select from ledger_postings p where p.kind = 'refund' and (p.subject_id = f.refund_id
          -- A part of one that had come back was undone with the whole.
          or p.subject_id = (select r.split_of from refunds r join refund_returns b using (refund_id) where r.refund_id = f.refund_id limit 1)))) back
    -- What of a difference the shop had borne is undone stands in no refund.
    cross join lateral (select coalesce(-sum(l.amount), 0) as cents from ledger_lines l where l.owner_id = c.merchant_id
      and l.purpose in ('merchant-sales', 'merchant-due', 'merchant-paid') and l.kind <> 'difference-undone') books
    cross join lateral (select coalesce(sum(s.commission_cents), 0) as cents from referral_sales s
      where s.merchant_id = c.merchant_id) earned
    cross join lateral (select coalesce(sum(k.cents), 0) as cents from (${keptDeposits}) k where k.merchant_id = c.merchant_id) deposits
    where books.cents <> sold.cents + earned.cents + deposits.cents - back.cents - kept.cents - gone.cents`,
  'a late cancellation costs what the line was sold under, and no more than was paid': sql`select u.unit_id from units u
    join order_lines l using (line_id) join ledger_postings p on p.kind = 'late-cancelled' and p.subject_id = u.unit_id
    join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
    where a.purpose = 'merchant-debts' and (u.state <> 'cancelled' or e.amount not between 1 and least((l.commission ->> 'lateCents')::bigint,
      (select sum(value::bigint) from jsonb_each_text(u.parts) where key in ('goods', 'merchantCoupon'))
      -- A coupon whose minimum was no longer met is the buyer’s to pay: the item has its whole price again.
      - (select coalesce(sum(f.amount_cents), 0) from refunded_parts f
        where f.unit_id = u.unit_id and f.part in ('goods', 'merchantCoupon') and f.amount_cents < 0)))`,
  'what influencers earn is what is kept at the rates of the sale': sql`select s.unit_id from referral_sales s join order_pieces u using (unit_id)
    where s.booked_at is not null and (not exists (select from merchant_payables d where d.unit_id = s.unit_id)
      or s.commission_cents <> least(s.goods_cents, coalesce((s.terms ->> 'mostCents')::bigint, s.goods_cents),
        greatest((s.terms ->> 'leastCents')::bigint, round(s.goods_cents * (s.terms ->> 'rate')::int / 10000.0)))
      or s.goods_cents > greatest(0, u.merchandise_cents - (select coalesce(sum(f.amount_cents), 0) from refunded_parts f
        where f.unit_id = s.unit_id and f.part in ('goods', 'coupon', 'merchantCoupon', 'points'))))`,
  'what influencers cost is what they are due': sql`select e.cents from
    (select coalesce(sum(commission_cents), 0) as cents from referral_sales) e
    where e.cents <> (select coalesce(sum(amount), 0) from ledger_lines where purpose = 'referral-cost')`,
  'no influencer earns by what was refused': sql`select s.unit_id from referral_sales s join ledger_postings p
    on p.subject_id = s.unit_id and p.kind = 'referral-due' where s.refused is not null`,
  'a bank has paid no payout twice': sql`select payout_id from payout_file_lines where outcome = 'confirmed' group by payout_id having count(*) > 1`,
  'what a merchant has to send of a paid order has its time': sql`select c.consignment_id from consignments c join orders o using (order_id)
    where o.paid_at is not null and c.due_at is null`,
  'a piece its merchant has sent lies in one parcel on its way to us': sql`select x.unit_id from parcel_units x join parcels p using (parcel_id)
    where p.direction = 'to-us' and p.received_at is null group by x.unit_id having count(*) > 1`,
  'a piece is settled by what its line was sold under': sql`select d.unit_id from merchant_payables d join units u using (unit_id)
    join order_lines l using (line_id) join orders o on o.order_id = u.order_id where l.commission is not null
      and (d.commission_rate <> (l.commission ->> 'rate')::int
        or d.card_rate <> case when o.pay_type = 'card' then (l.commission ->> 'card')::int else 0 end
        or d.commission_cents <> least(d.goods_cents, coalesce((l.commission ->> 'mostCents')::bigint, d.goods_cents),
          greatest((l.commission ->> 'leastCents')::bigint, round(d.goods_cents * d.commission_rate / 10000.0)))
        or d.fee_cents <> least(d.goods_cents - d.commission_cents - d.card_cents, (select coalesce(sum(round(d.goods_cents
          * (f.value ->> 'rate')::int / 10000.0) + (f.value ->> 'cents')::bigint), 0) from jsonb_array_elements(l.commission -> 'fees') f)))`,
  'what the shop keeps of merchants’ prices is what it has booked': sql`select purpose from
    (select 'commission' as purpose, coalesce(sum(commission_cents), 0) as cents from merchant_payables
      union all select 'card-share', coalesce(sum(card_cents), 0) from merchant_payables
      union all select 'fees', coalesce(sum(fee_cents), 0) from merchant_payables) kept
    where cents <> (select coalesce(-sum(e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id)
      where a.purpose = kept.purpose or (kept.purpose = 'fees' and a.purpose like 'fee-%'))`,
  'a merchant is due no more of a piece than was paid for it and is not back': sql`select d.unit_id from merchant_payables d join units u using (unit_id)
    where u.state not in ('received', 'returned') or d.goods_cents > (select coalesce(sum(value::bigint), 0) from jsonb_each_text(u.parts)
      where key in ('goods', 'merchantCoupon')) - (select coalesce(sum(p.amount_cents), 0) from refund_parts p join refunds r using (refund_id)
      where p.unit_id = d.unit_id and p.part in ('goods', 'merchantCoupon')
        and (r.state = 'confirmed' or exists (select from refund_returns b where b.refund_id = r.refund_id)))`,
  'a merchant is due no less of it either, but nothing of an order that is back as a whole': sql`select d.unit_id
    from merchant_payables d join units u using (unit_id) join orders o on o.order_id = u.order_id
    where d.goods_cents <> case o.state when 'refunded' then 0 else greatest(0, (select coalesce(sum(value::bigint), 0)
        from jsonb_each_text(u.parts) where key in ('goods', 'merchantCoupon')) - (select coalesce(sum(p.amount_cents), 0)
        from refund_parts p where p.unit_id = d.unit_id and p.part in ('goods', 'merchantCoupon'))) end
      and not exists (select from refunds r where r.order_id = o.order_id and r.kind in ('refund', 'chargeback') and r.state <> 'confirmed')`,
  'of a successful order every piece is settled, and none about which something is open': sql`select o.order_id from orders o join units u using (order_id)
    where o.state = 'successful' and u.state = 'received' and not exists (select from merchant_payables d where d.unit_id = u.unit_id)`,
  'what providers hold back in disputes lies apart, order by order': sql`select o.order_id from orders o
    where (select coalesce(sum(withheld_cents), 0) from disputes d where d.order_id = o.order_id)
      <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id)
        where e.order_id = o.order_id and a.purpose = 'clearing-disputed')`,
  'what disputes have cost is in the books': sql`select d.* from (select coalesce(sum(fee_cents), 0) as fees, coalesce(sum(loss_cents + least(taken_cents, 0)), 0) as losses from disputes) d
    where d.fees <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id) where a.purpose = 'dispute-fees')
      or d.losses <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a using (ledger_account_id) where a.purpose = 'dispute-losses')`,
  'no certificate is in force for a piece that is returned, refunded, not sent or found false': sql`select e.code from certificate_entries e join units u using (unit_id)
    where e.type = 'issue' and not exists (select from certificate_entries w where w.code = e.code and w.type = 'withdrawal')
      and (u.state in ('returned', 'rejected', 'cancelled') or exists (select from claims c where c.unit_id = u.unit_id and c.kind = 'fake' and c.state = 'upheld')
        or (select sum(f.amount_cents) from refund_parts f join refunds r using (refund_id) where f.unit_id = u.unit_id and f.part = 'goods'
          and r.state = 'confirmed') = (u.parts ->> 'goods')::bigint)`,
  'what providers have refunded beyond a payment is in the books': sql`select r.cents, l.cents as books from
    (select coalesce(sum(loss_cents), 0) as cents from provider_reports) r, (select coalesce(sum(e.amount), 0) as cents
      from ledger_entries e join ledger_accounts a using (ledger_account_id) where a.purpose = 'refunded-twice') l where r.cents <> l.cents`,
  'what came back is owed until it has gone anew': sql`select r.order_id from refunds r
    where (r.state <> 'confirmed' and exists (select from refund_returns b where b.refund_id = r.refund_id))
      <> exists (select from refund_returns b where b.refund_id = r.refund_id and b.gone_at is null)`,
  'what was refunded at a provider is what it was booked as': sql`select r.report_id from provider_reports r left join refunds f using (report_id)
    where r.state in ('booked', 'came-back') and r.payment_id is not null group by r.report_id
    having coalesce(sum(f.amount_cents), 0) + case r.state when 'came-back' then 0 else r.loss_cents end > r.amount_cents`,
  'deposits lie apart until what they are for is over': sql`select held.cents, open.cents from
    (select coalesce(-sum(amount), 0) as cents from ledger_lines where purpose = 'sourcing-deposits') held,
    (select coalesce(sum(greatest(0, (o.parts ->> 'deposit')::bigint - (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.order_id
        and r.kind in ('refund', 'chargeback') and (r.state = 'confirmed' or exists (select from refund_returns w where w.refund_id = r.refund_id))))), 0) as cents
      from orders o where o.purpose = 'deposit' and o.paid_at is not null and o.completed_at is null and o.state <> 'refunded') open
    where held.cents <> open.cents`,
  'what is being looked for has its deposit': sql`select q.request_number from sourcing_requests q left join orders o on o.order_id = q.deposit_order_id
    where q.state in ('searching', 'bought', 'sent') and o.state is distinct from 'pending-seller-delivery'
      and not exists (select from refunds r where r.order_id = o.order_id and r.kind in ('refund', 'chargeback'))`,
  'what has passed waits for its rest, and what is done was paid': sql`select q.request_number from sourcing_requests q left join orders o using (order_id)
    where (q.state in ('passed', 'done', 'kept') and o.purpose is distinct from 'found') or (q.state = 'done' and o.paid_at is null)
      or (q.state = 'kept' and (o.paid_at is not null or o.state = 'payment-pending'))`,
  'a request is looked for by the one whose quote was accepted': sql`select q.request_number from sourcing_requests q where q.state in ('chosen', 'searching', 'bought', 'sent', 'passed')
    and not exists (select from sourcing_quotes a where a.request_id = q.request_id and a.state = 'accepted')`,
  'an answered request has one effect': sql`select order_number from orders group by order_number having count(*) > 1`,
}

/** Consignments and orders stand where their pieces and their money say, by the same rules that moved them. */
async function requireStandings(database: Database): Promise<void> {
  const orders = await readRows(
    database.pool,
    z.object({
      orderNumber: z.string(),
      state: z.string(),
      isDeposit: z.boolean(),
      facts: z.object({
        isPaid: z.boolean(),
        isCompleted: z.boolean(),
        receivedCents: z.number(),
        askedCents: z.number(),
        backCents: z.number(),
        openRefunds: z.number(),
        keepsFree: z.boolean(),
        isAllAsked: z.boolean(),
      }),
      consignments: z.array(z.object({ state: z.enum(consignmentStates), units: z.array(z.enum(unitStates)) })).nullable(),
    }),
    sql`select o.order_number as "orderNumber", o.state, o.purpose = 'deposit' as "isDeposit", json_build_object(
        'isPaid', paid_at is not null, 'isCompleted', completed_at is not null,
        'receivedCents', (select coalesce(sum(received_cents), 0) from payments p where p.order_id = o.order_id and p.state = 'succeeded')
          + case when paid_at is null then 0 else coalesce(-(parts ->> 'balance')::bigint, 0) end,
        'askedCents', m.asked, 'backCents', m.back, 'openRefunds', m.open,
        'keepsFree', exists (select from units u where u.order_id = o.order_id and u.state not in ('rejected', 'returned', 'cancelled')
          and (select sum(value::bigint) from jsonb_each_text(u.parts) where key <> 'balance') = 0
          and not exists (select from refund_parts p where p.unit_id = u.unit_id)),
        'isAllAsked', paid_at is not null and (select coalesce(bool_and(u.state in ('rejected', 'returned', 'cancelled')
            and (u.parts ->> 'goods')::bigint = (select coalesce(sum(p.amount_cents), 0) from refund_parts p where p.unit_id = u.unit_id and p.part = 'goods'))
            and bool_or((u.parts ->> 'goods')::bigint > 0), false)
          from units u where u.order_id = o.order_id)) as facts,
      (select json_agg(json_build_object('state', c.state, 'units', (select json_agg(u.state) from units u
        where u.order_id = o.order_id and u.consignment_id = c.consignment_id))) from consignments c where c.order_id = o.order_id) as consignments
    from orders o, lateral (select coalesce(sum(worth), 0) as asked, coalesce(sum(worth) filter (where state = 'confirmed'), 0) as back,
        count(*) filter (where state <> 'confirmed') as open from
      (select r.state, r.amount_cents - (select coalesce(sum(f.amount_cents), 0) from refund_parts f
        where f.refund_id = r.refund_id and f.part = 'balance') as worth
      from refunds r where r.order_id = o.order_id and kind in ('refund', 'surplus', 'chargeback')) asked) m`,
  )
  for (const { orderNumber, state, isDeposit, facts, consignments: own } of orders) {
    const consignments = own ?? []
    const isClosed = state !== 'payment-pending'
    const standing = isDeposit
      ? [depositStanding({ ...facts, isClosed })]
      : consignments.map(({ units }) => consignmentState(units))
    const expected = { state: orderState({ ...facts, consignments: standing }), consignments: isDeposit ? [] : standing }
    const found = { state, consignments: consignments.map((one) => one.state) }
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error(`order ${orderNumber} stands at ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
  }
}

const everyQuestion = Object.entries({ ...questions, ...rewardQuestions }).map(
  ([rule, question]) => sql`select ${rule}::text as rule, to_jsonb(found) as found from (${question}) found`,
)
const Broken = z.object({ rule: z.string(), found: z.unknown() })
/** Few enough for the time a statement has in a large shop, and many enough to save the way to PostgreSQL and back. */
const ASKED_AT_ONCE = 10

/** What must hold after every race, kill and fault; throws naming the first rule that does not. */
export async function requireInvariants(database: Database): Promise<void> {
  for (let at = 0; at < everyQuestion.length; at += ASKED_AT_ONCE) {
    const asked = sql.join(everyQuestion.slice(at, at + ASKED_AT_ONCE), sql` union all `)
    const [first, ...more] = await readRows(database.pool, Broken, asked)
    if (!first) continue
    const found = [first, ...more].filter(({ rule }) => rule === first.rule).slice(0, 5)
    throw new Error(`${first.rule}: ${JSON.stringify(found.map((row) => row.found))}`)
  }
  await requireStandings(database)
}

/** Every piece an offer began with is for sale, or taken by an order and not put back. */
export async function requireStockAccounted(database: Database, began: ReadonlyMap<string, number>): Promise<void> {
  const found = await readRows(
    database.pool,
    z.object({ offerId: z.string(), available: z.number(), held: z.number() }),
    sql`select f.offer_id as "offerId", f.available,
      (select count(*)::int from units u join order_lines l using (line_id) where l.offer_id = f.offer_id and u.shelf <> 'on-sale') as held
    from offers f where f.offer_id = any(${[...began.keys()]}::uuid[])`,
  )
  const lost = found.filter(({ offerId, available, held }) => available + held !== began.get(offerId))
  if (lost.length > 0 || found.length !== began.size) throw new Error(`stock is not accounted for: ${JSON.stringify(lost)}`)
}

/** For a shop whose events are delivered: each has exactly one mail, and no mail is without its event. Of an order that is paid as it is placed one says both. */
export async function requireEveryEventHandled(database: Database, topic: string): Promise<void> {
  const found = await readRows(
    database.pool,
    z.object({ key: z.string(), events: z.number(), mails: z.number() }),
    sql`select coalesce(e.key, m.dedupe_key) as key,
      count(e.key) as events, count(m.dedupe_key) as mails
    from (select topic || ':' || event_id as key from outbox where topic = ${topic}
      and not (topic = 'order-placed' and exists (select from orders where order_id = (payload ->> 'orderId')::uuid and total_cents = 0))) e
    full join (select dedupe_key from mails where dedupe_key like ${`${topic}:%`}) m on m.dedupe_key = e.key
    group by 1 having count(e.key) <> 1 or count(m.dedupe_key) <> 1`,
  )
  if (found.length > 0) throw new Error(`events and mails differ: ${JSON.stringify(found.slice(0, 5))}`)
}
