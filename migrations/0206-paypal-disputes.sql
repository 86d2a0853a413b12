-- The stand-in's own: cases that buyers open with PayPal.
create table sandbox_paypal_disputes (
  dispute_id    text primary key,
  order_id      text not null references sandbox_paypal_orders,
  amount_cents  bigint not null check (amount_cents > 0),
  -- An inquiry holds nothing; a claim holds its amount from this time on.
  held_at       timestamptz,
  reason        text not null,
  due_by        timestamptz not null,
  -- Of a case that is decided: what the buyer was given back, and what of it PayPal took from the shop.
  outcome       text check (outcome in ('RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER')),
  given_cents   bigint not null default 0 check (given_cents >= 0 and given_cents <= amount_cents),
  taken_cents   bigint not null default 0 check (taken_cents >= 0 and taken_cents <= given_cents),
  created_at    timestamptz not null,
  decided_at    timestamptz,
  constraint sandbox_paypal_disputes_decided check ((outcome is null) = (decided_at is null))
);
create index sandbox_paypal_disputes_order on sandbox_paypal_disputes (order_id);
alter table sandbox_paypal_orders add column captured_at timestamptz;
