-- Who waits for a variant that is sold out. Told once; kept a while afterwards so that the way out in the mail still works.
create table stock_alerts (
  alert_id   uuid primary key,
  sku_id     uuid not null references variants on delete cascade,
  email      text not null,
  language   text not null check (language in ('en', 'zh')),
  -- The words that were agreed to, as they were shown.
  consent    text not null,
  asked_at   timestamptz not null,
  told_at    timestamptz,
  end_hash   bytea unique
);
create unique index stock_alerts_waiting on stock_alerts (sku_id, email) where told_at is null;
create index stock_alerts_email on stock_alerts (email);
create index stock_alerts_told on stock_alerts (told_at) where told_at is not null;
