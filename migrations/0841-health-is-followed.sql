-- What was accepted as not as described, by item: of returns that came back and were inspected, and of claims that were upheld.
create view undescribed_units as
  select u.unit_id, s.happened_at as accepted_at
  from return_units u join return_steps s on s.return_id = u.return_id and s.unit_id = u.unit_id and s.act = 'inspect'
  where u.result = 'accepted' and u.reason = 'not-as-described';
create or replace view claim_card as select claim_id, order_id, unit_id, kind, state, decided_at from claims;

-- Which limits a merchant is above, and who has seen to it. A merchant that was never above one has no row.
create table merchant_health (
  merchant_id uuid primary key references merchants,
  -- Above the limit over thirty days: its owners have been told of these.
  told        text[] not null default '{}',
  -- Above it over ninety days, and since when a colleague is to look at that; none where that is done.
  over        text[] not null default '{}',
  waits_since timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references accounts,
  warning_en  text not null default '',
  warning_zh  text not null default '',
  -- How often it was changed.
  version     integer not null default 1
);
create index merchant_health_waiting on merchant_health (waits_since) where waits_since is not null;
create index merchant_health_reviewed_by on merchant_health (reviewed_by) where reviewed_by is not null;

alter table merchant_steps drop constraint merchant_steps_act_check;
alter table merchant_steps add constraint merchant_steps_act_check
  check (act in ('hold-sales', 'hold-payouts', 'lift-sales', 'lift-payouts', 'rest', 'back', 'visit', 'leave', 'name-account',
    'accept-account', 'refuse-account', 'review-health'));
