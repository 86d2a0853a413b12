-- Money that came and pays nothing yet: nobody knows what for, or it is less than what it is for. It is kept until somebody books it
-- or it goes back.
create table held_money (
  held_id      uuid primary key,
  method       text not null check (method in ('bank', 'fps', 'card')),
  amount_cents bigint not null check (amount_cents > 0),
  -- As the statement or the provider names it.
  reference    text not null,
  payer        text not null,
  -- Unmatched money of a card provider: told of twice, it is held once.
  provider_id  text unique,
  -- What it is too little for; null when nobody knows what it is for.
  payment_id   uuid references payments,
  state        text not null check (state in ('held', 'booked', 'returning', 'returned')),
  recorded_by  uuid references accounts,
  came_at      timestamptz not null,
  settled_at   timestamptz
);
create index held_money_open on held_money (came_at) where state in ('held', 'returning');
create index held_money_payment on held_money (payment_id) where payment_id is not null;

-- Less came than was asked, and the shop took the difference on itself.
alter table payments add column accepted_cents bigint not null default 0 check (accepted_cents >= 0);

-- What somebody did about money that did not fit, and why.
create table money_repairs (
  repair_id    uuid primary key,
  subject_id   uuid not null,
  kind         text not null check (kind in ('record', 'book', 'return', 'accept', 'retry')),
  method       text not null check (method in ('bank', 'fps', 'card')),
  amount_cents bigint not null check (amount_cents > 0),
  -- An order's number, or what the money called itself.
  reference    text not null,
  reason       text not null,
  repaired_by  uuid not null references accounts,
  repaired_at  timestamptz not null
);
create index money_repairs_time on money_repairs (repaired_at desc);
create index money_repairs_subject on money_repairs (subject_id);
