-- A piece of which the bench has found something: it was turned down, or differs from what was described.
create table bench_cases (
  case_id         uuid primary key,
  case_number     text not null unique,
  kind            text not null check (kind in ('rejected', 'difference')),
  unit_id         uuid not null references units,
  order_id        uuid not null references orders,
  merchant_id     uuid not null references merchants,
  state           text not null
    check (state in ('merchant', 'buyer', 'agreed', 'held', 'fetch', 'return', 'fetched', 'sent-back', 'closed')),
  -- What the bench has found.
  finding         text not null check (finding <> ''),
  -- Of a difference: what was left of the price then, and what is asked instead.
  price_cents     bigint check (price_cents > 0),
  reduced_cents   bigint check (reduced_cents > 0),
  -- What sending it back costs its merchant, as it was told.
  cost_cents      bigint not null check (cost_cents >= 0),
  -- Until when who is asked may answer, or it is kept; null where nobody is asked any more.
  due_at          timestamptz,
  -- That the time is soon over was said; once for each time.
  reminded_at     timestamptz,
  courier         text not null default '',
  tracking_number text not null default '',
  opened_at       timestamptz not null,
  constraint bench_cases_prices check ((kind = 'difference') = (price_cents is not null) and (kind = 'difference') = (reduced_cents is not null)),
  constraint bench_cases_less check (reduced_cents < price_cents)
);
create unique index bench_cases_open on bench_cases (unit_id) where state not in ('agreed', 'fetched', 'sent-back', 'closed');
create index bench_cases_unit on bench_cases (unit_id);
create index bench_cases_order on bench_cases (order_id);
create index bench_cases_merchant on bench_cases (merchant_id, due_at) where state in ('merchant', 'held', 'fetch', 'return');
create index bench_cases_due on bench_cases (due_at) where due_at is not null;
create index bench_cases_state on bench_cases (state, opened_at);

create table bench_case_pictures (
  case_id   uuid not null references bench_cases,
  position  integer not null check (position >= 0),
  upload_id uuid not null unique references uploads,
  primary key (case_id, position)
);

create table bench_case_steps (
  case_id     uuid not null references bench_cases,
  position    integer not null check (position >= 0),
  act         text not null
    check (act in ('reject', 'propose', 'accept', 'take-back', 'agree', 'decline', 'choose-hold', 'choose-fetch', 'choose-return',
      'lapse-merchant', 'lapse-buyer', 'lapse-hold', 'hand-over', 'send-back', 'drop')),
  words       text not null default '',
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (case_id, position)
);
create index bench_case_steps_actor on bench_case_steps (actor_id);
create trigger bench_case_steps_stand before update or delete on bench_case_steps
  for each statement execute function refuse_rewriting();
create trigger bench_case_steps_kept before truncate on bench_case_steps
  for each statement execute function refuse_rewriting();

-- What others may know: that a piece is not to be touched, or may pass at another price.
create view bench_case_card as
  select case_id, unit_id, order_id, merchant_id, kind, state, price_cents, reduced_cents, due_at from bench_cases;
