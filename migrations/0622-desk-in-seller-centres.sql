-- An operator works in a merchant's seller centre for a time, with a reason its owners are told.
create table merchant_visits (
  visit_id    uuid primary key,
  merchant_id uuid not null references merchants,
  operator_id uuid not null references accounts,
  reason      text not null check (reason <> ''),
  begun_at    timestamptz not null,
  ends_at     timestamptz not null check (ends_at > begun_at),
  ended_at    timestamptz
);
create unique index merchant_visits_open on merchant_visits (operator_id) where ended_at is null;
create index merchant_visits_merchant on merchant_visits (merchant_id, begun_at);

alter table merchant_steps drop constraint merchant_steps_act_check;
alter table merchant_steps add constraint merchant_steps_act_check
  check (act in ('hold-sales', 'hold-payouts', 'lift-sales', 'lift-payouts', 'rest', 'back', 'visit', 'leave'));
