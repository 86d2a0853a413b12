-- What a refund covers: of which piece, which part of its price, and how much. What several refunds cover never exceeds what was paid for a
-- piece. A chargeback that was lost took the money back as a refund would have.
create table refund_parts (
  refund_id    uuid not null references refunds,
  unit_id      uuid not null references units,
  part         text not null check (part in ('goods', 'delivery', 'service', 'technical', 'operating', 'packaging', 'coupon', 'points', 'fee')),
  -- Coupon and points are negative: what they reduced does not come back.
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (refund_id, unit_id, part)
);
create index refund_parts_unit on refund_parts (unit_id);
alter table refunds drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('refund', 'surplus', 'chargeback', 'compensation', 'goodwill'));
insert into refund_parts (refund_id, unit_id, part, amount_cents)
  select refund_id, unit_id, key, value::bigint from refunds join units using (order_id), jsonb_each_text(units.parts)
  where kind = 'refund' and value::bigint <> 0
  union all
  select refund_id, (select unit_id from units u where u.order_id = r.order_id order by unit_id limit 1), 'fee', fee_cents
  from refunds r join payments p using (payment_id) where kind = 'refund' and fee_cents > 0;
