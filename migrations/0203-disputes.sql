-- Payments that a card's issuer asks back, as the provider tells of them.
create table disputes (
  dispute_id     uuid primary key,
  provider       text not null,
  -- As the provider calls it.
  provider_id    text not null,
  payment_id     uuid not null references payments,
  order_id       uuid not null references orders,
  amount_cents   bigint not null check (amount_cents > 0),
  -- What the provider charges for it, and what of the amount it holds back meanwhile.
  fee_cents      bigint not null default 0 check (fee_cents >= 0),
  withheld_cents bigint not null default 0 check (withheld_cents >= 0),
  -- `closed`: the issuer has only asked.
  state          text not null default 'open' check (state in ('open', 'won', 'lost', 'closed')),
  reason         text not null default '',
  -- Until when evidence is taken, and where.
  due_at         timestamptz,
  url            text not null default '',
  -- Of a lost one: how much went beyond what was left to give back.
  loss_cents     bigint not null default 0 check (loss_cents >= 0 and loss_cents <= amount_cents),
  opened_at      timestamptz not null,
  settled_at     timestamptz,
  unique (provider, provider_id),
  constraint disputes_settled check ((state = 'open') = (settled_at is null)),
  constraint disputes_loss check (state = 'lost' or loss_cents = 0),
  constraint disputes_withheld check (state = 'open' or withheld_cents = 0)
);
create index disputes_order on disputes (order_id);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (due_at) where state = 'open';

-- The stand-in's own.
create table sandbox_stripe_disputes (
  dispute_id   text primary key,
  session_id   text not null references sandbox_stripe_sessions,
  amount_cents bigint not null check (amount_cents > 0),
  status       text not null check (status in ('needs_response', 'warning_needs_response', 'warning_closed', 'won', 'lost')),
  reason       text not null,
  due_by       timestamptz not null,
  created_at   timestamptz not null
);
create index sandbox_stripe_disputes_session on sandbox_stripe_disputes (session_id);
