-- When a merchant is on holiday, by days of Hong Kong. One that was called off or ended early stays, with who did it and when.
create table merchant_holidays (
  holiday_id  uuid primary key,
  merchant_id uuid not null references merchants,
  first_day   text not null check (first_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day    text not null check (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  named_by    uuid not null references accounts,
  named_at    timestamptz not null,
  ended_by    uuid references accounts,
  ended_at    timestamptz,
  constraint merchant_holidays_days check (last_day >= first_day),
  constraint merchant_holidays_ended check ((ended_by is null) = (ended_at is null))
);
create index merchant_holidays_merchant on merchant_holidays (merchant_id, last_day);
create index merchant_holidays_named_by on merchant_holidays (named_by);
create index merchant_holidays_ended_by on merchant_holidays (ended_by);

-- On holiday today. Like a document that has ended it leaves the merchant's own state as it is.
alter table merchants add column is_away boolean not null default false;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when state = 'active' and (lacks_documents or is_away) then 'resting' else state end as state
  from merchants;

-- Until which day those are away who are.
create view merchant_away as
  select m.merchant_id, min(h.last_day) as last_day
  from merchants m join merchant_holidays h on h.merchant_id = m.merchant_id
  where m.is_away and h.ended_at is null and h.last_day >= to_char(now() at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD')
  group by m.merchant_id;
