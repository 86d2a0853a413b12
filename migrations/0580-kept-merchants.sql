-- The shop keeps its merchants: what it holds of each, why and until when, and what was done about them.
alter table merchants add column version integer not null default 1;

create table merchant_holds (
  hold_id     uuid primary key,
  merchant_id uuid not null references merchants,
  -- `sales`: its offers are out, and payouts wait, too. `payouts`: it goes on selling, and nothing leaves for its bank.
  kind        text not null check (kind in ('sales', 'payouts')),
  reason_en   text not null check (reason_en <> ''),
  reason_zh   text not null check (reason_zh <> ''),
  -- Colleagues alone read it.
  note        text not null,
  -- It ends by itself then; without one somebody lifts it.
  ends_at     timestamptz,
  -- The merchant had its offers rest when it was suspended.
  was_resting boolean not null,
  begun_at    timestamptz not null,
  begun_by    uuid not null references accounts,
  ended_at    timestamptz
);
create unique index merchant_holds_open on merchant_holds (merchant_id, kind) where ended_at is null;
create index merchant_holds_due on merchant_holds (ends_at) where ended_at is null;
create index merchant_holds_begun_by on merchant_holds (begun_by);

create table merchant_steps (
  merchant_id uuid not null references merchants,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('hold-sales', 'hold-payouts', 'lift-sales', 'lift-payouts', 'rest', 'back')),
  words       text not null default '',
  words_zh    text not null default '',
  note        text not null default '',
  ends_at     timestamptz,
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (merchant_id, position)
);
create index merchant_steps_actor on merchant_steps (actor_id);
create trigger merchant_steps_stand before update or delete on merchant_steps
  for each statement execute function refuse_rewriting();
create trigger merchant_steps_kept before truncate on merchant_steps
  for each statement execute function refuse_rewriting();

-- Whom nothing is paid to: whoever makes a file for the bank leaves these out.
create view open_holds as select merchant_id, kind, ends_at from merchant_holds where ended_at is null;

update roles set permissions = permissions || '{keep-merchants}'
  where role_id = 'support' and not permissions && '{keep-merchants}';
