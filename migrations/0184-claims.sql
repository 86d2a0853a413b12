-- What buyers claim of single pieces: the difference to a lower price, or that one is a fake.
create table claims (
  claim_id     uuid primary key,
  kind         text not null check (kind in ('price', 'fake')),
  unit_id      uuid not null references units,
  order_id     uuid not null references orders,
  state        text not null default 'asked' check (state in ('asked', 'more-asked', 'upheld', 'declined', 'withdrawn')),
  words        text not null default '',
  -- Of a lower price: how much, where, and the page that shows it. The shop itself never opens it.
  seen_cents   bigint check (seen_cents >= 0),
  seen_at      text not null default '',
  link         text not null default '',
  -- The piece is asked back, for another look.
  piece_wanted boolean not null default false,
  -- What was agreed to: of the price, and on top of it.
  refund_cents bigint not null default 0 check (refund_cents >= 0),
  extra_cents  bigint not null default 0 check (extra_cents >= 0),
  reason       text not null default '',
  asked_at     timestamptz not null default now(),
  decided_at   timestamptz,
  constraint claims_price check ((kind = 'price') = (seen_cents is not null)),
  constraint claims_decided check ((state in ('upheld', 'declined')) = (decided_at is not null)),
  constraint claims_reason check (state not in ('upheld', 'declined') or reason <> ''),
  constraint claims_extra check (extra_cents = 0 or kind = 'fake')
);
-- One that is open, and one that was agreed to, of a kind and piece.
create unique index claims_open on claims (unit_id, kind) where state in ('asked', 'more-asked');
create unique index claims_upheld on claims (unit_id, kind) where state = 'upheld';
create index claims_order on claims (order_id);
create index claims_queue on claims (kind, asked_at) where state in ('asked', 'more-asked');

create table claim_pictures (
  claim_id  uuid not null references claims,
  position  integer not null check (position >= 0),
  upload_id uuid not null unique references uploads,
  primary key (claim_id, position)
);

-- What was said and done about it, the first first. No account: the shopper.
create table claim_steps (
  claim_id    uuid not null references claims,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('ask', 'answer', 'withdraw', 'ask-more', 'ask-piece', 'look-genuine', 'look-fake', 'uphold',
    'decline')),
  words       text not null default '',
  actor       text not null,
  actor_id    uuid references accounts,
  happened_at timestamptz not null default now(),
  primary key (claim_id, position)
);
create index claim_steps_actor on claim_steps (actor_id);
create trigger claim_steps_stand before update or delete on claim_steps
  for each statement execute function refuse_rewriting();
