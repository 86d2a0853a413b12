-- A deposit is paid the way an order is, in all its ways, and is no sale: it has no items and no invoice.
alter table orders add column purpose text not null default 'goods' check (purpose in ('goods', 'deposit'));

create or replace view order_card as
  select order_id, order_number, owner_id, state, pay_type, logistics_type, total_cents,
    -coalesce((parts ->> 'balance')::bigint, 0) as balance_cents, placed_at, paid_at, purpose
  from orders;

alter table sourcing_requests
  -- What the quote was accepted with; of one given up unpaid, until another is accepted.
  add column deposit_order_id uuid unique references orders,
  -- Until when the next step has to be taken, once the deposit is paid.
  add column due_at timestamptz;
create index sourcing_requests_due on sourcing_requests (due_at) where due_at is not null and ended_at is null;
