-- What an order costs is fixed when it is placed: its parts, which add up to the total. Only the fee of the way that really pays is
-- not known before it pays; it stands with the payment until then.
create function sum_of_parts(parts jsonb) returns bigint immutable language sql as
  $$ select coalesce(sum(value::bigint), 0)::bigint from jsonb_each_text(parts) $$;

alter table orders add column parts jsonb not null default '{}';
update orders set total_cents = goods_cents + delivery_cents,
  parts = jsonb_strip_nulls(jsonb_build_object('goods', goods_cents, 'delivery', nullif(delivery_cents, 0)));
alter table orders
  alter column parts drop default,
  drop column goods_cents,
  drop column delivery_cents,
  alter column payment_fee_cents drop not null,
  drop constraint orders_total_cents_check,
  add constraint orders_total check (total_cents >= 0 and total_cents = sum_of_parts(parts));
update orders set payment_fee_cents = null where paid_at is null;

-- Lines keep the order of the bag, and each its share of every part, to the cent.
alter table order_lines add column position integer not null default 0, add column parts jsonb not null default '{}';
update order_lines set parts = jsonb_build_object('goods', quantity * unit_price_cents);
alter table order_lines alter column position drop default, alter column parts drop default;

-- A payment is a try at paying, and stays what it was: what goes back is a row of its own.
alter table payments drop constraint payments_state_check;
alter table payments
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  add column received_cents bigint check (received_cents > 0);
update payments set state = 'succeeded' where state in ('refund-pending', 'refunded');
update payments set received_cents = amount_cents where state = 'succeeded';
alter table payments
  add constraint payments_state check (state in ('started', 'under-review', 'succeeded', 'failed', 'cancelled')),
  add constraint payments_received check ((state = 'succeeded') = (received_cents is not null)),
  add constraint payments_fee check (fee_cents < amount_cents);

-- Money that goes back or out. A refund returns what was paid; compensation and goodwill come on top and are never counted as paid back.
create table refunds (
  refund_id    uuid primary key,
  order_id     uuid not null references orders,
  payment_id   uuid not null references payments,
  kind         text not null check (kind in ('refund', 'surplus', 'compensation', 'goodwill')),
  amount_cents bigint not null check (amount_cents > 0),
  reason       text not null,
  state        text not null check (state in ('requested', 'approved', 'confirmed', 'failed')),
  requested_by uuid references accounts,
  approved_by  uuid references accounts,
  failure      text,
  approvals    integer not null default 0,
  requested_at timestamptz not null,
  settled_at   timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (requested_at) where state in ('requested', 'approved', 'failed');
insert into refunds (refund_id, order_id, payment_id, kind, amount_cents, reason, state, requested_at, settled_at)
  select gen_random_uuid(), order_id, payment_id, 'refund', received_cents, '', case when state = 'refunded' then 'confirmed' else 'requested' end,
    coalesce(paid_at, placed_at), case when state = 'refunded' then now() end
  from (select p.order_id, payment_id, received_cents, o.state, o.paid_at, o.placed_at from payments p join orders o using (order_id)
    where p.state = 'succeeded' and o.state in ('refund-pending', 'refunded')) known;
